/// One of several equal parts of a run, `2/5`: counted from 1.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// Which, counted from 1.
  public let index: Int
  /// Of how many.
  public let count: Int

  /// Nil unless `1 <= index <= count`.
  public init?(_ index: Int, of count: Int) {
    guard count >= 1, count <= Self.most, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// `2/5`; nil for what is no shard.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index, of: count)
  }

  /// More than any machine park has.
  static let most = 100_000

  public var description: String { "\(index)/\(count)" }
}
