public import Foundation

/// Whatever can hear of an event: views, view controllers, windows, scenes, the application.
///
/// Every event method's default passes the event on to `next`; an override that doesn't call super ends it there.
/// See Apple's "Using responders and the responder chain to handle events".
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiresponder>
@preconcurrency @MainActor
open class UIResponder: NSObject {
  @preconcurrency public override init() { super.init() }

  /// What a watcher keeps with this responder.
  package final var note: AnyObject? {
    get { kept.object }
    set { kept.object = newValue }
  }
  /// Whether that is what it keeps.
  package final func isNoted(_ note: AnyObject) -> Bool { kept.keeps(note) }
  /// Apart from `note`: of what other modules read themselves, Swift would check each access.
  @exclusivity(unchecked) private final var kept = Seldom<AnyObject>()

  deinit { ChainChanges.note() }

  /// What its class overrides, found out when the first touch comes by.
  final lazy var touchOverrides = ResponderTables.overrides(of: type(of: self))

  /// Called on what was loaded from a nib; nothing is. UIKit has it on every object.
  open func awakeFromNib() {}
  /// Called on what is being loaded from a nib, to put something else in its place; nothing is. UIKit has it on
  /// every object.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }
  /// Called by Interface Builder; never here. UIKit has it on every object.
  open func prepareForInterfaceBuilder() {}

  #if !canImport(Darwin)
    /// The class, as one of UIKit's, so that `NSStringFromClass` names it as on a device.
    @_nonoverride public var classForCoder: UIResponder.Type { type(of: self) }

    @exclusivity(unchecked) private final var watcher = Seldom<KeyValueWatch>()
    /// Who observes properties of this responder; nil for nobody.
    final var watch: KeyValueWatch? {
      get { watcher.object }
      set { watcher.object = newValue }
    }

    /// Called for properties that this responder observes by their names; for overriding. Foundation has it on
    /// every object. The default stops: nobody observes without wanting to know.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { refuse(keyPath) }
  #endif

  #if !canImport(Darwin)
    // Foundation has these on every object. An override is called by code that names a property (V238).

    /// A part of a bar or a field that code is known to ask for by its name; else `value(forUndefinedKey:)`.
    open func value(forKey key: String) -> Any? { KeyedValues.part(key, of: self) }
    /// As for a key, where the path is one.
    open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
    /// Puts a bar of the application's own into its controller; else `setValue(_:forUndefinedKey:)`.
    open func setValue(_ value: Any?, forKey key: String) { KeyedValues.set(value, key, of: self) }
    /// As for a key.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
    /// For overriding. The default stops with the name: a property is not found by its name here.
    open func value(forUndefinedKey key: String) -> Any? { KeyedValues.stop(self, key) }
    /// For overriding. The default leaves the value out, with a warning.
    open func setValue(_ value: Any?, forUndefinedKey key: String) { KeyedValues.leaveOut(key, of: self) }
  #endif

  /// What the user does here. Nobody goes on with it elsewhere; who has it is asked to save it.
  open var userActivity: NSUserActivity? {
    get { seldomSaid.object?.userActivity }
    set {
      #if !canImport(Darwin)
        userActivity?.isLeft(by: self)
        newValue?.isTaken(by: self)
      #endif
      makeSeldomSaid().userActivity = newValue
    }
  }
  /// Never called: nothing is gone on with.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// Called at the end of the turn in which the responder's activity was said to need saving, its `userInfo` empty.
  /// For overriding; super does nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Whether the system's gestures edit text here, with three fingers. They don't: it is never asked.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  // MARK: The chain

  /// Who hears of what this responder doesn't keep; asked anew at every hop, never stored. The default is nil.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// The window in whose hierarchy this responder stands: it keeps the first responder.
  var hostWindow: UIWindow? { nil }

  /// Asked by `becomeFirstResponder`. The default is no.
  open var canBecomeFirstResponder: Bool { false }
  /// Asked by `resignFirstResponder`. The default is yes.
  open var canResignFirstResponder: Bool { true }
  /// Whether events without coordinates start here.
  open var isFirstResponder: Bool { hostWindow?.firstResponder === self }

