import Foundation
import Subprocess
import SystemPackage
import Testing
import TouchInterchange
import TouchLogs

/// The reader of evemu itself, where it is installed (Debian's `python3-evemu`), takes what is exported.
@Suite struct EvemuToolsTests {
  private static let python = "/usr/bin/python3"
  private static let script = """
    import sys, evemu
    device = evemu.Device(sys.argv[1], create=False)
    print(device.name)
    for axis in (0x35, 0x36): print(device.get_abs_minimum(axis), device.get_abs_maximum(axis))
    print(device.has_event(0x03, 0x2f), device.has_event(0x01, 0x14a), device.has_prop(1))
    with open(sys.argv[1]) as file:
      for event in device.events(file):
        print("%d.%06d %04x %04x %d" % (event.sec, event.usec, event.type, event.code, event.value))
    """

  static func isThere() async -> Bool {
    let isThere = (try? await run(["-c", "import evemu"]))?.isSuccess == true
    if !isThere { print("notice: python3-evemu is not installed; its test is skipped") }
    return isThere
  }

  @Test(.enabled { await EvemuToolsTests.isThere() })
  func `evemu reads the device and every event`() async throws {
    let log = TouchScript {
      Finger(at: 0.5).drag(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 40, y: 200), for: 0.25, steps: 5)
      Finger(at: 0.625).tap(at: CGPoint(x: 300, y: 20))
    }.log(device: "A phone")
    let text = try ForeignExport.text(of: log, as: .evemu).text
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).events")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    let said = try await Self.run(["-c", Self.script, file.path])
    #expect(said.isSuccess, "\(said.output)\(said.errors)")
    let events = text.split(separator: "\n").filter { $0.hasPrefix("E: ") }.map { String($0.dropFirst(3)) }
    #expect(
      said.output.split(separator: "\n").map(String.init)
        == ["A phone", "0 1169", "0 2531", "True True True"] + events)
  }

  private static func run(
    _ arguments: [String]
  ) async throws -> (isSuccess: Bool, output: String, errors: String) {
    let result = try await Subprocess.run(
      .path(FilePath(python)), arguments: Arguments(arguments), output: .string(limit: 1 << 20),
      error: .string(limit: 1 << 20))
    return (result.terminationStatus.isSuccess, result.standardOutput, result.standardError)
  }
}
