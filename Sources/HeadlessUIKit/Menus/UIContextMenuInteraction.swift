public import Foundation

/// Shows a menu when a finger has rested on a view.
///
/// A long press of the view's own, named `contextMenu`, begins it: what it does to touches is what a long press
/// does. The menu is a view in front of everything, with a button a row, each found by its title; touches beside it
/// dismiss it, and reach nobody. The places are ours. A finger that slides over the rows, also on from the view,
/// chooses the one that it lifts on. A menu goes with its view when that leaves the window.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontextmenuinteraction>
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Not retained.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Rich: as a phone shows it.
  open var menuAppearance: Appearance { shown == nil ? .unknown : .rich }
  /// Whether the menu comes as soon as a finger lands.
  var beginsAtOnce = false {
    didSet { press.minimumPressDuration = beginsAtOnce ? 0 : UILongPressGestureRecognizer().minimumPressDuration }
  }
  private let press: UILongPressGestureRecognizer
  private var shown: (menu: MenuView, configuration: UIContextMenuConfiguration)?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    press = UILongPressGestureRecognizer(target: nil, action: nil)
    super.init()
    prepare()
  }

  /// Of a list or a text, which is there whether or not rows or links have menus.
  init(ofPlacesBy delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    press = RowMenuPress(target: nil, action: nil)
    super.init()
    prepare()
  }

  private func prepare() {
    press.name = "contextMenu"
    press.delegate = self
    press.ownAction = { [weak self] in self?.act() }
  }

  open func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(press)
    if view == nil { dismissMenu() }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Where the finger is, or was last.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  /// What the delegate answered to the finger at hand.
  private var answer: UIContextMenuConfiguration?

  /// Where the finger was when the menu came, on the screen.
  private var start = CGPoint.zero

  private func act() {
    switch press.state {
    case .began:
      guard let view, let answer else { return }
      self.answer = nil
      start = press.location(in: nil)
      if let edits = answer as? RowEdits {
        edits.show()
      } else {
        show(answer, over: view, at: press.location(in: view))
      }
    case .changed: slide(isLifting: false)
    case .ended: slide(isLifting: true)
    case .cancelled, .failed: shown?.menu.letGoOfFinger()
    case .possible: break
    }
  }

  /// A finger that lifts where it brought the menu leaves the choice to another one.
  private func slide(isLifting: Bool) {
    guard let menu = shown?.menu else { return }
    if (press.location(in: nil) - start).length < press.thresholds.panHysteresis { return menu.letGoOfFinger() }
    menu.follow(fingerAt: press.location(in: menu), isLifting: isLifting)
  }

  /// What a finger there brings; nil for no menu. A control that is disabled has none.
  private func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard shown == nil, let delegate, (delegate as? UIControl)?.isEnabled != false else { return nil }
    return delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point)
  }

  /// Shows the menu without a finger, in the middle of the view (ours).
  func present() {
    guard let view else { return }
    let middle = view.bounds.middle
    if let configuration = configuration(at: middle) { show(configuration, over: view, at: middle) }
  }

  /// Shows that menu without a finger, unless one is shown.
  /// - Parameter point: in the view.
  func present(_ configuration: UIContextMenuConfiguration, at point: CGPoint) {
    if let view, shown == nil { show(configuration, over: view, at: point) }
  }

  private func show(_ configuration: UIContextMenuConfiguration, over view: UIView, at point: CGPoint) {
    let menu = configuration.actionProvider?([])
    // A preview comes without a menu, too: with no rows.
    guard let window = view.window, menu != nil || configuration.previewProvider != nil else { return }
    _ = configuration.previewProvider?()
    _ = delegate?.contextMenuInteraction(
      self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
    // Whoever was asked may have taken the view away.
    guard self.view === view, view.window === window else { return }
    let shown = MenuView(menu ?? UIMenu(), at: view.convert(point, to: window), of: view)
    shown.owner = view
    shown.ends = { [weak self] in self?.menuEnds() }
    self.shown = (shown, configuration)
    MenuAnimator.tell { delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: $0) }
    shown.show(in: window)
  }

  private func menuEnds() {
    guard let shown else { return }
    self.shown = nil
    let configuration = shown.configuration
    _ = delegate?.contextMenuInteraction(
      self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
    MenuAnimator.tell { delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: $0) }
  }

  /// Nothing happens where no menu is shown.
  open func dismissMenu() { shown?.menu.dismiss() }

  /// Replaces what stands in the menu that is shown.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    if let menu = shown?.menu { menu.fill(with: block(menu.menu)) }
  }

  /// How a menu is shown. Raw values are UIKit's.
  public enum Appearance: UInt, Sendable { case unknown, rich, compact }
}

extension UIContextMenuInteraction: UIGestureRecognizerDelegate {
  /// Asks the delegate for a menu; without one the finger is the view's.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    answer = configuration(at: press.location(in: view))
    return answer != nil
  }
}

/// Keeps nothing of a finger that brings no menu, and a trace doesn't mention it there.
private final class RowMenuPress: UILongPressGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    (isDiscreet, delaysTouchesEnded) = (true, false)
  }
}
