/// What a recognizer listens for, with the numbers that it goes by: points, seconds, radians.
public enum GestureDemand: Hashable, Sendable {
  /// - Parameters:
  ///   - gap: from one tap's end to the next one's beginning.
  ///   - down: how long fingers may stay down.
  case taps(Int, fingers: Int, gap: Double, down: Double, movement: Double)
  case press(Double, fingers: Int, movement: Double)
  case move(Double, fingers: Int)
  /// A scroll view's own.
  case scroll(Double)
  case edgeMove(Double, edges: [Reason.Edge], region: Double)
  case swipe(Double, directions: [String], fingers: Int, within: Double)
  case spread(Double)
  case turn(Double)
  /// A class of the stage's own.
  case own
}

extension GestureDemand: CustomStringConvertible {
  /// `2 taps 0.35 s apart at most, down 0.75 s and moving 45 pt at most`, `a move of 10 pt`, `a turn of 5.73°`
  public var description: String {
    switch self {
    case .taps(let count, let fingers, let gap, let down, let movement):
      (count == 1 ? "1 tap" : "\(count) taps \(number(gap)) s apart at most") + with(fingers)
        + ", down \(number(down)) s and moving \(number(movement)) pt at most"
    case .press(let time, let fingers, let movement):
      "a press of \(number(time)) s" + with(fingers) + ", moving \(number(movement)) pt at most"
    case .move(let way, let fingers): "a move of \(number(way)) pt" + with(fingers)
    case .scroll(let way): "a move of \(number(way)) pt, to scroll"
    case .edgeMove(let way, let edges, let region):
      edges.isEmpty
        ? "nothing: it has no edges"
        : "a move of \(number(way)) pt from within \(number(region)) pt of the \(list(edges.map(\.rawValue))) edge"
    case .swipe(let way, let directions, let fingers, let time):
      "\(number(way)) pt \(list(directions)) within \(number(time)) s" + with(fingers)
    case .spread(let way): "2 fingers, \(number(way)) pt closer or further apart"
    case .turn(let angle): "2 fingers, turning by \(degrees(angle))"
    case .own: "what its own code decides"
    }
  }

  private func with(_ fingers: Int) -> String { fingers == 1 ? "" : " with \(fingers) fingers" }
  private func list(_ names: [String]) -> String { names.joined(separator: " or ") }
  private func degrees(_ radians: Double) -> String { number(radians * 180 / .pi, decimals: 2) + "°" }

  private func number(_ value: Double, decimals: Int = 3) -> String {
    var writer = LineWriter()
    writer.number(value, decimals: decimals)
    return writer.text
  }
}
