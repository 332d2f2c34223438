import Foundation
import HeadlessUIKit

/// Numbers that look random and are the same in every run of a seed.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64.
  mutating func roll() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ end: Int) -> Int { Int(roll() % UInt64(end)) }
  /// True once in so many times.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }
  /// A tenth of a point, a third or a whole one: tenths round, wholes meet edges.
  mutating func length(_ least: Int, _ most: Int) -> CGFloat {
    let whole = CGFloat(least + below(most - least + 1))
    return switch below(4) {
    case 0: whole + CGFloat(below(10)) / 10
    case 1: whole + CGFloat(below(3)) / 3
    default: whole
    }
  }
}

/// A tree of views for one of two twins, which do the same as long as the same is done to them.
@MainActor final class RandomViews {
  /// By tag. A view that is out of the tree stays here.
  private(set) var views: [UIView] = []
  /// What the overriding views were called with.
  private(set) var calls: [String] = []
  /// Answers in place of `super.hitTest`; nil where super itself is asked.
  let recursion: PlainRecursion?
  private var dice: Dice
  private var isBusy = false

  var root: UIView { views[0] }

  init(seed: UInt64, recursion: PlainRecursion? = nil) {
    self.recursion = recursion
    dice = Dice(seed: seed)
    let root = add(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
    let count = 20 + dice.below(60)
    for _ in 0..<count { add(make()).moveIn(with: &dice, among: views) }
    if dice.once(in: 2) {
      let crowd = 20 + dice.below(120)
      let holder = dice.once(in: 2) ? root : views[dice.below(views.count)]
      for _ in 0..<crowd { holder.addSubview(add(make())) }
    }
  }

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  func note(_ call: String, _ view: UIView, _ point: CGPoint? = nil) {
    calls.append("\(call) \(view.tag)" + (point.map { " at \($0.x), \($0.y)" } ?? ""))
  }

  /// What an override does to the tree while it is asked. Its setters may ask views, which then do nothing.
  func beBusy() {
    guard !isBusy else { return }
    isBusy = true
    change()
    isBusy = false
  }

  /// Anything that can be done to a view of the tree.
  func change() {
    let view = views[dice.below(views.count - 1) + 1]
    switch dice.below(17) {
    case 0: view.frame = frame()
    case 1: view.center = CGPoint(x: dice.length(0, 200), y: dice.length(0, 200))
    case 2, 3: view.bounds.origin = CGPoint(x: dice.length(-50, 50), y: dice.length(-50, 300))
    case 4: view.bounds.size = CGSize(width: dice.length(0, 200), height: dice.length(0, 200))
    case 5: view.transform = transform()
    case 6: view.isHidden.toggle()
    case 7: view.alpha = [0, 0.005, 0.01, 0.02, 1, 1][dice.below(6)]
    case 8: view.isUserInteractionEnabled.toggle()
    case 9: view.superview?.bringSubviewToFront(view)
    case 10: view.superview?.sendSubviewToBack(view)
    case 11: view.removeFromSuperview()
    case 12:
      guard view.subviews.count > 1 else { return }
      view.exchangeSubview(
        at: dice.below(view.subviews.count), withSubviewAt: dice.below(view.subviews.count))
    case 13:
      if let sibling = view.superview?.subviews.first { view.superview?.insertSubview(view, belowSubview: sibling) }
    case 14: view.anchorPoint = CGPoint(x: CGFloat(dice.below(5)) / 4, y: 0.5)
    default: view.moveIn(with: &dice, among: views)
    }
  }

  private func make() -> UIView {
    let frame = frame()
    let view: UIView =
      switch dice.below(24) {
      case 0: UIScrollView(frame: frame)
      case 1: UILabel(frame: frame)
      case 2: UIButton(frame: frame)
      case 3: Passing(frame: frame)
      case 4: Reaching(frame: frame)
      case 5: Knowing(frame: frame)
      case 6: Busy(frame: frame)
      case 7: Listening(frame: frame)
      case 8: Drifting(frame: frame)
      case 9: Answering(frame: frame)
      case 10: Derived(frame: frame)
      case 11: UIWindow(frame: frame)
      default: UIView(frame: frame)
      }
    view.isUserInteractionEnabled = true
    view.isHidden = dice.once(in: 12)
    if dice.once(in: 8) { view.transform = transform() }
    (view as? any Noting)?.owner = self
    return view
  }

  private func add(_ view: UIView) -> UIView {
    view.tag = views.count
    views.append(view)
    return view
  }

  private func frame() -> CGRect {
    if dice.once(in: 100) { return CGRect(x: 0, y: 0, width: CGFloat(1e300), height: 1e12) }
    let size = dice.once(in: 3) ? 200 : 40
    return CGRect(
      x: dice.length(-20, 200), y: dice.length(-20, 200), width: dice.length(0, size), height: dice.length(0, size))
  }

  private func transform() -> CGAffineTransform {
    switch dice.below(5) {
    case 0: .identity
    case 1: CGAffineTransform(rotationAngle: dice.length(0, 6))
    case 2: CGAffineTransform(scaleX: dice.length(0, 2), y: dice.length(0, 2))
    case 3: CGAffineTransform(translationX: dice.length(-30, 30), y: dice.length(-30, 30))
    default: CGAffineTransform(a: 1, b: 0.5, c: dice.length(0, 2), d: 1, tx: dice.length(0, 9), ty: 0)
    }
  }
}

extension UIView {
  /// Into one that it does not contain.
  fileprivate func moveIn(with dice: inout Dice, among views: [UIView]) {
    let holder = views[dice.below(dice.once(in: 3) ? 1 : min(tag + 1, views.count))]
    guard !holder.isDescendant(of: self) else { return }
    holder.insertSubview(self, at: dice.once(in: 2) ? .max : dice.below(holder.subviews.count + 1))
  }
}
