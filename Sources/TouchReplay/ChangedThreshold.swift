import HeadlessUIKit
import Traces

/// A number by which a target judges touches, where it is not the usual one.
public struct ChangedThreshold: Hashable, Sendable {
  /// As its property is called: `tapMovement`.
  public let name: String
  /// As a trace's header prints it: points, seconds, radians.
  public let value: String
  /// What it is where nobody changes it, printed likewise.
  public let usual: String

  public init(name: String, value: String, usual: String) {
    self.name = name
    self.value = value
    self.usual = usual
  }

  /// In the order of declaration.
  static func all(in thresholds: TouchThresholds) -> [ChangedThreshold] {
    if thresholds == TouchThresholds() { return [] }
    return zip(thresholds.all, TouchThresholds().all).compactMap { present, usual in
      guard present.value != usual.value else { return nil }
      return ChangedThreshold(name: present.name, value: text(present.value), usual: text(usual.value))
    }
  }

  private static func text(_ value: TouchThresholds.Value) -> String {
    var writer = LineWriter()
    switch value {
    case .number(let number): writer.number(number, decimals: 6)
    case .flag(let flag): writer.words(flag ? "yes" : "no")
    case .size(let size): writer.size(Rect(x: 0, y: 0, width: size.width, height: size.height))
    }
    return writer.text
  }
}

extension ChangedThreshold: CustomStringConvertible {
  /// `tapMovement 30, usually 45`
  public var description: String { "\(name) \(value), usually \(usual)" }
}
