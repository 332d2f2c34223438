import Traces

/// Pending goldens with one and the same change, to be accepted as one.
public struct PendingGroup: Sendable {
  /// Eight hexadecimal digits, the same in every run and on every machine as long as the change is the same.
  public let id: String
  /// The change that all of the group have in common.
  public internal(set) var change: GoldenChange
  /// In order of their paths, those of which only times or numbers changed by how much, the largest change first;
  /// at least one.
  public internal(set) var goldens: [PendingGolden]

  /// From how much to how much times and numbers changed; nil where something else did.
  public var range: ChangedRange? {
    guard change.kind == .times || change.kind == .numbers else { return nil }
    let amounts = goldens.map(\.change.amount)
    guard let least = amounts.min(), let most = amounts.max() else { return nil }
    return ChangedRange(
      least: least,
      most: ChangedAmount(number: most.number, milliseconds: amounts.map(\.milliseconds).max() ?? 0))
  }

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
        groups[place].change = groups[place].change.joined(by: golden.change)
      } else {
        places[key] = groups.count
        groups.append(PendingGroup(id: Fingerprint(key).short, change: golden.change, goldens: [golden]))
      }
    }
    for index in groups.indices where groups[index].range != nil {
      // The one to look at is the one that tells of itself, and the order of paths stays among equals.
      groups[index].goldens = groups[index].goldens.enumerated().sorted { one, other in
        let (left, right) = (one.element.change.amount, other.element.change.amount)
        return left == right ? one.offset < other.offset : left > right
      }.map(\.element)
      groups[index].change = groups[index].goldens[0].change
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
    case .renamed(let renamings): "renamed\n" + Set(renamings.map(\.key)).sorted().joined(separator: "\n")
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

extension GoldenChange {
  /// The change of both: of views in one container, all that one of them names.
  fileprivate func joined(by other: GoldenChange) -> GoldenChange {
    guard case .renamed(let ours) = kind, case .renamed(let theirs) = other.kind, ours != theirs else {
      return self
    }
    return with(Set(ours + theirs).sorted())
  }
}

extension GoldenChange.Kind {
  private static func words(for depths: Set<Int>) -> String {
    switch depths {
    case [0]: "renamed"
    case [1]: "one level deeper"
    case [-1]: "one level higher"
    default: "renamed or in other containers"
    }
  }

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
    case .renamed(let renamings):
      "\(renamings.count == 1 ? "one view" : "\(renamings.count) views") \(Self.words(for: Set(renamings.map(\.depth))))"
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
