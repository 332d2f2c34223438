/// Taking and leaving a window's place for a first responder. One window has one, or none.
@MainActor enum FirstPlace {
  /// The responder whose place is taken without asking, while it hears of it.
  private static weak var forced: UIResponder?
  /// Those that are being asked to resign: whoever wants the place of one meanwhile doesn't get it.
  private static var leaving: [UIResponder] = []

  static func take(for responder: UIResponder) -> Bool {
    settling { exchange(for: responder) }
  }

  private static func exchange(for responder: UIResponder) -> Bool {
    guard let window = responder.hostWindow else {
      (responder as? UIView).map(AwaitedFirst.note)
      return refuse(responder, .hasNoWindow)
    }
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
    changed = window
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
    settling { leave(by: responder) }
  }

  /// Those that are being asked whether they can resign.
  private static var asked: [UIResponder] = []

  private static func leave(by responder: UIResponder) -> Bool {
    let isForced = forced === responder
    AwaitedFirst.forget(responder)
    let window = responder.hostWindow
    let hadPlace = window?.firstResponder === responder
    // A delegate that has it resign while it is asked isn't asked again.
    let mayLeave = isForced || asked.contains { $0 === responder } || canResign(responder)
    let hasLeft = hadPlace && window?.firstResponder !== responder
    guard mayLeave || hasLeft else { return refuse(responder, .cannotResign) }
    if let window, window.firstResponder === responder { vacate(window, isForced ? .loses : .resigns) }
    return true
  }

  private static func canResign(_ responder: UIResponder) -> Bool {
    asking(responder) { responder.canResignFirstResponder }
  }

  private static func asking(_ responder: UIResponder, _ question: () -> Bool) -> Bool {
    asked.append(responder)
    defer { asked.removeAll { $0 === responder } }
    return question()
  }

  /// Takes the place from whoever has it, who hears of it by `resignFirstResponder` and is not asked.
  ///
  /// - Parameter mayGoBack: whether it may go to whoever has the accessory that this one stood in. Nobody takes it
  ///   in a branch that leaves.
  static func takeAway(in window: UIWindow, mayGoBack: Bool = false) {
    settling(mayGoBack: mayGoBack) { empty(window) }
  }

  private static func empty(_ window: UIWindow) {
    guard let present = window.firstResponder else { return }
    let outer = forced
    forced = present
    present.resignFirstResponder()
    forced = outer
    if window.firstResponder === present { vacate(window, .loses) }
  }

  /// Asks a text's delegate whether the editing may end, and doesn't heed the answer: applications keep what was
  /// typed where they are asked.
  static func askInVain(_ present: UIResponder) {
    if asked.contains(where: { $0 === present }) { return }
    _ = asking(present) {
      switch present {
      case let field as UITextField: field.fieldDelegate?.textFieldShouldEndEditing(field) ?? true
      case let text as UITextView where text.isEditable: text.textDelegate?.textViewShouldEndEditing(text) ?? true
      default: true
      }
    }
  }

  private static func vacate(_ window: UIWindow, _ change: FirstResponderChange) {
    guard let present = window.firstResponder else { return }
    window.firstResponder = nil
    changed = window
    if leavers.last !== present { leavers.append(present) }
    Decisions.tell(.firstResponder(present, change))
  }

  // MARK: What stands for the first responder

  /// How many changes are on their way, one in the other.
  private static var depth = 0
  /// The window whose first responder changed.
  private static weak var changed: UIWindow?
  /// Who had the place before.
  private static var leavers: [UIResponder] = []

  /// Input views follow when the whole change is done: a text in an accessory takes the place of whoever has the
  /// accessory, which must not go in between. A field's are asked for when all have heard that it is edited.
  static func settling<Answer>(mayGoBack: Bool = true, _ change: () -> Answer) -> Answer {
    depth += 1
    let answer = change()
    depth -= 1
    guard depth == 0 else { return answer }
    let left = leavers
    leavers = []
    guard let window = changed else { return answer }
    changed = nil
    if let present = window.firstResponder {
      UIApplication.shared.showInputViews(for: present)
    } else if !mayGoBack || !goesBack(from: left.last, in: window) {
      UIApplication.shared.inputViews?.leave(window)
    }
    return answer
  }

  /// From a text in an accessory, or in what has one, to whoever has it. A search bar's are its field's own. Who
  /// has none is not asked whether it can take the place: that may have a delegate asked.
  private static func goesBack(from responder: UIResponder?, in window: UIWindow) -> Bool {
    guard let responder, responder.hostWindow === window else { return false }
    for next in sequence(first: responder, next: \.next).dropFirst()
    where !(next is UISearchBar) && InputViews.has(next) && next.canBecomeFirstResponder {
      return next.becomeFirstResponder()
    }
    return false
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
