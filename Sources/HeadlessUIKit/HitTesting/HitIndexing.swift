/// When siblings get an index.
struct HitIndexing {
  /// Fewer are gone through as fast.
  static let leastCount = 32
  /// So many searches go through all of the siblings before they get an index, so that it isn't made in vain.
  static let firstPatience = 4
  /// Twice as many after each index that was soon out of date, up to this.
  static let greatestPatience = 1024
  /// An index that was out of date after fewer searches than this was made in vain.
  static let leastUse = 256

  /// How many places may change before the index is out of date.
  static func room(for count: Int) -> Int { leastCount + count / 128 }

  private var patience = firstPatience
  private var searches = 0

  /// To be asked once before each search without an index.
  mutating func isDue() -> Bool {
    searches += 1
    guard searches > patience else { return false }
    searches = 0
    return true
  }

  /// To be told of each search with an index.
  mutating func wasUsed() { searches += 1 }

  mutating func wasDropped() {
    patience = searches < Self.leastUse ? min(patience * 2, Self.greatestPatience) : Self.firstPatience
    searches = 0
  }
}
