import Foundation
import HeadlessUIKit

/// A random screen of pads, controls and scroll views with recognizers, delegates and requirements on them, and a
/// random hand with fingers and buttons; the same for the same seed.
///
/// From inside of handlers, delegates and hit tests it moves, removes and animates views, adds and switches
/// recognizers, scrolls, posts reports, and takes the first responder's place.
@MainActor final class WildPlay {
  let phone = Phone.forGestures()
  private(set) var pads: [WildView] = []
  private(set) var controls: [WildControl] = []
  private(set) var lists: [UIScrollView] = []
  private(set) var recognizers: [UIGestureRecognizer] = []
  private let chance: Chance
  private var judges: [WildJudge] = []
  private var fingers: Set<Int> = []
  private var buttons: Set<Int> = []
  private var landings = 0
  /// Nothing more happens from inside of handlers.
  private var isCalm = false
  private var depth = 0
  /// How often something was done, so that a hit test can tell whether its tree changed meanwhile.
  private(set) var deeds = 0

  private var views: [UIView] { pads + controls + lists }

  init(seed: UInt64) {
    chance = Chance(seed: seed)
    for number in 0..<chance.number(in: 6...14) { add(view: number) }
    for number in 0..<chance.number(in: 4...12) { add(recognizer: number) }
    for _ in 0..<chance.number(in: 0...4) { requireFailure() }
  }

  private func add(view number: Int) {
    let frame = CGRect(
      x: Double(chance.number(in: -20...120)), y: Double(chance.number(in: -20...120)),
      width: Double(chance.number(in: 20...180)), height: Double(chance.number(in: 20...180)))
    let parent = chance.oneIn(3) ? phone.window : views.last ?? phone.window
    let view: UIView
    switch chance.number(in: 0...5) {
    case 0:
      let control = WildControl(frame: frame)
      controls.append(control)
      view = control
    case 1:
      let list = UIScrollView(frame: frame)
      list.contentSize = CGSize(width: 400, height: 400)
      list.delaysContentTouches = chance.oneIn(2)
      list.canCancelContentTouches = !chance.oneIn(3)
      lists.append(list)
      view = list
    default:
      let pad = WildView(frame: frame)
      pad.play = self
      pad.passesOn = chance.oneIn(2)
      pad.misbehavesWhenAsked = chance.oneIn(6)
      pads.append(pad)
      view = pad
    }
    view.accessibilityIdentifier = "view \(number)"
    view.isMultipleTouchEnabled = chance.oneIn(2)
    view.isExclusiveTouch = chance.oneIn(8)
    if chance.oneIn(6) { view.transform = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 0.7, y: 1.2) }
    parent.addSubview(view)
  }

  private func add(recognizer number: Int) {
    let recognizer: UIGestureRecognizer
    switch chance.number(in: 0...8) {
    case 0: recognizer = UITapGestureRecognizer()
    case 1:
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      recognizer = double
    case 2: recognizer = UIPanGestureRecognizer()
    case 3: recognizer = UILongPressGestureRecognizer()
    case 4: recognizer = UISwipeGestureRecognizer()
    case 5: recognizer = UIPinchGestureRecognizer()
    case 6: recognizer = UIRotationGestureRecognizer()
    default: recognizer = WildRecognizer(chance)
    }
    recognizer.name = "recognizer \(number)"
    recognizer.cancelsTouchesInView = !chance.oneIn(4)
    recognizer.delaysTouchesBegan = chance.oneIn(4)
    recognizer.delaysTouchesEnded = !chance.oneIn(4)
    recognizer.addHandler { [unowned self] _ in if chance.oneIn(4) { mischief() } }
    if chance.oneIn(2) {
      let judge = WildJudge(chance) { [unowned self] in mischief() }
      judges.append(judge)
      recognizer.delegate = judge
    }
    recognizers.append(recognizer)
    (chance.pick(views) ?? phone.window).addGestureRecognizer(recognizer)
  }

  private func requireFailure() {
    guard let one = chance.pick(recognizers), let other = chance.pick(recognizers), one !== other else { return }
    one.require(toFail: other)
  }

  // MARK: Playing

  /// Some hundred reports; at the end everything lifts, and ten seconds pass.
  func run() {
    for _ in 0..<120 { step() }
    isCalm = true
    phone.application.endIgnoringInteractionEvents()
    phone.report(fingers.sorted().map { .up($0) })
    for button in buttons.sorted() { phone.press(button, .ended) }
    phone.wait(10)
  }

  private func step() {
    switch chance.number(in: 0...24) {
    case 0: phone.application.post(.willResignActive)
    case 1...3: mischief()
    case 4...6: phone.wait(Double(chance.number(in: 1...80)) / 100)
    case 7...10: press()
    default: phone.report(fingerSteps())
    }
    if chance.oneIn(4) { phone.application.endIgnoringInteractionEvents() }
  }

  private func fingerSteps() -> [FingerStep] {
    (0..<chance.number(in: 1...2)).map { _ in
      let place = (Double(chance.number(in: 0...210)), Double(chance.number(in: 0...210)))
      guard let finger = chance.pick(fingers.sorted()), !chance.oneIn(3) else {
        landings += 1
        fingers.insert(landings)
        return .down(landings, at: place)
      }
      if chance.oneIn(2) { return .move(finger, to: place) }
      fingers.remove(finger)
      return chance.oneIn(6) ? .lose(finger) : .up(finger)
    }
  }

  private func press() {
    guard let button = chance.pick(buttons.sorted()), !chance.oneIn(3) else {
      landings += 1
      buttons.insert(landings)
      return phone.press(landings, .began, chance.oneIn(4) ? .menu : .select)
    }
    if chance.oneIn(2) { return phone.press(button, .changed) }
    buttons.remove(button)
    phone.press(button, chance.oneIn(6) ? .cancelled : .ended)
  }

  /// Does one thing that code should not do in the middle of an event, and does.
  func mischief() {
    guard !isCalm, depth < 3, let view = chance.pick(views), let other = chance.pick(views) else { return }
    depth += 1
    deeds += 1
    defer { depth -= 1 }
    switch chance.number(in: 0...13) {
    case 0: view.removeFromSuperview()
    case 1, 2: phone.window.addSubview(view)
    case 3: if !other.isDescendant(of: view) { other.addSubview(view) }
    case 4: view.isHidden.toggle()
    case 5: if let recognizer = chance.pick(recognizers) { other.addGestureRecognizer(recognizer) }
    case 6: if let recognizer = chance.pick(recognizers) { recognizer.isEnabled.toggle() }
    case 7: if let recognizer = chance.pick(recognizers) { recognizer.view?.removeGestureRecognizer(recognizer) }
    case 8: requireFailure()
    case 9: view.becomeFirstResponder()
    case 10: UIView.animate(withDuration: 0.2, delay: 0) { view.center.x += 5 }
    case 11: chance.pick(lists)?.setContentOffset(CGPoint(x: 50, y: 50), animated: chance.oneIn(2))
    case 12: phone.application.beginIgnoringInteractionEvents()
    default: postFromInside()
    }
  }

  /// Waits its turn, like every report that a handler posts.
  private func postFromInside() {
    let contacts = fingerSteps().map { phone.contact(of: $0) }
    phone.application.post(TouchReport(time: phone.time, contacts: contacts))
  }
}

