public import Foundation

/// A question in front of everything, before `UIAlertController`, which is what shows it here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uialertview>
@preconcurrency @MainActor
open class UIAlertView: UIView {
  /// Told of the button that was tapped. Not retained.
  open weak var delegate: AnyObject?
  /// What it asks.
  open var title: String = ""
  /// What it says below.
  open var message: String?
  /// -1 where there is none.
  open var cancelButtonIndex = -1
  /// Which text fields it has. Another style has other ones.
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet { if alertViewStyle != oldValue { madeFields = nil } }
  }
  /// Of the first of those that it was made with beside cancelling and destroying; -1 where there is none.
  open private(set) var firstOtherButtonIndex = -1
  private var titles: [String] = []
  /// Who presents it retains it, and it retains this one by its buttons.
  private weak var shown: UIAlertController?
  private weak var firstOther: UIAlertAction?
  private var madeFields: [UITextField]?
  private var fields: [UITextField] {
    if let madeFields { return madeFields }
    let fields = alertViewStyle.makeFields()
    for field in fields {
      field.addAction(UIAction { [weak self] _ in self?.askForFirstOther() }, for: .editingChanged)
    }
    madeFields = fields
    return fields
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Empty. Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// With a button to leave it, and others.
  public convenience init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String = "", _ moreButtonTitles: String...
  ) {
    self.init(frame: .zero)
    (self.title, self.message, self.delegate) = (title ?? "", message, delegate)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    let others = ([firstButtonTitle] + moreButtonTitles).filter { !$0.isEmpty }
    if !others.isEmpty { firstOtherButtonIndex = titles.count }
    for title in others { addButton(withTitle: title) }
  }

  /// Whether it is in front of everything.
  open var isVisible: Bool { isGoing || shown?.presentingViewController != nil }
  /// By a button, and the delegate does not know yet that it has gone.
  private var isGoing = false
  /// How many buttons it has.
  open var numberOfButtons: Int { titles.count }
  /// What the button says; nil for no button.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }
  /// One of its style's fields, which stands in the alert as it shows; nil for no field.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  /// Answers the new button's index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// Presents an alert with its texts and buttons in front of everything.
  open func show() {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for (index, title) in titles.enumerated() {
      let style = index == cancelButtonIndex ? UIAlertAction.Style.cancel : .default
      let action = UIAlertAction(title: title, style: style) { [self] _ in tapped(index) }
      if index == firstOtherButtonIndex { firstOther = action }
      alert.addAction(action)
    }
    for field in fields { alert.add(field) }
    askForFirstOther()
    guard let presenter = UIViewController.foremost else { return }
    shown = alert
    (delegate as? any UIAlertViewDelegate)?.willPresent(self)
    presenter.present(alert, animated: true) { [self] in
      (delegate as? any UIAlertViewDelegate)?.didPresent(self)
    }
  }

  /// Takes it down, as if the button had been tapped; the delegate hears of its going only.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let shown else { return }
    self.shown = nil
    let delegate = delegate as? any UIAlertViewDelegate
    delegate?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    shown.dismiss(animated: animated) { [self] in
      delegate?.alertView(self, didDismissWithButtonIndex: buttonIndex)
    }
  }

  /// The delegate says whether the first of the other buttons can be tapped, as it comes and as something is typed.
  private func askForFirstOther() {
    guard let firstOther, let delegate = delegate as? any UIAlertViewDelegate else { return }
    let isEnabled = delegate.alertViewShouldEnableFirstOtherButton(self)
    if firstOther.isEnabled != isEnabled { firstOther.isEnabled = isEnabled }
  }

  /// Its controller has gone, so that the delegate may present another one.
  private func tapped(_ index: Int) {
    (shown, isGoing) = (nil, true)
    let delegate = delegate as? any UIAlertViewDelegate
    delegate?.alertView(self, clickedButtonAt: index)
    delegate?.alertView(self, willDismissWithButtonIndex: index)
    UIApplication.shared.runAtEndOfTurn { [self] in
      isGoing = false
      delegate?.alertView(self, didDismissWithButtonIndex: index)
    }
  }
}

/// Which fields an alert view has. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uialertviewstyle>
public enum UIAlertViewStyle: Int, Sendable {
  case `default`, secureTextInput, plainTextInput, loginAndPasswordInput

  @MainActor fileprivate func makeFields() -> [UITextField] {
    func field(_ placeholder: String?, isSecure: Bool) -> UITextField {
      let field = UITextField()
      (field.placeholder, field.isSecureTextEntry) = (placeholder, isSecure)
      return field
    }
    return switch self {
    case .default: []
    case .secureTextInput: [field(nil, isSecure: true)]
    case .plainTextInput: [field(nil, isSecure: false)]
    case .loginAndPasswordInput: [field("Login", isSecure: false), field("Password", isSecure: true)]
    }
  }
}

/// Told of an alert view's buttons.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uialertviewdelegate>
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// A button was tapped.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// The system takes it away, which it never does here.
  func alertViewCancel(_ alertView: UIAlertView)
  /// Whether the first of the buttons beside cancelling can be tapped: asked as it comes, and whenever one of its
  /// fields has another text.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
  /// It comes.
  func willPresent(_ alertView: UIAlertView)
  /// It has come.
  func didPresent(_ alertView: UIAlertView)
  /// It goes.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// It has gone.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func alertViewCancel(_ alertView: UIAlertView) {}
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
    DefaultAnswers.give(true, for: self)
  }
  public func willPresent(_ alertView: UIAlertView) {}
  public func didPresent(_ alertView: UIAlertView) {}
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}

extension UIViewController {
  /// What is presented over everything else in the window that has the keys; else its root.
  static var foremost: UIViewController? {
    var foremost = UIApplication.shared.keyWindow?.rootViewController
    for _ in 0..<Limits.chainLength {
      guard let next = foremost?.presentedViewController else { break }
      foremost = next
    }
    return foremost
  }
}
