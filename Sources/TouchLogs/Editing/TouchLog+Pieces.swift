public import Foundation

/// Logs made of parts of a log. All keep its description and its unknown blocks; times stay as they were recorded.
///
/// What is down where a piece is cut begins and ends there: see `PieceEnds` in this folder for the rules.
extension TouchLog {
  /// The frames of a stretch of time, in seconds since the first frame: from `start` on, and before `end`.
  ///
  /// The stop time becomes the end, unless recording stopped before it.
  public func slice(from start: TimeInterval? = nil, to end: TimeInterval? = nil) -> TouchLog {
    var stretch = Stretch(from: start, to: end)
    return piece(frames.filter { stretch.takes($0) }, of: stretch)
  }

  /// - Parameter stretch: that has seen all frames.
  func piece(_ chosen: [Frame], of stretch: Stretch) -> TouchLog {
    guard let first = stretch.first else { return self }
    guard let end = stretch.end else { return piece(chosen, isCutOff: false, until: stopTime) }
    let cut = first + end
    let stop = stopTime.map { min($0, cut) } ?? (stretch.isCutOff ? cut : nil)
    return piece(chosen, isCutOff: stretch.isCutOff, until: stop)
  }

  /// The log without its idle ends: from `margin` seconds before the first touch, press, shake or command to as
  /// long after the last.
  public func trimmed(keeping margin: TimeInterval = 1) -> TouchLog {
    let inputs = frames.filter(\.isInput)
    guard let first = inputs.first?.time, let last = inputs.last?.time else { return self }
    let chosen = frames.filter { !($0.time < first - margin) && !($0.time > last + margin) }
    let isCutOff = frames.contains { $0.time > last + margin }
    let stop = stopTime.map { min($0, last + margin) } ?? (isCutOff ? last + margin : nil)
    return piece(chosen, isCutOff: isCutOff, until: stop)
  }

  /// The log in pieces, cut in every silence of so many seconds: no frame of any kind, and nothing down.
  ///
  /// A piece but the last stops so many seconds after its last frame, so that what waited for silence still
  /// happens.
  public func split(idle silence: TimeInterval) -> [TouchLog] {
    var pieces: [TouchLog] = []
    var gathered: [Frame] = []
    var down = TouchesDown()
    for frame in frames {
      if let last = gathered.last, down.isEmpty, frame.time - last.time >= silence {
        pieces.append(piece(gathered, isCutOff: false, until: min(last.time + silence, frame.time)))
        gathered = []
      }
      down.note(frame)
      gathered.append(frame)
    }
    return pieces + [piece(gathered, isCutOff: false, until: stopTime)]
  }

  private func piece(_ frames: [Frame], isCutOff: Bool, until stop: TimeInterval?) -> TouchLog {
    var ends = PieceEnds()
    var piece = self
    piece.frames = frames.compactMap { ends.taken($0) }
    piece.stopTime = stop
    if isCutOff, let time = stop ?? piece.frames.last?.time { piece.frames += ends.ended(at: time) }
    return piece
  }
}

extension Frame {
  /// Whether somebody did something, rather than the system or a note's author.
  fileprivate var isInput: Bool {
    switch content {
    case .touches, .estimates, .motion, .presses, .remoteControl: true
    case .application, .mark: false
    }
  }
}
