import Testing

@testable import TouchInterchange

@Suite struct CSVHeaderTests {
  @Test func `names are compared by letters and digits`() throws {
    let header = try CSVHeader(Array("idx,SPLINE_X,Spline-Y,sensorTimestamp".utf8)[...])
    let row = ["7", "1", "2", "3"].map { Array($0.utf8)[...] }
    #expect(header.field(.pointer, of: row)?.text() == "7")
    #expect(header.field(.x, of: row)?.text() == "1")
    #expect(header.field(.y, of: row)?.text() == "2")
    #expect(header.field(.time, of: row)?.text() == "3")
    #expect(header.field(.time, of: []) == nil)
    #expect(!header.has(.pressure))
    #expect(header.timeUnit == nil)
  }

  @Test func `a time column may name its unit`() throws {
    for (name, unit) in [
      ("time_ms", TimeUnit.milliseconds), ("t (us)", .microseconds), ("timestamp_ns", .nanoseconds),
    ] {
      #expect(try CSVHeader(Array("\(name),x,y".utf8)[...]).timeUnit == unit)
    }
    #expect(try CSVHeader(Array("time [s];x;y".utf8)[...]).timeUnit == .seconds)
  }

  @Test func `an exported log's header is known`() throws {
    let own = "time_s,finger,phase,x,y,tapCount,touchType"
    #expect(try CSVHeader(Array((own + ",window,force").utf8)[...]).isExports)
    #expect(try !CSVHeader(Array("time_s,finger,phase,x,y".utf8)[...]).isExports)
  }

  @Test func `what names no place or time is no header`() {
    #expect(throws: ImportError.missingColumn("time")) { try CSVHeader(Array("x,y".utf8)[...]) }
    #expect(throws: ImportError.missingColumn("x")) { try CSVHeader(Array("time,y".utf8)[...]) }
  }
}
