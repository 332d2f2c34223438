import Foundation
import Testing
import TouchInterchange
import TouchLogs

@Suite struct EvemuWriterTests {
  @Test func `a tap is a contact that comes and goes, in pixels`() throws {
    let log = Finger(at: 1).tap(at: CGPoint(x: 195, y: 749)).log()
    let exported = try ForeignExport.text(of: log, as: .evemu)
    #expect(
      events(exported.text) == [
        "1.000000 0003 0039 0", "1.000000 0003 0035 585", "1.000000 0003 0036 2247", "1.000000 0001 014a 1",
        "1.000000 0003 0000 585", "1.000000 0003 0001 2247", "1.000000 0000 0000 0", "1.080000 0003 0039 -1",
        "1.080000 0001 014a 0", "1.080000 0000 0000 0",
      ])
    #expect(exported.notes == [])
  }

  @Test func `an export is read back as the log it was made of`() throws {
    let script = TouchScript {
      Finger(at: 0.5).drag(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 40, y: 200), for: 0.25, steps: 5)
      Finger(at: 0.625).down(at: CGPoint(x: 300, y: 20)).move(to: CGPoint(x: 310, y: 30), at: 0.75).cancel()
      Finger(at: 2).doubleTap(at: CGPoint(x: 100, y: 100), gap: 0.125)
    }
    let log = script.log()
    let again = try imported(try ForeignExport.text(of: log, as: .evemu).text, screen: .phone).log
    let (expected, read) = (sketch(log), sketch(again))
    #expect(read == expected)
  }

  @Test func `a pen is a tablet's, with pressure and tilt`() throws {
    let finger = Finger(at: 0, type: .pencil).drag(
      from: CGPoint(x: 10, y: 20), to: CGPoint(x: 40, y: 200), for: 0.25, steps: 5
    ).reporting { sample in
      (sample.force, sample.maximumPossibleForce) = (0.5, 1)
      (sample.altitudeAngle, sample.azimuthAngle) = (.pi / 4, .pi / 2)
    }
    let again = try imported(ForeignExport.text(of: finger.log(), as: .evemu).text, screen: .phone).log
    #expect(sketch(again) == sketch(finger.log()))
    let first = try #require(again.frames.first?.samples.first)
    #expect(first.type == .pencil)
    #expect(abs((first.force ?? 0) - 0.5) < 0.001)
    #expect(abs((first.altitudeAngle ?? 0) - .pi / 4) < 0.001)
    #expect(abs((first.azimuthAngle ?? 0) - .pi / 2) < 0.001)
  }

  @Test func `what has no place in it is noted`() throws {
    var log = Finger(at: 1).tap(at: CGPoint(x: 10.01, y: 20)).log()
    log.frames.insert(Frame(time: 0.5, content: .mark("here")), at: 1)
    let notes = try ForeignExport.text(of: log, as: .evemu).notes.map(\.description)
    #expect(
      notes == [
        "places are rounded to the device's units (2)", "marks are left out (1): evemu has no place for them",
      ])
  }

  @Test func `a range that no device has is not believed`() throws {
    var log = Finger(at: 1).tap(at: CGPoint(x: 10, y: 20)).log()
    for range in ["0..1e300,0..1", "5..4,0..1", "-1e18..1e18,0..1", "nan..1,0..1", ""] {
      log.about.others = [.init(key: "device-range", value: range)]
      #expect(try events(ForeignExport.text(of: log, as: .evemu).text).contains("1.000000 0003 0035 30"))
    }
    log.frames[0] = Frame(time: 1, samples: [Sample(finger: 0, phase: .began, location: .zero)])
    for screen in [Screen(width: 1e300, height: 1e-300, scale: 1e300), Screen(width: 0, height: -1, scale: .nan)] {
      log.about.screen = screen
      log.about.others = []
      _ = try ForeignExport.text(of: log, as: .evemu)
      log.about.others = [.init(key: "device-range", value: "0..1079,0..1919")]
      _ = try ForeignExport.text(of: log, as: .evemu)
    }
  }

  @Test func `a log without a touch, and times that run back, are refused in a sentence`() {
    #expect(throws: ExportError.self) { try ForeignExport.text(of: TouchLog(), as: .evemu) }
    var log = Finger(at: 1).tap(at: .zero).log()
    log.frames[1].time = 0.5
    for format in [ExportFormat.evemu, .webDriver] {
      #expect(throws: ExportError.self) { try ForeignExport.text(of: log, as: format) }
    }
    log.frames[1].time = .nan
    for format in ExportFormat.allCases {
      #expect(throws: ExportError.self) { try ForeignExport.text(of: log, as: format) }
    }
  }

  @Test func `a time that has too many seconds is told as that`() {
    var log = Finger(at: 1).tap(at: .zero).log()
    log.frames[1].time = 5e9
    let error = #expect(throws: ExportError.self) { try ForeignExport.text(of: log, as: .evemu) }
    #expect(
      error?.description
        == "frame 2 comes 4000000000 s or more after 0 s, which evemu can't tell; `replay trim --from-zero` lets the "
        + "log begin there, and `replay slice` cuts the frame out")
    for time in [-1e300, 1e300] {
      log.frames[1].time = time
      #expect(throws: ExportError.self) { try ForeignExport.text(of: log, as: .evemu) }
    }
  }

  @Test func `of two pens that are down at once the second is left out, and told`() throws {
    let log = TouchScript {
      Finger(at: 1, type: .pencil).tap(at: CGPoint(x: 10, y: 20), for: 1)
      Finger(at: 1.5, type: .pencil).tap(at: CGPoint(x: 30, y: 40), for: 1)
      Finger(at: 3, type: .pencil).tap(at: CGPoint(x: 50, y: 60))
      Finger(at: 3.01, type: .pencil).tap(at: CGPoint(x: 70, y: 80))
    }.log()
    let exported = try ForeignExport.text(of: log, as: .evemu)
    #expect(
      exported.notes.map(\.description) == [
        "samples of a pen beside another are left out (6): evemu has no place for them"
      ])
    let again = try imported(exported.text, screen: .phone).log
    #expect(again.frames.flatMap(\.samples).filter { $0.phase == .began }.map(\.location.x) == [10, 50])
  }

  private func events(_ text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("E: ") }.map { String($0.dropFirst(3)) }
  }

  @Test func `what is in the text is counted, and what has no place in it is told`() throws {
    let a = CGPoint(x: 10, y: 20)
    var log = Finger().down(at: a).hold(0.1).up().reporting { $0.rollAngle = 1 }.log()
    var still = log.frames[0].samples[0]
    still.phase = .stationary
    log.frames.insert(Frame(time: 0.05, samples: [still]), at: 1)
    var stray = still
    (stray.finger, stray.phase) = (7, .ended)
    log.frames.append(Frame(time: 0.2, samples: [stray]))
    for format in [ExportFormat.evemu, .swift] {
      let exported = try ForeignExport.text(of: log, as: format)
      #expect((exported.frames, exported.samples) == (2, 2), "\(format)")
    }
    for format in [ExportFormat.evemu, .webDriver] {
      let notes = try ForeignExport.text(of: log, as: format).notes
      #expect(notes.contains { $0.finding == .leftOut("a pen's rolls") && $0.count == 4 }, "\(format)")
    }
  }
}