  /// Asks the window's first responder to resign, then takes its place.
  ///
  /// False, and nothing changes, when this responder can't, is in no window, or the present one refuses. A view in
  /// no window takes the place when it comes to one, unless it resigns before.
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstPlace.take(for: self) }

  /// Gives the place up; true unless this responder can't. Overrides must call super.
  @discardableResult
  open func resignFirstResponder() -> Bool { FirstPlace.giveUp(by: self) }

  // MARK: Actions

  /// Whether this responder implements the action; without the Objective-C runtime, whether it adopts
  /// `ActionMethods` and names it, its class overrides the method of a standard edit action such as `copy(_:)`, or
  /// it is `resignFirstResponder`, `becomeFirstResponder` or a view's `endEditing:`.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action.description == StandardEdit.paste.rawValue, pasteConfiguration != nil {
      return canPaste(UIPasteboard.general.itemProviders)
    }
    return EditOverrides.has(action, self) || ActionLookup.ownMethod(action, of: self) != nil
  }

  // MARK: Pasting by type

  /// What may be pasted here; nil for nothing, or for what a text takes by itself.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { PasteConfigurations.of(self) }
    set { PasteConfigurations.set(newValue, of: self) }
  }
  /// Called with what is to be pasted, by the edit action, by a paste control, and with what is dropped on a view.
  /// For overriding; super does nothing.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Whether one of them has something of a type that the configuration names.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.accepts(itemProviders) ?? false
  }

  /// The first responder of the chain, from here on, that can perform the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    ActionSearch.hop(at: self, action, sender)
  }

  // MARK: Touches

  /// Fingers landed. Passes them on to `next`; an override that doesn't call super keeps them.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(.touchesBegan(touches.inLandingOrder), as: .began) { $0.touchesBegan(touches, with: event) }
  }

  /// Fingers moved. Passes them on to `next`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(.touchesMoved(touches.inLandingOrder), as: .moved) { $0.touchesMoved(touches, with: event) }
  }

  /// Fingers lifted. Passes them on to `next`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(.touchesEnded(touches.inLandingOrder), as: .ended) { $0.touchesEnded(touches, with: event) }
  }

  /// Fingers were taken away. Passes them on to `next`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(.touchesCancelled(touches.inLandingOrder), as: .cancelled) { $0.touchesCancelled(touches, with: event) }
  }

  /// Better values came for touches delivered earlier, perhaps already over.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    pass(.touchesEstimatedPropertiesUpdated(touches.inLandingOrder)) {
      $0.touchesEstimatedPropertiesUpdated(touches)
    }
  }

  // MARK: Motion

  /// A shake began. Passes it on to `next`.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    pass(.motionBegan(motion)) { $0.motionBegan(motion, with: event) }
  }

  /// A shake ended. Passes it on to `next`; where the chain ends, an alert offers to undo what can be undone.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    pass(.motionEnded(motion)) { $0.motionEnded(motion, with: event) }
    if motion == .motionShake, next == nil { UIApplication.shared.offerUndo() }
  }

  /// A shake was interrupted, or went on for too long. Passes it on to `next`.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    pass(.motionCancelled(motion)) { $0.motionCancelled(motion, with: event) }
  }

  // MARK: Presses

  /// Buttons went down. Passes them on to `next`.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pass(.pressesBegan(presses.inLandingOrder)) { $0.pressesBegan(presses, with: event) }
  }

  /// Analog buttons changed their force. Passes them on to `next`.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pass(.pressesChanged(presses.inLandingOrder)) { $0.pressesChanged(presses, with: event) }
  }

  /// Buttons were let go. Passes them on to `next`.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pass(.pressesEnded(presses.inLandingOrder)) { $0.pressesEnded(presses, with: event) }
  }

  /// Presses were taken away. Passes them on to `next`.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pass(.pressesCancelled(presses.inLandingOrder)) { $0.pressesCancelled(presses, with: event) }
  }

  // MARK: Remote control

  /// A remote control's command came. Passes it on to `next`.
  open func remoteControlReceived(with event: UIEvent?) {
    pass(.remoteControlReceived(event?.subtype ?? .none)) { $0.remoteControlReceived(with: event) }
  }

  // MARK: Editing
  // For overriding: menus and keys call them. Texts do what their names say.

  /// Never called by the model.
  open func cut(_ sender: Any?) {}
  /// Never called by the model.
  open func copy(_ sender: Any?) {}
  /// With a paste configuration, pastes what the pasteboard has, where that can be pasted. Never called by the
  /// model.
  open func paste(_ sender: Any?) {
    let providers = UIPasteboard.general.itemProviders
    if pasteConfiguration != nil, canPaste(providers) { paste(itemProviders: providers) }
  }
  /// Never called by the model.
  open func select(_ sender: Any?) {}
  /// Never called by the model.
  open func selectAll(_ sender: Any?) {}
  /// Never called by the model.
  open func delete(_ sender: Any?) {}
  /// Never called by the model.
  open func toggleBoldface(_ sender: Any?) {}
  /// Never called by the model.
  open func toggleItalics(_ sender: Any?) {}
  /// Never called by the model.
  open func toggleUnderline(_ sender: Any?) {}
  /// Never called by the model.
  open func increaseSize(_ sender: Any?) {}
  /// Never called by the model.
  open func decreaseSize(_ sender: Any?) {}
  /// Never called by the model.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Never called by the model.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  // Keys and menus of the system would call these; there are none. An override is called by code, by
  // `sendAction` and by a command of the application's own.

  /// Never called by the model.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Never called by the model.
  open func pasteAndGo(_ sender: Any?) {}
  /// Never called by the model.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Never called by the model.
  open func printContent(_ sender: Any?) {}
  /// Never called by the model.
  open func rename(_ sender: Any?) {}
  /// Never called by the model.
  open func duplicate(_ sender: Any?) {}
  /// Never called by the model.
  open func move(_ sender: Any?) {}
  /// Never called by the model.
  open func export(_ sender: Any?) {}
  /// Never called by the model.
  open func find(_ sender: Any?) {}
  /// Never called by the model.
  open func findAndReplace(_ sender: Any?) {}
  /// Never called by the model.
  open func findNext(_ sender: Any?) {}
  /// Never called by the model.
  open func findPrevious(_ sender: Any?) {}
  /// Never called by the model.
  open func useSelectionForFind(_ sender: Any?) {}
  /// Called by the action of that name. The default has a trace warn that there is no camera.
  open func captureTextFromCamera(_ sender: Any?) {
    Decisions.tell(.warns(self, "there is no camera that a text could be captured from"))
  }
  /// Never called by the model.
  open func alignLeft(_ sender: Any?) {}
  /// Never called by the model.
  open func alignCenter(_ sender: Any?) {}
  /// Never called by the model.
  open func alignRight(_ sender: Any?) {}
  /// Never called by the model.
  open func alignJustified(_ sender: Any?) {}
  /// Never called by the model.
  open func toggleSidebar(_ sender: Any?) {}
  /// Never called by the model.
  open func toggleInspector(_ sender: Any?) {}
  /// Never called by the model.
  open func performClose(_ sender: Any?) {}
  /// Never called by the model: there are no writing tools.
  open func showWritingTools(_ sender: Any?) {}
  /// Hands the attributes that a menu would change to the closure; the default has no text, and does nothing.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}

  /// The nearest along the chain; a window has one of its own.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Performed where a key goes down that is theirs, before anybody hears of the press. The nearest along the chain
  /// that can perform one does; those of the main menu come after them all.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// What it would share; the nearest along the chain, unless set. Nothing is shared here.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { seldomSaid.object?.activityItems ?? next?.activityItemsConfiguration }
    set { makeSeldomSaid().activityItems = newValue }
  }

  // MARK: The system's menus

  /// Called of the application, and then of its delegate, when the main menu is built; of the view that a menu of
  /// edits is shown for, and of all after it in the chain, when that is. The default does nothing.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiresponder/buildmenu(with:)>
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Called before a key performs a command here, which may disable it for this time. The default does nothing.
  open func validate(_ command: UICommand) {}

  // MARK: Focus
  // Nothing is ever focused: a log has touches, presses and motion.

  /// Where focus would begin.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Never asked.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Never called.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Nothing comes of it.
  open func setNeedsFocusUpdate() {}
  /// Nothing comes of it.
  open func updateFocusIfNeeded() {}

  /// The nearest of the chain that focus could be in.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? {
    sequence(first: next) { $0?.next }.prefix(Limits.chainLength).lazy.compactMap { $0 as? any UIFocusEnvironment }
      .first
  }
  /// Itself, where it is a view; a controller's view.
  open var focusItemContainer: (any UIFocusItemContainer)? {
    (self as? any UIFocusItemContainer) ?? (self as? UIViewController)?.viewIfLoaded
  }

  // MARK: In place of a keyboard, of which there is none
  // Asked along the chain when somebody becomes first responder. They stand at the screen's lower edge as long as
  // that lasts, in front of all windows; each as high as it is, or as its constraints make it.

  /// Whose view stands where a keyboard would, where nobody has an `inputView`. The default is nil.
  open var inputViewController: UIInputViewController? { nil }
  /// Whose view stands above the input view, where nobody has an `inputAccessoryView`. The default is nil.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// What keyboard would come up; none does.
  open var textInputMode: UITextInputMode? { nil }
  /// Where the keyboard that people chose would be remembered.
  open var textInputContextIdentifier: String? { nil }
  /// Nothing to forget: no keyboard is remembered.
  open class func clearTextInputContextIdentifier(_ identifier: String) {}
  /// What stands where a keyboard would, while the responder, or one that leads to it, is first responder. The
  /// default is nil.
  open var inputView: UIView? { nil }
  /// What stands above the input view, or at the screen's lower edge where there is none; there its safe area is
  /// that of the edge. The default is nil.
  open var inputAccessoryView: UIView? { nil }
  /// Has the input views of the first responder asked for anew, and measured. Nothing happens to others.
  open func reloadInputViews() {
    if isFirstResponder { UIApplication.shared.showInputViews(for: self) }
  }
  /// A new one each time: there is no keyboard for it to stand on.
  open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }

  // MARK: Accessibility
  // Kept: no assistive technology runs during a replay. UIKit has these on every object.

  /// Nil where nothing was said.
  @exclusivity(unchecked) private final var seldomSaid = Seldom<SeldomSaid>()
  private final var accessibility: SeldomSaid { seldomSaid.object ?? .unset }

  /// The one there is, or a new one.
  final func makeSeldomSaid() -> SeldomSaid {
    if let kept = seldomSaid.object { return kept }
    let kept = SeldomSaid()
    seldomSaid.object = kept
    return kept
  }

  /// Kept.
  open var isAccessibilityElement: Bool {
    get { accessibility.isAccessibilityElement }
    set { makeSeldomSaid().isAccessibilityElement = newValue }
  }
  /// Kept.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { makeSeldomSaid().label = newValue }
  }
  /// Kept.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { makeSeldomSaid().hint = newValue }
  }
  /// Kept.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { makeSeldomSaid().value = newValue }
  }
  /// Kept.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { makeSeldomSaid().traits = newValue }
  }
  /// Kept.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.elementsHidden }
    set { makeSeldomSaid().elementsHidden = newValue }
  }
  /// Kept.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.viewIsModal }
    set { makeSeldomSaid().viewIsModal = newValue }
  }
  /// In the screen's coordinates: what was set, else where a view in a window shows.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? frameOnScreen }
    set { makeSeldomSaid().frame = newValue }
  }
  /// For those that have a place of their own.
  var frameOnScreen: CGRect { .zero }
  /// Kept.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { makeSeldomSaid().elements = newValue }
  }
  /// Kept, for tools that test by what is accessible.
  open var automationElements: [Any]? {
    get { accessibility.automationElements }
    set { makeSeldomSaid().automationElements = newValue }
  }
  /// Never called by the model. The default does nothing, and says so.
  open func accessibilityActivate() -> Bool { false }
  /// Never called by the model. The default does nothing.
  open func accessibilityIncrement() {}
  /// Never called by the model. The default does nothing.
  open func accessibilityDecrement() {}
  /// Never called by the model. The default does nothing, and says so.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Never called by the model. The default does nothing, and says so.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Never called by the model. The default does nothing, and says so.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Kept.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { makeSeldomSaid().customActions = newValue }
  }
  /// Kept.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility.customRotors }
    set { makeSeldomSaid().customRotors = newValue }
  }
  /// In the screen's coordinates: what was set, else the middle of `accessibilityFrame`.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility.activationPoint ?? accessibilityFrame.middle }
    set { makeSeldomSaid().activationPoint = newValue }
  }
  /// Kept.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility.path }
    set { makeSeldomSaid().path = newValue }
  }
  /// Kept.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.shouldGroupAccessibilityChildren }
    set { makeSeldomSaid().shouldGroupAccessibilityChildren = newValue }
  }
  /// Kept.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility.navigationStyle }
    set { makeSeldomSaid().navigationStyle = newValue }
  }
  /// Kept.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility.containerType }
    set { makeSeldomSaid().containerType = newValue }
  }
  /// Kept.
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { makeSeldomSaid().language = newValue }
  }
  /// Kept.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility.attributedLabel }
    set { makeSeldomSaid().attributedLabel = newValue }
  }
  /// Kept.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility.attributedHint }
    set { makeSeldomSaid().attributedHint = newValue }
  }
  /// Kept.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility.attributedValue }
    set { makeSeldomSaid().attributedValue = newValue }
  }
  /// Kept.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.userInputLabels }
    set { makeSeldomSaid().userInputLabels = newValue }
  }
  /// Kept.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility.respondsToUserInteraction }
    set { makeSeldomSaid().respondsToUserInteraction = newValue }
  }
  /// Kept.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.ignoresInvertColors }
    set { makeSeldomSaid().ignoresInvertColors = newValue }
  }
  /// Kept.
  open var showsLargeContentViewer: Bool {
    get { accessibility.showsLargeContentViewer }
    set { makeSeldomSaid().showsLargeContentViewer = newValue }
  }
  /// Kept.
  open var largeContentTitle: String? {
    get { accessibility.largeContentTitle }
    set { makeSeldomSaid().largeContentTitle = newValue }
  }

  /// Kept.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { accessibility.attributedUserInputLabels }
    set { makeSeldomSaid().attributedUserInputLabels = newValue }
  }
  /// Kept.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibility.textualContext }
    set { makeSeldomSaid().textualContext = newValue }
  }
  /// Kept.
  open var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions {
    get { accessibility.directTouch }
    set { makeSeldomSaid().directTouch = newValue }
  }
  /// Kept.
  open var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get { accessibility.expandedStatus }
    set { makeSeldomSaid().expandedStatus = newValue }
  }
  /// Kept.
  open var accessibilityHeaderElements: [Any]? {
    get { accessibility.headerElements }
    set { makeSeldomSaid().headerElements = newValue }
  }
  /// Kept.
  open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { accessibility.dragSources }
    set { makeSeldomSaid().dragSources = newValue }
  }
  /// Kept.
  open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { accessibility.dropPoints }
    set { makeSeldomSaid().dropPoints = newValue }
  }
  /// Of `accessibilityElements`.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Of `accessibilityElements`; nil where there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// In `accessibilityElements`; `NSNotFound` where it is not there.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// Of a view, the element that is seen there; of others nil.
  /// - Parameter point: in the view's coordinates (ours: Apple doesn't say whose they are).
  open func accessibilityHitTest(_ point: CGPoint, event: UIEvent?) -> Any? {
    (self as? UIView)?.accessibleElement(at: point, event)
  }
  /// Kept.
  open var accessibilityPreviousTextNavigationElement: Any? {
    get { accessibility.previousText }
    set { makeSeldomSaid().previousText = newValue }
  }
  /// Kept.
  open var accessibilityNextTextNavigationElement: Any? {
    get { accessibility.nextText }
    set { makeSeldomSaid().nextText = newValue }
  }
  /// Never called. False, unless overridden.
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
  /// Never called. False, unless overridden.
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }
  /// Never called.
  open func accessibilityElementDidBecomeFocused() {}
  /// Never called.
  open func accessibilityElementDidLoseFocus() {}
  /// Always false.
  open func accessibilityElementIsFocused() -> Bool { false }
}
