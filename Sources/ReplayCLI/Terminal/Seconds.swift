import Traces

/// Seconds as a trace has points: to the thousandth, `0.08`.
enum Seconds {
  static func text(_ value: Double) -> String { String(Point(x: value, y: 0).description.prefix { $0 != "," }) }
}
