import HeadlessUIKit

/// What one hit test asked, in order, and what came out: `A✓ B✗ C✓ = C`.
///
/// ✓ is a view that found the point in itself, ✗ one that said no, ? one whose override answered alone, and · one
/// with a singular transform, that nobody asked. Views are called by their accessibility identifier.
@MainActor final class Walk: DecisionObserver {
  private var steps: [(view: UIView, mark: String)] = []
  private(set) var refusals: [Refusal] = []

  static func of(_ root: UIView, at x: CGFloat, _ y: CGFloat) -> String {
    let walk = Walk()
    let hit = walk.watching { root.hitTest(CGPoint(x: x, y: y), with: nil) }
    return "\(walk.text) = \(hit?.accessibilityIdentifier ?? "nil")"
  }

  static func refusal(of view: UIView, at x: CGFloat, _ y: CGFloat) -> Refusal? {
    let walk = Walk()
    _ = walk.watching { view.hitTest(CGPoint(x: x, y: y), with: nil) }
    return walk.refusals.first
  }

  func watching<Answer>(_ work: () -> Answer) -> Answer {
    Decisions.observer = self
    defer { Decisions.observer = nil }
    return work()
  }

  func decided(_ decision: Decision) {
    switch decision {
    case .asks(let view, _): steps.append((view, "?"))
    case .contains(let view): mark(view, "✓")
    case .refuses(let view, .singularTransform):
      refusals.append(.singularTransform)
      steps.append((view, "·"))
    case .refuses(let view, let refusal):
      refusals.append(refusal)
      mark(view, "✗")
    default: break
    }
  }

  private func mark(_ view: UIView, _ mark: String) {
    if let step = steps.lastIndex(where: { $0.view === view }) { steps[step].mark = mark }
  }

  private var text: String {
    steps.map { ($0.view.accessibilityIdentifier ?? "?") + $0.mark }.joined(separator: " ")
  }
}

/// A view with a name, in front of the superview's other subviews.
@MainActor @discardableResult
func view(
  _ name: String, _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100), in superview: UIView? = nil
) -> UIView {
  add(UIView(frame: frame), name, to: superview)
}

@MainActor @discardableResult
func add<Kind: UIView>(_ view: Kind, _ name: String, to superview: UIView?) -> Kind {
  view.accessibilityIdentifier = name
  superview?.addSubview(view)
  return view
}

func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
