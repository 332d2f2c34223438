import Foundation
import Goldens
import TouchInterchange
import TouchLogs

/// A reader of bytes from outside, or a replay of what was read, and what must be true of whatever comes of it.
///
/// A harness never fails by an error, which is how bad bytes are answered; it fails by a trap, a broken promise,
/// or by taking too long or too much memory, which libFuzzer watches.
enum Harness: String, CaseIterable {
  case log, blocks, columns, journal, recording, line, text, golden, evemu, getevent, libinput, svc, csv,
    pointerJSON,
    webDriver, unknown, replay

  func attack(_ bytes: [UInt8]) {
    try? read(bytes)
  }

  private func read(_ bytes: [UInt8]) throws {
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
    case .replay:
      // The fuzzer's main runs on the main thread, and knows no actors.
      let log = Play.log(of: bytes)
      try MainActor.assumeIsolated { try Promises.ofReplaying(log) }
    }
  }
}
