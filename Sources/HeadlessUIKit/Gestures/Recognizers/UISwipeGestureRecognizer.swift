public import Foundation

/// Fingers that go one way quickly; recognized while they are still down, as soon as each has gone far enough.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer>
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Any of these counts; up and down where neither left nor right is among them (G105).
  open var direction: Direction = .right
  /// Fingers that must move together.
  open var numberOfTouchesRequired = 1

  /// How far the fingers went along each direction, by the one that went least, and across it, by the one that
  /// strayed most.
  private var ways: [(along: CGFloat, across: CGFloat)] = []
  private var start: CGPoint?
  /// Where each finger was then, in the order of landing.
  private var starts: [CGPoint] = []
  private var deadline = Deadline()

  /// Where it began.
  open override func location(in view: UIView?) -> CGPoint {
    start.map { convert($0, to: view) } ?? super.location(in: view)
  }

  /// Where that finger began.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let location = super.location(ofTouch: touchIndex, in: view)
    return starts.indices.contains(touchIndex) ? convert(starts[touchIndex], to: view) : location
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let count = attempt.touches.count
    guard count <= numberOfTouchesRequired else {
      return fail(.tooManyFingers(count, allows: numberOfTouchesRequired))
    }
    if !deadline.isSet {
      let limit = thresholds.swipeTime
      deadline.set(after: limit) { [weak self] in self?.runOut(of: limit) }
    }
    guard count == numberOfTouchesRequired, let middle = attempt.touches.middle else { return }
    start = middle
    starts = attempt.touches.map(\.screenLocation)
    measure()
  }

  private func measure() {
    let each = zip(attempt.touches, starts).map { direction.ways(of: $0.screenLocation - $1) }
    guard let first = each.first else { return }
    ways = each.dropFirst().reduce(first) { known, next in
      zip(known, next).map { (min($0.along, $1.along), max($0.across, $1.across)) }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard start != nil else { return }
    measure()
    if let way = ways.first(where: { $0.along >= thresholds.swipeDistance && $0.across <= thresholds.swipeStraying }
    ) {
      deadline.callOff()
      return move(to: .ended, because: .swiped(way.along, needs: thresholds.swipeDistance))
    }
    // Not even a little: of several directions one may be gone against, as long as another is not.
    if !ways.contains(where: { $0.along >= 0 }) { return fail(.swiped(along, needs: thresholds.swipeDistance)) }
    if let straying = ways.map(\.across).min(), straying > thresholds.swipeStraying {
      fail(.strayed(straying, allows: thresholds.swipeStraying))
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard start != nil else {
      return fail(.tooFewFingers(attempt.touches.count, needs: numberOfTouchesRequired))
    }
    fail(.swiped(along, needs: thresholds.swipeDistance))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail(.cancelledTouches) }

  private func runOut(of limit: TimeInterval) {
    guard start != nil else { return fail(.tooFewFingers(attempt.touches.count, needs: numberOfTouchesRequired)) }
    fail(.swipedLate(along, needs: thresholds.swipeDistance, within: limit))
  }

  /// How far it went in the best of its directions; negative where it went the other way.
  private var along: CGFloat { ways.map(\.along).max() ?? 0 }

  override func clearMeasurements() {
    deadline.callOff()
    start = nil
    starts = []
    ways = []
  }

  /// Where a swipe may go; several may be allowed.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)

    /// How far a way goes along each of the directions that count, and across it.
    func ways(of way: CGPoint) -> [(along: CGFloat, across: CGFloat)] {
      let all: [(direction: Direction, along: CGFloat, across: CGFloat)] = [
        (.right, way.x, abs(way.y)), (.left, -way.x, abs(way.y)), (.up, -way.y, abs(way.x)),
        (.down, way.y, abs(way.x)),
      ]
      let sides = intersection([.left, .right])
      let counting = sides.isEmpty ? self : sides
      return all.filter { counting.contains($0.direction) }.map { ($0.along, $0.across) }
    }
  }
}