/// A pad of a play: keeps book of touches and presses of its own, and misbehaves.
final class WildView: UIView {
  weak var play: WildPlay?
  var passesOn = false
  var misbehavesWhenAsked = false
  private(set) var touches = Ledger()
  private(set) var presses = Ledger()

  override var canBecomeFirstResponder: Bool { true }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if misbehavesWhenAsked { play?.mischief() }
    return super.hitTest(point, with: event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where touch.view === self { self.touches.begin(touch.identifier) }
    if passesOn { super.touchesBegan(touches, with: event) }
    play?.mischief()
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where touch.view === self { self.touches.move(touch.identifier) }
    if passesOn { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where touch.view === self { self.touches.end(touch.identifier) }
    if passesOn { super.touchesEnded(touches, with: event) }
    play?.mischief()
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where touch.view === self { self.touches.end(touch.identifier) }
    if passesOn { super.touchesCancelled(touches, with: event) }
    play?.mischief()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses where press.responder === self { self.presses.begin(press.identifier) }
    if passesOn { super.pressesBegan(presses, with: event) }
    play?.mischief()
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses where press.responder === self { self.presses.move(press.identifier) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses where press.responder === self { self.presses.end(press.identifier) }
    play?.mischief()
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses where press.responder === self { self.presses.end(press.identifier) }
  }
}

/// A control of a play, which counts what it sends.
final class WildControl: UIControl {
  private(set) var downs = 0
  private(set) var ends = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [unowned self] _ in downs += 1 }, for: .touchDown)
    addAction(UIAction { [unowned self] _ in ends += 1 }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
  }

  required init?(coder: NSCoder) { nil }
}
