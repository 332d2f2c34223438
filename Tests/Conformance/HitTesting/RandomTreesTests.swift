import HeadlessUIKit
import Testing

/// Hit testing of trees that nobody thought of, held against a definition that has no recursion and no early end.
@MainActor @Suite("H: hit testing of random trees") struct RandomTreesTests {
  @Test(
    "H1 the default hit test of a random tree agrees with the definition", arguments: 1...40 as ClosedRange<UInt64>)
  func agrees(seed: UInt64) {
    var random = SplitMix(state: seed)
    let root = view("root", box(0, 0, 400, 800))
    var all = [root]
    for number in 1...40 {
      let parent = all[Int(random.next() % UInt64(all.count))]
      let child = view("view \(number)", random.frame(), in: parent)
      random.change(child)
      all.append(child)
    }
    for _ in 0..<200 {
      let point = at(random.number(-50...450).rounded(), random.number(-50...850).rounded())
      let hit = root.hitTest(point, with: nil)
      let wanted = NaiveHit.view(in: root, at: point)
      let names = [hit, wanted].map { $0?.accessibilityIdentifier ?? "nil" }
      #expect(hit === wanted, "seed \(seed) at \(point): hit \(names[0]), by definition \(names[1])")
    }
  }
}

/// Numbers that are the same on every machine.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> CGFloat {
    CGFloat(range.lowerBound + Double(next() >> 11) / Double(1 << 53) * (range.upperBound - range.lowerBound))
  }

  mutating func frame() -> CGRect {
    let origin = at(number(-50...200).rounded(), number(-50...400).rounded())
    return CGRect(
      origin: origin, size: CGSize(width: number(20...300).rounded(), height: number(20...500).rounded()))
  }

  /// Half of the views stay plain; the others get one thing each, now and then one that takes them out.
  @MainActor mutating func change(_ view: UIView) {
    switch next() % 16 {
    case 0: view.isHidden = true
    case 1: view.alpha = 0.01
    case 2: view.isUserInteractionEnabled = false
    case 3: view.transform = CGAffineTransform(scaleX: 0, y: 1)
    case 4: view.transform = CGAffineTransform(rotationAngle: number(-3...3))
    case 5: view.transform = CGAffineTransform(scaleX: number(0.3...2), y: number(-2 ... -0.3))
    case 6: view.transform = CGAffineTransform(translationX: 10, y: -20).rotated(by: number(-3...3))
    case 7: view.bounds.origin = at(number(-80...80).rounded(), number(-80...80).rounded())
    default: break
    }
  }
}
