public import Foundation

/// A small view beside what it is about; on a phone it covers the window, unless its delegate answers `.none` for
/// the adaptive style.
///
/// A touch beside it takes it down. The place is ours: below what it is about where it fits, else above, as far
/// from the window's edges as there is room; without a preferred size it is 320 × 480 points.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller>
open class UIPopoverPresentationController: UIPresentationController {
  /// What it is about.
  open var sourceView: UIView?
  /// Which part of that, in its coordinates; null for all of it.
  open var sourceRect = CGRect.null
  /// What it is about, in place of a view.
  open var barButtonItem: UIBarButtonItem?
  /// What it is about, in place of a view.
  open var sourceItem: AnyObject?
  /// Kept: no arrow is drawn.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// Kept: no arrow is drawn.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// Kept: whether it overlaps what it is about.
  open var canOverlapSourceViewRect = false
  /// Kept: on a phone a popover covers the window.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)
  /// Kept, never drawn.
  open var backgroundColor: UIColor?
  /// Kept: nothing is drawn behind a popover.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
  /// Views that touches beside it reach.
  open var passthroughViews: [UIView]?
  /// How far it stays away from the window's edges, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  private enum Size {
    static let usual = CGSize(width: 320, height: 480)
  }

  private var source: CGRect {
    let item = sourceItem as? UIBarButtonItem ?? barButtonItem
    guard let container else { return .zero }
    guard let view = sourceView ?? sourceItem as? UIView ?? item?.button else {
      preconditionFailure(
        "\(type(of: presentedViewController))'s popover is about nothing: set its sourceView or its sourceItem")
    }
    return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: container)
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    let (source, room) = (source, (container?.bounds ?? .zero).inset(by: popoverLayoutMargins))
    let wanted = presentedViewController.preferredContentSize
    let size = wanted == .zero ? Size.usual : wanted
    let (width, height) = (min(size.width, room.width), min(size.height, room.height))
    let isBelow = source.maxY + height <= room.maxY || source.minY - height < room.minY
    let y = isBelow ? min(source.maxY, room.maxY - height) : source.minY - height
    let x = min(max(source.midX - width / 2, room.minX), room.maxX - width)
    return CGRect(x: x, y: max(y, room.minY), width: width, height: height)
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  open override func preferredContentSizeDidChange(forChildContentContainer child: any UIContentContainer) {
    container?.setNeedsLayout()
  }

  override var hasContainer: Bool {
    if UIDevice.current.userInterfaceIdiom == .pad { return true }
    return delegate?.adaptivePresentationStyle(for: self, traitCollection: .current)
      == UIModalPresentationStyle.none
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
}

/// Hears of a popover, too.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate>
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// It is about to come.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
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
