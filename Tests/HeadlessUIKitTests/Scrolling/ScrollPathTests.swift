import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct ScrollPathTests {
  private let range = ScrollRange(content: 1000, viewport: 200, leading: 0, trailing: 0)

  private func fling(_ velocity: CGFloat, from offset: CGFloat = 100, bounces: Bool = true) -> ScrollPath {
    ScrollPath(from: offset, velocity: velocity, in: range, rate: .normal, bounces: bounces)
  }

  @Test func `normal speed but 0.01 carries 499 times as far as it goes in a millisecond, fast 99 times`() {
    #expect(abs(fling(1).target - (100 + 0.99 * 499)) < 1e-9)
    let fast = ScrollPath(from: 100, velocity: 1, in: range, rate: .fast, bounces: true)
    #expect(abs(fast.target - (100 + 0.99 * 99)) < 1e-9)
  }

  /// What somebody read off a device, at normal speed: points per millisecond, points, and seconds.
  @Test(arguments: [
    (4.61994, 2300.5, 3.069), (2.389578, 1187.5, 2.752), (2.279252, 1132.5, 2.719), (1.398724, 693, 2.485),
  ])
  func `it goes as far and as long as on a device`(velocity: Double, way: Double, seconds: Double) {
    let range = ScrollRange(content: 10_000, viewport: 200, leading: 0, trailing: 0)
    let path = ScrollPath(from: 0, velocity: velocity, in: range, rate: .normal, bounces: true)
    #expect(abs(path.target - way) < 0.5)
    #expect(abs(path.duration - seconds) < 0.02)
  }

  @Test func `after a millisecond it keeps the rate's share of what is left`() {
    let path = fling(1)
    let left = (0...3).map { 599 - path.offset(at: Double($0) / 1000) }
    for (one, next) in zip(left, left.dropFirst()) { #expect(abs(next / one - 0.998) < 1e-9) }
  }

  @Test func `it stops at its target, at a hundredth of a point a millisecond`() {
    let path = fling(1)
    #expect(abs(path.target - path.offset(at: path.duration)) < 1e-6)
    #expect(abs(path.offset(at: path.duration) - path.offset(at: path.duration - 0.001) - 0.01) < 1e-4)
  }

  @Test func `on its way to a page it is there when half a point is left (our constant)`() {
    let path = ScrollPath(from: 100, to: 200, velocity: 0, in: range)
    #expect(abs(path.target - path.offset(at: path.duration - 0.001)) > 0.5)
    #expect(abs(path.target - path.offset(at: path.duration + 0.001)) < 0.5)
  }

  @Test func `a finger slower than a quarter point a millisecond leaves it where it is (our constant)`() {
    #expect(fling(0.249).isRest && !fling(0.251).isRest)
    #expect(fling(-0.249).isRest && !fling(-0.251).isRest)
  }

  /// A list of 852 points, read off a simulated device: 1,750 points a second at 79 beyond, 3,125 at the edge.
  @Test func `it swings out beyond its edge as far as on a device`() {
    let range = ScrollRange(content: 40_000, viewport: 852, leading: 0, trailing: 0)
    func least(_ path: ScrollPath) -> CGFloat {
      stride(from: 0, to: path.duration, by: 0.001).map(path.offset).min() ?? 0
    }
    let pulled = ScrollPath(from: -79, velocity: -1.75, in: range, rate: .normal, bounces: true)
    #expect(abs(least(pulled) - -98.3) < 5)
    let flung = ScrollPath(from: 0.001, velocity: -3.125, in: range, rate: .normal, bounces: true)
    #expect(abs(least(flung) - -100.3) < 5)
  }

  @Test func `beyond the edge it bounces: flies over it, turns, and comes back for good`() {
    let path = fling(-2)
    #expect(path.target == 0)
    let offsets = stride(from: 0, to: path.duration, by: 1.0 / 60).map(path.offset)
    let least = offsets.min() ?? 0
    #expect(least < -10)
    let turn = offsets.firstIndex(of: least) ?? 0
    #expect(offsets[..<turn] == offsets[..<turn].sorted(by: >)[...])
    #expect(offsets[turn...] == offsets[turn...].sorted()[...])
    #expect(abs(offsets.last ?? 1) < 1)
  }

  @Test func `its speed is the same just before the edge and just after`() {
    guard case .bounces(let glide, let turn, let spring) = fling(-2) else { return #expect(Bool(false)) }
    let before = (glide.offset(at: turn) - glide.offset(at: turn - 1e-6)) / 1e-6
    let after = (spring.offset(at: 1e-6) - spring.offset(at: 0)) / 1e-6
    #expect(abs(before - after) < 1)
  }

  @Test func `without bouncing it stops dead at the edge`() {
    let path = fling(-2, bounces: false)
    #expect(path.target == 0 && path.duration < 0.2)
    #expect(path.offset(at: path.duration - 0.001) > 0)
    #expect(fling(-2, from: 0, bounces: false).isRest)
  }

  @Test func `content let go beyond the edge comes back, fast finger or not`() {
    for velocity in [-1.0, 0, 1] {
      let path = fling(velocity, from: -60)
      #expect(path.target == 0 && path.offset(at: 0) == -60 && path.duration > 0.1)
    }
  }

  @Test(arguments: [(5.2, -70.0), (20, -250), (20, -241), (20, -240.1), (-20, 240.1)])
  func `a way back that turns within half a point is over once it is back`(beyond: CGFloat, velocity: CGFloat) {
    let spring = ScrollSpring(edge: 0, beyond: beyond, velocity: velocity, thresholds: ScrollThresholds())
    #expect(0.1 < spring.duration && spring.duration < 0.4)
  }

  @Test func `after its duration a spring is never farther from the edge than half a point`() {
    for beyond in stride(from: -60.0, through: 60, by: 7.5) {
      for velocity in stride(from: -3_000.0, through: 3_000, by: 37) {
        let spring = ScrollSpring(edge: 0, beyond: beyond, velocity: velocity, thresholds: ScrollThresholds())
        let later = stride(from: spring.duration, through: spring.duration + 2, by: 1.0 / 60).map(spring.offset)
        #expect(later.allSatisfy { abs($0) <= 0.5 }, "\(beyond) \(velocity)")
      }
    }
  }

  @Test func `a spring without an end has no duration`() {
    var slack = ScrollThresholds()
    slack.bounceFrequency = 0
    #expect(ScrollSpring(edge: 0, beyond: 20, velocity: 9, thresholds: slack).duration == 0)
    let wild = ScrollSpring(edge: 0, beyond: 0, velocity: .infinity, thresholds: ScrollThresholds())
    #expect(wild.duration == 0)
  }

  @Test func `content that somebody moved goes the rest of its way from there`() {
    let moved = fling(0.5).aimed(anew: 200, at: 0.1, from: range, in: range, bounces: true)
    let left = fling(0.5).target - fling(0.5).offset(at: 0.1)
    #expect(abs(moved.target - (200 + left)) < 1e-9)
    #expect(fling(0.5, from: 300).aimed(anew: 790, at: 0.1, from: range, in: range, bounces: true).target == 800)
  }

  @Test func `a rate of 1 comes to an end, too, and one of 0 at once`() {
    func path(_ rate: CGFloat) -> ScrollPath {
      ScrollPath(
        from: 100, velocity: 0.3, in: ScrollRange(content: 1e9, viewport: 1, leading: 0, trailing: 0),
        rate: UIScrollView.DecelerationRate(rawValue: rate), bounces: true)
    }
    #expect(path(1).duration.isFinite && path(1).target.isFinite)
    #expect(path(0).duration == 0 && path(0).target == 100)
  }
}
