import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct TurnEndTests {
  @Test func `work is taken in the order in which it came, also what comes meanwhile`() {
    var end = TurnEnd()
    var done: [String] = []
    end.add(.action { done.append("first") })
    end.add(.gestures)
    var isFirst = true
    while let work = end.next() {
      switch work {
      case .gestures: done.append("gestures")
      case .action(let action): action()
      }
      if isFirst { end.add(.action { done.append("added") }) }
      isFirst = false
    }
    #expect(done == ["first", "gestures", "added"])
    if end.next() != nil { Issue.record("something is left") }
  }

  @Test func `recognizers that come first are called first, and again where they are added again`() {
    var end = TurnEnd()
    var done: [String] = []
    end.add(.gestures)
    end.add(.action { done.append("action") })
    end.add(.gestures)
    while let work = end.next() {
      switch work {
      case .gestures: done.append("gestures")
      case .action(let action): action()
      }
    }
    #expect(done == ["gestures", "action", "gestures"])
  }
}

/// Turns of which the last ones left nothing to do.
@Suite @MainActor struct QuietTurnTests {
  private final class Counting: UIView {
    var done: [String] = []
    override func layoutSubviews() { done.append("layout") }
    override func draw(_ rect: CGRect) { done.append("draw") }
  }

  private final class AskedWindow: UIWindow {
    var asked = 0
    override func layoutIfNeeded() {
      asked += 1
      super.layoutIfNeeded()
    }
  }

  private func quiet(_ window: UIWindow) -> UIApplication {
    let application = UIApplication()
    UIApplication.start(application)
    window.isHidden = false
    for _ in 0..<3 { application.endTurn() }
    return application
  }

  private func turn(of application: UIApplication, of view: Counting, _ change: () -> Void) -> [String] {
    change()
    application.endTurn()
    defer { view.done = [] }
    return view.done
  }

  @Test func `whatever comes to wait after them is done by the next one`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let application = quiet(window)
    let view = Counting(frame: window.bounds)
    #expect(turn(of: application, of: view) { window.addSubview(view) } == ["layout", "draw"])
    for _ in 0..<3 {
      #expect(turn(of: application, of: view) {} == [])
      #expect(turn(of: application, of: view) { view.setNeedsLayout() } == ["layout"])
      #expect(turn(of: application, of: view) { view.setNeedsDisplay() } == ["draw"])
      #expect(
        turn(of: application, of: view) { application.runAtEndOfTurn { view.done.append("action") } } == ["action"])
    }
  }

  @Test func `a window that comes to the front is laid out`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let application = quiet(window)
    let (other, view) = (UIWindow(frame: window.bounds), Counting(frame: window.bounds))
    other.addSubview(view)
    #expect(turn(of: application, of: view) { other.isHidden = false }.contains("layout"))
  }

  @Test func `a window with a layoutIfNeeded of its own is asked by each of them`() {
    let window = AskedWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let application = quiet(window)
    let asked = window.asked
    for _ in 0..<3 { application.endTurn() }
    #expect(window.asked == asked + 3)
  }
}
