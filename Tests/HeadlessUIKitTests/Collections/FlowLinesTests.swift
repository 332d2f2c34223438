import Foundation
import Testing

@testable import HeadlessUIKit

struct FlowLinesTests {
  private func lines(_ crosses: [CGFloat], room: CGFloat, spacing: CGFloat = 10) -> [FlowLines.Line] {
    FlowLines(crosses.map { (main: 5, cross: $0) }, room: room, spacing: spacing).lines
  }

  @Test func `a line takes what fits exactly, and not a point more`() {
    #expect(lines([40, 50], room: 100).map(\.items) == [0..<2])
    #expect(lines([40, 51], room: 100).map(\.items) == [0..<1, 1..<2])
  }

  @Test func `what is too long for any line has one of its own`() {
    #expect(lines([300, 20, 300], room: 100).map(\.items) == [0..<1, 1..<2, 2..<3])
  }

  @Test func `no items make no line, and no room makes a line for each`() {
    #expect(lines([], room: 100).isEmpty)
    #expect(lines([0, 0], room: 0, spacing: 1).count == 2)
    #expect(lines([0, 0], room: 0, spacing: 0).count == 1)
  }

  @Test func `a line is as long as its longest item`() {
    let line = FlowLines([(main: 5, cross: 10), (main: 9, cross: 10)], room: 100, spacing: 0).lines[0]
    #expect(line.length == 9)
  }
}
