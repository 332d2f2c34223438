import Goldens
import Traces
import Verification

/// What a review shows and how it answers keys; knows nothing of terminals.
struct ReviewScreen {
  /// Goldens that wait, in the order in which they are shown; a group leaves when it is empty.
  private(set) var groups: [PendingGroup]
  /// The golden that is shown: of which group, and which of it.
  private var place = (group: 0, golden: 0)
  private var scroll = (down: 0, right: 0)
  private var accepted = 0
  private var rejected = 0
  private var gone = 0
  private var hasQuit = false
  private var showsHelp = false
  private var complaint: String?
  private var lines: [String] = []
  private let total: Int

  init(groups: [PendingGroup]) {
    self.groups = groups
    total = groups.reduce(0) { $0 + $1.goldens.count }
    load()
  }

  /// Whether there is something left to show.
  var isOpen: Bool { !hasQuit && place.group < groups.count }
  var waiting: Int { total - accepted - rejected - gone }

  /// `2 accepted, 1 rejected, 8,412 left as they are.`
  var summary: String {
    var parts: [String] = []
    if accepted > 0 { parts.append("\(Counted.grouped(accepted)) accepted") }
    if rejected > 0 { parts.append("\(Counted.grouped(rejected)) rejected") }
    if gone > 0 { parts.append("\(Counted.grouped(gone)) gone meanwhile") }
    if waiting > 0 || parts.isEmpty { parts.append("\(Counted.grouped(waiting)) left to review") }
    return parts.joined(separator: ", ") + "."
  }

  private var group: PendingGroup? { groups.indices.contains(place.group) ? groups[place.group] : nil }

  private var golden: PendingGolden? {
    guard let group, group.goldens.indices.contains(place.golden) else { return nil }
    return group.goldens[place.golden]
  }

  // MARK: Keys

  /// - Returns: what is to be done now; `settle` follows when it is.
  mutating func press(_ key: ReviewKey, in size: TerminalSize) -> ReviewDecision? {
    complaint = nil
    if showsHelp {
      showsHelp = false
      return nil
    }
    switch key {
    case .letter("a"): return golden.map { ReviewDecision(verb: .accept, goldens: [$0]) }
    case .letter("r"): return golden.map { ReviewDecision(verb: .reject, goldens: [$0]) }
    case .letter("A"): return group.map { ReviewDecision(verb: .accept, goldens: $0.goldens) }
    case .letter("R"): return group.map { ReviewDecision(verb: .reject, goldens: $0.goldens) }
    case .letter("s"): move(to: (place.group, place.golden + 1))
    case .letter("S"): move(to: (place.group + 1, 0))
    case .letter("b"): goBack()
    case .letter("q"), .escape, .interrupt: hasQuit = true
    case .letter("?"), .letter("h"): showsHelp = true
    case .up, .letter("k"): scrollDown(by: -1, in: size)
    case .down, .letter("j"): scrollDown(by: 1, in: size)
    case .pageUp: scrollDown(by: -body(of: size), in: size)
    case .pageDown, .letter(" "): scrollDown(by: body(of: size), in: size)
    case .left: scroll.right = max(0, scroll.right - 8)
    case .right: scroll.right = min(widest, scroll.right + 8)
    // The terminal's own.
    case .suspend: break
    case .letter: complaint = "'\(Escaping.escaped(key.name))' does nothing here; ? tells the keys."
    }
    return nil
  }

  /// Takes what was decided, or is gone, off the screen; tells of what could not be done.
  mutating func settle(_ outcome: ReviewDecision.Outcome) {
    switch outcome.verb {
    case .accept: accepted += outcome.done.count
    case .reject: rejected += outcome.done.count
    }
    gone += outcome.gone.count
    defer { complaint = outcome.failures.first.map { Sentence.of($0) } ?? complaint }
    guard let group else { return }
    if let rest = group.without(outcome.done + outcome.gone) {
      groups[place.group] = rest
      move(to: place)
    } else {
      groups.remove(at: place.group)
      move(to: (place.group, 0))
    }
  }

  private mutating func move(to next: (group: Int, golden: Int)) {
    place = next
    // Past the last of a group, also where the one that was shown has just left it.
    if let group, place.golden >= group.goldens.count { place = (place.group + 1, 0) }
    load()
  }

  private mutating func goBack() {
    if place.golden > 0 {
      place.golden -= 1
    } else if place.group > 0 {
      place = (place.group - 1, groups[place.group - 1].goldens.count - 1)
    } else {
      complaint = "This is the first one."
    }
    load()
  }

  private mutating func load() {
    scroll = (0, 0)
    do { lines = try golden?.lines() ?? [] } catch {
      lines = []
      complaint = Sentence.of(error)
    }
  }

  // MARK: Rows

  /// Rows above and below the difference.
  private static let frame = 8

  private func body(of size: TerminalSize) -> Int { max(1, size.rows - Self.frame) }
  private var widest: Int { max(0, (lines.map(\.count).max() ?? 0) - 8) }

  private mutating func scrollDown(by rows: Int, in size: TerminalSize) {
    scroll.down = max(0, min(scroll.down + rows, lines.count - body(of: size)))
  }

  /// As many rows as the terminal has at most, each no wider than it.
  func rows(in size: TerminalSize) -> [ScreenRow] {
    guard let group, let golden else { return [] }
    if showsHelp { return Self.help.prefix(max(1, size.rows)).map { ScreenRow($0).cut(to: size.columns) } }
    let recording = RecordingFile(golden: golden.store.path)
    let count = Counted.grouped(group.goldens.count)
    let why = group.change.why.isEmpty ? "" : "   \(group.change.why.joined(separator: " "))"
    var rows = [
      ScreenRow(
        "review   \(Counted.grouped(waiting)) of \(Counted.grouped(total)) wait"
          + "   kind \(place.group + 1) of \(groups.count)", .bar),
      ScreenRow("\(Counted.text(group.goldens.count, "golden")): \(group.phrase)\(why)", .title),
      ScreenRow("\(Escaping.escaped(recording.title))   \(place.golden + 1) of \(count)", .plain),
      ScreenRow(group.story, .dim),
      ScreenRow("", .plain),
    ]
    // What is said comes first: its end tells what to do.
    let said = complaint.map { WrappedText.of($0, columns: size.columns).split(separator: "\n").map(String.init) }
    let room = max(0, body(of: size) - ((said?.count ?? 1) - 1))
    rows += lines.dropFirst(scroll.down).prefix(room).map { ScreenRow(difference: $0).moved(left: scroll.right) }
    while rows.count < 5 + room { rows.append(ScreenRow("", .plain)) }
    let below = lines.count - scroll.down - room
    rows += (said ?? [below > 0 ? "\(Counted.text(below, "more line")) below" : ""]).map { ScreenRow($0, .note) }
    let all = group.goldens.count > 1 ? "   A R S all \(count) of this kind" : ""
    rows.append(ScreenRow("a accept   r reject   s skip\(all)   ? keys   q quit", .bar))
    return rows.prefix(max(1, size.rows)).map { $0.cut(to: size.columns) }
  }

  private static let help = [
    "a   accept: what is traced now is what should be", "r   reject: the golden stays as it is",
    "s   skip: decide later", "A R S   the same for all of this kind", "b   back to the one before", "",
    "up, down, page up, page down, space   scroll", "left, right   show what is further right", "",
    "q   quit; what was decided is done", "", "Any key goes on.",
  ]
}
