extension GestureReason: CustomStringConvertible {
  /// What the reason says by itself: `moved 3.2 of 10 pt`, `pan0 recognized first`.
  public var text: String { text(naming: Escaping.escaped) }

  /// The same.
  /// - Parameter name: what a name is printed as.
  func text(naming name: (String) -> String) -> String {
    func list(_ names: [String]) -> String { names.map(name).joined(separator: ", ") }
    return switch self {
    case .moved: written
    case .swiped(let way, let needed): swiped(way, needed)
    case .strayed(let way, let allowed):
      "strayed \(number(way)) pt from its direction, \(number(allowed)) are allowed"
    case .swipedLate(let way, let needed, let time): "\(swiped(way, needed)) within \(seconds(time))"
    case .movedTooFar(let way, let allowed): "moved \(number(way)) pt, \(number(allowed)) are allowed"
    case .tapped(let times): times == 1 ? "tapped" : "tapped \(times) times"
    case .heldTooLong(let time): "still down after \(seconds(time))"
    case .noFurtherTap(let time): "no further tap within \(seconds(time))"
    case .held(let time): "held for \(seconds(time))"
    case .lifted(let time, let needed): "lifted after \(seconds(time)) of \(seconds(needed))"
    case .spread(let way, let needed): "distance changed by \(number(way)) of \(number(needed)) pt"
    case .turned(let angle, let needed): "turned \(number(angle)) of \(number(needed)) rad"
    case .tooManyFingers(let count, let allowed): "\(count) fingers, \(allowed) allowed"
    case .tooFewFingers(let count, let needed): "\(count) of \(needed) fingers"
    case .awayFromEdge(let distance, let allowed):
      distance.isFinite
        ? "landed \(number(distance)) pt from the edge, \(number(allowed)) are allowed" : "has no edge"
    case .liftedAll: "all fingers lifted"
    case .cancelledTouches: "its touches were cancelled"
    case .prevented(let other): "prevented by \(name(other))"
    case .recognized(let other): "\(name(other)) recognized, which had to fail"
    case .waits(let others): "waits for \(list(others)) to fail"
    case .requiresItself(let others): "waits for its own failure, through \(list(others))"
    case .viewSaysNo(let view): "\(name(view)) says no in gestureRecognizerShouldBegin(_:)"
    case .delegateSaysNo: "its delegate says no"
    case .subclassSaysNo: "says no in shouldReceive(_:)"
    case .willNotScroll, .nothingToScroll: "its scroll view does not scroll"
    case .wrongType: "touches of that type are not for it"
    case .wrongButtons: "other buttons than it asks for are pressed"
    case .disabled: "disabled"
    case .detached: "taken off its window"
    }
  }

  /// Writes the text; that of most drags piece by piece, without a string for each.
  func write(to writer: inout LineWriter) {
    guard case .moved(let way, let needed) = self else { return writer.words(text(naming: writer.naming)) }
    writer.ascii("moved ")
    writer.number(way)
    writer.ascii(" of ")
    writer.number(needed)
    writer.ascii(" pt")
  }

  private var written: String {
    var writer = LineWriter()
    write(to: &writer)
    return writer.text
  }

  /// The text with its rule: `moved 3.2 of 10 pt (G60)`.
  public var description: String { "\(text) (\(rule))" }

  private func swiped(_ way: Double, _ needed: Double) -> String {
    way < 0
      ? "moved \(number(-way)) pt the other way, and needs \(number(needed))"
      : "moved \(number(way)) of \(number(needed)) pt"
  }

  private func seconds(_ time: Double) -> String { "\(number(time)) s" }

  private func number(_ value: Double) -> String {
    var writer = LineWriter()
    writer.number(value)
    return writer.text
  }
}
