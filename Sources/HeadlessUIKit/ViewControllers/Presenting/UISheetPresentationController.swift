public import Foundation

/// A sheet that leaves a part of the presenter in sight, as high as its detent.
///
/// With the large detent alone, as unless set, it covers the window. Beside a lower one a touch takes the sheet
/// down, or reaches the presenter where that is not dimmed. The finger that pulls a sheet from detent to detent, or
/// down, is not modelled: a presentation says so once in the trace, as a warning.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller>
open class UISheetPresentationController: UIPresentationController {
  /// Heights that the sheet may have, in any order.
  open var detents: [Detent] = [.large()] { didSet { follow() } }
  /// The one that it has; nil stands for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { follow() } }
  /// Up to this height touches beside the sheet reach the presenter; nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Kept: no finger pulls it.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Kept; nothing is drawn.
  open var prefersGrabberVisible = false
  /// Kept; nothing is drawn.
  open var preferredCornerRadius: CGFloat?
  /// Kept: phones are upright.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Kept: it is as wide as the window.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Kept: it comes from below.
  open var sourceView: UIView?
  /// Kept: it comes from below.
  open var prefersPageSizing = true

  /// Makes the changes at once.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Has custom heights asked anew.
  open func invalidateDetents() { follow() }

  open override var frameOfPresentedViewInContainerView: CGRect {
    let room = container?.bounds ?? .zero
    let height = selected.height(in: room.height)
    return CGRect(x: 0, y: room.height - height, width: room.width, height: height)
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private var ordered: [Detent] {
    let room = container?.bounds.height ?? UIScreen.main.bounds.height
    return detents.sorted { $0.height(in: room) < $1.height(in: room) }
  }

  private var selected: Detent {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? ordered.first ?? .large()
  }

  private func follow() { container?.setNeedsLayout() }

  override var hasContainer: Bool { detents.contains { $0.identifier != .large } }
  override var endsByTouchBeside: Bool { true }
  override func letsThrough(_ point: CGPoint) -> Bool {
    let all = ordered.map(\.identifier)
    guard let limit = largestUndimmedDetentIdentifier.flatMap(all.firstIndex),
      let present = all.firstIndex(of: selected.identifier)
    else { return false }
    return present <= limit
  }
  override var unheardFingers: String? { "the finger that pulls a sheet is not modelled" }

  /// How high a sheet may be.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent>
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// What it is found by.
    public let identifier: Identifier
    private let resolve: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolve: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolve = resolve
      super.init()
    }

    /// Half of what there is (ours).
    open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    /// All that there is (ours: on a device a little of the presenter shows above it).
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// As high as the resolver says, in points; nil leaves it out.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      given += 1
      return Detent(identifier ?? Identifier("HeadlessUIKit.Detent.\(given)"), resolver)
    }
    private static var given = 0

    /// As the resolver of a custom one would say.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolve(context) }

    func height(in room: CGFloat) -> CGFloat { min(max(0, resolve(DetentRoom(room)) ?? 0), room) }

    /// What a height is found by.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Equal strings are one identifier.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }
  }
}

/// What a custom height is worked out of.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext>
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The screen's.
  var containerTraitCollection: UITraitCollection { get }
  /// All that there is, in points.
  var maximumDetentValue: CGFloat { get }
}

private final class DetentRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
  var containerTraitCollection: UITraitCollection { .current }
  init(_ room: CGFloat) { maximumDetentValue = room }
}

/// Hears of a sheet's heights, too.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate>
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Never called: no finger pulls a sheet, and changes by code are not told.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
