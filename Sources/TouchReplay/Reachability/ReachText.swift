public import Traces

extension Reach {
  /// How much of it a finger does not reach, where those parts are, who gets their touches and why.
  ///
  /// ```
  /// home/tabBar/centerButton is 33.3% dead: 1,728 of its 5,184 points.
  ///   159,737 72x24 goes to home/list/row14
  ///   Why: it stands 24 pt above tabBar's bounds 0,0 390x83 (H9), so it is not asked there (H11).
  /// ```
  /// - Parameter others: views in it of which the same is to be said.
  public func text(others: Int = 0) -> String {
    let share = "\(Share.text(deadCount, of: area.count)) dead: \(Counted.grouped(deadCount))"
    return
      "\(Escaping.escaped(view)) is \(share) of its \(Counted.grouped(area.count)) points.\(Self.more(others))\n"
      + Self.lines(dead, about: view)
  }

  /// The same of everything that a finger does not reach, for whatever reason.
  public var completeText: String {
    let lost = area.count - reached
    let share = "\(Share.text(lost, of: area.count)) out of reach: \(Counted.grouped(lost))"
    let covered = covers.map { cover in
      let name = Escaping.escaped(cover.view)
      return "  \(Self.places(of: cover.region)).\n  Why: \(name) is in front of it, and can be seen there (H14).\n"
    }
    return "\(Escaping.escaped(view)) is \(share) of its \(Counted.grouped(area.count)) points.\n"
      + Self.lines(dead + passedOn, about: view) + covered.joined()
  }

  /// How many parts of one cause are told.
  private static let told = 6

  /// Each cause under the parts that it has.
  private static func lines(_ parts: [LostPart], about view: String) -> String {
    var causes: [Cause] = []
    for part in parts where !causes.contains(part.cause) { causes.append(part.cause) }
    return causes.map { cause in
      let all = parts.filter { $0.cause == cause }
      var lines = all.prefix(told).map { "  \($0.text)" }
      let rest = all.dropFirst(told)
      if !rest.isEmpty {
        let points = rest.reduce(0) { $0 + $1.region.count }
        lines.append("  and \(Counted.grouped(points)) points go to \(rest.count) other views")
      }
      return (lines + ["  Why: \(cause.sentence(about: view))"]).joined(separator: "\n") + "\n"
    }.joined()
  }

  private static func more(_ others: Int) -> String {
    switch others {
    case 0: ""
    case 1: " So is 1 view in it."
    default: " So are \(others) views in it."
    }
  }

  /// The rectangles, as long as they are few: else where they all are.
  fileprivate static func places(of region: PointRegion) -> String {
    let rectangles = region.rectangles
    if rectangles.count <= 3 { return rectangles.map(\.description).joined(separator: " and ") }
    return "\(Counted.grouped(region.count)) points within \(region.bounds?.description ?? "")"
  }

  /// A point that a finger does not reach: in the middle of the first dead part, else of another; nil where all is
  /// reached.
  public var lostPoint: Point? {
    ((dead + passedOn).map(\.region) + covers.map(\.region)).lazy.compactMap(\.centre).first
  }
}

extension LocalTouch {
  /// Who gets the touch and why; nothing where the view does.
  public var text: String {
    guard let cause else { return "" }
    let owner = owner.map(Escaping.escaped) ?? "nobody"
    return "\(Escaping.escaped(view)) is out of reach at \(point), which is \(onScreen) on the screen:"
      + " the touch goes to \(owner).\n  Why: \(cause.sentence(about: view))\n"
  }
}

extension Reach.LostPart {
  /// `159,737 72x24 goes to home/list/row14`
  public var text: String {
    let name = owner.map(Escaping.escaped) ?? "nobody"
    return "\(Reach.places(of: region)) \(region.rectangles.count == 1 ? "goes" : "go") to \(name)"
  }
}

extension PointRegion {
  /// The middle of the largest rectangle, or of the first of equal ones, as whole points.
  package var centre: Point? {
    let best = rectangles.reduce(nil as Rect?) { best, next in
      guard let best, best.width * best.height >= next.width * next.height else { return next }
      return best
    }
    return best.map { Point(x: $0.x + ($0.width / 2).rounded(.down), y: $0.y + ($0.height / 2).rounded(.down)) }
  }
}

extension ReachabilityAudit: CustomStringConvertible {
  /// The findings, each with its reason, and what is as it should be.
  public var description: String {
    let found = findings
    let on = "\(stage) on \(screen), \(Counted.text(map.width * map.height, "point")) asked"
    let total = views.count == 1 ? "1 view that takes touches" : "\(views.count) views that take touches"
    var text = "\(on): of \(total) \(Self.verdict(found.count)).\n"
    for reach in found {
      text += "\n" + reach.text(others: views.count { $0.saidBy == reach.view })
    }
    let asMeant = passing + covered
    return asMeant.isEmpty ? text : "\(text)\n\(asMeant)"
  }

  private static func verdict(_ count: Int) -> String {
    switch count {
    case 0: "none has a dead part"
    case 1: "1 has a dead part"
    default: "\(count) have dead parts"
    }
  }

  /// Views that give touches away by themselves: that is what an override is for.
  private var passing: String {
    let names = views.filter { !$0.passedOn.isEmpty }.map(\.view)
    guard !names.isEmpty else { return "" }
    let (views, whose) = names.count == 1 ? ("1 view passes", "its") : ("\(names.count) views pass", "their")
    return "As it should be: \(views) touches on by an override of \(whose) own: \(Self.list(names)).\n"
  }

  /// What lies under something that is seen, which whoever looks expects.
  private var covered: String {
    let under = views.filter { !$0.covers.isEmpty }
    guard !under.isEmpty else { return "" }
    var fronts: [String] = []
    for cover in under.flatMap(\.covers) where !fronts.contains(cover.view) { fronts.append(cover.view) }
    let views = under.count == 1 ? "1 view lies" : "\(under.count) views lie"
    return "As it should be: \(views) partly under what is seen in front: \(Self.list(fronts)).\n"
  }

  private static func list(_ names: [String]) -> String {
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    return names.prefix(3).map(Escaping.escaped).joined(separator: ", ") + more
  }
}

extension OwnerMap.Change {
  /// `159,737 72x24 went to home/list/row14, goes to home/tabBar/centerButton`
  public var text: String {
    func name(_ owner: String?) -> String { owner.map(Escaping.escaped) ?? "nobody" }
    let rectangles = region.rectangles
    let most = 6
    let more = rectangles.count > most ? " and \(rectangles.count - most) more" : ""
    let places = rectangles.prefix(most).map(\.description).joined(separator: ", ") + more
    return "\(name(before)) -> \(name(after)): \(Counted.grouped(region.count)) points\n  \(places)\n"
  }
}
