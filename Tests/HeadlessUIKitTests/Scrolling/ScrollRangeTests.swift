import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct ScrollRangeTests {
  private let range = ScrollRange(content: 1000, viewport: 200, leading: 0, trailing: 0)

  @Test func `content larger than what shows can be moved by the difference`() {
    #expect(range.low == 0 && range.high == 800 && range.isOpen)
    #expect(range.clamp(-5) == 0 && range.clamp(900) == 800 && range.clamp(300) == 300)
  }

  @Test func `insets widen the range`() {
    let range = ScrollRange(content: 1000, viewport: 200, leading: 20, trailing: 30)
    #expect(range.low == -20 && range.high == 830)
  }

  @Test func `content that fits has one place`() {
    let range = ScrollRange(content: 100, viewport: 200, leading: 20, trailing: 0)
    #expect(range.low == -20 && range.high == -20 && !range.isOpen)
  }

  @Test func `beyond an edge content follows less and less, never by more than what shows`() {
    #expect(range.banded(400) == 400)
    let ways = [10.0, 100, 1000, 1_000_000].map { -range.banded(-$0) }
    #expect(ways == ways.sorted() && ways.allSatisfy { 0 < $0 && $0 < 200 })
    #expect(abs(ways[0] - 5.35) < 0.01)
    #expect(abs(range.banded(810) - 800 - ways[0]) < 1e-9)
  }

  @Test(arguments: [-300.0, -1, 0, 400, 800, 801, 2000]) func `unbanding undoes banding`(pulled: Double) {
    #expect(abs(range.unbanded(range.banded(pulled)) - pulled) < 1e-9)
  }

  @Test func `the page is the nearest, or for a fast finger the next in its direction`() {
    #expect(range.page(from: 290, velocity: 0) == 200)
    #expect(range.page(from: 310, velocity: 0) == 400)
    #expect(range.page(from: 210, velocity: 1) == 400)
    #expect(range.page(from: 390, velocity: -1) == 200)
    #expect(range.page(from: 790, velocity: 1) == 800)
    #expect(range.page(from: 10, velocity: -1) == 0)
  }

  @Test func `the page-turning speed is ours: just under it doesn't, just over it does`() {
    #expect(range.page(from: 10, velocity: 0.199) == 0)
    #expect(range.page(from: 10, velocity: 0.201) == 200)
  }

  @Test func `a view without size has one page`() {
    #expect(ScrollRange(content: 0, viewport: 0, leading: 0, trailing: 0).page(from: 3, velocity: 1) == 0)
  }
}
