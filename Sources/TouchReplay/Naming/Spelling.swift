/// How near two names are to each other, for suggestions.
package enum Spelling {
  /// How many letters to put in, take out or change.
  package static func distance(_ one: String, _ other: String) -> Int {
    let (one, other) = (Array(one), Array(other.prefix(200)))
    var row = Array(0...other.count)
    for (index, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for place in other.indices {
        let change = diagonal + (letter == other[place] ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = min(change, row[place] + 1, row[place + 1] + 1)
      }
    }
    return row[other.count]
  }

  /// The name with the fewest letters to change, the first of several; nil where that is more than a third of what
  /// was written, and more than two.
  package static func nearest(to written: String, among names: some Sequence<String>) -> String? {
    let ranked = names.map { (name: $0, distance: distance($0, written)) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(2, written.count / 3) ? best.name : nil
  }
}
