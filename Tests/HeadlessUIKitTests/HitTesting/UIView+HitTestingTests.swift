import HeadlessUIKit
import Testing

@MainActor @Suite("UIView's hit testing, as told") struct UIViewHitTestingTests {
  /// Writes each step with the view's identifier.
  final class Log: DecisionObserver {
    var steps: [String] = []
    func decided(_ decision: Decision) {
      switch decision {
      case .asks(let view, let point): steps.append("asks \(name(view)) at \(point.x), \(point.y)")
      case .refuses(let view, .outside(let point)):
        steps.append("\(name(view)) refuses: outside(\(point.x), \(point.y))")
      case .refuses(let view, let refusal): steps.append("\(name(view)) refuses: \(refusal)")
      case .contains(let view): steps.append("\(name(view)) contains it")
      case .answers(let view, let answer): steps.append("\(name(view)) answers \(answer.map(name) ?? "nil")")
      default: steps.append("\(decision)")
      }
    }
    private func name(_ view: UIView) -> String { view.accessibilityIdentifier ?? "?" }
  }

  private func view(_ name: String, in parent: UIView? = nil) -> UIView {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    view.accessibilityIdentifier = name
    parent?.addSubview(view)
    return view
  }

  private func told(_ work: () -> Void) -> [String] {
    let log = Log()
    Decisions.observer = log
    work()
    Decisions.observer = nil
    return log.steps
  }

  @Test("every question, refusal and answer is told, in order and nested")
  func everything() {
    let root = view("root")
    _ = view("back", in: root)
    let front = view("front", in: root)
    front.isHidden = true
    #expect(
      told { _ = root.hitTest(CGPoint(x: 15, y: 15), with: nil) } == [
        "asks root at 15.0, 15.0", "root contains it", "asks front at 5.0, 5.0", "front refuses: hidden",
        "front answers nil",
        "asks back at 5.0, 5.0", "back contains it", "back answers back", "root answers back",
      ])
  }

  @Test("each refusal says its reason")
  func refusals() {
    let changes: [((UIView) -> Void, String)] = [
      ({ $0.isHidden = true }, "hidden"), ({ $0.alpha = 0 }, "transparent(alpha: 0.0)"),
      ({ $0.isUserInteractionEnabled = false }, "notInteractive"),
      ({ $0.bounds.origin.x = 100 }, "outside"),
    ]
    for (change, reason) in changes {
      let root = view("root")
      change(root)
      let steps = told { _ = root.hitTest(CGPoint(x: 15, y: 15), with: nil) }
      #expect(steps.count == 3)
      #expect(steps[1].hasPrefix("root refuses: \(reason)"))
    }
  }

  @Test("a view with a singular transform is not asked, and that is told")
  func singular() {
    let root = view("root")
    view("flat", in: root).transform = CGAffineTransform(scaleX: 1, y: 0)
    #expect(
      told { _ = root.hitTest(CGPoint(x: 15, y: 15), with: nil) } == [
        "asks root at 15.0, 15.0", "root contains it", "flat refuses: singularTransform", "root answers root",
      ])
  }

  @Test("a view that an override asks by itself is told once, as is the one whose override calls super twice")
  func overrides() {
    final class Asking: UIView {
      weak var favourite: UIView?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        _ = super.hitTest(CGPoint(x: -1, y: -1), with: event)
        return favourite?.hitTest(CGPoint(x: 1, y: 1), with: event) ?? super.hitTest(point, with: event)
      }
    }
    let root = view("root")
    let asking = Asking(frame: root.bounds)
    asking.accessibilityIdentifier = "asking"
    asking.favourite = view("favourite", in: asking)
    root.addSubview(asking)
    #expect(
      told { _ = root.hitTest(CGPoint(x: 5, y: 5), with: nil) } == [
        "asks root at 5.0, 5.0", "root contains it", "asks asking at 5.0, 5.0",
        "asking refuses: outside(-1.0, -1.0)",
        "asks favourite at 1.0, 1.0", "favourite contains it", "favourite answers favourite",
        "asking answers favourite",
        "root answers favourite",
      ])
  }

  @Test("subviews may come and go while they are asked")
  func mutation() {
    final class Leaving: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        superview?.subviews.first?.removeFromSuperview()
        removeFromSuperview()
        return nil
      }
    }
    let root = view("root")
    let back = view("back", in: root)
    let middle = view("middle", in: root)
    let leaving = Leaving(frame: root.bounds)
    root.addSubview(leaving)
    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === middle)
    #expect(root.subviews == [middle])
    #expect(back.superview == nil)
  }
}
