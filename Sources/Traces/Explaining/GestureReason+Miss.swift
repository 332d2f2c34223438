extension GestureReason {
  /// By how much the threshold was missed; nil where there is none, or where it was reached.
  public var miss: StoryStep.Miss? {
    switch self {
    case .moved(let way, let needed), .swiped(let way, let needed), .spread(let way, let needed),
      .swipedLate(let way, let needed, _):
      short(way, needed, .points)
    case .turned(let angle, let needed): short(angle * 180 / .pi, needed * 180 / .pi, .degrees)
    case .lifted(let time, let needed): short(time, needed, .seconds)
    case .tooFewFingers(let count, let needed): short(Double(count), Double(needed), .fingers)
    case .strayed(let way, let allowed), .movedTooFar(let way, let allowed), .awayFromEdge(let way, let allowed):
      way.isFinite ? over(way, allowed, .points) : nil
    case .tooManyFingers(let count, let allowed): over(Double(count), Double(allowed), .fingers)
    default: nil
    }
  }

  /// The rule for a recognizer that listens for this; the same reason has another rule for a pan than for a tap.
  func rule(for demand: GestureDemand?) -> String {
    switch (self, demand) {
    case (.movedTooFar, .press): "G57"
    case (.tooManyFingers, .press), (.tooFewFingers, .press): "G56"
    case (.strayed, .move): "G87"
    case (.tooManyFingers, .move), (.tooFewFingers, .move): "G59"
    case (.tooManyFingers, .scroll), (.tooFewFingers, .scroll): "G59"
    case (.tooManyFingers, .swipe), (.tooFewFingers, .swipe): "G64"
    case (.tooFewFingers, .spread): "G68"
    case (.tooFewFingers, .turn): "G69"
    case (.liftedAll, .spread), (.liftedAll, .turn): "G71"
    default: rule
    }
  }

  /// As a story says it: angles in degrees, and what was reached as reached.
  var storyText: String {
    switch self {
    case .moved(let way, let needed) where way >= needed, .swiped(let way, let needed) where way >= needed:
      "moved \(Self.number(way)) pt, \(Self.number(needed)) are enough"
    case .spread(let way, let needed) where way >= needed:
      "distance changed by \(Self.number(way)) pt, \(Self.number(needed)) are enough"
    case .turned(let angle, let needed):
      angle < needed
        ? "turned by \(Self.degrees(angle)) of \(Self.degrees(needed))"
        : "turned by \(Self.degrees(angle)), \(Self.degrees(needed)) are enough"
    default: text
    }
  }

  private static func degrees(_ radians: Double) -> String { number(radians * 180 / .pi, decimals: 2) + "°" }

  private static func number(_ value: Double, decimals: Int = 3) -> String {
    var writer = LineWriter()
    writer.number(value, decimals: decimals)
    return writer.text
  }

  private func short(_ value: Double, _ needed: Double, _ unit: StoryStep.Miss.Unit) -> StoryStep.Miss? {
    value < needed ? StoryStep.Miss(amount: needed - value, unit: unit, side: .short) : nil
  }

  private func over(_ value: Double, _ allowed: Double, _ unit: StoryStep.Miss.Unit) -> StoryStep.Miss? {
    value > allowed ? StoryStep.Miss(amount: value - allowed, unit: unit, side: .over) : nil
  }
}

extension StoryStep.Miss: CustomStringConvertible {
  /// `1 pt short`, `0.57° short`, `1 pt too far`, `1 finger too many`
  public var description: String {
    var writer = LineWriter()
    writer.number(amount, decimals: unit == .degrees ? 2 : 3)
    let measure =
      switch unit {
      case .degrees: "°"
      case .fingers: amount == 1 ? " finger" : " fingers"
      case .points, .seconds: " \(unit.rawValue)"
      }
    let side =
      switch (side, unit) {
      case (.short, .fingers): "missing"
      case (.over, .fingers): "too many"
      case (.over, .seconds): "too long"
      case (.short, _): "short"
      case (.over, _): "too far"
      }
    return "\(writer.text)\(measure) \(side)"
  }
}
