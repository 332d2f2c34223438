import CRecursion
import Foundation
import HeadlessUIKit

/// A shape, built of the model's views.
@MainActor struct BuiltViews {
  /// Has an override, which must be called, and asks super.
  final class Overriding: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
  }
  final class Subclass: UIView {}

  enum Classes {
    case plain
    /// One in five overrides `hitTest(_:with:)`.
    case overriding
    /// Every other one is of a subclass that overrides nothing.
    case subclasses
  }

  private(set) var views: [UIView] = []
  private let points: [CGPoint]

  init(_ shape: TreeShape, of classes: Classes = .plain) {
    points = shape.points.map { CGPoint(x: CGFloat($0.x) + 0.5, y: CGFloat($0.y) + 0.5) }
    var numbers = Numbers(seed: 11)
    for row in shape.rows {
      let frame = CGRect(x: row.x, y: row.y, width: row.width, height: row.height)
      let view: UIView =
        switch classes {
        case .overriding where numbers.below(5) == 0: Overriding(frame: frame)
        case .subclasses where numbers.below(2) == 0: Subclass(frame: frame)
        default: UIView(frame: frame)
        }
      view.tag = views.count
      view.bounds.origin.y = CGFloat(row.scrolled)
      view.isHidden = row.flags.contains(.hidden)
      view.isUserInteractionEnabled = !row.flags.contains(.disabled)
      if row.flags.contains(.transparent) { view.alpha = 0 }
      if row.turned != 0 || row.scale != 1 {
        view.transform = CGAffineTransform(rotationAngle: CGFloat(row.turned) * .pi / 180).scaledBy(
          x: row.scale, y: row.scale)
      }
      views.append(view)
      if row.parent >= 0 { views[row.parent].addSubview(view) }
    }
  }

  /// Hits so many points.
  /// - Returns: how many of them hit anything.
  func hit(_ count: Int) -> Int {
    let root = views[0]
    var hits = 0
    var next = 0
    for _ in 0..<count {
      if root.hitTest(points[next], with: nil) != nil { hits &+= 1 }
      next += 1
      if next == points.count { next = 0 }
    }
    return hits
  }

  /// The number of the view that each point hits; -1 for none.
  func answers() -> [Int] { points.map { views[0].hitTest($0, with: nil)?.tag ?? -1 } }

  /// As `hit`, with one of the views moved to and fro before each.
  func hitAfterMoves(_ count: Int) -> Int {
    let (root, moving) = (views[0], views[views.count / 2])
    var hits = 0
    for turn in 0..<count {
      moving.center.x += turn % 2 == 0 ? 1 : -1
      if root.hitTest(points[turn % points.count], with: nil) != nil { hits &+= 1 }
    }
    return hits
  }
}

/// A shape's rectangles, to be built and let go of again and again.
@MainActor struct Rebuilding {
  private let rows: [CRow]

  init(_ shape: TreeShape) {
    rows = shape.rows.map {
      CRow(
        parent: Int32($0.parent), x: Double($0.x), y: Double($0.y), width: Double($0.width),
        height: Double($0.height))
    }
  }

  /// So many trees.
  /// - Returns: how many views that were.
  func build(_ count: Int) -> Int {
    var views: [UIView] = []
    views.reserveCapacity(rows.count)
    var built = 0
    for _ in 0..<count {
      for row in rows {
        let view = UIView(frame: CGRect(x: row.x, y: row.y, width: row.width, height: row.height))
        views.append(view)
        if row.parent >= 0 { views[Int(row.parent)].addSubview(view) }
        built += 1
      }
      views.removeAll(keepingCapacity: true)
    }
    return built
  }

  /// As `build`, with malloc and free.
  func buildStructs(_ count: Int) -> Int { Int(c_build(rows, Int32(rows.count), Int32(count))) }
}

/// A shape as the C peer has it; never freed.
struct BuiltStructs {
  private let root: UnsafeMutablePointer<CView>
  private let points: [(Double, Double)]

  init(_ shape: TreeShape) {
    points = shape.points.map { (Double($0.x) + 0.5, Double($0.y) + 0.5) }
    var children = [[Int]](repeating: [], count: shape.rows.count)
    for (number, row) in shape.rows.enumerated() where row.parent >= 0 { children[row.parent].append(number) }
    let views = UnsafeMutablePointer<CView>.allocate(capacity: shape.rows.count)
    for (number, row) in shape.rows.enumerated() {
      let inner = UnsafeMutablePointer<UnsafeMutablePointer<CView>?>.allocate(capacity: children[number].count + 1)
      for (place, child) in children[number].enumerated() { inner[place] = views + child }
      let isTurned = row.turned != 0 || row.scale != 1
      let centre = (x: Double(row.x) + Double(row.width) / 2, y: Double(row.y) + Double(row.height) / 2)
      let (angle, k) = (Double(row.turned) * .pi / 180, 1 / row.scale)
      let (a, b) = (cos(angle) * k, sin(angle) * k)
      let own = (x: Double(row.width) / 2, y: Double(row.scrolled) + Double(row.height) / 2)
      views[number] = CView(
        x: Double(row.x), y: Double(row.y), width: Double(row.width), height: Double(row.height), originX: 0,
        originY: Double(row.scrolled),
        inverse: (a, -b, b, a, own.x - centre.x * a - centre.y * b, own.y + centre.x * b - centre.y * a),
        isTurned: isTurned ? 1 : 0, isClosed: row.flags.isEmpty ? 0 : 1, identifier: Int32(number),
        count: Int32(children[number].count), children: inner)
    }
    root = views
  }

  func hit(_ count: Int) -> Int {
    var hits = 0
    var next = 0
    for _ in 0..<count {
      if c_hit_test(root, points[next].0, points[next].1) >= 0 { hits &+= 1 }
      next += 1
      if next == points.count { next = 0 }
    }
    return hits
  }

  func answers() -> [Int] { points.map { Int(c_hit_test(root, $0.0, $0.1)) } }
}
