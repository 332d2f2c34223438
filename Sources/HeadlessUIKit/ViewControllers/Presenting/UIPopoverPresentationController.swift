public import Foundation

/// A small view beside what it is about; on a phone a sheet stands in its place, or what else its delegate answers
/// for the adaptive style, with `.none` for a popover.
///
/// A touch beside it takes it down. The place is ours: below what it is about where it fits, else above, at its
/// right or at its left, of the sides that are permitted; as far from the window's edges as there is room. Without
/// a preferred size it is 320 × 480 points.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller>
open class UIPopoverPresentationController: UIPresentationController {
  /// What it is about.
  open var sourceView: UIView?
  /// Which part of that, in its coordinates; null for all of it.
  open var sourceRect = CGRect.null
  /// What it is about, in place of a view: the same as `sourceItem`, where that is an item of a bar.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { if newValue != nil || sourceItem is UIBarButtonItem { sourceItem = newValue } }
  }
  /// What it is about, in place of a view.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// On which sides of what it is about it may stand. Without any, it lies over the middle of
  /// that.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { container?.setNeedsLayout() } }
  /// From where it stands to what it is about; unknown before it is presented, and where no direction is permitted.
  open var arrowDirection: UIPopoverArrowDirection { container == nil ? .unknown : place.arrow }
  /// Kept: whether it overlaps what it is about.
  open var canOverlapSourceViewRect = false
  /// The sheet that stands in its place on a phone.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)
  /// Kept, never drawn.
  open var backgroundColor: UIColor?
  /// Of the view that lies behind the content, with room for that and an arrow. To be set before it is presented.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
  /// Asked for when it is presented.
  private lazy var background = PopoverBackground(popoverBackgroundViewClass)
  /// Views that touches beside it reach. As it comes those are added that stand on a bar beside the item that it is
  /// about (V804).
  open var passthroughViews: [UIView]?
  /// How far it stays away from the window's edges, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  private enum Size {
    static let usual = CGSize(width: 320, height: 480)
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let item = barButtonItem, let beside = item.row?.views(beside: item), !beside.isEmpty else { return }
    let given = passthroughViews ?? []
    passthroughViews = given + beside.filter { view in !given.contains { $0 === view } }
  }

  private var source: CGRect {
    guard let container else { return .zero }
    guard let view = sourceView ?? sourceItem as? UIView ?? barButtonItem?.shownAs else {
      if let frame = sourceItem?.frame(in: container) { return frame }
      preconditionFailure(
        "\(type(of: presentedViewController))'s popover is about nothing: set its sourceView or its sourceItem")
    }
    return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: container)
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    place.frame.inset(by: background?.insets ?? .zero)
  }

  /// Where it stands without an arrow, and where that points from there.
  private var place: (frame: CGRect, arrow: UIPopoverArrowDirection) {
    let (source, room) = (source, (container?.bounds ?? .zero).inset(by: popoverLayoutMargins))
    let (insets, gap) = (background?.insets ?? .zero, background?.arrowHeight ?? 0)
    let wanted = presentedViewController.preferredContentSize
    let size = wanted == .zero ? Size.usual : wanted
    let width = min(size.width + insets.left + insets.right, room.width)
    let height = min(size.height + insets.top + insets.bottom, room.height)
    let middle = CGPoint(x: source.midX - width / 2, y: source.midY - height / 2)
    func frame(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: min(max(x, room.minX), room.maxX - width), y: min(max(y, room.minY), room.maxY - height), width: width,
        height: height)
    }
    let permitted = UIPopoverArrowDirection.inOrder.filter(permittedArrowDirections.contains)
    let fits = permitted.first { arrow in
      switch arrow {
      case .up: source.maxY + gap + height <= room.maxY
      case .down: source.minY - gap - height >= room.minY
      case .left: source.maxX + gap + width <= room.maxX
      default: source.minX - gap - width >= room.minX
      }
    }
    switch fits ?? permitted.first {
    case .up: return (frame(middle.x, source.maxY + gap), .up)
    case .down: return (frame(middle.x, source.minY - gap - height), .down)
    case .left: return (frame(source.maxX + gap, middle.y), .left)
    case .right: return (frame(source.minX - gap - width, middle.y), .right)
    default: return (frame(middle.x, middle.y), .unknown)
    }
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    followWindow()
    presentedView?.frame = frameOfPresentedViewInContainerView
    if let background, let container {
      background.stand(at: place.frame, place.arrow, about: source, in: container)
    }
  }

  /// How large its container was when it was laid out last.
  private var room: CGSize?

  /// In a window of another size the delegate may have it be about something else, unless that is an item.
  private func followWindow() {
    let (before, now) = (room, container?.bounds.size)
    room = now
    guard let before, before != now, let delegate, var view = sourceView else { return }
    var rect = sourceRect
    withUnsafeMutablePointer(to: &rect) { rect in
      withUnsafeMutablePointer(to: &view) { view in
        (delegate as? any UIPopoverPresentationControllerDelegate)?.popoverPresentationController(
          self, willRepositionPopoverTo: rect, in: AutoreleasingUnsafeMutablePointer(view))
      }
    }
    (sourceView, sourceRect) = (view, rect)
  }

  open override func preferredContentSizeDidChange(forChildContentContainer child: any UIContentContainer) {
    container?.setNeedsLayout()
  }

  override var usualAdaptation: UIModalPresentationStyle { .automatic }
  override func mayBecome(_ style: UIModalPresentationStyle) -> Bool { true }
  override func adapt(to presenter: UIViewController) {
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    super.adapt(to: presenter)
  }
  override func adapted(to style: UIModalPresentationStyle) -> UIPresentationController {
    switch style {
    case .automatic, .pageSheet, .formSheet, .popover: adaptiveSheetPresentationController
    default: super.adapted(to: style)
    }
  }
  override var endsByTouchBeside: Bool { true }

  override func letsThrough(_ point: CGPoint) -> Bool {
    guard let container else { return false }
    return passthroughViews?.contains { $0.bounds.contains($0.convert(point, from: container)) } ?? false
  }
}

/// Where an arrow may point. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipopoverarrowdirection>
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)

  /// In the order in which sides are tried.
  static let inOrder: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
}

/// Hears of a popover, too.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate>
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// It is about to come.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Its window has another size, and it will stand by that part of its `sourceView`, unless others are put there.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
  /// Whether a touch may take it down; asked where `presentationControllerShouldDismiss` is not there.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// A touch has taken it down; called where `presentationControllerDidDismiss` is not there.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { DefaultAnswers.give(true, for: self) }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    let popover = presentationController as? UIPopoverPresentationController
    return popover.map(popoverPresentationControllerShouldDismissPopover) ?? DefaultAnswers.give(true, for: self)
  }
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    (presentationController as? UIPopoverPresentationController).map(popoverPresentationControllerDidDismissPopover)
  }
}
