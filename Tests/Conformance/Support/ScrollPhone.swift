import Foundation
import HeadlessUIKit

extension Phone {
  /// A scroll view that fills the window of 200 × 200 points, over content that is larger unless told otherwise.
  func scrollView(
    _ name: String = "list", _ frame: (x: Double, y: Double, width: Double, height: Double) = (0, 0, 200, 200),
    content: (width: Double, height: Double) = (1000, 1000), in superview: UIView? = nil
  ) -> TestScrollView {
    let list = TestScrollView(journal)
    list.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    list.contentSize = CGSize(width: content.width, height: content.height)
    list.accessibilityIdentifier = name
    (superview ?? window).addSubview(list)
    return list
  }

  /// Lands and goes a way within `frames` reports, the finger stays down.
  func pull(_ way: (Double, Double), from start: (Double, Double) = (150, 150), frames: Int = 5) {
    down(1, at: start)
    move(1, from: start, to: (start.0 + way.0, start.1 + way.1), steps: frames)
  }

  /// Lifts after a rest: nothing of the finger's speed is left.
  func liftAtRest() {
    wait(0.2)
    up(1)
  }

  /// Lands, goes a way fast, and lifts.
  func flick(_ way: (Double, Double), from start: (Double, Double) = (150, 150), frames: Int = 5) {
    pull(way, from: start, frames: frames)
    up(1)
  }
}

/// A scroll view that answers as told, and is its own delegate: it writes down what it is asked and told.
final class TestScrollView: UIScrollView, UIScrollViewDelegate {
  private let journal: Journal
  var begins: (UIView) -> Bool = { _ in true }
  /// Nil asks UIKit's own answer.
  var cancels: ((UIView) -> Bool)?
  var whenScrolled: () -> Void = {}
  var target: (CGPoint) -> CGPoint = { $0 }
  private(set) var velocity = CGPoint.zero
  /// Every offset that the delegate was told of.
  private(set) var offsets: [CGPoint] = []

  init(_ journal: Journal) {
    self.journal = journal
    super.init(frame: .zero)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  private func name(_ view: UIView) -> String { view.accessibilityIdentifier ?? "\(type(of: view))" }
  private var flags: String {
    [(isTracking, "tracking"), (isDragging, "dragging"), (isDecelerating, "decelerating")]
      .filter(\.0).map(\.1).joined(separator: " ")
  }

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    journal.note("should begin in \(name(view))?")
    return begins(view)
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    journal.note("should cancel in \(name(view))?")
    return cancels?(view) ?? super.touchesShouldCancel(in: view)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(contentOffset)
    whenScrolled()
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { journal.note("will drag: \(flags)") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    journal.note("will end drag: \(flags)")
    self.velocity = velocity
    targetContentOffset.pointee = target(targetContentOffset.pointee)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    journal.note("did drag, goes on \(decelerate): \(flags)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { journal.note("will decelerate: \(flags)") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { journal.note("did decelerate: \(flags)") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { journal.note("did animate: \(flags)") }
}

/// A control that writes down its events.
final class LoudControl: UIControl {
  convenience init(_ name: String, _ frame: CGRect, _ journal: Journal) {
    self.init(frame: frame)
    accessibilityIdentifier = name
    for (event, word) in [
      (Event.touchDown, "down"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
      (.touchCancel, "cancel"),
    ] {
      addAction(UIAction { _ in journal.note("\(name) \(word)") }, for: event)
    }
  }
}
