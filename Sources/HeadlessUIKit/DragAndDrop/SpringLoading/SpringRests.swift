import Foundation

/// Something that acts when a drag has rested above it.
@MainActor protocol SpringLoaded: UIView {
  /// What would act under a point of the view's own coordinates; nil where nothing would.
  func spring(at point: CGPoint, _ context: SpringContext) -> Spring?
}

/// What would act, and how.
struct Spring {
  /// What tells it from others of the same view.
  let item: AnyHashable
  let act: @MainActor () -> Void
}

/// How long a drag has rested above what acts then.
///
/// The time runs from when the finger comes there, anew whenever it goes on by more than a pan needs. What has
/// acted acts again when the finger has been elsewhere.
@MainActor final class SpringRests {
  private struct Rest {
    let view: UIView
    let item: AnyHashable
    let act: @MainActor () -> Void
    /// Of an interaction of the application's.
    let context: SpringContext?
    var place: CGPoint
    var isDone = false
  }
  private let session: DragSession
  private let touch: UITouch
  private var rest: Rest?
  private var deadline = Deadline()

  init(of session: DragSession, by touch: UITouch) { (self.session, self.touch) = (session, touch) }

  /// - Parameter hit: the view under the finger.
  func move(over hit: UIView?) {
    let found = found(above: hit)
    if let rest, let found, rest.view === found.view, rest.item == found.item {
      goOn(rest)
    } else {
      end()
      if let found { begin(found) }
    }
  }

  func end() {
    deadline.callOff()
    if let context = rest?.context { context.interaction?.finish(context) }
    rest = nil
  }

  private func begin(_ new: Rest) {
    rest = new
    new.context.map { $0.interaction?.take(.possible, of: $0) }
    wait()
  }

  private func goOn(_ old: Rest) {
    let thresholds = UIApplication.shared.thresholds.gestures
    guard !old.isDone, (session.place - old.place).length > thresholds.panHysteresis else { return }
    rest?.place = session.place
    wait()
  }

  private func wait() {
    deadline.set(after: UIApplication.shared.thresholds.dragging.springDelay) { [weak self] in self?.act() }
  }

  private func act() {
    guard let rest, rest.view.window != nil else { return }
    self.rest?.isDone = true
    Decisions.tell(.drag(rest.view, touch, .springLoads))
    rest.act()
  }

  /// The deepest, from the view that is hit up.
  private func found(above hit: UIView?) -> Rest? {
    var next = hit
    while let view = next {
      if let rest = found(on: view) { return rest }
      next = view.superview
    }
    return nil
  }

  private func found(on view: UIView) -> Rest? {
    for case let interaction as UISpringLoadedInteraction in view.interactions {
      let known = rest?.context?.interaction === interaction ? rest?.context : nil
      let context = known ?? SpringContext(of: interaction, session)
      guard interaction.allows(context) else { continue }
      return Rest(
        view: view, item: ObjectIdentifier(interaction), act: { interaction.activate(context) }, context: context,
        place: session.place)
    }
    guard let loaded = view as? any SpringLoaded else { return nil }
    let context = SpringContext(of: nil, session)
    context.targetView = view
    guard let spring = loaded.spring(at: session.location(in: view), context) else { return nil }
    return Rest(view: view, item: spring.item, act: spring.act, context: nil, place: session.place)
  }
}

/// A drag above a view, for a spring's behaviour, effect and handler.
final class SpringContext: NSObject, UISpringLoadedInteractionContext {
  private(set) weak var interaction: UISpringLoadedInteraction?
  private let session: DragSession
  var state = UISpringLoadedInteractionEffectState.inactive
  var targetView: UIView?
  var targetItem: Any?

  init(of interaction: UISpringLoadedInteraction?, _ session: DragSession) {
    (self.interaction, self.session) = (interaction, session)
    targetView = interaction?.view
    super.init()
  }

  func location(in view: UIView?) -> CGPoint { view.map { session.location(in: $0) } ?? session.place }
}
