import Foundation

// The controllers of what stands at the screen's lower edge, and the text that they type into.

/// What of a text changes.
enum TypedChange { case text, selection }

extension InputViews {
  /// As large as a keyboard is on this screen, with what lies below it (ours, V984).
  static var usualFrame: CGRect {
    let screen = UIScreen.main
    let isLow = screen.bounds.width > screen.bounds.height && UIDevice.current.userInterfaceIdiom == .phone
    let height = (isLow ? Height.low : Height.upright) + screen.insets.bottom
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: height)
  }

  /// In points, without the home indicator. Apple publishes none: it is what an iPhone shows.
  private enum Height {
    static let upright: CGFloat = 216
    static let low: CGFloat = 162
  }

  /// For whom the controller's view stands; nil where it doesn't.
  func responder(for controller: UIInputViewController) -> UIResponder? {
    guard let shownWindow, controller.viewIfLoaded?.window === shownWindow else { return nil }
    return responder
  }

  /// Those whose views stand for that responder.
  func controllers(for responder: UIResponder) -> [UIInputViewController] {
    guard let shownWindow, responder === self.responder else { return [] }
    return [shownWindow.inputHost, shownWindow.accessoryHost].compactMap {
      $0.content?.viewController as? UIInputViewController
    }
  }
}

extension UIResponder {
  /// Does something to its text, and tells the input view controllers that stand for it before and after. What that
  /// brings about on its way they don't hear of, nor of what leaves all as it is.
  func tellInputController(of change: TypedChange, unless isSame: Bool = false, _ work: () -> Void) {
    guard !isSame, let inputs = UIApplication.shared.inputViews, !inputs.isTelling else { return work() }
    let (controllers, input) = (inputs.controllers(for: self), self as? any UITextInput)
    if controllers.isEmpty { return work() }
    inputs.isTelling = true
    defer { inputs.isTelling = false }
    for one in controllers { change == .text ? one.textWillChange(input) : one.selectionWillChange(input) }
    work()
    for one in controllers { change == .text ? one.textDidChange(input) : one.selectionDidChange(input) }
  }
}
