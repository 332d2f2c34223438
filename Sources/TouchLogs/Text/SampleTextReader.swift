import Foundation

/// Reads the samples of one line: phase, finger, place, and values by name.
struct SampleTextReader {
  let defaults: TextDefaults
  /// The samples so far, as they are written.
  private(set) var written: [ScriptCheck.Written] = []

  init(defaults: TextDefaults) { self.defaults = defaults }

  mutating func samples(_ scanner: inout LineScanner) throws(LogError) -> [Sample] {
    var samples: [Sample] = []
    repeat { samples.append(try sample(&scanner)) } while scanner.take(";")
    return samples
  }

  private mutating func sample(_ scanner: inout LineScanner) throws(LogError) -> Sample {
    let start = scanner.column
    let phase: Sample.Phase = try scanner.choice("phase of a touch")
    let finger = try finger(&scanner)
    let next = scanner.peek()
    let isPlaced = next.contains("," as Character) && !next.contains("=" as Character)
    let place = isPlaced ? try point(scanner.word(), &scanner) : nil
    var sample = defaults.sample(phase, finger: finger ?? 0, at: place)
    try readAttributes(&scanner, into: &sample)
    try readMinors(&scanner, TextWords.coalesced, of: sample, into: &sample.coalesced)
    try readMinors(&scanner, TextWords.predicted, of: sample, into: &sample.predicted)
    written.append(ScriptCheck.Written(sample: sample, column: start, isPlaced: place != nil))
    return sample
  }

  /// The finger's number, where one is given.
  private func finger(_ scanner: inout LineScanner) throws(LogError) -> Int? {
    let word = scanner.peek()
    if let finger = Int(word) {
      _ = scanner.word()
      return finger
    }
    let isNumber = word.unicodeScalars.allSatisfy { $0.properties.numericType == .decimal }
    guard !word.isEmpty, isNumber else { return nil }
    throw scanner.error(
      "a finger's number is written in the digits 0 to 9 and is at most \(Int.max), not \(word.shown)")
  }

  private func readMinors(
    _ scanner: inout LineScanner, _ name: String, of owner: Sample, into minors: inout [TimedSample]
  ) throws(LogError) {
    while scanner.peek() == name {
      _ = scanner.word()
      guard scanner.take("(") else { throw scanner.error("`\(name)` needs its sample in brackets") }
      let time = try scanner.number("the sample's time")
      let phase: Sample.Phase = try scanner.choice("phase of a touch")
      let place = try point(try scanner.word("the sample's place"), &scanner)
      var sample = defaults.minor(phase, at: place, owner: owner, after: minors.last?.sample)
      try readAttributes(&scanner, into: &sample)
      guard scanner.take(")") else { throw scanner.error("the bracket of `\(name)` should close here") }
      minors.append(TimedSample(time: time, sample: sample))
    }
  }

  private func readAttributes(_ scanner: inout LineScanner, into sample: inout Sample) throws(LogError) {
    var seen: Set<TextWords.Attribute> = []
    while scanner.peek().contains("=" as Character) {
      let start = scanner.column
      let parts = scanner.word().split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let (name, value) = (String(parts[0]), String(parts[1]))
      guard let attribute = TextWords.Attribute(rawValue: name) else {
        let names = TextWords.Attribute.allCases.map(\.rawValue).joined(separator: ", ")
        throw scanner.error("\(name.shown) is no value of a touch; the values are \(names)", at: start)
      }
      guard seen.insert(attribute).inserted else { throw scanner.error("\(name) is said twice", at: start) }
      try set(attribute, value, &sample, scanner, start)
    }
  }

  private func set(
    _ attribute: TextWords.Attribute, _ text: String, _ sample: inout Sample, _ scanner: LineScanner, _ start: Int
  ) throws(LogError) {
    func int() throws(LogError) -> Int {
      guard let value = Int(text) else {
        throw scanner.error("\(attribute.rawValue) is no whole number: \(text.shown)", at: start)
      }
      return value
    }
    switch attribute {
    case .finger: sample.finger = try int()
    case .taps: sample.tapCount = try int()
    case .window: sample.window = try int()
    case .type:
      guard let type = Sample.Kind(word: text) else {
        throw scanner.error("\(text.shown) is no type; it is one of \(Sample.Kind.words)", at: start)
      }
      sample.type = type
    case .from: sample.previousLocation = try point(text, scanner, start)
    case .estimated: sample.estimatedProperties = .init(rawValue: try int())
    case .expecting: sample.estimatedPropertiesExpectingUpdates = .init(rawValue: try int())
    case .index: sample.estimationUpdateIndex = try int()
    default:
      guard let path = attribute.optional, let value = NumberText.value(text) else {
        throw scanner.error("\(attribute.rawValue) is no number: \(text.shown)", at: start)
      }
      sample[keyPath: path] = value
    }
  }

  private func point(_ word: String, _ scanner: inout LineScanner) throws(LogError) -> CGPoint {
    try point(word, scanner, max(1, scanner.column - word.unicodeScalars.count))
  }

  private func point(_ word: String, _ scanner: LineScanner, _ start: Int) throws(LogError) -> CGPoint {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false).map { NumberText.value(String($0)) }
    guard parts.count == 2, let x = parts[0], let y = parts[1] else {
      throw scanner.error("a place is written as x,y in points, not \(word.shown)", at: start)
    }
    return CGPoint(x: x, y: y)
  }
}
