import HeadlessUIKit
import Testing

@MainActor @Suite("Hit testing, fast") struct HitFuzzTests {
  @Test("finds the view that the plain recursion finds, and calls the same overrides in the same order")
  func sameAsPlainRecursion() {
    var fuzz = HitFuzz()
    fuzz.run(hits: 20_000, from: 1)
    #expect(fuzz.differences == [])
    #expect(fuzz.hits == 20_000)
    #expect(fuzz.calls > 20_000)
  }

  @Test("notices whatever a hit test does wrong", arguments: HitFault.allCases)
  func notices(_ fault: HitFault) {
    var fuzz = HitFuzz(fault: fault)
    fuzz.run(hits: 20_000, from: 1)
    #expect(fuzz.differences.count == 1)
  }

  /// Writes each step as the plain recursion does.
  private final class Listener: DecisionObserver {
    var steps: [String] = []
    func decided(_ decision: Decision) {
      switch decision {
      case .asks(let view, let point): steps.append("asks \(view.tag) \(point.x), \(point.y)")
      case .refuses(let view, .transparent): steps.append("refuses \(view.tag) transparent")
      case .refuses(let view, .outside): steps.append("refuses \(view.tag) outside")
      case .refuses(let view, let refusal): steps.append("refuses \(view.tag) \(refusal)")
      case .contains(let view): steps.append("contains \(view.tag) ")
      case .answers(let view, let answer):
        steps.append("answers \(view.tag) \(answer.map { "\($0.tag)" } ?? "nil")")
      default: break
      }
    }
  }

  /// Hears only of views with a `hitTest(_:with:)` of their own.
  private final class HalfListener: DecisionObserver {
    let hearsEveryAsk = false
    var steps: [String] = []
    var asked: [UIView] = []
    func decided(_ decision: Decision) {
      switch decision {
      case .asks(let view, _):
        asked.append(view)
        steps.append("asks \(view.tag)")
      case .answers(let view, let answer):
        #expect(asked.popLast() === view)
        steps.append("answers \(view.tag) \(answer.map { "\($0.tag)" } ?? "nil")")
      case .finds(let view, let answer):
        #expect(!asked.isEmpty)
        steps.append("finds \(view.tag) \(answer.map { "\($0.tag)" } ?? "nil")")
      default: steps.append("\(decision)")
      }
    }
  }

  @Test("where somebody listens to overrides alone, tells what they answer, and finds and calls the same")
  func halfTold() {
    // One of its own: nobody else's key window goes meanwhile, which would be told, too.
    let application = UIApplication()
    UIApplication.start(application)
    defer { extendLifetime(application) }
    var kinds: Set<Substring> = []
    for seed in 1...40 as ClosedRange<UInt64> {
      let (told, silent) = (RandomViews(seed: seed), RandomViews(seed: seed))
      let listener = HalfListener()
      var dice = Dice(seed: seed)
      for _ in 0..<40 {
        for twin in [told, silent] { twin.change() }
        let point = CGPoint(x: dice.length(-5, 300), y: dice.length(-5, 300))
        Decisions.observer = listener
        let found = told.root.askHitTest(point, with: nil)?.tag
        Decisions.observer = nil
        #expect(found == silent.root.askHitTest(point, with: nil)?.tag)
        #expect(told.takeCalls() == silent.takeCalls())
        #expect(listener.asked.isEmpty)
      }
      kinds.formUnion(listener.steps.compactMap { $0.split(separator: " ").first })
    }
    #expect(kinds == ["asks", "finds", "answers"])
  }

  @Test("where somebody listens, tells every step of the plain recursion, and finds and calls the same")
  func told() {
    for seed in 1...20 as ClosedRange<UInt64> {
      let recursion = PlainRecursion()
      var steps: [String] = []
      recursion.tell = { steps.append("\($0) \($1.tag) \($2)") }
      let plain = RandomViews(seed: seed, recursion: recursion)
      let told = RandomViews(seed: seed)
      let silent = RandomViews(seed: seed)
      let listener = Listener()
      var dice = Dice(seed: seed)
      for _ in 0..<40 {
        for twin in [plain, told, silent] { twin.change() }
        let point = CGPoint(x: dice.length(-5, 300), y: dice.length(-5, 300))
        (steps, listener.steps) = ([], [])
        let expected = recursion.ask(plain.root, point)?.tag
        Decisions.observer = listener
        let found = told.root.hitTest(point, with: nil)?.tag
        Decisions.observer = nil
        let foundSilently = silent.root.hitTest(point, with: nil)?.tag
        #expect(found == expected)
        #expect(foundSilently == expected)
        #expect(listener.steps == steps)
        let calls = plain.takeCalls()
        #expect(told.takeCalls() == calls)
        #expect(silent.takeCalls() == calls)
      }
    }
  }
}
