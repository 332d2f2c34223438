import Foundation
import TouchInterchange
import TouchLogs

/// A log in a form that a test can write down: a line a frame, `1.5: 0+10,20 1>30,40`.
///
/// After the finger's number comes `+` for began, `>` moved, `=` stationary, `-` ended and `x` cancelled, then its
/// place.
func sketch(_ log: TouchLog) -> [String] {
  log.frames.map { frame in
    let samples = frame.samples.map { sample in
      let sign =
        switch sample.phase {
        case .began: "+"
        case .moved: ">"
        case .stationary: "="
        case .ended: "-"
        case .cancelled: "x"
        }
      return "\(sample.finger)\(sign)\(plain(sample.location.x)),\(plain(sample.location.y))"
    }
    return "\(plain(frame.time)): " + samples.joined(separator: " ")
  }
}

private func plain(_ value: Double) -> String {
  let rounded = (value * 1000).rounded() / 1000
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

/// Imports a text written in a test.
func imported(
  _ text: String, as format: ForeignFormat? = nil, screen: Screen? = nil, range: AxisRange? = nil
) throws -> Imported {
  try ForeignImport.read(Array(text.utf8), as: format, options: ImportOptions(screen: screen, range: range))
}

/// An evemu recording of a touch screen on which a unit is a point of a phone.
///
/// Events are written `type code value`, hexadecimal but for the value; a line `@ seconds` ends a report.
func evemu(_ events: String, device: String = touchScreen) throws -> Imported {
  try imported(device + evemuLines(events), as: .evemu)
}

func evemuLines(_ events: String) -> String {
  var pending: [Substring] = []
  var text = ""
  for line in events.split(separator: "\n") {
    if line.hasPrefix("@") {
      let time = line.dropFirst(2)
      for event in pending + ["0000 0000 0"] { text += "E: \(time) \(event)\n" }
      pending = []
    } else {
      pending.append(line)
    }
  }
  for event in pending { text += "E: 99.0 \(event)\n" }
  return text
}

let touchScreen = """
  N: A touch screen
  P: 02 00 00 00 00 00 00 00
  A: 00 0 389 0 0 0
  A: 01 0 843 0 0 0
  A: 35 0 389 0 0 0
  A: 36 0 843 0 0 0
  A: 30 0 255 0 0 0
  A: 3a 0 200 0 0 0

  """

extension Imported {
  /// How often something was found; 0 where it was not.
  func count(_ finding: ImportNote.Finding) -> Int { notes.first { $0.finding == finding }?.count ?? 0 }
}
