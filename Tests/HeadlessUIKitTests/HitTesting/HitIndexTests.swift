import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("The index of many siblings") struct HitIndexTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))

  /// Answers as without an index: the frontmost that contains the point.
  private func frontmost(at point: CGPoint) -> UIView {
    root.subviews.last { !$0.isHidden && $0.frame.contains(point) } ?? root
  }

  private func check(_ dice: inout Dice, _ why: Comment) {
    for _ in 0..<40 {
      let origin = root.bounds.origin
      let point = CGPoint(x: origin.x + dice.length(0, 999), y: origin.y + dice.length(0, 999))
      #expect(root.hitTest(point, with: nil) === frontmost(at: point), why)
    }
  }

  @Test(
    "finds the frontmost, also after siblings move, come, go, hide, turn and change places",
    arguments: [33, 100, 1000])
  func changes(count: Int) {
    var dice = Dice(seed: UInt64(count))
    func frame() -> CGRect {
      CGRect(
        x: dice.length(0, 950), y: dice.length(0, 950), width: dice.length(0, 80), height: dice.length(0, 80))
    }
    for _ in 0..<count { root.addSubview(UIView(frame: frame())) }
    check(&dice, "as it was built")
    for view in root.subviews.prefix(20) { view.frame = frame() }
    check(&dice, "a few moved")
    for view in root.subviews { view.frame = frame() }
    check(&dice, "all moved")
    for _ in 0..<5 { root.addSubview(UIView(frame: frame())) }
    check(&dice, "some came")
    for view in root.subviews.suffix(9) { view.isHidden.toggle() }
    check(&dice, "some are hidden")
    for view in root.subviews.suffix(5) { view.isHidden.toggle() }
    check(&dice, "some are shown again")
    root.subviews[3].removeFromSuperview()
    root.bringSubviewToFront(root.subviews[7])
    check(&dice, "one went, and one came to the front")
    root.bounds.origin = CGPoint(x: 5, y: 500)
    check(&dice, "all of it scrolled")
    root.subviews.last?.transform = CGAffineTransform(translationX: 20, y: 0)
    check(&dice, "one was moved by its transform")
  }

  @Test("finds the frontmost also where siblings are turned and scaled", arguments: [2, 1_000_000])
  func turned(greatest: CGFloat) {
    var dice = Dice(seed: UInt64(greatest))
    for _ in 0..<300 {
      let (x, y, size) = (dice.length(0, 900), dice.length(0, 900), dice.length(1, 200))
      let view = UIView(frame: CGRect(x: x, y: y, width: size, height: size / 2))
      view.bounds.origin = CGPoint(x: dice.length(-5, 5), y: 0)
      let scale = dice.once(in: 4) ? greatest : dice.length(0, 2)
      view.transform = CGAffineTransform(rotationAngle: dice.length(0, 6))
        .scaledBy(x: scale, y: 1 / greatest + scale)
      root.addSubview(view)
    }
    for round in 0..<400 {
      if round % 100 == 99 { root.subviews[dice.below(300)].transform = .init(rotationAngle: dice.length(0, 6)) }
      let point = CGPoint(x: dice.length(0, 999), y: dice.length(0, 999))
      let frontmost = root.subviews.last {
        $0.transform.isInvertible && $0.bounds.contains($0.convert(point, from: root))
      }
      #expect(root.hitTest(point, with: nil) === frontmost ?? root)
    }
  }

  @Test("an index that is out of date after few searches is made later the next time")
  func patience() {
    var indexing = HitIndexing()
    func searchesUntilDue() -> Int {
      var searches = 1
      while !indexing.isDue() { searches += 1 }
      return searches
    }
    #expect(searchesUntilDue() == HitIndexing.firstPatience + 1)
    indexing.wasDropped()
    #expect(searchesUntilDue() == 2 * HitIndexing.firstPatience + 1)
    for _ in 0..<HitIndexing.leastUse { indexing.wasUsed() }
    indexing.wasDropped()
    #expect(searchesUntilDue() == HitIndexing.firstPatience + 1)
  }
}
