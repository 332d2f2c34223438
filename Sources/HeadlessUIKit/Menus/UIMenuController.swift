public import Foundation

/// The menu of edits, as code shows it that was written before iOS 16.
///
/// It has a row for each edit that the first responder, or who is after it in the responder chain, says that it can
/// perform, and then for each of `menuItems` of which that is so. A touch beside it dismisses it as it lands, and
/// belongs to what is there.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uimenucontroller>
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The application's.
  open class var shared: UIMenuController { UIApplication.shared.editMenu }

  /// The application's own, after the system's.
  open var menuItems: [UIMenuItem]?
  /// Kept: the menu's place is ours.
  open var arrowDirection = ArrowDirection.default
  private weak var view: UIView?
  private var rect = CGRect.zero
  private var shown: MenuView?
  /// How often it was shown or taken away.
  private var turns = 0

  /// Whether it is shown; setting it shows it and takes it away.
  open var isMenuVisible: Bool {
    get { shown != nil }
    set { setMenuVisible(newValue, animated: false) }
  }
  /// In the window; zero where none is shown.
  open var menuFrame: CGRect { shown?.subviews.first?.frame ?? .zero }

  /// What it points at when it is shown.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { (rect, view) = (targetRect, targetView) }

  /// Shows it at the rectangle of the view; one that is shown elsewhere goes there.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }
  /// Takes it away.
  open func hideMenu() { setMenuVisible(false, animated: true) }
  /// Takes it away where it was shown from that view.
  open func hideMenu(from targetView: UIView) { if view === targetView { hideMenu() } }

  /// Nothing comes where nobody is first responder (V1119), where there is nothing to perform, or no window to show
  /// it in. One that is shown already goes to the rectangle that was set since, with what can be performed now.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    turns += 1
    guard menuVisible else {
      shown?.dismiss()
      return
    }
    guard let view, let window = view.window else { return }
    guard let first = window.firstResponder else {
      return Decisions.tell(.warns(view, "no menu of edits comes: nobody is first responder, to perform any"))
    }
    present(commands(from: first), over: view, in: window)
  }

  /// For lists, which have rows of their own for it.
  func show(_ commands: [UIMenuElement], at rect: CGRect, of view: UIView) {
    turns += 1
    setTargetRect(rect, in: view)
    if let window = view.window { present(commands, over: view, in: window) }
  }

  private func present(_ commands: [UIMenuElement], over view: UIView, in window: UIWindow) {
    let place = view.convert(CGPoint(x: rect.midX, y: rect.minY), to: window)
    if let shown, shown.window === window, !commands.isEmpty {
      return move(shown, to: place, with: commands)
    }
    shown?.dismiss()
    guard !commands.isEmpty else { return }
    let menu = MenuView(
      UIMenu(children: commands), at: place, of: window.firstResponder ?? view, isOfEdits: true)
    let turn = turns
    post(Self.willShowMenuNotification)
    // Whoever heard of it may have taken it away, or had it shown elsewhere.
    guard turn == turns, view.window === window else { return }
    menu.ends = { [weak self] in
      self?.post(Self.willHideMenuNotification)
      self?.shown = nil
      self?.post(Self.didHideMenuNotification)
    }
    shown = menu
    menu.show(in: window)
    post(Self.didShowMenuNotification)
  }

  private func move(_ menu: MenuView, to place: CGPoint, with commands: [UIMenuElement]) {
    let old = menuFrame
    menu.show(UIMenu(children: commands), at: place)
    if menuFrame != old { post(Self.menuFrameDidChangeNotification) }
  }

  /// Looks anew at who can perform what.
  open func update() {
    guard let shown, let window = shown.window else { return }
    shown.fill(with: UIMenu(children: commands(from: window.firstResponder ?? view ?? window)))
  }

  private func commands(from responder: UIResponder) -> [UIMenuElement] {
    let edits = StandardEdit.allCases.map { UIMenuItem(title: $0.title, action: Selector($0.rawValue)) }
    return (edits + (menuItems ?? [])).compactMap { item in
      responder.target(forAction: item.action, withSender: self).map { _ in row(of: item, for: responder) }
    }
  }

  /// Whoever was asked for the controller performs it for the controller, too.
  private func row(of item: UIMenuItem, for responder: UIResponder) -> UIAction {
    let action = item.action
    return UIAction(title: item.title) { [weak self, weak responder] _ in
      guard let self else { return }
      let target = responder?.target(forAction: action, withSender: self)
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// On which side of its rectangle a menu would stand. Raw values are UIKit's.
  public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

  /// Posted before it comes.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted when it has come.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before it goes.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted when it has gone.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Posted when one that is shown goes elsewhere.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}

/// A row of the menu of edits.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uimenuitem>
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// What the row says.
  open var title: String
  /// What is performed.
  open var action: Selector

  /// A row.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}
