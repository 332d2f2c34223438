/// The lines of two traces that are as long as each other, side by side, where they differ.
///
/// Answers whether the same happened under other names, at other times or with other numbers. Nothing is guessed:
/// where one line says more, everything counts as behaviour.
struct LinePairs {
  private let pairs: [(old: GoldenLine, new: GoldenLine)]
  /// False where a line came, went, or can't be taken apart.
  private let areAlike: Bool
  private let names: (old: Set<Substring>, new: Set<Substring>)
  private let lines: (old: [String], new: [String])

  init(_ old: [String], _ new: [String]) {
    var pairs: [(GoldenLine, GoldenLine)] = []
    var areAlike = old.count == new.count
    for (old, new) in zip(old, new) where old != new {
      guard let one = GoldenLine(old), let other = GoldenLine(new) else {
        areAlike = false
        continue
      }
      pairs.append((one, other))
    }
    self.pairs = pairs
    self.areAlike = areAlike
    names = (Self.words(of: old), Self.words(of: new))
    lines = (old, new)
  }

  /// Whether no line differs.
  var isEmpty: Bool { areAlike && pairs.isEmpty }

  var kind: GoldenChange.Kind {
    guard areAlike, pairs.allSatisfy({ $0.frame == $1.frame && $0.what == $1.what }) else { return .behaviour }
    if pairs.allSatisfy({ $0.subject == $1.subject && $0.detail == $1.detail }) { return .times }
    if pairs.allSatisfy({ Self.isSameButNumbers($0, $1) }) { return .numbers }
    return renamings.map { .renamed($0) } ?? .behaviour
  }

  /// The names that changed, where that explains every difference; nil where something else changed, too.
  private var renamings: [Renaming]? {
    var found: Set<Renaming> = []
    for (old, new) in pairs {
      guard old.milliseconds == new.milliseconds else { return nil }
      for (was, now) in [(old.subject, new.subject), (old.hitView ?? "", new.hitView ?? "")] where was != now {
        guard let renaming = Renaming(was, now) else { return nil }
        found.insert(renaming)
      }
    }
    guard !found.isEmpty else { return nil }
    let moves = ContainerMoves(found.filter { $0.depth != 0 })
    // A view that is still there, or was there already, is another one.
    guard moves.isEmpty || !lines.new.contains(where: moves.nameOld) && !lines.old.contains(where: moves.nameNew)
    else { return nil }
    var names: [Substring: Substring] = [:]
    for renaming in found where renaming.depth == 0 {
      let (old, new) = renaming.names
      // One name became two, or views changed places: other views are meant.
      guard names.updateValue(new[...], forKey: old[...]) ?? new[...] == new, !self.names.new.contains(old[...]),
        !self.names.old.contains(new[...])
      else { return nil }
    }
    guard Set(names.values).count == names.count, pairs.allSatisfy({ explains(names, moves, $0.old, $0.new) })
    else { return nil }
    return found.sorted()
  }

  private func explains(
    _ names: [Substring: Substring], _ moves: ContainerMoves, _ old: GoldenLine, _ new: GoldenLine
  ) -> Bool {
    func renamed(_ text: String) -> [Substring] { Self.words(in: moves.moved(text)).map { names[$0] ?? $0 } }
    return renamed(old.subject) == Self.words(in: new.subject) && renamed(old.detail) == Self.words(in: new.detail)
  }

  /// What a stage says of itself, what a control's value becomes, what it sends, and who was hit, is behaviour,
  /// whatever it is made of.
  private static func isSameButNumbers(_ old: GoldenLine, _ new: GoldenLine) -> Bool {
    guard old.what != "note", !["value", "action"].contains(old.what) || old.detail == new.detail,
      old.subject == new.subject, old.hitView == new.hitView
    else { return false }
    let (old, new) = (words(in: old.detail), words(in: new.detail))
    return old.count == new.count && zip(old, new).allSatisfy { $0 == $1 || (isNumber($0) && isNumber($1)) }
  }

  /// By how much times and numbers changed.
  var amount: ChangedAmount {
    pairs.reduce(into: ChangedAmount()) { most, pair in
      let one = Self.amount(pair.old, pair.new)
      most.number = max(most.number, one.number)
      most.milliseconds = max(most.milliseconds, one.milliseconds)
    }
  }

  /// The lines between which most changed, the first of such; nil where none differ.
  func most(byNumber: Bool) -> (old: GoldenLine, new: GoldenLine)? {
    var most: (pair: (old: GoldenLine, new: GoldenLine), amount: Double)?
    for pair in pairs {
      let one = Self.amount(pair.old, pair.new)
      let amount = byNumber ? one.number : one.milliseconds
      if amount > most?.amount ?? -1 { most = (pair, amount) }
    }
    return most?.pair
  }

  private static func amount(_ old: GoldenLine, _ new: GoldenLine) -> ChangedAmount {
    func distance(_ one: Substring, _ other: Substring) -> Double {
      guard one != other, let one = Double(one), let other = Double(other) else { return 0 }
      return abs(one - other)
    }
    let numbers = zip(words(in: old.detail), words(in: new.detail)).lazy.map { distance($0, $1) }
    return ChangedAmount(
      number: numbers.max() ?? 0, milliseconds: distance(old.milliseconds[...], new.milliseconds[...]))
  }

  /// The lines that changed, the first of each kind, with their numbers left out: what a person decides on as one.
  var patterns: [String] {
    var found: [String] = []
    var seen: Set<String> = []
    for (old, _) in pairs {
      let words = Self.words(in: old.detail).map { Self.isNumber($0) ? "#" : $0 }
      let pattern = "\(old.subject)  \(old.what)  \(words.joined(separator: " "))"
      if seen.insert(pattern).inserted { found.append(pattern) }
    }
    return found
  }

  /// `inf` and `nan` are names.
  private static func isNumber(_ word: Substring) -> Bool {
    guard let first = word.utf8.first, "0123456789-.".utf8.contains(first) else { return false }
    return Double(word) != nil
  }

  /// Names, words and numbers, without what stands between them.
  private static func words(in text: String) -> [Substring] {
    text.split { " /,:()\"".contains($0) }
  }

  private static func words(of lines: [String]) -> Set<Substring> {
    lines.reduce(into: []) { $0.formUnion(words(in: $1)) }
  }
}
