/// Taking and leaving a window's place for a first responder. One window has one, or none.
@MainActor enum FirstPlace {
  /// The responder whose place is taken without asking, while it hears of it.
  private static weak var forced: UIResponder?
  /// Those that are being asked to resign: whoever wants the place of one meanwhile doesn't get it.
  private static var leaving: [UIResponder] = []

  static func take(for responder: UIResponder) -> Bool {
    guard let window = responder.hostWindow else { return refuse(responder, .hasNoWindow) }
    if window.firstResponder === responder { return true }
    guard responder.canBecomeFirstResponder else { return refuse(responder, .cannotBecome) }
    if let present = window.firstResponder {
      guard resigns(present) else { return refuse(responder, .waitsFor(present)) }
      // An override that says yes without calling super has its place taken all the same.
      if window.firstResponder === present { vacate(window, .loses) }
      // Whoever took the place meanwhile keeps it.
      if let other = window.firstResponder {
        return other === responder || refuse(responder, .waitsFor(other))
      }
    }
    guard responder.hostWindow === window else { return refuse(responder, .hasNoWindow) }
    window.firstResponder = responder
    Decisions.tell(.firstResponder(responder, .becomes))
    return true
  }

  private static func resigns(_ present: UIResponder) -> Bool {
    if leaving.contains(where: { $0 === present }) { return false }
    leaving.append(present)
    defer { leaving.removeAll { $0 === present } }
    return present.resignFirstResponder()
  }

  static func giveUp(by responder: UIResponder) -> Bool {
    let isForced = forced === responder
    guard isForced || responder.canResignFirstResponder else { return refuse(responder, .cannotResign) }
    if let window = responder.hostWindow, window.firstResponder === responder {
      vacate(window, isForced ? .loses : .resigns)
    }
    return true
  }

  /// Takes the place from whoever has it, who hears of it by `resignFirstResponder` and is not asked.
  static func takeAway(in window: UIWindow) {
    guard let present = window.firstResponder else { return }
    let outer = forced
    forced = present
    present.resignFirstResponder()
    forced = outer
    if window.firstResponder === present { vacate(window, .loses) }
  }

  private static func vacate(_ window: UIWindow, _ change: FirstResponderChange) {
    guard let present = window.firstResponder else { return }
    window.firstResponder = nil
    Decisions.tell(.firstResponder(present, change))
  }

  private static func refuse(_ responder: UIResponder, _ change: FirstResponderChange) -> Bool {
    Decisions.tell(.firstResponder(responder, change))
    return false
  }
}

extension UIWindow {
  /// The first responder of a branch that leaves, or is hidden, loses its place.
  func firstResponderWillLeave(with branch: UIView) {
    if firstResponder(in: branch) != nil { FirstPlace.takeAway(in: self) }
  }

  func firstResponder(in branch: UIView) -> UIResponder? {
    let view = firstResponder as? UIView ?? (firstResponder as? UIViewController)?.viewIfLoaded
    return view?.isDescendant(of: branch) == true ? firstResponder : nil
  }
}
