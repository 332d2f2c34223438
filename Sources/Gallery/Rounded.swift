import Foundation

/// A number as a person would say it. One that is no `Int`, as a log can drive them to, is said all the same.
struct Rounded: CustomStringConvertible {
  let description: String

  /// To the thousandth.
  init(_ value: CGFloat) {
    let rounded = (value * 1_000).rounded() / 1_000
    self.init(value: rounded.isFinite ? rounded : value)
  }

  /// To the nearest whole number.
  init(whole value: CGFloat) { self.init(value: value.rounded()) }

  private init(value: CGFloat) { description = Int(exactly: value).map { "\($0)" } ?? "\(value)" }
}
