public import Foundation

/// Shows a menu at a point of a view, when code asks for it.
///
/// The menu is one like those of contexts: a button a row, each found by its title. A touch beside it dismisses it
/// as it lands, and belongs to what is there.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uieditmenuinteraction>
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Not retained.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private var shown: (menu: MenuView, configuration: UIEditMenuConfiguration)?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
  open func didMove(to view: UIView?) { self.view = view }

  /// Shows what the delegate answers, else what it is suggested: the edits that the view, or who is after it in the
  /// responder chain, says that it can perform, as those built it (K82). Nothing happens where that is none.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, let window = view.window else { return }
    let menu = menu(for: configuration, of: view)
    // Whoever was asked may have taken the view away.
    guard !menu.children.isEmpty, self.view === view, view.window === window else { return }
    let shown = MenuView(menu, at: place(for: configuration, in: view), of: view, isOfEdits: true)
    guard self.view === view, view.window === window else { return }
    (shown.ends, shown.owner) = ({ [weak self] in self?.menuEnds() }, view)
    self.shown = (shown, configuration)
    MenuAnimator.tell { delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: $0) }
    shown.show(in: window)
  }

  private func menu(for configuration: UIEditMenuConfiguration, of view: UIView) -> UIMenu {
    let suggested = suggestedActions(at: view)
    return delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
      ?? UIMenu(children: suggested)
  }

  /// Built by the view and by all who are after it in the responder chain. Menus with nothing in them are left out.
  private func suggestedActions(at view: UIView) -> [UIMenuElement] {
    let edits = StandardEdit.allCases.compactMap { edit in
      let action = Selector(edit.rawValue)
      return view.target(forAction: action, withSender: self).map { _ in
        UICommand(title: edit.title, action: action)
      }
    }
    let tree = MenuTree(
      of: .context, [UIMenu(identifier: .standardEdit, options: .displayInline, children: edits)])
    for responder in sequence(first: view as UIResponder, next: \.next).prefix(Limits.chainLength) {
      responder.buildMenu(with: tree)
    }
    return tree.root.children.filter { ($0 as? UIMenu)?.leaves.isEmpty != true }
  }

  /// In the window: at the rectangle that the delegate answers, else at the point that was asked for.
  private func place(for configuration: UIEditMenuConfiguration, in view: UIView) -> CGPoint {
    let target = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    let point = target.isNull ? configuration.sourcePoint : CGPoint(x: target.midX, y: target.minY)
    return view.convert(point, to: view.window)
  }

  private func menuEnds() {
    guard let shown else { return }
    self.shown = nil
    MenuAnimator.tell {
      delegate?.editMenuInteraction(self, willDismissMenuFor: shown.configuration, animator: $0)
    }
  }

  /// Nothing happens where no menu is shown.
  open func dismissMenu() { shown?.menu.dismiss() }

  /// Asks the delegate anew for what stands in the menu that is shown, and where; one with nothing in it goes.
  open func reloadVisibleMenu() {
    guard let shown, let view else { return }
    let menu = menu(for: shown.configuration, of: view)
    guard !menu.children.isEmpty else { return shown.menu.dismiss() }
    shown.menu.fill(with: menu)
    updateVisibleMenuPosition(animated: false)
  }

  /// Asks the delegate anew where the menu stands. It goes there at once.
  open func updateVisibleMenuPosition(animated: Bool) {
    if let shown, let view { shown.menu.move(to: place(for: shown.configuration, in: view)) }
  }

  /// Where the menu was asked for; without one as far away as can be.
  open func location(in view: UIView?) -> CGPoint {
    guard let shown, let source = self.view else {
      return CGPoint(x: CGFloat.greatestFiniteMagnitude, y: CGFloat.greatestFiniteMagnitude)
    }
    return source.convert(shown.configuration.sourcePoint, to: view)
  }
}

/// What a menu is asked for with.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uieditmenuconfiguration>
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// What the application calls it by.
  public let identifier: AnyHashable
  /// Where, in the view's coordinates.
  public let sourcePoint: CGPoint
  /// Kept: the menu's place is ours.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// - Parameter identifier: one of its own where none is given.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(UUID()), sourcePoint)
    super.init()
  }
}

/// On which side of its point a menu would stand. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uieditmenuarrowdirection>
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable { case automatic, up, down, left, right }

/// Asked for a menu, and told what becomes of it. Every method is optional.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate>
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Asked before a menu comes. Nil for the suggested actions.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// In the view's coordinates; the menu stands at the middle of its upper edge (ours). Null for the point that was
  /// asked for. Asked after the menu, and when it is reloaded or placed anew.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// The menu comes. What is added to the animator is done behind this, completions at the end of the turn.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// The menu goes. What is added to the animator is done behind this, completions at the end of the turn.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { DefaultAnswers.give(nil, for: self) }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { DefaultAnswers.give(.null, for: self) }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// What goes along with a menu's coming or going.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uieditmenuinteractionanimating>
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Done with it, when the delegate's method has returned.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Done after it.
  func addCompletion(_ completion: @escaping () -> Void)
}
