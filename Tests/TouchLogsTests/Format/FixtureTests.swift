import Foundation
import Testing
import TouchLogs

/// A log of every old version stays here for ever and must be read for ever.
@Suite struct FixtureTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fixtures")
    .standardized

  /// Files are written once, when a version comes to be, from the log beside their name.
  static let fixtures: [(name: String, log: TouchLog)] = [
    ("version-1-every-kind", TortureLogs.everyKind), ("version-1-pencil", TortureLogs.pencil),
    ("version-1-odd-bits", TortureLogs.oddBits), ("version-1-hand", LogReaderTests.long),
  ]

  @Test(arguments: fixtures)
  func oldLogIsReadAsItWasMeant(name: String, log: TouchLog) throws {
    let (read, report) = try TouchLog.recovering(Self.folder.appending(path: "\(name).touchlog"))
    #expect(report.version == 1)
    #expect(report.isComplete)
    #expect(sameBits(read, log))
  }
}
