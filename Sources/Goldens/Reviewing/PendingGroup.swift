import Traces

/// Pending goldens with one and the same change, to be accepted as one.
public struct PendingGroup: Sendable {
  /// Eight hexadecimal digits, the same in every run and on every machine as long as the change is the same.
  public let id: String
  /// The change that all of the group have in common.
  public let change: GoldenChange
  /// In order of their paths; at least one.
  public internal(set) var goldens: [PendingGolden]

  /// The group without those that were decided on; nil where none is left.
  public func without(_ decided: [PendingGolden]) -> PendingGroup? {
    let paths = Set(decided.map(\.store.path))
    var rest = self
    rest.goldens.removeAll { paths.contains($0.store.path) }
    return rest.goldens.isEmpty ? nil : rest
  }

  /// Puts alike changes together: behaviour first, then new goldens, then what says nothing about behaviour; of a
  /// kind the larger group first.
  /// - Parameter isRenamed: whether the view of that stage is called otherwise now, and not another view meant. Two
  ///   texts can't tell; where nobody knows, it is behaviour.
  public static func groups(
    of goldens: [PendingGolden], isRenamed: (Renaming, _ stage: String) -> Bool = { _, _ in false }
  ) -> [PendingGroup] {
    var groups: [PendingGroup] = []
    var places: [String: Int] = [:]
    for var golden in goldens {
      if case .renamed(let renamings) = golden.change.kind,
        !renamings.allSatisfy({ isRenamed($0, golden.change.stage) })
      {
        golden.change = golden.change.asBehaviour
      }
      let key = golden.change.key
      if let place = places[key] {
        groups[place].goldens.append(golden)
      } else {
        places[key] = groups.count
        groups.append(PendingGroup(id: Fingerprint(key).short, change: golden.change, goldens: [golden]))
      }
    }
    // Stable, so that equal groups stay in the order of their first paths.
    return groups.enumerated().sorted { one, other in
      let (left, right) = (one.element, other.element)
      return (left.change.kind.place, -left.goldens.count, one.offset)
        < (right.change.kind.place, -right.goldens.count, other.offset)
    }.map(\.element)
  }
}

extension GoldenChange {
  /// Equal for changes that a person would decide on together.
  fileprivate var key: String {
    switch kind {
    case .behaviour: "behaviour\n" + lines.joined(separator: "\n")
    case .renamed(let renamings): "renamed\n" + renamings.map(\.description).joined(separator: "\n")
    case .times: "times"
    case .numbers: "numbers\n" + patterns.joined(separator: "\n")
    case .same: "same"
    case .header: "header\n" + lines.joined(separator: "\n")
    case .rules(let old, let new, let changesLines):
      "rules\n\(old)\n\(new)\n" + (changesLines ? why.joined(separator: " ") + "\nlines" : "")
    case .new: "new\n" + (trace?.hex ?? "")
    case .unreadable(let sentence): "unreadable\n" + sentence
    }
  }
}

extension GoldenChange.Kind {
  /// What a person wants to see first.
  fileprivate var place: Int {
    switch self {
    case .unreadable: 0
    case .behaviour: 1
    case .rules(_, _, changesLines: true): 2
    case .new: 3
    case .numbers: 4
    case .times: 5
    case .renamed: 6
    case .header, .same: 7
    case .rules: 8
    }
  }

  /// What machines call it: `behaviour`, `renamed`, `times`, `numbers`, `header`, `same`, `rules`, `new`,
  /// `unreadable`.
  public var name: String {
    switch self {
    case .behaviour: "behaviour"
    case .renamed: "renamed"
    case .times: "times"
    case .numbers: "numbers"
    case .same: "same"
    case .header: "header"
    case .rules: "rules"
    case .new: "new"
    case .unreadable: "unreadable"
    }
  }

  /// What people call it, after a number and a colon: `one view renamed`, `changed behaviour`.
  public func phrase(why: [String]) -> String {
    switch self {
    case .behaviour: "changed behaviour"
    case .renamed(let renamings): renamings.count == 1 ? "one view renamed" : "\(renamings.count) views renamed"
    case .times: "only times changed"
    case .numbers: "only numbers changed"
    case .header: "only the header changed"
    case .same: "the same as its golden"
    case .rules(let old, let new, true):
      "changed with rules \(old) → \(new)\(why.isEmpty ? "" : ", by \(why.joined(separator: " and "))")"
    case .rules(let old, let new, false): "rules \(old) → \(new), and no line changed"
    case .new: "new"
    case .unreadable: "the golden there can't be read"
    }
  }
}
