import Foundation
import HeadlessUIKit

/// A random hierarchy of views that misbehave, and a random hand on it; the same for the same seed.
///
/// Views have random flags, and from inside of their handlers remove, move and hide each other, add windows, post
/// reports, take the first responder's place, and begin to ignore interaction.
@MainActor struct RandomPlay {
  let pads: [WildPad]
  private let phone: Phone
  private let chance: Chance
  private let stock: Stock

  init(seed: UInt64, on phone: Phone) {
    self.phone = phone
    chance = Chance(seed: seed)
    stock = Stock(phone: phone, chance: chance)
    for number in 0..<chance.number(in: 4...12) {
      let pad = WildPad("view \(number)", (0, 0, 0, 0), phone.journal)
      pad.frame = CGRect(
        x: Double(chance.number(in: -20...120)), y: Double(chance.number(in: -20...120)),
        width: Double(chance.number(in: 20...180)), height: Double(chance.number(in: 20...180)))
      pad.isMultipleTouchEnabled = chance.oneIn(2)
      pad.isExclusiveTouch = chance.oneIn(6)
      pad.isHidden = chance.oneIn(10)
      pad.isUserInteractionEnabled = !chance.oneIn(10)
      pad.passesOn = chance.oneIn(2)
      (chance.oneIn(2) ? phone.window : stock.pads.last ?? phone.window).addSubview(pad)
      stock.pads.append(pad)
      pad.stock = stock
    }
    pads = stock.pads
  }

  /// Some hundred reports; at the end every finger lifts.
  func run() {
    for _ in 0..<120 { step() }
    stock.isCalm = true
    phone.application.endIgnoringInteractionEvents()
    phone.report(stock.down.sorted().map { .up($0) })
  }

  private func step() {
    if chance.oneIn(25) { return phone.application.post(.willResignActive) }
    if chance.oneIn(5) { return stock.mischief() }
    if chance.oneIn(5) { phone.application.endIgnoringInteractionEvents() }
    phone.report(stock.steps())
  }
}

/// What the views of a play do to each other, and the fingers that are down.
@MainActor final class Stock {
  var pads: [WildPad] = []
  var down: Set<Int> = []
  /// Nothing more happens from inside of handlers.
  var isCalm = false
  private var windows: [UIWindow] = []
  private var landings = 0
  private unowned let phone: Phone
  private let chance: Chance

  init(phone: Phone, chance: Chance) {
    self.phone = phone
    self.chance = chance
  }

  /// What the fingers do next: one to three of them, each something that it can.
  func steps() -> [FingerStep] {
    (0..<chance.number(in: 1...3)).map { _ in
      let place = (Double(chance.number(in: 0...210)), Double(chance.number(in: 0...210)))
      guard let finger = chance.pick(down.sorted()), !chance.oneIn(3) else {
        landings += 1
        down.insert(landings)
        return .down(landings, at: place)
      }
      if chance.oneIn(2) { return .move(finger, to: place) }
      down.remove(finger)
      return chance.oneIn(5) ? .lose(finger) : .up(finger)
    }
  }

  func mischief() {
    guard !isCalm, let pad = chance.pick(pads), let other = chance.pick(pads) else { return }
    switch chance.number(in: 0...8) {
    case 0: pad.removeFromSuperview()
    case 1, 2: phone.window.addSubview(pad)
    case 3: if !other.isDescendant(of: pad) { other.addSubview(pad) }
    case 4: pad.isHidden.toggle()
    case 5: addWindow(with: pad)
    case 6: phone.report(steps())
    case 7: _ = pad.becomeFirstResponder()
    default: phone.application.beginIgnoringInteractionEvents()
    }
  }

  private func addWindow(with pad: WildPad) {
    guard windows.count < 3 else { return windows[0].makeKeyAndVisible() }
    let window = UIWindow()
    windows.append(window)
    phone.show(window, level: .alert)
    window.frame.size.width = 60
    window.addSubview(pad)
  }
}

/// A view that keeps book of what it was told, and does something to its play's views meanwhile.
final class WildPad: Pad {
  weak var stock: Stock?
  private(set) var ledger = Ledger()
  private(set) var heardOutside = false

  override var canBecomeFirstResponder: Bool { true }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if name == "view 3" { stock?.mischief() }
    return super.hitTest(point, with: event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(touches) { ledger.begin($0) }
    super.touchesBegan(touches, with: event)
    stock?.mischief()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(touches) { ledger.move($0) }
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(touches) { ledger.end($0) }
    super.touchesEnded(touches, with: event)
    stock?.mischief()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(touches) { ledger.end($0) }
    super.touchesCancelled(touches, with: event)
    stock?.mischief()
  }

  /// Only touches of its own count: what subviews pass on is theirs.
  private func hear(_ touches: Set<UITouch>, _ book: (Int) -> Void) {
    let own = touches.filter { $0.view === self }
    for touch in own { book(touch.identifier) }
    if !own.isEmpty, window == nil { heardOutside = true }
  }
}

/// Which touches a view was told of, and what was wrong in it.
@MainActor final class Ledger {
  private var open: Set<Int> = []
  private var closed: Set<Int> = []
  private var faults: [String] = []

  var complaints: [String] { faults + open.sorted().map { "\($0) never ends" } }

  func begin(_ finger: Int) {
    if closed.contains(finger) || !open.insert(finger).inserted { faults.append("\(finger) begins twice") }
  }

  func move(_ finger: Int) {
    if !open.contains(finger) { faults.append("\(finger) moves without having begun") }
  }

  func end(_ finger: Int) {
    if open.remove(finger) == nil { faults.append("\(finger) ends without having begun") }
    closed.insert(finger)
  }
}
