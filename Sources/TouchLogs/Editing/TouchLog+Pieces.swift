public import Foundation

/// Logs made of parts of a log. All keep its description and its unknown blocks; times stay as they were recorded.
///
/// What is down where a piece is cut begins and ends there: see `PieceEnds` in this folder for the rules. Of a log
/// too large to be held, `LongLog` makes the same pieces.
extension TouchLog {
  /// The frames of a stretch of time, in seconds since the first frame: from `start` on, and before `end`.
  ///
  /// The stop time becomes the end, unless recording stopped before it.
  public func slice(from start: TimeInterval? = nil, to end: TimeInterval? = nil) -> TouchLog {
    piece(Stretch(from: start, to: end))
  }

  /// The log without its idle ends: from `margin` seconds before the first touch, press, shake or command to as
  /// long after the last.
  public func trimmed(keeping margin: TimeInterval = 1) -> TouchLog {
    var inputs = InputTimes()
    for frame in frames { inputs.note(frame) }
    return piece(BetweenIdleEnds(inputs, margin: margin))
  }

  /// The log in pieces, cut in every silence of so many seconds: no frame of any kind, and nothing down.
  ///
  /// A piece but the last stops so many seconds after its last frame, so that what waited for silence still
  /// happens.
  public func split(idle silence: TimeInterval) -> [TouchLog] {
    var pieces: [TouchLog] = []
    var gathered: [Frame] = []
    var silences = Silences(of: silence)
    func cut(at stop: TimeInterval?) {
      var ends = PieceEnds()
      var piece = self
      (piece.frames, piece.stopTime) = (gathered.compactMap { ends.taken($0) }, stop)
      pieces.append(piece)
      gathered = []
    }
    for frame in frames {
      if let stop = silences.end(before: frame) { cut(at: stop) }
      gathered.append(frame)
    }
    cut(at: stopTime)
    return pieces
  }

  private func piece(_ choice: some PieceChoice) -> TouchLog {
    var maker = PieceMaker(choice)
    var piece = self
    piece.frames = frames.compactMap { maker.taken($0) }
    let end = maker.ended(stopTime)
    piece.frames += end.frames
    piece.stopTime = end.stopTime
    return piece
  }
}
