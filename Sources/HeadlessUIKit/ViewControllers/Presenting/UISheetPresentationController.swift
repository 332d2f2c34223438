public import Foundation

/// A sheet that leaves a part of the presenter in sight, as high as its detent.
///
/// With the large detent, as unless set, it leaves a strip of a phone's screen below the status bar; elsewhere, and
/// on a phone that lies on its side, it covers the window. Beside it a touch takes the sheet down, or reaches the
/// presenter where that is not dimmed. A finger pulls it from detent to detent, or down and away; not a sheet that
/// covers its window: there a presentation says so once in the trace, as a warning.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller>
open class UISheetPresentationController: UIPresentationController {
  /// Heights that the sheet may have, in any order.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
  /// The one that it has; nil stands for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { follow() } }
  /// Up to this height touches beside the sheet reach the presenter; nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a finger that scrolls down from the content's upper end pulls the sheet up first, while it can grow.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether there is a grabber, which a finger taps to go on from detent to detent, and behind the highest to the
  /// lowest. It is not drawn, and not there where there is one detent.
  open var prefersGrabberVisible = false { didSet { follow() } }
  /// Kept; nothing is drawn. The automatic one reads as nil.
  open var preferredCornerRadius: CGFloat? {
    didSet { if preferredCornerRadius == Self.automaticDimension { preferredCornerRadius = nil } }
  }
  /// Stands for the system's own corners. The number is ours: no sheet has it.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/automaticdimension>
  nonisolated public static let automaticDimension = -CGFloat.greatestFiniteMagnitude
  /// Kept; nothing is drawn.
  open var backgroundEffect: UIVisualEffect?
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

  /// Has custom heights asked anew, which otherwise stay what they are until there is other room, or other traits.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/invalidatedetents()>
  open func invalidateDetents() {
    resolved = nil
    follow()
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    frame(in: container?.bounds.size ?? .zero)
  }

  /// Where the presented view stands in a container of that size.
  func frame(in container: CGSize) -> CGRect {
    let room = SheetRoom(of: container)
    let height = height(in: room)
    guard pull != 0 else {
      return CGRect(x: 0, y: container.height - height, width: container.width, height: height)
    }
    let heights = heights(in: room)
    let (lowest, highest) = (heights.first ?? height, heights.last ?? height)
    let shown = min(max(height - pull, mayBePulledAway ? 0 : lowest), highest)
    return CGRect(
      x: 0, y: container.height - shown, width: container.width, height: max(shown, lowest))
  }

