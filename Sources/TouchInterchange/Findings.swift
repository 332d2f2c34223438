/// Gathers notes while a recording is read: what is found again is counted, not repeated.
struct Findings {
  private(set) var notes: [ImportNote] = []
  private var places: [ImportNote.Finding: Int] = [:]
  private var unreadable = 0

  mutating func add(_ finding: ImportNote.Finding, count: Int = 1) {
    guard count > 0 else { return }
    if let place = places[finding] {
      notes[place].count += count
    } else {
      places[finding] = notes.count
      notes.append(ImportNote(finding, count: count))
    }
  }

  /// A line that was left out, and what would have been read in its place.
  mutating func unreadable(line: Int, expected: String) {
    unreadable += 1
    add(unreadable <= Limit.notedLines ? .unreadableLine(line, expected: expected) : .moreUnreadableLines)
  }
}
