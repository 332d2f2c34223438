public import Foundation

/// Where a text is laid out: a rectangle.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nstextcontainer>
open class NSTextContainer: NSObject, NSTextLayoutOrientationProvider {
  /// Lines are broken at the width; 0 is no limit.
  open var size: CGSize {
    didSet {
      guard let layoutManager else { return }
      layoutManager.forget()
      guard size != oldValue else { return }
      layoutManager.delegate?.layoutManager(layoutManager, textContainer: self, didChangeGeometryFrom: oldValue)
    }
  }
  /// In points, at both ends of lines.
  open var lineFragmentPadding: CGFloat = TextMeasure.usualPadding { didSet { didChange() } }
  /// As many as the text needs where it is 0.
  open var maximumNumberOfLines = 0 { didSet { didChange() } }
  /// Lines are broken between words; one that truncates counts for what the last line's ellipsis stands for.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
  /// Kept, except by a text view's own container, which always does.
  open var widthTracksTextView = false
  /// Kept.
  open var heightTracksTextView = false
  /// What the text goes around, in the container's coordinates: lines have what the paths leave at their height.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { didChange() } }
  /// Who lays out in it. Not retained.
  open weak var layoutManager: NSLayoutManager?
  /// Told once another one has taken the place of that.
  var managerHearer: (@MainActor () -> Void)?

  /// Has another one lay out in it, and in all others of the one that does: that one has no container and no text
  /// from then on, and the new one has them.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard newLayoutManager !== layoutManager else { return }
    newLayoutManager.textStorage?.removeLayoutManager(newLayoutManager)
    if let old = layoutManager {
      let (containers, text) = (old.textContainers, old.textStorage)
      for _ in containers { old.removeTextContainer(at: 0) }
      text?.removeLayoutManager(old)
      for container in containers { newLayoutManager.addTextContainer(container) }
      text?.addLayoutManager(newLayoutManager)
    } else {
      newLayoutManager.addTextContainer(self)
    }
    if let managerHearer { MainActor.assumeIsolated(managerHearer) }
  }
  /// Told of another padding, number of lines or line break mode.
  var hearer: (@MainActor () -> Void)?
  private func didChange() {
    layoutManager?.forget()
    if let hearer { MainActor.assumeIsolated(hearer) }
  }
  /// Horizontal.
  open var layoutOrientation: NSLayoutManager.TextLayoutOrientation { .horizontal }
  /// Whether lines have all of its width, as many as there are.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty && maximumNumberOfLines == 0 }
  /// What of a proposed line is in the container, and what remains of it behind a path. An override is asked for
  /// each line (W44).
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    let line = proposedRect.intersection(
      CGRect(x: 0, y: 0, width: Self.limit(size.width), height: Self.limit(size.height)))
    guard !exclusionPaths.isEmpty, !line.isEmpty else { return line }
    let parts = TextRoom(without: exclusionPaths).free(of: line.minX...line.maxX, from: line.minY, to: line.maxY)
    guard let first = parts.first else { return .zero }
    func rect(_ from: CGFloat, _ to: CGFloat) -> CGRect {
      CGRect(x: from, y: line.minY, width: to - from, height: line.height)
    }
    if parts.count > 1 { remainingRect?.pointee = rect(parts[1].lowerBound, line.maxX) }
    return rect(first.lowerBound, first.upperBound)
  }

  /// Of nothing and less there is none.
  private static func limit(_ length: CGFloat) -> CGFloat { length > 0 ? length : .greatestFiniteMagnitude }

  /// Of that size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Without limits.
  public override convenience init() { self.init(size: .zero) }

  /// Without limits: nothing is read.
  public required init(coder: NSCoder) {
    size = .zero
    super.init()
  }
}

/// Says which way lines go.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nstextlayoutorientationprovider>
public protocol NSTextLayoutOrientationProvider: NSObjectProtocol {
  /// Horizontal, unless code says otherwise.
  var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get }
}

extension NSLayoutManager {
  /// Which way lines go. Raw values are UIKit's.
  public enum TextLayoutOrientation: Int, Sendable { case horizontal, vertical }
}
