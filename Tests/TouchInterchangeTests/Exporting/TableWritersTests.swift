import Foundation
import Testing
import TouchInterchange
import TouchLogs

/// JSON lines, CSV and Swift tests.
@Suite struct TableWritersTests {
  private static var pen: TouchLog {
    Finger(at: 1, type: .pencil).tap(at: CGPoint(x: 195.5, y: 749)).reporting { sample in
      (sample.force, sample.altitudeAngle) = (0.5, sample.phase == .began ? 1 : nil)
    }.log(stage: "raised-tab-bar")
  }

  @Test func `a table has the columns that some sample has, and is read back`() throws {
    let text = try ForeignExport.text(of: Self.pen, as: .csv).text
    #expect(
      text == """
        time_s,finger,phase,x,y,tapCount,touchType,force,altitude
        1,0,began,195.5,749,1,pencil,0.5,1
        1.08,0,ended,195.5,749,1,pencil,0.5,

        """)
    #expect(sketch(try imported(text).log) == sketch(Self.pen))
  }

  @Test func `a line of JSON is a sample, with what it has`() throws {
    let text = try ForeignExport.text(of: Self.pen, as: .jsonLines).text
    let first =
      #"{"time":1,"finger":0,"phase":"began","x":195.5,"y":749,"tapCount":1,"touchType":"pencil","force":0.5,"altitude":1}"#
    #expect(text.split(separator: "\n").first.map(String.init) == first)
    #expect(text.split(separator: "\n").count == 2)
  }

  @Test func `a Swift test says what the fingers did, at their times`() throws {
    let log = TouchScript {
      Finger(at: 0.5).down(at: CGPoint(x: 10, y: 20)).move(to: CGPoint(x: 40, y: 200.25), at: 0.75).up()
      Finger(at: 0.625).tap(at: CGPoint(x: 300, y: 20))
      Finger(at: 2).tap(at: CGPoint(x: 1, y: 1), count: 2)
    }.log(stage: "raised-tab-bar")
    let exported = try ForeignExport.text(of: log, as: .swift)
    #expect(
      exported.text == """
        import Foundation
        import ReplayTesting
        import Testing

        @MainActor @Test func replaysRaisedTabBar() async {
          await expectReplay(of: RaisedTabBar.self) {
            Finger(at: 0.5)
              .down(at: CGPoint(x: 10, y: 20))
              .move(to: CGPoint(x: 40, y: 200.25), at: 0.75)
              .wait(until: \(log.frames[4].time))
              .up()
              .wait(until: 2)
              .down(at: CGPoint(x: 1, y: 1))
              .wait(until: 2.08)
              .up()
              .wait(until: 2.23)
              .down(at: CGPoint(x: 1, y: 1))
              .wait(until: 2.31)
              .up()
            Finger(at: 0.625)
              .down(at: CGPoint(x: 300, y: 20))
              .wait(until: 0.705)
              .up()
          }
        }

        """)
    #expect(exported.notes.map(\.description) == ["the stage's type was taken to be RaisedTabBar"])
  }

  @Test func `a Swift test waits for the end of the log, and has what is no touch`() throws {
    let script = TouchScript {
      Finger(at: 1).tap(at: CGPoint(x: 10, y: 20)).wait(until: 4)
      Frame(time: 2, content: .mark("say \"hi\" \\(x)"))
      Frame(time: 3, content: .motion(Motion(phase: .began)))
      Frame(time: 3.5, content: .presses([Press(press: 0, phase: .began, type: 4, force: 0.5)]))
    }
    let exported = try ForeignExport.text(of: script.log(screen: .tablet, stage: "desk"), as: .swift)
    #expect(
      exported.text.contains(
        #"""
              .wait(until: 1.08)
              .up()
              .wait(until: 4)
            Frame(time: 2, content: .mark("say \"hi\" \\(x)"))
            Frame(time: 3, content: .motion(Motion(phase: .began, subtype: 1)))
            Frame(time: 3.5, content: .presses([Press(press: 0, phase: .began, type: 4, force: 0.5)]))
          }

        """#))
    #expect(
      exported.notes.map(\.description) == [
        "the stage's type was taken to be Desk",
        "the test runs on the stage's own screen; the log is of 1024x1366@2",
      ])
  }

  @Test func `times that run backwards are no test`() {
    let log = TouchLog(frames: [
      Frame(time: 1, content: .touches([Sample(finger: 0, phase: .began, location: .zero)])),
      Frame(time: 0.5, content: .touches([Sample(finger: 0, phase: .moved, location: .zero)])),
    ])
    #expect(throws: ExportError.self) { try ForeignExport.text(of: log, as: .swift) }
  }

  @Test func `each window and each kind of touch has fingers of its own`() throws {
    let log = TouchScript {
      Finger(at: 1).tap(at: CGPoint(x: 10, y: 20))
      Finger(at: 2, window: 1, type: .pencil).tap(at: CGPoint(x: 30, y: 40))
      Finger(at: 3).tap(at: CGPoint(x: 50, y: 60))
    }.log(stage: "desk")
    let exported = try ForeignExport.text(of: log, as: .swift)
    let fingers = exported.text.split(separator: "\n").filter { $0.contains("Finger(") }
    #expect(
      fingers.map { $0.trimmingPrefix { $0 == " " } } == [
        "Finger(at: 1)", "Finger(at: 2, window: 1, type: .pencil)",
      ])
    #expect(exported.text.contains(".wait(until: 3)\n      .down(at: CGPoint(x: 50, y: 60))"))
    let told = try ForeignExport.text(of: log, as: .webDriver).notes.map(\.description)
    #expect(told.contains { $0.hasPrefix("windows are left out (2)") })
  }

  @Test(arguments: [ExportFormat.csv, .jsonLines, .evemu])
  func `when recording stopped has no place, and is noted where it matters`(format: ExportFormat) throws {
    var log = Finger(at: 1).tap(at: CGPoint(x: 10, y: 20)).log()
    for stop in [nil, log.stopTime] {
      log.stopTime = stop
      #expect(try ForeignExport.text(of: log, as: format).notes == [])
    }
    log.stopTime = 1.5
    #expect(
      try ForeignExport.text(of: log, as: format).notes.map(\.description) == [
        "the time at which recording stopped is left out: \(format.rawValue) has no place for it"
      ])
  }

  @Test func `what is written is counted without what is left out`() throws {
    let mark = Frame(time: 0, content: .mark("here"))
    let log = TouchScript {
      mark
      Finger(at: 1).tap(at: CGPoint(x: 10, y: 20))
      Finger(at: 2).tap(at: CGPoint(x: 10, y: 20))
      Finger(at: 3, type: .pencil).tap(at: CGPoint(x: 10, y: 20))
    }.log(stage: "desk")
    for (format, frames, samples) in [
      (ExportFormat.csv, 6, 6), (.jsonLines, 6, 6), (.webDriver, 6, 6), (.evemu, 4, 4),
    ] {
      let exported = try ForeignExport.text(of: log, as: format)
      #expect(exported.frames == frames && exported.samples == samples, "\(format)")
    }
    let test = try ForeignExport.text(of: log, as: .swift)
    #expect(test.frames == 6 + (test.text.contains("here") ? 1 : 0) && test.samples == 6)
  }

  @Test func `a script waits for the end of its log, where that is another than a script's own`() throws {
    var log = Finger(at: 1).tap(at: CGPoint(x: 10, y: 20)).log()
    for stop in [nil, log.stopTime] {
      log.stopTime = stop
      #expect(try ForeignExport.text(of: log, as: .swift).text.contains(".up()\n  }"))
    }
    log.stopTime = 3
    #expect(try ForeignExport.text(of: log, as: .swift).text.contains(".up()\n      .wait(until: 3)\n"))
  }

  @Test func `a long drag is told in statements`() throws {
    let drag = Finger().drag(from: .zero, to: CGPoint(x: 100, y: 100), for: 50).log(stage: "desk")
    let exported = try ForeignExport.text(of: drag, as: .swift)
    let lines = exported.text.split(separator: "\n")
    #expect(lines.count { $0 == "  finger = finger" } >= 50)
    #expect(lines.contains("  var finger = Finger(at: 0)"))
    #expect(exported.text.contains("  await expectReplay(of: Desk.self) {\n    finger\n  }\n"))
    #expect(exported.notes.contains { $0.finding == .longScript && $0.count > 3000 })
  }

  @Test func `what is no number is named`() {
    let tap = Finger().tap(at: CGPoint(x: 1, y: 2))
    for (what, log) in [
      ("a force", tap.reporting { $0.force = .nan }.log()),
      ("a roll", tap.reporting { $0.rollAngle = .infinity }.log()),
      ("a time", tap.delayed(by: .infinity).log()),
      ("a place", tap.reporting { $0.location.y = .nan }.log()),
    ] {
      let error = #expect(throws: ExportError.self) { try ForeignExport.text(of: log, as: .csv) }
      #expect(error?.description.hasPrefix("frame 1 has \(what) that is no number, which csv") == true)
    }
  }

  @Test func `that values are estimated has no column, and is told`() throws {
    let log = Finger().tap(at: .zero).reporting { $0.estimatedProperties = .force }.log()
    for format in [ExportFormat.csv, .jsonLines] {
      let notes = try ForeignExport.text(of: log, as: format).notes
      #expect(notes.contains { $0.finding == .leftOut("marks of estimated values") && $0.count == 2 }, "\(format)")
    }
  }
}
