import HeadlessUIKit
import Testing

/// Rules C7 and C8: conversions through rotations, scales and moved bounds, held against numbers that an iPhone
/// gave.
///
/// The angles are 42, 110 and -30 *radians*, and so odd ones.
@MainActor @Suite("C: conversions as measured on a device") struct DeviceConversionsTests {
  /// Two branches below one root: a small view on the left, and one inside a large view on the right.
  @MainActor private struct Branches {
    let root = view("root", box(0, 0, 1000, 1000))
    let left: UIView
    let right: UIView
    let leaf: UIView

    init(left leftTransform: CGAffineTransform, right rightTransform: CGAffineTransform) {
      left = view("left", box(4, 92, 254, 17), in: root)
      left.transform = leftTransform
      left.bounds = box(144, 23, 20, 15)
      right = view("right", box(12, 150, 400, 400), in: root)
      right.transform = rightTransform
      leaf = view("leaf", box(40, 113, 10, 10), in: right)
      leaf.transform = CGAffineTransform(rotationAngle: 42)
      leaf.bounds = box(4, 3, 20, 15)
    }

    static var turned: Branches {
      Branches(left: CGAffineTransform(rotationAngle: 110), right: CGAffineTransform(rotationAngle: -30))
    }

    static var movedAndScaled: Branches {
      Branches(left: CGAffineTransform(translationX: 68, y: 419), right: CGAffineTransform(scaleX: 7, y: 18))
    }
  }

  private let point = at(45, 115)
  private let rect = box(45, 115, 13, 14)

  @Test("C7 points through rotations")
  func pointsThroughRotations() {
    let tree = Branches.turned
    expect(tree.leaf.convert(point, to: tree.left), near: at(-72.9941233911901, -114.85495931677))
    expect(tree.leaf.convert(point, from: tree.left), near: at(80.12346855145998, -140.97315764408575))
  }

  @Test("C7 points through a translation, scales and a rotation")
  func pointsThroughAll() {
    let tree = Branches.movedAndScaled
    expect(tree.leaf.convert(point, to: tree.left), near: at(-334.36130105218615, -2878.791401230013))
    expect(tree.leaf.convert(point, from: tree.left), near: at(-129.11445551798738, 98.14414561159256))
  }

  @Test("C8 a rect becomes the upright one around it: 13 × 14 turned by 42 radians is 18.03 × 17.51")
  func uprightRect() {
    let tree = Branches.turned
    let upright = tree.leaf.convert(rect, to: tree.right)
    expect(upright, near: box(123.17714789769627, 30.274792065592464, 18.031110765667435, 17.514574532740156))
    let (sine, cosine) = (abs(sin(42.0)), abs(cos(42.0)))
    expect(upright.size, near: CGSize(width: 13 * cosine + 14 * sine, height: 13 * sine + 14 * cosine))
  }

  @Test("C8 between branches the upright rect is taken where they meet, and once more at the end")
  func uprightTwice() {
    let tree = Branches.turned
    let size = CGSize(width: 19.295318391541684, height: 19.58870361060326)
    let there = tree.leaf.convert(rect, to: tree.left)
    expect(there.origin, near: at(-91.9808292852884, -126.65734667117412))
    expect(there.size, near: size)
    let back = tree.leaf.convert(rect, from: tree.left)
    expect(back.origin, near: at(69.16410886522763, -160.22950933436533))
    expect(back.size, near: size)
  }

  @Test("C8 rects through a translation, scales and a rotation")
  func rectsThroughAll() {
    let tree = Branches.movedAndScaled
    expect(
      tree.leaf.convert(rect, to: tree.left),
      near: box(-370.7599647161262, -3194.0537428193356, 126.21777535967215, 315.26234158932266))
    expect(
      tree.leaf.convert(rect, from: tree.left),
      near: box(-130.5701354815033, 97.83304592215717, 1.4556799635159337, 2.0132111355644327))
  }

  private func expect(_ got: CGRect, near wanted: CGRect, _ line: SourceLocation = #_sourceLocation) {
    expect(got.origin, near: wanted.origin, line)
    expect(got.size, near: wanted.size, line)
  }

  private func expect(_ got: CGSize, near wanted: CGSize, _ line: SourceLocation = #_sourceLocation) {
    expect(at(got.width, got.height), near: at(wanted.width, wanted.height), line)
  }

  /// The accuracy is the one that the device's numbers were recorded with.
  private func expect(_ got: CGPoint, near wanted: CGPoint, _ line: SourceLocation = #_sourceLocation) {
    let distance = max(abs(got.x - wanted.x), abs(got.y - wanted.y))
    #expect(distance < 1e-11, "got \(got), the device \(wanted)", sourceLocation: line)
  }
}
