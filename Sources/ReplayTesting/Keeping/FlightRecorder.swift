import Foundation
import Goldens
import Synchronization
import TouchLogs
import TouchRecording

/// The flight recorder of one running test, and what becomes of its touches where the test fails.
@MainActor final class FlightRecorder {
  nonisolated let recorder: TouchRecorder
  private let folder: String

  /// - Parameter settings: of which the folder, where none is named, is where the environment wants files of failed
  ///   tests, else the system's for temporary ones.
  init(_ settings: FlightSettings) throws {
    recorder = try TouchRecorder(.ring(seconds: settings.seconds, bytes: settings.bytes))
    folder =
      settings.folder ?? FailureFiles.folder(ProcessInfo.processInfo.environment)
      ?? FileManager.default.temporaryDirectory.path
    try recorder.start()
  }

  /// Writes what the recorder holds into a log.
  /// - Returns: nil where it holds nothing.
  /// - Throws: `UnkeptTouches` where the folder takes no file.
  func keep(as test: String) throws -> KeptTouches? {
    guard let log = recorder.held, !log.frames.isEmpty else { return nil }
    let file = URL(fileURLWithPath: folder).appending(path: Self.fileName(for: test))
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try log.write(to: file)
    } catch {
      throw UnkeptTouches(folder: folder, reason: (error as? LogError)?.description ?? SystemWords.of(error))
    }
    return KeptTouches(file: file, samples: log.frames.reduce(0) { $0 + $1.samples.count })
  }

  /// Tests of one name may stand in several suites, and one may run several times, with other arguments each time.
  private static let taken = Mutex<[String: Int]>([:])
  /// Of a name's bytes; no file system takes many more than 255, and a number may follow.
  private static let longestName = 200

  private static func fileName(for test: String) -> String {
    let words = test.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    var name = words.isEmpty ? "test" : words
    while name.utf8.count > longestName { name.removeLast() }
    let count = taken.withLock { taken in
      taken[name, default: 0] += 1
      return taken[name] ?? 1
    }
    return count == 1 ? "\(name).touchlog" : "\(name)-\(count).touchlog"
  }
}

/// How much a test's flight recorder holds, and where it is put.
struct FlightSettings: Hashable, Sendable {
  var seconds: Double
  var bytes: Int
  var folder: String?
}

/// A folder that takes no touches.
struct UnkeptTouches: Error, Hashable, Sendable, CustomStringConvertible {
  var folder: String
  var reason: String

  var description: String { "no log can be put into \(folder): \(reason); name another folder by 'into:'" }
}

/// The log of a test that failed.
struct KeptTouches: Hashable, Sendable, CustomStringConvertible {
  var file: URL
  var samples: Int

  var description: String {
    """
    the touches of the test that failed are in \(file.path) (\(samples) \(samples == 1 ? "sample" : "samples")).
    Next: replay show \(file.path)
    """
  }
}
