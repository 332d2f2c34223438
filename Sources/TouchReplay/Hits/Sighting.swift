import Foundation
import HeadlessUIKit
public import Traces

/// What a finger landing at a point would hit: every view asked, the chain above the hit view, and, for a view of
/// interest, why it is not the one.
@MainActor public struct Sighting {
  /// The hit test's outcome, with every view that was asked.
  public let hit: Hit
  /// The responders that an event would climb through, from the hit view on; empty when nothing is hit.
  public let chain: [String]
  private let application: UIApplication
  private let subjects: Subjects
  private let point: CGPoint

  init(at point: CGPoint, in application: UIApplication, subjects: Subjects) {
    let watcher = SearchWatcher(point: point, subjects: subjects)
    subjects.searches(true)
    let view = Decisions.watched(by: watcher) { application.view(at: point) }
    subjects.searches(false)
    hit = watcher.search.outcome(view, in: application, namedBy: subjects)
    chain = view.map { Self.chain(from: $0, subjects) } ?? []
    self.application = application
    self.subjects = subjects
    self.point = point
  }

  private static func chain(from view: UIView, _ subjects: Subjects) -> [String] {
    var chain: [String] = []
    var responder: UIResponder? = view
    while let present = responder, chain.count < 1_000 {
      chain.append(subjects.name(of: present))
      responder = present.next
    }
    return chain
  }

  /// Every view of the application's windows, by path, front windows last.
  public var paths: [String] { allViews.map(subjects.name) }

  /// The walk with the views between it and the view of that path put in where they stand, unasked, each with its
  /// reason. Nil when no view has that path.
  public func walk(including path: String) -> HitWalk? {
    guard let view = allViews.first(where: { subjects.name(of: $0) == path }) else { return nil }
    var walk = hit.walk
    var missing: [UIView] = []
    var ancestor: UIView? = view
    while let present = ancestor, !walk.asks.contains(where: { $0.subject == subjects.name(of: present) }) {
      missing.insert(present, at: 0)
      ancestor = present.superview
    }
    for view in missing { insert(view, into: &walk) }
    return walk
  }

  private func insert(_ view: UIView, into walk: inout HitWalk) {
    let parent = view.superview.map(subjects.name)
    let place = parent.flatMap { name in walk.asks.lastIndex { $0.subject == name } }
    let window = view.window
    let here = window.map { view.convert($0.convert(point, from: nil as UIWindow?), from: nil) } ?? point
    let depth = place.map { walk.asks[$0].depth + 1 } ?? 0
    let ask = HitWalk.Ask(
      subject: subjects.name(of: view), depth: depth, point: Point(here), bounds: Rect(view.bounds),
      refusal: reason(parent: parent, ask: place.map { walk.asks[$0] }, in: walk))
    var index = place.map { $0 + 1 } ?? walk.asks.count
    while index < walk.asks.count, walk.asks[index].depth >= depth, place != nil { index += 1 }
    walk.asks.insert(ask, at: index)
  }

  private func reason(parent: String?, ask: HitWalk.Ask?, in walk: HitWalk) -> Reason {
    guard let parent, let ask else { return .covered(by: hit.view ?? "another window") }
    if let refusal = ask.refusal { return refusal.inside(parent) }
    guard !ask.isOwnAnswer, let answer = ask.answer else { return .overrideAnswered(by: parent) }
    return .covered(by: answer)
  }

  private var allViews: [UIView] {
    var views: [UIView] = []
    func add(_ view: UIView) {
      views.append(view)
      for subview in view.subviews { add(subview) }
    }
    for window in application.allWindows { add(window) }
    return views
  }
}

/// Watches one hit test and nothing else.
@MainActor private final class SearchWatcher: DecisionObserver {
  var search: HitSearch
  private let subjects: Subjects

  init(point: CGPoint, subjects: Subjects) {
    search = HitSearch(finger: 0, point: point)
    self.subjects = subjects
  }

  func decided(_ decision: Decision) {
    switch decision {
    case .asks(let view, let point): search.asks(view, at: point, named: subjects.passingName(of: view))
    case .contains(let view): search.contains(view)
    case .refuses(let view, let refusal): search.refuses(view, refusal, named: subjects.passingName(of: view))
    case .answers(let view, let answer): search.answers(view, answer, named: subjects.passingName)
    default: break
    }
  }
}
