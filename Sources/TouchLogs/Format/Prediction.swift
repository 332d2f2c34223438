/// Foresees the next number of a column from those before it, alike in writer and reader.
///
/// All arithmetic wraps: whatever is foreseen, the difference to it is kept, so that nothing is lost.
struct Prediction {
  /// Of the last move and of the one before it, in 1/16: (0, 0) stays, (16, 0) goes on, (32, -16) goes on turning.
  struct Weights: Hashable {
    var last: Int64
    var before: Int64
  }

  /// Where in its finger's path a number stands.
  enum Context: Equatable {
    /// A sample; one that rests is foreseen where the finger was.
    case own(slot: Int, rests: Bool)
    /// A coalesced sample: on the line from the sample before to its owner.
    case between(slot: Int, index: Int, of: Int)
    /// A predicted sample: on that line beyond its owner.
    case beyond(slot: Int, index: Int)
  }

  private let weights: Weights
  private var histories: [History?] = []
  private var latest: Int64 = 0

  private struct History {
    var count = 0
    /// The last, the one before it, and the one before that.
    var a: Int64 = 0
    var b: Int64 = 0
    var c: Int64 = 0
  }

  init(_ weights: Weights) { self.weights = weights }

  func foreseen(_ context: Context) -> Int64 {
    switch context {
    case .own(let slot, let rests):
      guard let past = history(slot) else { return latest }
      if rests || past.count < 2 { return past.a }
      let move = weights.last &* (past.a &- past.b)
      let turn = past.count < 3 ? 0 : weights.before &* (past.b &- past.c)
      return past.a &+ ((move &+ turn) >> FormatNumbers.weightBits)
    case .between(let slot, let index, let count):
      guard let past = history(slot) else { return latest }
      let start = past.count < 2 ? past.a : past.b
      return start &+ ((past.a &- start) &* Int64(index + 1)) / Int64(max(count, 1))
    case .beyond(let slot, let index):
      guard let past = history(slot) else { return latest }
      return past.count < 2 ? past.a : past.a &+ (past.a &- past.b) &* Int64(index + 1)
    }
  }

  /// Takes a number in. Only a sample's own becomes part of the path.
  mutating func note(_ value: Int64, _ context: Context) {
    latest = value
    guard case .own(let slot, _) = context else { return }
    while histories.count <= slot { histories.append(nil) }
    var past = histories[slot] ?? History()
    (past.c, past.b, past.a) = (past.b, past.a, value)
    past.count += 1
    histories[slot] = past
  }

  private func history(_ slot: Int) -> History? { slot < histories.count ? histories[slot] : nil }
}
