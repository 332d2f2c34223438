/// By how much something changed that is the same but for its times or its numbers.
public struct ChangedAmount: Hashable, Comparable, Sendable {
  /// Of the number that changed most, in whatever unit its line has; 0 where none did.
  public internal(set) var number = 0.0
  /// Of the time that changed most, in milliseconds; 0 where none did.
  public internal(set) var milliseconds = 0.0

  /// By numbers, then by times.
  public static func < (one: ChangedAmount, other: ChangedAmount) -> Bool {
    (one.number, one.milliseconds) < (other.number, other.milliseconds)
  }
}

/// The least and the greatest change among some goldens.
public struct ChangedRange: Hashable, Sendable, CustomStringConvertible {
  /// Of the golden that changed least.
  public let least: ChangedAmount
  /// Of the golden that changed most.
  public let most: ChangedAmount

  /// `numbers by 0.5 to 100, times by up to 20 ms`; of one golden, or of equal ones: `times by 5 s`.
  public var description: String {
    let times = Self.text(least.milliseconds, most.milliseconds, Self.time)
    guard most.number > 0 else { return "times by \(times)" }
    let numbers = "numbers by \(Self.text(least.number, most.number, Self.plain))"
    return most.milliseconds > 0 ? "\(numbers), times by up to \(Self.time(most.milliseconds))" : numbers
  }

  private static func text(_ least: Double, _ most: Double, _ word: (Double) -> String) -> String {
    let (from, to) = (word(least), word(most))
    return from == to ? to : "\(from) to \(to)"
  }

  private static func time(_ milliseconds: Double) -> String {
    milliseconds < 1000 ? "\(plain(milliseconds)) ms" : "\(plain(milliseconds / 1000)) s"
  }

  /// To the thousandth, as goldens have their numbers.
  private static func plain(_ value: Double) -> String {
    guard value < 1e12 else { return "\(value)" }
    let text = "\((value * 1000).rounded() / 1000)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
