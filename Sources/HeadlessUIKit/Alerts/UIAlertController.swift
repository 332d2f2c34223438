public import Foundation

/// A button of an alert. Its handler runs after the alert has gone.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uialertaction>
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
  /// What the button says.
  open private(set) var title: String?
  /// Where the button stands; the cancel action comes last.
  open private(set) var style: Style
  /// Whether its button can be tapped.
  open var isEnabled = true { didSet { didChange() } }
  /// What a trace calls its button by, in place of the title.
  open var accessibilityIdentifier: String? { didSet { didChange() } }
  let handler: ((UIAlertAction) -> Void)?
  var didChange: () -> Void = {}

  /// A button that runs the handler.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// What stands in the place of an action until there is one.
  public convenience override init() { self.init(title: nil, style: .default) }

  /// Another action that says and does the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    (copy.isEnabled, copy.accessibilityIdentifier) = (isEnabled, accessibilityIdentifier)
    (copy.accessibilityLabel, copy.accessibilityHint) = (accessibilityLabel, accessibilityHint)
    (copy.accessibilityValue, copy.accessibilityTraits) = (accessibilityValue, accessibilityTraits)
    return copy
  }

  /// What a button of an alert is for.
  public enum Style: Int, Hashable, Sendable { case `default`, cancel, destructive }
}

/// A question in front of everything else: presented, answered by a tap on a button, gone.
///
/// Its view is the box itself: 270 points wide and in the middle, an action sheet's as wide as the window less
/// margins and at the lower edge. What code adds to it stays in front; constraints of its height make it higher.
/// Where it doesn't fit, its text and its buttons scroll.
/// Touches beside the alert reach nobody; beside an action sheet they are its cancel action, if it has one. Where
/// the buttons stand is ours, see `AlertView`. On a pad an action sheet is a popover, without a button to cancel;
/// its `popoverPresentationController` is to be told what it is about.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uialertcontroller>
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Whether it stands in the middle or at the lower edge.
  open var preferredStyle: Style { style }
  private var style = Style.actionSheet
  open override var title: String? { didSet { (viewIfLoaded as? AlertView)?.show(self) } }
  /// Below the title.
  open var message: String? { didSet { (viewIfLoaded as? AlertView)?.show(self) } }
  /// In the order of adding.
  open private(set) var actions: [UIAlertAction] = []
  /// In the order of adding; nil where there are none.
  open private(set) var textFields: [UITextField]?
  /// What the return key in the last text field performs; not drawn. Traps where it was not added before, as UIKit
  /// does.
  open var preferredAction: UIAlertAction? {
    willSet {
      precondition(
        newValue == nil || actions.contains { $0 === newValue },
        "\(type(of: self)): the preferred action is none of those that were added")
    }
  }
  /// Kept, never drawn.
  open var severity = UIAlertControllerSeverity.default

  /// Without buttons, to be presented.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    style = preferredStyle
    if style == .alert { modalPresentationStyle = .overFullScreen }
    self.message = message
    self.title = title
  }

  /// An action sheet without anything in it.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    modalPresentationStyle = Self.isOnPad ? .popover : .overFullScreen
  }

  /// Always nil: there is no archive of alerts.
  public required init?(coder: NSCoder) { nil }

  /// Buttons stand in the order of adding, the cancel action last; of two in an alert it stands at the left.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "\(type(of: self)): an alert has one cancel action at most")
    actions.append(action)
    (viewIfLoaded as? AlertView)?.show(self)
  }

  /// - Parameter configurationHandler: called at once, with the new field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(preferredStyle == .alert, "\(type(of: self)): text fields are for alerts, not for action sheets")
    add(UITextField(), configurationHandler)
  }

  /// One that somebody else may have made.
  func add(_ field: UITextField, _ configurationHandler: ((UITextField) -> Void)? = nil) {
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    // Comes with the return key, where the delegate lets that do something.
    field.addAction(
      UIAction { [weak self, weak field] _ in if let field { self?.returnTyped(in: field) } },
      for: .primaryActionTriggered)
    (viewIfLoaded as? AlertView)?.show(self)
  }

  open override func loadView() {
    let alert = AlertView()
    alert.width =
      isPopover ? AlertView.Size.alertWidth : AlertView.width(preferredStyle, in: UIScreen.main.bounds.width)
    alert.choose = { [weak self] in self?.choose($0) }
    view = alert
    alert.show(self)
    alert.frame.size = CGSize(width: alert.width, height: alert.intrinsicContentSize.height)
  }

  private var box: AlertPresentation?
  /// On a phone an alert of any style is a box.
  private var isPopover: Bool { modalPresentationStyle == .popover && Self.isOnPad }
  private static var isOnPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
  /// A touch beside a sheet that is a popover cancels it.
  var hasCancelButton: Bool { preferredStyle == .alert || !isPopover }

  /// Of one that is a popover: as large as its box, unless code says otherwise.
  open override var preferredContentSize: CGSize {
    get {
      let said = super.preferredContentSize
      guard said == .zero, isPopover, preferredStyle == .actionSheet, isViewLoaded else { return said }
      return CGSize(width: AlertView.Size.alertWidth, height: view.intrinsicContentSize.height)
    }
    set { super.preferredContentSize = newValue }
  }

  /// By a touch beside the popover.
  override func isDismissedByTouch() {
    guard let action = actions.first(where: { $0.style == .cancel }) else { return }
    endWait()
    action.handler?(action)
  }

  override func controllerOfStyle(
    by presenter: UIViewController?, from source: UIViewController
  ) -> UIPresentationController {
    if isPopover { return super.controllerOfStyle(by: presenter, from: source) }
    if let presentation { return presentation.controller.made }
    let box = box ?? AlertPresentation(presentedViewController: self, presenting: nil)
    self.box = box
    return box
  }

  override func letGoOfPresentation() {
    super.letGoOfPresentation()
    box = nil
  }

  /// Traps where there is nothing to show, as UIKit does.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    precondition(
      title != nil || message != nil || !actions.isEmpty,
      "\(type(of: self)) has neither a title nor a message nor an action to show")
  }

  /// Writing begins in the first of its text fields.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  /// The next field is edited. In the last one the preferred action is performed, or what stands for it.
  private func returnTyped(in field: UITextField) {
    let rest = (textFields ?? []).drop { $0 !== field }.dropFirst()
    if let next = rest.first { return _ = next.becomeFirstResponder() }
    if let action = preferredAction ?? usualAction, action.isEnabled { choose(action) }
  }

  /// The only default action (ours); while that is disabled the one that cancels.
  private var usualAction: UIAlertAction? {
    let usual = actions.filter { $0.style == .default }
    guard usual.count == 1 else { return nil }
    return usual[0].isEnabled ? usual[0] : actions.first { $0.style == .cancel }
  }

  /// A finger beside an action sheet.
  func cancel() {
    if let action = actions.first(where: { $0.style == .cancel }) { choose(action) }
  }

  private func choose(_ action: UIAlertAction) {
    dismiss(animated: true)
    // The handler finds the alert gone, and may present another one.
    endWait()
    action.handler?(action)
  }

  /// Where an alert stands.
  public enum Style: Int, Hashable, Sendable { case actionSheet, alert }
}

/// How grave an alert is; kept. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uialertcontrollerseverity>
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }
