import Foundation
public import TouchReplay
import Traces

/// An audit as JSON. These names are the format; `schemaVersion` rises when one changes its meaning or goes.
public struct ReachabilityJSON: Encodable, Sendable {
  let schemaVersion = 1
  let stage: String
  let screen: String
  /// Points asked.
  let points: Int
  /// Views with dead parts, without those for which a superview says it all.
  let findings: Int
  let owners: [Owner]
  let views: [View]

  struct Owner: Encodable {
    /// Nil for what belongs to nobody.
    let path: String?
    let points: Int
  }

  struct View: Encodable {
    let path: String
    let points: Int
    let reached: Int
    let dead: Int
    let passedOn: Int
    let covered: Int
    /// The superview that is dead in the same places for the same causes.
    let saidBy: String?
    /// What is dead.
    let parts: [Part]
  }

  struct Part: Encodable {
    let owner: String?
    let rules: [String]
    let why: String
    /// Each `x, y, width, height`.
    let rectangles: [[Double]]
  }

  /// What an audit found, in the report's names.
  public init(_ audit: ReachabilityAudit) {
    stage = audit.stage
    screen = "\(audit.screen)"
    points = audit.map.width * audit.map.height
    findings = audit.findings.count
    owners = audit.map.territories.map { Owner(path: $0.owner, points: $0.region.count) }
    views = audit.views.map { reach in
      View(
        path: reach.view, points: reach.area.count, reached: reach.reached, dead: reach.deadCount,
        passedOn: reach.passedOnCount, covered: reach.coveredCount, saidBy: reach.saidBy,
        parts: reach.dead.map { part in
          Part(
            owner: part.owner, rules: part.cause.rules(for: reach.view),
            why: part.cause.sentence(about: reach.view), rectangles: Self.numbers(of: part.region))
        })
    }
  }

  static func numbers(of region: PointRegion) -> [[Double]] {
    region.rectangles.map { [$0.x, $0.y, $0.width, $0.height] }
  }
}

/// What changed owner between two stages, as JSON.
public struct OwnerChangesJSON: Encodable, Sendable {
  let schemaVersion = 1
  let stages: [String]
  let screen: String
  /// Points that changed owner.
  let points: Int
  let changes: [Change]

  struct Change: Encodable {
    let before: String?
    let after: String?
    let points: Int
    /// Each `x, y, width, height`.
    let rectangles: [[Double]]
  }

  /// The points that changed their owner between two audits, in the report's names.
  public init(_ changes: [OwnerMap.Change], from before: ReachabilityAudit, to after: ReachabilityAudit) {
    stages = [before.stage, after.stage]
    screen = "\(before.screen)"
    points = changes.reduce(0) { $0 + $1.region.count }
    self.changes = changes.map {
      Change(
        before: $0.before, after: $0.after, points: $0.region.count,
        rectangles: ReachabilityJSON.numbers(of: $0.region))
    }
  }
}
