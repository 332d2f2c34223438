import Foundation
import Testing
import TouchInterchange
import TouchLogs

@Suite struct CSVReaderTests {
  @Test func `a table with phases is taken at its word`() throws {
    let table = try imported(
      """
      time,finger,phase,x,y,force
      1.0,a,began,10,20,0.5
      1.0,b,began,30,40,
      1.1,a,moved,11,20,0.5
      1.2,b,ended,30,40,
      1.3,a,cancelled,11,20,0.5
      """)
    #expect(table.format == .csv)
    #expect(
      sketch(table.log) == ["1: 0+10,20 1+30,40", "1.1: 0>11,20 1=30,40", "1.2: 0=11,20 1-30,40", "1.3: 0x11,20"])
    #expect(table.count(.assumedPoints) == 1)
    #expect(table.log.frames.first?.samples.map(\.force) == [0.5, nil])
  }

  @Test func `decimals stand behind a comma where nothing else does`() throws {
    let table = try imported("t_s;x;y\n0;1,5;2\n0,25;3,75;2,5\n0,5;1,234,5;2\n")
    #expect(table.log.frames.map(\.time) == [0, 0.25])
    #expect(table.log.frames.map { $0.samples[0].location.x } == [1.5, 3.75])
    #expect(table.notes.contains { $0.description.contains("line 4") })
    let tabs = try imported("t_s\tx\ty\n0\t1,5\t2\n1\t2,5\t2\n")
    #expect(tabs.log.frames.map { $0.samples[0].location.x } == [1.5, 2.5])
  }

  @Test func `numbers under action are those of Android's MotionEvent`() throws {
    let taps = try imported(
      """
      t_ms,pointer,action,x,y
      0,0,0,10,20
      8,0,2,11,20
      12,1,261,30,40
      16,1,262,30,40
      24,0,1,11,20
      32,0,ACTION_DOWN,5,5
      40,0,7,5,5
      48,0,3,5,5
      """)
    #expect(
      sketch(taps.log) == [
        "0: 0+10,20", "0.008: 0>11,20", "0.012: 0=11,20 1+30,40", "0.016: 0=11,20 1-30,40", "0.024: 0-11,20",
        "0.032: 2+5,5", "0.048: 2x5,5",
      ])
    #expect(taps.count(.lost(.otherEvents)) == 1)
  }

  @Test(arguments: Sample.Kind.allCases)
  func `a table that was exported has its kinds of touch again`(kind: Sample.Kind) throws {
    let log = Finger(type: kind).tap(at: CGPoint(x: 1, y: 2)).log()
    let table = try imported(try ForeignExport.text(of: log, as: .csv).text)
    #expect(table.log.frames.flatMap(\.samples).map(\.type) == [kind, kind])
  }

  @Test func `without phases a pointer's first row lands and its last one lifts`() throws {
    let strokes = try imported("idx,SPLINE_X,SPLINE_Y,SENSOR_TIMESTAMP\n0,1,1,10\n0,2,2,18\n0,3,3,26\n1,9,9,100\n")
    #expect(sketch(strokes.log) == ["0.01: 0+1,1", "0.018: 0>2,2", "0.026: 0-3,3", "0.1: 1+9,9", "0.1: 1-9,9"])
  }

  @Test func `a pen column says what touches`() throws {
    let pen = try imported("t_ms,x,y,pen\n0,1,1,0\n8,2,2,1\n16,3,3,1\n24,4,4,0\n32,5,5,0\n")
    #expect(sketch(pen.log) == ["0.008: 0+2,2", "0.016: 0>3,3", "0.024: 0-4,4"])
    #expect(pen.count(.lost(.hover)) == 2)
    #expect(pen.count(.guessedTimes(.milliseconds)) == 0)
  }

  @Test func `quoted fields and other separators are read`() throws {
    let table = try imported(
      "\"Time\";\"note; with \"\"quotes\"\"\";\"x\";\"y\"\n\"1\";\"a;b\";\"5\";\"6\"\n1.01;;7;8\n")
    #expect(sketch(table.log) == ["1: 0+5,6", "1.01: 0-7,8"])
  }

  @Test func `milliseconds since 1970 become seconds, and how exactly is said`() throws {
    let table = try imported("timestamp,x,y\n1722443386312.649,1,1\n1722443386320.5,2,2\n")
    #expect(table.log.frames.map(\.time) == [1722443386.312649, 1722443386.3205])
    let converted = try #require(table.notes.first { if case .convertedTimes = $0.finding { true } else { false } })
    #expect(
      converted.description == "2 times in milliseconds were converted to seconds, up to 1e-07 seconds off")
  }

  @Test func `angles beyond radians are degrees`() throws {
    let degrees = try imported("t,x,y,altitude,azimuth\n0,1,1,90,180\n0.01,2,2,45,0\n")
    #expect(degrees.log.frames.first?.samples.first?.altitudeAngle == .pi / 2)
    #expect(degrees.log.frames.first?.samples.first?.azimuthAngle == .pi)
    #expect(degrees.count(.assumedDegrees) == 1)
    #expect(degrees.log.frames.first?.samples.first?.type == .pencil)
  }

  @Test func `rows that can't be read are told by line`() throws {
    let expected = "a row with a number for time, x and y, quotes closed"
    let table = try imported("t,x,y\n0,1,1\n0.01,nan,1\n0.02,\"1,1\n0.03,1e12,1\n0.04,inf,2\n0.05,2,2\n")
    #expect(sketch(table.log) == ["0: 0+1,1", "0.05: 0-2,2"])
    for line in 3...6 { #expect(table.count(.unreadableLine(line, expected: expected)) == 1) }
  }

  @Test func `a table without a place is refused by the column's name`() {
    let error = #expect(throws: ImportError.missingColumn("y")) { try imported("t,x\n1,2\n", as: .csv) }
    #expect(error?.description == "the table's header names no y column; it needs at least time, x and y")
  }
}
