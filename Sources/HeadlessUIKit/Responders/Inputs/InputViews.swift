import Foundation

/// What stands at the screen's lower edge for the first responder: its input view, and its accessory above that.
///
/// Both are looked for along the responder chain, each on its own, when somebody becomes first responder, and anew
/// by `reloadInputViews()`. The system's keyboard is not modelled: where nobody has an input view its place is
/// empty, as with a keyboard of keys attached, and the accessory stands at the edge itself.
@MainActor final class InputViews {
  private let window = UITextEffectsWindow()
  private let notices = KeyboardNotices()
  /// For whom they stand. Not retained: whoever goes without resigning leaves them behind, unseen.
  private(set) weak var responder: UIResponder?
  /// Whether controllers hear of a change of the text.
  var isTelling = false

  /// The window that they stand in, as long as they do.
  var shownWindow: UITextEffectsWindow? {
    guard !window.isHidden, let responder, responder.isFirstResponder, let host = responder.hostWindow,
      !host.isHidden, UIApplication.shared.hasShown(host)
    else { return nil }
    return window
  }

  /// Shows what the responder and those after it in the chain have; nothing where that is nothing.
  func show(for responder: UIResponder) {
    self.responder = responder
    let (input, accessory) = (Self.inputView(along: responder), Self.accessory(along: responder))
    window.host = responder.hostWindow
    // What is no longer there goes before what comes, as a view may change its part.
    for (host, found) in [(window.inputHost, input), (window.accessoryHost, accessory)]
    where host.content !== found?.view {
      host.clear()
    }
    window.inputHost.show(input)
    window.accessoryHost.show(accessory)
    let isEmpty = input == nil && accessory == nil
    if !isEmpty, window.isHidden { window.frame = UIScreen.main.bounds }
    window.isHidden = isEmpty
    window.setNeedsLayout()
    window.layoutIfNeeded()
    tellGuides()
  }

  /// Has what follows the guides laid out anew, where they come to stand elsewhere, and tells of it (V1105).
  /// - Returns: whether they do.
  @discardableResult func tellGuides() -> Bool {
    let isElsewhere = UIApplication.shared.keyboardGuides.follow(freeUntil: shownWindow?.freeUntil ?? .infinity)
    if isElsewhere {
      for room in UIApplication.shared.keyboardGuides.rooms { room.follow() }
      notices.follow(shownWindow?.covered)
    }
    return isElsewhere
  }

  /// Nobody of that window is first responder any more.
  func leave(_ host: UIWindow) {
    if responder == nil || window.host == nil || window.host === host { clear() }
  }

  private func clear() {
    responder = nil
    window.inputHost.clear()
    window.accessoryHost.clear()
    window.isHidden = true
    window.host = nil
    tellGuides()
  }

  /// At the end of a turn: contents that want another height move the others.
  func layOut() {
    // The responder may have gone without a word.
    if !window.isHidden, responder == nil { clear() }
    guard let window = shownWindow else { return }
    window.layoutIfNeeded()
    if tellGuides() { for window in UIApplication.shared.windows { window.layoutIfNeeded() } }
  }

  // MARK: Who has one

  /// A view, and whose it is.
  typealias Found = (view: UIView, supplier: UIResponder)

  /// The nearest along the chain.
  private static func inputView(along responder: UIResponder) -> Found? {
    nearest(along: responder) { $0.inputView ?? $0.inputViewController?.view }
  }

  /// The nearest along the chain.
  private static func accessory(along responder: UIResponder) -> Found? {
    nearest(along: responder) { $0.inputAccessoryView ?? $0.inputAccessoryViewController?.view }
  }

  private static func nearest(along responder: UIResponder, _ view: (UIResponder) -> UIView?) -> Found? {
    for one in sequence(first: responder, next: \.next) {
      if let view = view(one) { return (view, one) }
    }
    return nil
  }

  /// Whether it has some of its own.
  static func has(_ responder: UIResponder) -> Bool {
    responder.inputView != nil || responder.inputAccessoryView != nil || responder.inputViewController != nil
      || responder.inputAccessoryViewController != nil
  }
}
