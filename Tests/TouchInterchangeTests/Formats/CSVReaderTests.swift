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

  @Test func `what nothing says of landing and lifting was assumed, and is noted`() throws {
    #expect(try imported("t_s,x,y\n0,1,1\n5,2,2\n").count(.assumedStrokes) == 1)
    #expect(try imported("t_s,x,y,pen\n0,1,1,1\n5,2,2,0\n").count(.assumedStrokes) == 0)
    #expect(try imported("t_s,x,y,phase\n0,1,1,began\n5,2,2,ended\n").count(.assumedStrokes) == 0)
  }

  @Test func `a table never says when recording stopped, so a replay runs on as after a script`() throws {
    let tap = Finger(at: 1).tap(at: CGPoint(x: 10, y: 20)).log()
    let exported = try ForeignExport.text(of: tap, as: .csv)
    #expect(exported.notes == [])
    #expect(try imported(exported.text).log == tap.importedFrom("csv"))
    #expect(try imported("t_s,x,y\n0,1,1\n5,2,2\n").log.stopTime == 15)
  }

  @Test func `an exported table has points, also of a finger that leaves the screen`() throws {
    let log = Finger(at: 1).drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: -20, y: 60)).log()
    let again = try imported(try ForeignExport.text(of: log, as: .csv).text)
    #expect(again.log.frames.map { $0.samples.map(\.location) } == log.frames.map { $0.samples.map(\.location) })
    #expect(again.count(.assumedPoints) == 0)
  }

  @Test func `a swipe of five pixels stays one, and one that fits no screen is refused`() throws {
    let rows = "timestamp,action,pointerId,x,y\n1000,ACTION_DOWN,0,540,960\n1016,ACTION_MOVE,0,545,960\n"
    let taps = try imported(rows + "1100,ACTION_UP,0,545,960\n")
    #expect(sketch(taps.log) == ["1: 0+180,320", "1.016: 0>181.667,320", "1.1: 0-181.667,320"])
    #expect(taps.count(.assumedPixels("1170 by 2532")) == 1)
    #expect(throws: ImportError.unknownRange(AxisRange(x: 540...5450, y: 960...960), places: 3)) {
      try imported(rows + "1100,ACTION_UP,0,5450,960\n")
    }
  }

  @Test func `times that wrap around or begin anew go on`() throws {
    let wrapped = try imported(
      "t_ms,phase,x,y\n4294967290,began,1,1\n4294967294,moved,2,1\n5,moved,3,1\n20,ended,3,1\n")
    #expect(
      wrapped.log.frames.map { ($0.time * 1000).rounded() } == [4294967290, 4294967294, 4294967301, 4294967316])
    #expect(wrapped.count(.timesWrapped) == 1)
    let anew = try imported("t_s,phase,x,y\n100,began,1,1\n100.5,ended,2,1\n3,began,3,1\n3.5,ended,3,1\n")
    #expect(anew.log.frames.map(\.time) == [100, 100.5, 101.5, 102])
    #expect(anew.count(.timesBeganAnew) == 1 && anew.count(.timesWentBack) == 0)
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
    let expected =
      "a row with a number for time, x and y, a number, true or false for whether it touches, quotes closed"
    let table = try imported("t,x,y\n0,1,1\n0.01,nan,1\n0.02,\"1,1\n0.03,1e12,1\n0.04,inf,2\n0.05,2,2\n")
    #expect(sketch(table.log) == ["0: 0+1,1", "0.05: 0-2,2"])
    for line in 3...6 { #expect(table.count(.unreadableLine(line, expected: expected)) == 1) }
  }

  @Test func `a table without a place is refused by the column's name`() {
    let error = #expect(throws: ImportError.missingColumn("y")) { try imported("t,x\n1,2\n", as: .csv) }
    #expect(error?.description == "the table's header names no y column; it needs at least time, x and y")
  }
}

extension TouchLog {
  /// As an import names its source.
  fileprivate func importedFrom(_ format: String) -> TouchLog {
    var log = self
    log.about.others.append(.init(key: "imported-from", value: format))
    return log
  }

  @Test(arguments: ["action", "event"])
  func `Android's words say what its numbers do`(column: String) throws {
    let taps = try imported(
      """
      t_ms,pointer,\(column),x,y
      0,0,ACTION_HOVER_MOVE,10,20
      100,0,ACTION_DOWN,10,20
      108,0,ACTION_MOVE,11,20
      112,1,ACTION_POINTER_DOWN(1),30,40
      116,1,ACTION_POINTER_UP(1),30,40
      124,0,ACTION_UP,11,20
      """)
    #expect(
      sketch(taps.log) == [
        "0.1: 0+10,20", "0.108: 0>11,20", "0.112: 0=11,20 1+30,40", "0.116: 0=11,20 1-30,40", "0.124: 0-11,20",
      ])
    #expect(taps.count(.lost(.hover)) == 1)
  }

  @Test func `whether it touches may be said in words`() throws {
    let tap = try imported("time_ms,x,y,pressed\n0,1,2,false\n5,1,2,true\n9,3,2,yes\n14,3,2,no\n20,3,2,so-so\n")
    #expect(sketch(tap.log) == ["0.005: 0+1,2", "0.009: 0>3,2", "0.014: 0-3,2"])
    #expect(tap.notes.contains { $0.description.hasPrefix("line 6 was left out") })
  }

  @Test func `a log's own table has all of its values again`() throws {
    let log = Finger(window: 1, type: .pencil).down(at: CGPoint(x: 1, y: 2), tapCount: 2).hold(0.1).up()
      .reporting { sample in
        (sample.force, sample.maximumPossibleForce) = (0.5, 6.5)
        (sample.majorRadius, sample.majorRadiusTolerance) = (8, 1.5)
        (sample.altitudeAngle, sample.azimuthAngle, sample.rollAngle) = (1, 0.5, 0.25)
      }.log()
    let table = try imported(try ForeignExport.text(of: log, as: .csv).text)
    #expect(table.log.frames == log.frames)
    #expect(table.notes.isEmpty)
  }

  @Test func `a time that no clock has is left out`() throws {
    let table = try imported(
      "time_s,finger,phase,x,y\n0,0,began,1,2\n1e308,0,moved,3,2\n-1e308,0,moved,4,2\n1,0,ended,1,2\n")
    #expect(sketch(table.log) == ["0: 0+1,2", "1: 0-1,2"])
    #expect(table.count(.incompleteEvent) == 2)
  }
}
