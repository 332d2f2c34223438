import Foundation
import TouchLogs

/// Bytes a sample, everything included, of our format and of the ways in which logs are usually kept.
enum SizeTable {
  private static let tools = [["gzip", "-6"], ["xz", "-9e"], ["zstd", "-q", "-19"]]

  static func print(_ subjects: [Subject]) throws {
    var table = TableText([
      "log", "samples", "touchlog", "fast", "struct, zlib -6", "times smaller", "JSON, gzip -6", "source, gzip -6",
      "struct, xz -9e", "struct, zstd -19",
    ])
    for subject in subjects {
      let bytes = try subject.log.bytes()
      guard try TouchLog(reading: bytes) == subject.log,
        try TouchLog(reading: subject.log.bytes(effort: .fast)) == subject.log
      else { throw BenchmarkError.differs(subject.name) }
      let structs = Contenders.structs(subject.log)
      let deflated = Contenders.deflated(structs).count
      func each(_ count: Int?) -> String { count.map { (Double($0) / Double(subject.samples)).places(2) } ?? "-" }
      table.add([
        subject.name, "\(subject.samples)", each(bytes.count), each(try subject.log.bytes(effort: .fast).count),
        each(deflated),
        (Double(deflated) / Double(bytes.count)).places(2),
        each(Contenders.packed(Contenders.jsonLines(subject.log), by: tools[0])),
        each(subject.source.flatMap { Contenders.packed($0, by: tools[0]) }),
        each(Contenders.packed(structs, by: tools[1])), each(Contenders.packed(structs, by: tools[2])),
      ])
    }
    table.print()
  }
}

enum BenchmarkError: Error {
  case differs(String)
}
