import Foundation
import Testing
import TouchInterchange
import TouchLogs

@Suite struct WebDriverWriterTests {
  @Test func `a tap is a source that moves, presses, waits and lifts`() throws {
    let log = Finger(at: 5).tap(at: CGPoint(x: 195, y: 749.5)).log()
    let exported = try ForeignExport.text(of: log, as: .webDriver)
    #expect(
      exported.text == """
        {"actions":[
         {"type":"pointer","id":"finger1","parameters":{"pointerType":"touch"},"actions":[
          {"type":"pointerMove","duration":0,"origin":"viewport","x":195,"y":749.5},
          {"type":"pointerDown","button":0},
          {"type":"pause","duration":64},
          {"type":"pointerMove","duration":16,"origin":"viewport","x":195,"y":749.5},
          {"type":"pointerUp","button":0}
         ]}
        ]}

        """)
    #expect(exported.notes == [])
  }

  @Test func `all sources have an action for every tick, and are read back as the fingers they were`() throws {
    let log = TouchScript {
      Finger(at: 0).drag(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 40, y: 200), for: 0.25, steps: 5)
      Finger(at: 0.1).down(at: CGPoint(x: 300, y: 20)).move(to: CGPoint(x: 310.25, y: 30), at: 0.15).cancel()
      Finger(at: 2).doubleTap(at: CGPoint(x: 100, y: 100), gap: 0.125)
    }.log()
    let text = try ForeignExport.text(of: log, as: .webDriver).text
    let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let sources = try #require(json["actions"] as? [[String: Any]])
    let counts = sources.map { ($0["actions"] as? [Any])?.count ?? 0 }
    #expect(counts.count == 2 && Set(counts).count == 1)
    let again = try imported(text)
    #expect(again.format == .webDriver)
    #expect(sketch(again.log, moving: true) == sketch(log, moving: true))
  }

  @Test func `a pen's source says so, with its values`() throws {
    let log = Finger(at: 0, type: .pencil).tap(at: CGPoint(x: 1, y: 2)).reporting { sample in
      (sample.force, sample.maximumPossibleForce) = (1, 4)
      (sample.altitudeAngle, sample.azimuthAngle) = (1, -1)
    }.log()
    let again = try imported(ForeignExport.text(of: log, as: .webDriver).text).log
    let sample = try #require(again.frames.first?.samples.first)
    #expect(sample.type == .pencil && sample.force == 0.25 && sample.altitudeAngle == 1)
    #expect(abs((sample.azimuthAngle ?? 0) + 1) < 1e-12)
  }

  @Test func `a lift and a landing that share a frame are both there`() throws {
    func sample(_ finger: Int, _ phase: Sample.Phase, _ x: Double) -> Sample {
      Sample(finger: finger, phase: phase, location: CGPoint(x: x, y: x))
    }
    for second in [1, 0] {
      let log = TouchLog(frames: [
        Frame(time: 0, samples: [sample(0, .began, 10)]),
        Frame(time: 0.1, samples: [sample(0, .ended, 10), sample(second, .began, 50)]),
        Frame(time: 0.2, samples: [sample(second, .ended, 50)]),
      ])
      let again = try imported(ForeignExport.text(of: log, as: .webDriver).text).log
      #expect(
        again.frames.flatMap(\.samples).filter { $0.phase != .moved && $0.phase != .stationary }.map {
          "\($0.phase) \(Int($0.location.x))"
        }.sorted() == ["began 10", "began 50", "ended 10", "ended 50"], "\(second)")
    }
  }

  @Test func `a pause at the end is when recording stopped`() throws {
    var log = Finger(at: 0).tap(at: CGPoint(x: 1, y: 2)).wait(0.5).log()
    let exported = try ForeignExport.text(of: log, as: .webDriver)
    #expect(exported.text.contains("\"pointerUp\",\"button\":0},\n  {\"type\":\"pause\",\"duration\":500}\n"))
    #expect(exported.notes == [])
    #expect(try imported(exported.text).log.stopTime == log.stopTime)
    log.stopTime = log.frames.last?.time
    let cut = try ForeignExport.text(of: log, as: .webDriver)
    #expect(cut.notes.map(\.finding) == [.stopTime])
    #expect(try imported(cut.text).log.stopTime == 10.08)
  }

  @Test func `a lift while another moves is two events, and noted`() throws {
    func sample(_ finger: Int, _ phase: Sample.Phase, _ x: Double, from old: Double? = nil) -> Sample {
      Sample(
        finger: finger, phase: phase, location: CGPoint(x: x, y: 20), previousLocation: CGPoint(x: old ?? x, y: 20))
    }
    let log = TouchLog(frames: [
      Frame(time: 0, samples: [sample(0, .began, 10), sample(1, .began, 50)]),
      Frame(time: 0.2, samples: [sample(0, .ended, 10), sample(1, .moved, 60, from: 50)]),
      Frame(time: 0.3, samples: [sample(1, .ended, 60)]),
    ])
    let exported = try ForeignExport.text(of: log, as: .webDriver)
    #expect(
      exported.notes.map(\.description) == ["frames in which a finger lifts while one moves become two events (1)"])
    #expect(try imported(exported.text).log.frames.count == log.frames.count + 1)
  }

  @Test func `a time that lies too far behind the first touch is told as that`() {
    var log = Finger(at: 5).tap(at: .zero).log()
    log.frames[1].time = 2e9
    let error = #expect(throws: ExportError.self) { try ForeignExport.text(of: log, as: .webDriver) }
    #expect(
      error?.description
        == "frame 2 comes 1000000000 s or more after the first touch, which webdriver can't tell; `replay slice` cuts "
        + "it out")
  }

  /// The samples in which something happens.
  private func sketch(_ log: TouchLog, moving: Bool) -> [String] {
    log.frames.flatMap { frame in
      frame.samples.filter { $0.phase != .stationary }.map { sample in
        let time = (frame.time * 1000).rounded()
        let isStill = sample.phase == .moved && sample.location == sample.previousLocation
        return isStill ? "" : "\(time) \(sample.finger) \(sample.phase) \(sample.location)"
      }.filter { $0 != "" }
    }
  }
}
