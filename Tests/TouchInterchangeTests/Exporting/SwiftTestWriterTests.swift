import Foundation
import Testing
import TouchInterchange
import TouchLogs

@Suite struct SwiftTestWriterTests {
  private func sample(_ finger: Int, _ phase: Sample.Phase, _ x: Double) -> Sample {
    Sample(finger: finger, phase: phase, location: CGPoint(x: x, y: 5))
  }

  /// The calls of each finger, a line each.
  private func fingers(_ frames: [Frame]) throws -> (calls: [String], notes: [String]) {
    let exported = try ForeignExport.text(of: TouchLog(frames: frames, stopTime: 9), as: .swift)
    let lines = exported.text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    return (
      lines.filter { $0.hasPrefix("Finger(") || $0.hasPrefix(".") }.map(String.init),
      exported.notes.map(\.description)
    )
  }

  @Test func `a finger that lands as another lifts is another finger of the script`() throws {
    let (calls, _) = try fingers([
      Frame(time: 0, samples: [sample(0, .began, 1)]),
      Frame(time: 0.1, samples: [sample(0, .ended, 1), sample(1, .began, 2)]),
      Frame(time: 0.1, samples: [sample(1, .moved, 3)]),
      Frame(time: 0.108, samples: [sample(1, .moved, 4)]),
      Frame(time: 0.2, samples: [sample(1, .ended, 4), sample(0, .began, 6)]),
      Frame(time: 0.3, samples: [sample(0, .ended, 6)]),
    ])
    #expect(
      calls == [
        "Finger(at: 0)", ".down(at: CGPoint(x: 1, y: 5))", ".wait(until: 0.1)", ".up()", ".wait(until: 0.2)",
        ".down(at: CGPoint(x: 6, y: 5), tapCount: 1)", ".wait(until: 0.3)", ".up()", ".wait(until: 9)",
        "Finger(at: 0.1)", ".down(at: CGPoint(x: 2, y: 5))", ".move(to: CGPoint(x: 3, y: 5), at: 0.1)",
        ".move(to: CGPoint(x: 4, y: 5), at: 0.108)", ".wait(until: 0.2)", ".up()",
      ])
    // They run, and at these times.
    let script = TouchScript {
      Finger(at: 0).down(at: .zero).wait(until: 0.1).up().wait(until: 0.2).down(at: .zero).wait(until: 0.3).up()
      Finger(at: 0.1).down(at: .zero).move(to: .zero, at: 0.1).move(to: .zero, at: 0.108).wait(until: 0.2).up()
    }
    #expect(script.frames.map(\.time) == [0, 0.1, 0.1, 0.108, 0.2, 0.3])
  }

  @Test func `a touch that lifts as it lands lifts one report later, which is told`() throws {
    let (calls, notes) = try fingers([
      Frame(time: 1, samples: [sample(0, .began, 1)]), Frame(time: 1, samples: [sample(0, .ended, 1)]),
      Frame(time: 1.01, samples: [sample(1, .began, 2)]), Frame(time: 1.02, samples: [sample(1, .moved, 3)]),
      Frame(time: 1.03, samples: [sample(1, .ended, 3)]), Frame(time: 1.04, samples: [sample(2, .began, 4)]),
      Frame(time: 1.05, samples: [sample(2, .moved, 5)]), Frame(time: 1.06, samples: [sample(2, .ended, 5)]),
    ])
    #expect(
      calls == [
        "Finger(at: 1)", ".down(at: CGPoint(x: 1, y: 5))", ".wait(until: 1)", ".up()", ".wait(until: 1.04)",
        ".down(at: CGPoint(x: 4, y: 5), tapCount: 1)", ".move(to: CGPoint(x: 5, y: 5), at: 1.05)",
        ".wait(until: 1.06)", ".up()",
        ".wait(until: 9)",
        "Finger(at: 1.01)", ".down(at: CGPoint(x: 2, y: 5))", ".move(to: CGPoint(x: 3, y: 5), at: 1.02)",
        ".wait(until: 1.03)", ".up()",
      ])
    #expect(
      notes.contains(
        "lifts at the time of the finger's last report come one report later, a sixtieth of a second (1)"))
  }
}
