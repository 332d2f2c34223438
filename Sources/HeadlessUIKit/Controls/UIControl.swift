public import Foundation

/// A view that follows one finger and turns what it does into events, for which actions are sent.
///
/// A finger that lands is offered to `beginTracking`; while the control tracks it, every move goes to
/// `continueTracking` and every end to `endTracking` or `cancelTracking`. Inside, while tracking, is what
/// `point(inside:with:)` says or what lies no further than 70 points from the bounds. A control keeps its touches;
/// a disabled one passes on those that land on it, as a plain view does.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontrol>
@preconcurrency @MainActor
open class UIControl: UIView {
  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Sends the action for `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: State

  /// Asked when a finger lands; one that is tracked already stays so.
  @exclusivity(unchecked) open var isEnabled = true { didSet { stateIsSet() } }
  /// Kept, and part of `state`; touches don't change it.
  @exclusivity(unchecked) open var isSelected = false { didSet { stateIsSet() } }
  /// True as long as a tracked finger is inside.
  @exclusivity(unchecked) open var isHighlighted = false { didSet { stateIsSet() } }

  /// What holds of highlighted, disabled and selected; `.normal` where nothing does.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  private func stateIsSet() {
    stateDidChange()
    tellWatch()
  }

  /// For built-in controls that show their state.
  func stateDidChange() {}

  /// Where a button's content stands in it; kept by other controls.
  @exclusivity(unchecked) open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }
  /// Where a button's content stands in it; kept by other controls.
  @exclusivity(unchecked) open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  // MARK: Tracking

  /// What `beginTracking` answered, until the default `endTracking` or `cancelTracking`.
  @exclusivity(unchecked) open internal(set) var isTracking = false
  /// Whether the tracked finger is inside, as of its last report; means nothing when no finger is tracked.
  @exclusivity(unchecked) open internal(set) var isTouchInside = false
  @exclusivity(unchecked) var tracker = ControlTracker()

  /// Whether to track the finger that has just landed. False keeps everything else from happening for it.
  @discardableResult
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called for each of the tracked finger's moves, inside and outside. False ends the tracking, and sends nothing.
  @discardableResult
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The tracked finger lifted; touch-up events follow. Overrides call super, which clears `isTracking`.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) { isTracking = false }

  /// The tracked finger was taken away; `.touchCancel` follows. Overrides call super, which clears `isTracking`.
  ///
  /// Code that calls it takes the finger away: the highlight ends, and nothing more comes of that finger (K56).
  /// - Parameter event: nil where the control leaves its window.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uicontrol/canceltracking(with:)>
  open func cancelTracking(with event: UIEvent?) {
    isTracking = false
    if tracker.touch != nil { letGoOfFinger() }
  }

  /// For built-in controls that change by a press: it lifts inside, and actions follow.
  func willLiftInside() {}

  /// The events of the control's own, that are its primary action's, too.
  var primaryEvents: Event { [] }

  /// What a finger on it does not send, though it is tracked.
  var unsentEvents: Event { [] }

  /// What a lift inside sends.
  var eventsOfLiftInside: Event { .touchUpInside }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else {
      tracker.passedOn += touches.inLandingOrder
      return super.touchesBegan(touches, with: event)
    }
    guard tracker.touch == nil else { return }
    guard let touch = touches.inLandingOrder.first(where: isOwn) else {
      return Decisions.tell(.tracking(self, .passedUp))
    }
    begin(touch, with: event)
  }

  /// Whether it may be tracked (K102): what a view inside of the control passes up is not, and goes no further.
  /// What code hands in may be of no view.
  func isOwn(_ touch: UITouch) -> Bool { touch.view == nil || touch.view === self }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let passed = tracker.passed(of: touches) { super.touchesMoved(passed, with: event) }
    if let touch = tracker.touch, touches.contains(touch) { follow(touch, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let passed = tracker.takePassed(of: touches) { super.touchesEnded(passed, with: event) }
    if let touch = tracker.touch, touches.contains(touch) { lift(touch, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let passed = tracker.takePassed(of: touches) { super.touchesCancelled(passed, with: event) }
    if let touch = tracker.touch, touches.contains(touch) { cancel(with: event) }
  }

  /// A finger that is still tracked when the control leaves its window is taken away.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if window !== newWindow, tracker.touch != nil { cancel(with: nil) }
  }

  // MARK: Menus

  /// Shows the menu that `contextMenuInteraction(_:configurationForMenuAtLocation:)` answers; nil unless it is
  /// enabled.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// Whether a finger that rests on the control has its menu shown.
  open var isContextMenuInteractionEnabled = false {
    didSet { if isContextMenuInteractionEnabled != oldValue { arrangeMenu() } }
  }

  /// Whether the menu is shown as soon as a finger lands (ours: at once); actions are not sent then.
  open var showsMenuAsPrimaryAction = false {
    didSet { contextMenuInteraction?.beginsAtOnce = showsMenuAsPrimaryAction }
  }

  private func arrangeMenu() {
    if let contextMenuInteraction { removeInteraction(contextMenuInteraction) }
    contextMenuInteraction = isContextMenuInteractionEnabled ? UIContextMenuInteraction(delegate: self) : nil
    guard let contextMenuInteraction else { return }
    contextMenuInteraction.beginsAtOnce = showsMenuAsPrimaryAction
    addInteraction(contextMenuInteraction)
  }

  /// None, unless an override has one.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// The menu comes; `.menuActionTriggered` is sent. Overrides call super.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    send(.menuActionTriggered, with: nil)
  }

  /// The menu goes; for overriding.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// As the one without an identifier answers. For overriding (V226).
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }

  /// As the one without an identifier answers. For overriding (V226).
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }

  /// Never called: there is no preview to tap. For overriding.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// None: nothing is drawn of it. For overriding.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// None: nothing is drawn of it. For overriding.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Where a menu would be attached; never asked, also where it is overridden: the menu stands at the finger.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    bounds.middle
  }

  // MARK: Targets and actions

  /// Shows the menu, where that is the primary action; else sends `.primaryActionTriggered`.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uicontrol/performprimaryaction()>
  open func performPrimaryAction() {
    if showsMenuAsPrimaryAction, let contextMenuInteraction {
      contextMenuInteraction.present()
    } else {
      send(.primaryActionTriggered, with: nil)
    }
  }
  /// Kept: there is no pointer.
  open var toolTip: String?
  /// What shows it under a pointer; nil without one. There is no pointer.
  open var toolTipInteraction: UIToolTipInteraction? {
    if toolTip != nil, tips == nil { tips = UIToolTipInteraction() }
    tips?.defaultToolTip = toolTip
    return toolTip == nil ? nil : tips
  }
  private var tips: UIToolTipInteraction?
  /// Kept, never drawn: symbols stand still.
  open var isSymbolAnimationEnabled = false
  /// As `contentHorizontalAlignment`, with leading and trailing by the reading direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isTurned ? .right : .left
    case .trailing: isTurned ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  @exclusivity(unchecked) var handlers = ControlHandlers()

  /// Has the target's method called for the events. Adding the same target and action again adds to their events.
  ///
  /// - Parameter target: not retained; nil looks for one along the responder chain whenever the action is sent.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    handlers.add(target, action, for: controlEvents)
  }

  /// - Parameters:
  ///   - target: nil removes every target's.
  ///   - action: nil removes every action of the target.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers.remove(target, action, for: controlEvents)
  }

  /// Has the closure called for the events. An action that was added under the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) { handlers.add(action, for: controlEvents) }

  /// Takes the action away for those events; it stays for others.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    handlers.remove(action.identifier, for: controlEvents)
  }

  /// Takes the action with that identifier away for those events; it stays for others.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    handlers.remove(actionIdentifier, for: controlEvents)
  }

  /// Every target that is alive, and `NSNull` where one was added as nil. A target that is not Hashable stands as
  /// its `ObjectIdentifier`.
  open var allTargets: Set<AnyHashable> { handlers.targets }
  /// Every event that some action is sent for.
  open var allControlEvents: Event { handlers.events }

  /// The selectors of the target's actions for the event, in the order of adding; nil where there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    handlers.actions(for: target, controlEvent)
  }

  /// Calls the iterator with everything that was added, in the order of adding: an action, or a target that is
  /// alive (nil included) with its selector; then the events, and a flag that ends it when set.
  open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var stops = false
    for (handler, events) in handlers.entries where !stops {
      switch handler {
      case .action(let action): iterator(action, nil, events, &stops)
      case .target(let target, let action):
        if target.isNil || target.object != nil { iterator(nil, (target.object, action), events, &stops) }
      }
    }
  }

  // MARK: Sending

  /// Sends every action added for one of the events, once, in the order of adding. The methods get no `UIEvent`.
  ///
  /// Where the control's own event is among them, a button's `.touchUpInside` say, actions for
  /// `.primaryActionTriggered` are sent, too, as after a finger (K31).
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Hands one action to the application; for overriding, to watch or to redirect.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    tracker.unsent = .toApplication
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs one `UIAction`; for overriding.
  open func sendAction(_ action: UIAction) {
    tracker.unsent = nil
    Decisions.tell(.action(SentAction(from: self, for: tracker.sending, action.traceName, .performed)))
    action.performWithSender(self, target: nil)
  }
}

extension UIControl: UIContextMenuInteractionDelegate {}
