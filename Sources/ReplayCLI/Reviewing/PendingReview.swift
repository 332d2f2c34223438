import Foundation
import Goldens
import TouchReplay
import Traces
import Verification

/// The goldens that wait in some folders, alike changes together.
@MainActor struct PendingReview {
  let groups: [PendingGroup]
  /// Where they were looked for.
  let paths: [String]

  /// Finds and reads them; nothing is changed.
  /// - Throws: where a path does not exist or is a pack, in which nothing ever waits, or what waits can't be read
  ///   as a golden.
  static func find(_ paths: [String], in surroundings: Surroundings) async throws -> PendingReview {
    try RecordingPack.refuse(paths)
    let goldens = try PendingSearch.find(paths).map { store in try PendingGolden(store) }
    let views = try await StageViews(of: goldens, in: surroundings.catalog())
    return PendingReview(groups: PendingGroup.groups(of: goldens, isRenamed: views.isRenamed), paths: paths)
  }

  var count: Int { groups.reduce(0) { $0 + $1.goldens.count } }

  /// - Throws: `PendingError`, where nothing waits.
  func orNothing() throws -> PendingReview {
    if groups.isEmpty { throw PendingError(paths: paths, group: nil) }
    return self
  }

  /// How much of an id is enough: fewer digits would name a group that a person who counts the list does not mean.
  nonisolated static let shortestID = 4

  /// Those of the groups that are meant, by their ids or so much of one as is told from all others.
  /// - Throws: where no group, or more than one, has such an id.
  func selecting(_ ids: [String]) throws -> PendingReview {
    guard !ids.isEmpty else { return self }
    var chosen: Set<String> = []
    for id in ids {
      let meant = groups.filter { $0.id.hasPrefix(id.lowercased()) }
      guard let group = meant.first else { throw PendingError(paths: paths, group: id) }
      guard meant.count == 1 else { throw AmbiguousGroup(id: id, meant: meant.map(\.id)) }
      chosen.insert(group.id)
    }
    return PendingReview(groups: groups.filter { chosen.contains($0.id) }, paths: paths)
  }

  /// Those that were left by newer rules than their golden.
  func ofNewRules() -> PendingReview {
    let risen = groups.filter { group in
      if case .rules(let old, let new, _) = group.change.kind { old < new } else { false }
    }
    return PendingReview(groups: risen, paths: paths)
  }

  /// `8,412 goldens: one view renamed; 3 goldens: changed behaviour`: groups that are called alike are counted
  /// together.
  var summary: String {
    var counts: [(phrase: String, goldens: Int)] = []
    for group in groups {
      if let place = counts.firstIndex(where: { $0.phrase == group.phrase }) {
        counts[place].goldens += group.goldens.count
      } else {
        counts.append((group.phrase, group.goldens.count))
      }
    }
    return counts.map { "\(Counted.text($0.goldens, "golden")): \($0.phrase)" }.joined(separator: "; ")
  }

  /// What the commands that this one proposes are given.
  var words: String { paths.map(ShellWord.quoted).joined(separator: " ") }

  /// What a command that replays is given: of a golden its log, which is still there when nothing waits any more.
  var logWords: String {
    let logs = paths.compactMap { path in
      guard let log = RecordingFile(besideGolden: path)?.path else { return path }
      return FileManager.default.fileExists(atPath: log) ? log : nil
    }
    return logs.map(ShellWord.quoted).joined(separator: " ")
  }
}

/// Which views stages have now: a golden's text can't tell a view with another name from another view.
@MainActor struct StageViews {
  private var views: [String: Set<String>] = [:]

  /// Builds the stages of which views may have been renamed, where the tool knows them.
  init(of goldens: [PendingGolden], in catalog: StageCatalog) async throws {
    for golden in goldens {
      guard case .renamed = golden.change.kind, views[golden.change.stage] == nil,
        let stage = try? catalog.stage(named: golden.change.stage)
      else { continue }
      let paths = try await StageVisit.at(stage, screen: stage.screen) { try $0.locate(.zero).paths }
      views[golden.change.stage] = Set(paths)
    }
  }

  func isRenamed(_ renaming: Renaming, stage: String) -> Bool {
    guard let views = views[stage] else { return false }
    return views.contains(renaming.new) && !views.contains(renaming.old)
  }
}

extension PendingGroup {
  /// `one view renamed`
  var phrase: String { change.kind.phrase(why: change.why) }

  /// What happened otherwise, by how much, or which views are called otherwise, in a sentence or two.
  var story: String {
    if case .renamed(let renamings) = change.kind {
      return Escaping.escaped(renamings.map(\.description).joined(separator: ", "))
    }
    guard let range else { return change.sentence }
    let first = goldens.count > 1 ? goldens.first.map { ", most in \(Escaping.escaped($0.store.path))" } ?? "" : ""
    return "\(range)\(first). \(change.sentence)"
  }
}

/// Nothing waits for its review.
struct PendingError: Error, ExitCoded, CustomStringConvertible {
  let paths: [String]
  /// The group that was asked for.
  let group: String?
  var exitCode: Int32 { ToolExit.nothingSelected }

  var description: String {
    let place = paths.map(Escaping.escaped).joined(separator: ", ")
    guard let group else {
      return "nothing is pending in \(place); "
        + "`replay verify` leaves a .golden.new where a trace is not what its golden says"
    }
    return "no group '\(Escaping.escaped(group))' is pending in \(place); `replay pending` lists those that are"
  }
}

/// An id that could be one of several.
struct AmbiguousGroup: Error, CustomStringConvertible {
  let id: String
  let meant: [String]

  var description: String {
    "'\(Escaping.escaped(id))' could be group \(meant.joined(separator: " or ")); give more of its digits"
  }
}
