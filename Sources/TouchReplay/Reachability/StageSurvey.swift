import Foundation
import HeadlessUIKit
import TouchLogs
import Traces

/// Lands a finger on points of a stage that stands, and finds out of whom they are and why.
///
/// Every point is really hit-tested: overrides of `hitTest(_:with:)` may answer anything anywhere, so nothing is
/// concluded from one point about the next. Only what is asked for is asked, once.
@MainActor final class StageSurvey {
  private let application: UIApplication
  private let subjects: Subjects
  private let grid: PointGrid
  private let shown: ShownViews
  private let areas: [PointRegion]
  /// By point: who gets the touch.
  private var owners: [Owner]
  /// By point: the place of the frontmost view that is seen there; -1 where none is.
  private let seen: [Int32]
  private var strangers: [UIView] = []
  private var steps = StepTable()

  /// A place among the shown views, or one of these. Views that an override answered from elsewhere count down.
  private typealias Owner = Int32
  private static let unasked: Owner = .max
  private static let nobody: Owner = -1

  init(of application: UIApplication, subjects: Subjects, grid: PointGrid) {
    self.application = application
    self.subjects = subjects
    self.grid = grid
    shown = ShownViews(of: application)
    areas = shown.areas(on: grid)
    owners = [Owner](repeating: Self.unasked, count: grid.count)
    var seen = [Int32](repeating: -1, count: grid.count)
    for place in shown.views.indices where shown.isSeen(place) {
      for run in areas[place].runs {
        for x in run.x { seen[grid.index(x: x, y: run.y)] = Int32(place) }
      }
    }
    self.seen = seen
  }

  // MARK: Whole screen

  func map(of screen: Screen) -> OwnerMap {
    OwnerMap(screen: screen, grid: grid, owner: owner(at:), name: name(of:))
  }

  /// Of every view that takes touches by its own account and that is on the screen.
  func reaches() -> [(reach: Reach, inner: [InnerPart])] {
    var found: [(place: Int, reach: Reach, inner: [InnerPart])] = []
    for (place, view) in shown.views.enumerated() where view.isUserInteractionEnabled && !areas[place].isEmpty {
      var (reach, inner) = reach(of: place)
      let above = shown.lineage(of: place).dropFirst()
      reach.saidBy = found.first { above.contains($0.place) && reach.isSaid(by: $0.reach) }?.reach.view
      found.append((place, reach, inner))
    }
    return found.map { ($0.reach, $0.inner) }
  }

  // MARK: One view

  /// - Parameter name: a path, or its last names.
  func place(named name: String) throws(ViewNameError) -> Int {
    let paths = shown.views.map(subjects.name)
    let path = try ViewName.path(for: name, among: paths)
    guard let place = paths.firstIndex(of: path) else { throw .unknown(name, nearest: []) }
    return place
  }

  /// - Returns: with it the points that count as reached where a view in a control is hit.
  func reach(of place: Int) -> (reach: Reach, inner: [InnerPart]) {
    var reached = 0
    var inner = Grouping<Owner>()
    var dead = Grouping<Loss>()
    var passedOn = Grouping<Loss>()
    var covers = Grouping<Int>()
    let branch = Int32(place)..<Int32(shown.ends[place])
    for run in areas[place].runs {
      for x in run.x {
        let point = grid.index(x: x, y: run.y)
        let owner = owner(at: point)
        if branch.contains(owner) {
          reached += 1
          if shown.isInControl(at: place, Int(owner)) { inner.add(x: x, y: run.y, to: owner) }
          continue
        }
        if owner >= branch.upperBound, seen[point] >= branch.upperBound {
          covers.add(x: x, y: run.y, to: shown.branchPoint(from: Int(seen[point]), besides: place))
          continue
        }
        let loss = Loss(owner: owner, blame: blame(place, at: point, owner: owner))
        if loss.blame.lies(with: place) {
          passedOn.add(x: x, y: run.y, to: loss)
        } else {
          dead.add(x: x, y: run.y, to: loss)
        }
      }
    }
    let name = subjects.name(of: shown.views[place])
    let reach = Reach(
      view: name, area: areas[place], reached: reached,
      dead: parts(of: dead, place), passedOn: parts(of: passedOn, place),
      covers: covers.groups.map { Reach.Cover(view: subjects.name(of: shown.views[$0]), region: $1) })
    let parts = inner.groups.map { owner, region in
      InnerPart(control: name, owner: subjects.name(of: shown.views[Int(owner)]), region: region)
    }
    return (reach, parts)
  }

