import Foundation
import TouchLogs

/// What reading costs of logs that were made to hurt: time for each MiB of file, and how much more memory it took.
enum HostileTable {
  static func print() throws {
    var table = TableText([
      "a MiB of", "seconds", "in columns", "more memory, MiB", "frames", "frames a byte", "damage",
    ])
    for (name, bytes) in try HostileLogs.all {
      let (report, seconds, memory) = try measured {
        var reader = try LogReader(bytes)
        while try reader.next() != nil {}
        return reader.report
      }
      let columns = try measured {
        var blocks = try SampleBlocks(source: ByteSource(bytes))
        while try blocks.next() != nil {}
      }
      let size = Double(bytes.count) / Double(1 << 20)
      table.add([
        name, (seconds / size).places(2), (columns.seconds / size).places(2), memory.places(1), "\(report.frames)",
        (Double(report.frames) / Double(bytes.count)).places(2), "\(report.damage.count)",
      ])
    }
    table.print()
  }

  private static func measured<Result>(
    _ run: () throws -> Result
  ) rethrows -> (result: Result, seconds: Double, memory: Double) {
    forgetPeak()
    let (before, start) = (kibibytes("VmRSS:"), clock())
    let result = try run()
    let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    return (result, seconds, Double(kibibytes("VmHWM:") - before) / 1024)
  }

  /// From here on the most memory is counted anew, where `/proc` does that.
  private static func forgetPeak() {
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
  }

  /// 0 where no `/proc` tells.
  private static func kibibytes(_ name: String) -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }
}
