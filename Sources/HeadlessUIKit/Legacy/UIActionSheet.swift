public import Foundation

/// A choice at the lower edge, before `UIAlertController`, which is what shows it here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiactionsheet>
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  /// Told of the button that was tapped. Not retained.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// What it asks.
  open var title = ""
  /// -1 where there is none.
  open var cancelButtonIndex = -1
  /// -1 where there is none.
  open var destructiveButtonIndex = -1
  /// Of the first of those that it was made with beside cancelling and destroying; -1 where there is none.
  open private(set) var firstOtherButtonIndex = -1
  /// Kept, never drawn.
  open var actionSheetStyle = UIActionSheetStyle.automatic
  private var titles: [String] = []
  /// Who presents it retains it, and it retains this one by its buttons.
  private weak var shown: UIAlertController?

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Empty. Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The destructive button first, then the one that leaves it, and then the others, as they are added. The sheet
  /// shows the one that leaves it last.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String = "", _ moreButtonTitles: String...
  ) {
    self.init(frame: .zero)
    (self.title, self.delegate) = (title ?? "", delegate)
    if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
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

  /// Answers the new button's index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// Presents a sheet with its buttons in front of everything.
  open func show(in view: UIView) {
    let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
    // Also on a pad.
    sheet.modalPresentationStyle = .overFullScreen
    for (index, title) in titles.enumerated() {
      sheet.addAction(UIAlertAction(title: title, style: style(of: index)) { [self] _ in tapped(index) })
    }
    guard let presenter = UIViewController.foremost else { return }
    shown = sheet
    delegate?.willPresent(self)
    presenter.present(sheet, animated: true) { [self] in delegate?.didPresent(self) }
  }
  /// As in a view.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) { show(in: view) }
  /// As in a view.
  open func show(from item: UIBarButtonItem, animated: Bool) { show(in: self) }
  /// As in a view.
  open func show(from view: UITabBar) { show(in: view) }
  /// As in a view.
  open func show(from view: UIToolbar) { show(in: view) }

  /// Takes it down; the delegate hears of its going only.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let shown else { return }
    self.shown = nil
    delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
    shown.dismiss(animated: animated) { [self] in
      delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
    }
  }

  private func style(of index: Int) -> UIAlertAction.Style {
    if index == cancelButtonIndex { return .cancel }
    return index == destructiveButtonIndex ? .destructive : .default
  }

  /// Its controller has gone, so that the delegate may present another one.
  private func tapped(_ index: Int) {
    (shown, isGoing) = (nil, true)
    delegate?.actionSheet(self, clickedButtonAt: index)
    delegate?.actionSheet(self, willDismissWithButtonIndex: index)
    UIApplication.shared.runAtEndOfTurn { [self] in
      isGoing = false
      delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    }
  }
}

/// How an action sheet looks. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiactionsheetstyle>
public enum UIActionSheetStyle: Int, Sendable {
  case automatic = -1
  case `default`, blackOpaque, blackTranslucent
}

/// Told of an action sheet's buttons.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiactionsheetdelegate>
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// A button was tapped.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// The system takes it away, which it never does here: a button, or a finger beside it, is a tap.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  /// It comes.
  func willPresent(_ actionSheet: UIActionSheet)
  /// It has come.
  func didPresent(_ actionSheet: UIActionSheet)
  /// It goes.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// It has gone.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
  public func willPresent(_ actionSheet: UIActionSheet) {}
  public func didPresent(_ actionSheet: UIActionSheet) {}
  public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