  /// Whether it stands on a phone's screen as a sheet does there, with bars of sheets.
  var standsOnPhone: Bool { container.map { SheetRoom(of: $0.bounds.size).isPhones } ?? false }
  /// Whether a finger may pull it; not one that covers its window.
  var canBePulled: Bool { hasContainer || standsOnPhone }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
    placeGrabber()
  }

  private var grabber: SheetGrabber?

  private func placeGrabber() {
    guard prefersGrabberVisible, detents.count > 1, let presentedView else {
      grabber?.removeFromSuperview()
      grabber = nil
      return
    }
    let grabber = grabber ?? SheetGrabber(of: self)
    self.grabber = grabber
    grabber.stand(on: presentedView)
  }

  /// What the detents said last, and for which room and traits.
  private var resolved: (most: CGFloat, traits: UITraitCollection, heights: [Height])?
  private typealias Height = (detent: Detent, value: CGFloat)

  /// From the lowest up; those that are inactive are left out.
  private func ordered(in room: SheetRoom) -> [Height] {
    let context = DetentRoom(room.most, container?.traitCollection ?? traitCollection)
    if let resolved, resolved.most == room.most, resolved.traits == context.containerTraitCollection {
      return resolved.heights
    }
    let active = detents.compactMap { detent in detent.value(in: context).map { (detent, $0) } }
    let heights = active.sorted { $0.1 < $1.1 }
    resolved = (room.most, context.containerTraitCollection, heights)
    return heights
  }

  /// Among those that are active; where none is, all that there is.
  private func selected(in room: SheetRoom) -> Height {
    let active = ordered(in: room)
    return active.first { $0.detent.identifier == selectedDetentIdentifier } ?? active.first ?? (
      .large(), room.most
    )
  }

  private func heights(in room: SheetRoom) -> [CGFloat] { ordered(in: room).map { room.height(of: $0.value) } }
  private func height(in room: SheetRoom) -> CGFloat { room.height(of: selected(in: room).value) }

  private func follow() { container?.setNeedsLayout() }

  override var hasContainer: Bool { detents.contains { $0.identifier != .large } }
  override var endsByTouchBeside: Bool { true }
  override func letsThrough(_ point: CGPoint) -> Bool {
    let all = ordered(in: room).map(\.detent.identifier)
    guard let limit = largestUndimmedDetentIdentifier.flatMap(all.firstIndex),
      let present = all.firstIndex(of: selected(in: room).detent.identifier)
    else { return false }
    return present <= limit
  }
  override var unheardFingers: String? {
    canBePulled ? nil : "the finger that pulls a sheet which covers its window is not modelled"
  }

  // MARK: Pulling

  /// How far down a finger has pulled it, in points; up where it is less than 0.
  private var pull: CGFloat = 0
  private var mayBePulledAway = false
  /// - Parameter mayGo: whether it follows also below its lowest detent.
  func follow(pull: CGFloat, mayGo: Bool = false) {
    guard pull != self.pull || mayGo != mayBePulledAway else { return }
    (self.pull, mayBePulledAway) = (pull, mayGo)
    follow()
  }

  private lazy var puller = SheetPull(of: self)
  override var ownRecognizer: UIGestureRecognizer? { puller.recognizer }

  private var room: SheetRoom { SheetRoom(of: container?.bounds.size ?? UIScreen.main.bounds.size) }
  /// In points, of the presented view: those of the detents, from the lowest up.
  var heights: [CGFloat] { heights(in: room) }
  /// In points, of the presented view.
  var height: CGFloat { height(in: room) }
  /// In points: how far a finger pulls it before it goes below its lowest detent.
  var wayToLowest: CGFloat { height - (heights.first ?? height) }
  /// Whether there is a higher detent.
  var canGrow: Bool { (heights.last ?? 0) > height }

  /// Behind the highest the lowest.
  func takeNextHeight() {
    let all = ordered(in: room)
    if let present = all.firstIndex(where: { $0.detent === selected(in: room).detent }) {
      if stand(at: (present + 1) % all.count) { tellDetent() }
    }
  }

  /// A finger brought it there.
  /// - Parameter height: counted from the lowest.
  /// - Returns: whether that is another detent, of which the delegate is to hear.
  func stand(at height: Int) -> Bool {
    let all = ordered(in: room)
    guard all.indices.contains(height), all[height].detent !== selected(in: room).detent else { return false }
    selectedDetentIdentifier = all[height].detent.identifier
    return true
  }

  /// The delegate hears of another detent.
  func tellDetent() {
    (listener as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

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
    /// All that there is.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// As high as the resolver says, in points, without what the home indicator takes; nil and ``inactive`` leave
    /// it out.
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
    ) -> CGFloat? { resolve(context).flatMap { $0 == Self.inactive ? nil : $0 } }

    /// Stands for no height: such a detent is left out. The number is ours: no sheet has it.
    ///
    /// Apple: <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/inactive>
    nonisolated public static let inactive = -CGFloat.greatestFiniteMagnitude

    /// Nil where it is inactive.
    func value(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolvedValue(in: context).map { min(max(0, $0), context.maximumDetentValue) }
    }

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
  /// Those of what the sheet stands in.
  var containerTraitCollection: UITraitCollection { get }
  /// All that there is, in points: without the status bar, a strip below it, and what the home indicator takes.
  var maximumDetentValue: CGFloat { get }
}

private final class DetentRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
  let containerTraitCollection: UITraitCollection
  init(_ room: CGFloat, _ traits: UITraitCollection) {
    (maximumDetentValue, containerTraitCollection) = (room, traits)
  }
}

/// Hears of a sheet's heights, too.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate>
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A finger brought the sheet to another detent. Changes by code are not told.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
