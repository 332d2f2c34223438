import Fuzzing
import TouchInterchange
import TouchLogs

/// A reader of bytes from outside, behind whatever no fuzzer guesses.
enum Reader: String, FuzzHarness {
  case log, blocks, columns, journal, recording, line, text, golden, evemu, getevent, libinput, svc, csv,
    pointerJSON,
    webDriver, unknown

  var seeds: [[UInt8]] { get throws { try Seeds.seeds(of: self) } }

  func attack(_ bytes: [UInt8]) throws {
    switch self {
    case .log: try Promises.ofReading(bytes)
    case .blocks: try Promises.ofReading(Framing.log(payloads: bytes))
    case .columns: try Promises.ofReading(Framing.log(columns: bytes))
    case .journal: try Promises.ofRepairing(Framing.journal(payloads: bytes))
    case .recording: try Promises.ofRecording(Framing.recording(bytes))
    case .line: try Promises.ofWriting(LogLine.log(String(decoding: bytes, as: UTF8.self)))
    case .text: try Promises.ofText(String(decoding: bytes, as: UTF8.self))
    case .golden: try Promises.ofGolden(bytes)
    case .evemu: try Promises.ofImporting(bytes, as: .evemu)
    case .getevent: try Promises.ofImporting(bytes, as: .getevent)
    case .libinput: try Promises.ofImporting(bytes, as: .libinput)
    case .svc: try Promises.ofImporting(bytes, as: .svc)
    case .csv: try Promises.ofImporting(bytes, as: .csv)
    case .pointerJSON: try Promises.ofImporting(bytes, as: .pointerJSON)
    case .webDriver: try Promises.ofImporting(bytes, as: .webDriver)
    case .unknown: try Promises.ofImporting(bytes, as: nil)
    }
  }
}
