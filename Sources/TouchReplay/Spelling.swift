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
}