  /// - Parameter point: in the view's own coordinates.
  /// - Returns: with it that point of the screen, where a view in a control is hit.
  func touch(on place: Int, at point: CGPoint) -> (touch: LocalTouch, inner: InnerPart?) {
    let view = shown.views[place]
    let onScreen = view.screenPoint(from: point)
    let (hit, steps) = look(at: onScreen)
    let owner = hit.map(number) ?? Self.nobody
    let isReached = owner >= 0 && shown.branch(of: place, contains: Int(owner))
    let cause =
      isReached ? nil : cause(blame(place, owner: owner, asked: AskedViews(steps)), of: place, at: onScreen)
    let name = subjects.name(of: view)
    let touch = LocalTouch(
      view: name, point: Point(point), onScreen: Point(onScreen), owner: self.name(of: owner), cause: cause)
    guard isReached, shown.isInControl(at: place, Int(owner)), let owner = touch.owner else { return (touch, nil) }
    return (touch, InnerPart(control: name, owner: owner, region: PointRegion(around: onScreen)))
  }

  private func parts(of losses: Grouping<Loss>, _ place: Int) -> [Reach.LostPart] {
    losses.groups.map { loss, region in
      Reach.LostPart(owner: name(of: loss.owner), cause: cause(loss.blame, of: place), region: region)
    }
  }

  // MARK: One point

  private func owner(at point: Int) -> Owner {
    if owners[point] != Self.unasked { return owners[point] }
    let hit = Decisions.watched(by: nil) { application.view(at: grid.middle(of: point)) }
    owners[point] = hit.map(number) ?? Self.nobody
    return owners[point]
  }

  private func number(of view: UIView) -> Owner {
    if let place = shown.place(of: view) { return Owner(place) }
    if let known = strangers.firstIndex(where: { $0 === view }) { return Owner(-2 - known) }
    strangers.append(view)
    return Owner(-1 - strangers.count)
  }

  private func name(of owner: Owner) -> String? {
    if owner == Self.nobody { return nil }
    return subjects.name(of: owner < 0 ? strangers[Int(-2 - owner)] : shown.views[Int(owner)])
  }

  // MARK: Why

  private struct Loss: Hashable {
    let owner: Owner
    let blame: Blame
  }

  /// Who keeps the touch from a view, by place, and how.
  private enum Blame: Hashable {
    case refuses(Int, HitSteps.Refused)
    case overrides(Int)
    case covers(Owner)

    /// Whether the view itself keeps it away, by an override.
    func lies(with place: Int) -> Bool { self == .overrides(place) || self == .refuses(place, .override) }
  }

  private func blame(_ place: Int, at point: Int, owner: Owner) -> Blame {
    blame(place, owner: owner, asked: steps.asked(at: point) { look(at: grid.middle(of: point)).steps })
  }

  private func look(at point: CGPoint) -> (hit: UIView?, steps: HitSteps) {
    let watcher = StepWatcher(shown)
    let hit = Decisions.watched(by: watcher) { application.view(at: point) }
    return (hit, watcher.steps)
  }

