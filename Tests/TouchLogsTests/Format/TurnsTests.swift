import Foundation
import Testing
@testable import TouchLogs

@Suite struct TurnsTests {
  private static func row(_ slot: UInt16, _ phase: Sample.Phase, _ role: RowShape.Role = .main) -> RowShape {
    var row = RowShape.path(slot)
    (row.phase, row.role) = (phase, role)
    return row
  }

  private static func landing(_ fingers: UInt16) -> [RowShape] { (0..<fingers).map { row($0, .began) } }

  private static func moves(of fingers: UInt16, rounds: Int) -> [RowShape] {
    (0..<rounds).flatMap { _ in (0..<fingers).map { row($0, .moved) } }
  }

  private static func turns(_ rows: [RowShape]) -> [[Int]] {
    ColumnRows(rows).turns.map { [$0.rows.lowerBound, $0.rows.upperBound, $0.fingers] }
  }

  @Test func oneFingerTakesTurnsWithItself() {
    #expect(Self.turns(Self.landing(1) + Self.moves(of: 1, rounds: 9)) == [[1, 10, 1]])
  }

  @Test func fingersTakeTurnsUntilOneLifts() {
    let lift = [Self.row(0, .moved), Self.row(1, .ended), Self.row(2, .moved)]
    let rows = Self.landing(3) + Self.moves(of: 3, rounds: 5) + lift
    #expect(Self.turns(rows) == [[3, 19, 3]])
    let two = (0..<10).map { Self.row($0 & 1 == 0 ? 0 : 2, .moved) }
    #expect(Self.turns(rows + two) == [[3, 19, 3], [22, 31, 2]])
  }

  @Test func fewRoundsAndSamplesWithCoalescedOnesAreNoTurns() {
    #expect(Self.turns(Self.landing(2) + Self.moves(of: 2, rounds: 3)) == [])
    let coalesced = (0..<20).map { Self.row(0, .moved, $0 & 1 == 0 ? .main : .coalesced(index: 0, of: 1)) }
    #expect(Self.turns(Self.landing(1) + coalesced) == [])
    #expect(Self.turns([]) == [])
  }

  /// Fingers that land one after the other, take turns, pause, and swap their places in the frame.
  @Test(arguments: 1...6) func fingersThatTakeTurnsAreReadAsTheyWereWritten(fingers: Int) throws {
    var log = TouchLog()
    var places: [Int: CGPoint] = [:]
    for frame in 0..<300 {
      let down = (0..<fingers).filter { frame >= $0 * 7 && (frame % 40 != 39 || $0 == 0) }
      let samples = (frame % 90 == 89 ? down.reversed() : down).map { finger in
        let place = CGPoint(x: finger * 30 + frame * frame % 11, y: frame)
        defer { places[finger] = place }
        return Sample(
          finger: finger, phase: places[finger] == nil ? .began : .moved, location: place,
          previousLocation: places[finger] ?? place)
      }
      log.frames.append(Frame(time: TimeInterval(frame) / 60, samples: samples))
    }
    for effort in [PackingEffort.best, .fast] {
      #expect(sameBits(try TouchLog(reading: log.bytes(effort: effort)), log))
    }
  }
}
