import Foundation
import Testing

@testable import TouchLogs

@Suite struct LateSyncTests {
  /// Nothing synchronizes a pipe.
  @Test(.timeLimit(.minutes(1))) func `what goes wrong is thrown when it is asked for next, once`() async throws {
    try await withFolder { folder in
      let pipe = folder.appending(path: "pipe").path
      #expect(mkfifo(pipe, 0o600) == 0)
      let file = try OpenFile(pipe)
      let sync = LateSync()
      try sync.begin([file])
      var failure: LogError?
      while failure == nil {
        await Task.yield()
        do throws(LogError) { try sync.begin([file]) } catch { failure = error }
      }
      #expect(failure?.description.contains("the log can't be written: ") == true)
    }
  }

  @Test func `a file that can be is left as it is`() async throws {
    try await withFolder { folder in
      let path = folder.appending(path: "x").path
      let file = try OpenFile(path)
      let sync = LateSync()
      for byte in 0..<100 as Range<UInt8> {
        try file.append([byte])
        try sync.begin([file])
      }
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(0..<100))
    }
  }
}