  private func blame(_ place: Int, owner: Owner, asked: AskedViews) -> Blame {
    let lineage = shown.lineage(of: place)
    guard let nearest = lineage.first(where: { asked[$0] != nil }), let said = asked[nearest] else {
      return .covers(owner)
    }
    if let refusal = said.refusal { return .refuses(nearest, refusal) }
    if said.isOwnAnswer { return .overrides(nearest) }
    if let answer = said.answer, shown.branch(of: place, contains: answer) {
      return .overrides(lineage.first { asked[$0]?.isOwnAnswer ?? false } ?? nearest)
    }
    return .covers(owner)
  }

  /// - Parameter finger: on the screen; nil for a finger anywhere on the view.
  private func cause(_ blame: Blame, of place: Int, at finger: CGPoint? = nil) -> Cause {
    switch blame {
    case .overrides(let by): .overridden(by: subjects.name(of: shown.views[by]))
    case .covers(let owner): .covered(by: name(of: owner) ?? "another window")
    case .refuses(let by, let refusal): refused(by: by, refusal, place, finger)
    }
  }

  private func refused(by blocker: Int, _ refusal: HitSteps.Refused, _ place: Int, _ finger: CGPoint?) -> Cause {
    let view = shown.views[blocker]
    let name = subjects.name(of: view)
    switch refusal {
    case .hidden: return .refused(by: name, .hidden)
    case .transparent: return .refused(by: name, .transparent(alpha: view.alpha))
    case .notInteractive: return .refused(by: name, .notInteractive)
    case .animated: return .refused(by: name, .animated)
    case .override: return .refused(by: name, .refusedByOverride)
    case .singular: return .refused(by: name, .singularTransform)
    case .outside:
      let inner = shown.views[place]
      // A finger beside the view may be beyond what it is in, too, however that holds the view itself.
      if let finger, !inner.containsOnScreen(finger), !view.containsOnScreen(finger) {
        return .refused(by: name, Outside.reason(for: view.point(fromScreen: finger), in: view.bounds))
      }
      let overhangs = Overhangs.of(view.convert(inner.bounds, from: inner), beyond: view.bounds)
      // Without any, an override asked about another point than the finger's.
      return overhangs.isEmpty
        ? .overridden(by: name) : .sticksOut(of: name, bounds: Rect(view.bounds), by: overhangs)
    }
  }
}

/// Regions by what they have in common, in the order of their first points.
private struct Grouping<Key: Hashable> {
  private var order: [Key] = []
  private var regions: [Key: PointRegion] = [:]

  mutating func add(x: Int, y: Int, to key: Key) {
    if regions[key] == nil { order.append(key) }
    regions[key, default: PointRegion()].append(PointRegion.Run(y: y, x: x..<x + 1))
  }

  var groups: [(Key, PointRegion)] { order.map { ($0, regions[$0] ?? PointRegion()) } }
}

/// What was asked at which points; equal steps are thought about once.
private struct StepTable {
  private var byPoint: [Int: Int] = [:]
  private var numbers: [HitSteps: Int] = [:]
  private var views: [AskedViews] = []

  mutating func asked(at point: Int, look: () -> HitSteps) -> AskedViews {
    if let number = byPoint[point] { return views[number] }
    let steps = look()
    let number = numbers[steps] ?? views.count
    if number == views.count {
      numbers[steps] = number
      views.append(AskedViews(steps))
    }
    byPoint[point] = number
    return views[number]
  }
}

/// How far a rectangle reaches beyond another, in both's coordinates.
enum Overhangs {
  static func of(_ rect: CGRect, beyond bounds: CGRect) -> [Cause.Overhang] {
    let distances: [(Double, Reason.Edge)] = [
      (bounds.minY - rect.minY, .top), (bounds.minX - rect.minX, .left),
      (rect.maxY - bounds.maxY, .bottom), (rect.maxX - bounds.maxX, .right),
    ]
    return distances.filter { $0.0 > 0 }.map { Cause.Overhang(distance: $0.0, edge: $0.1) }
  }
}
