import Foundation
import Testing

@testable import HeadlessUIKit

struct StackLineTests {
  @Test func `nobody is arranged nowhere`() {
    for distribution in [UIStackView.Distribution.fill, .fillEqually, .equalSpacing, .equalCentering] {
      let line = StackLine([], in: 100, gaps: [], by: distribution)
      #expect(line.starts.isEmpty && line.lengths.isEmpty)
    }
  }

  @Test func `one alone fills, or begins at the beginning`() {
    #expect(StackLine([30], in: 100, gaps: [0], by: .fill).lengths == [100])
    #expect(StackLine([30], in: 100, gaps: [0], by: .equalSpacing) == StackLine([30], in: 30, gaps: [0], by: .fill))
    #expect(StackLine([30], in: 100, gaps: [0], by: .equalCentering).lengths == [30])
  }

  @Test func `views of no length share evenly`() {
    #expect(StackLine([0, 0], in: 100, gaps: [0, 0], by: .fillProportionally).lengths == [50, 50])
  }

  @Test func `gaps are never less than asked for`() {
    let line = StackLine([60, 60], in: 100, gaps: [10, 0], by: .equalSpacing)
    #expect(line.starts == [0, 70] && line.lengths == [60, 60])
  }

  @Test func `too little room leaves nothing, and no negative length`() {
    #expect(StackLine([10, 10], in: 5, gaps: [20, 0], by: .fillEqually).lengths == [0, 0])
    #expect(StackLine([10, 10], in: 5, gaps: [20, 0], by: .fill).lengths == [0, 0])
  }
}
