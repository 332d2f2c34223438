import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// Pages narrower than the screen, with their neighbours showing at both sides: a paging scroll view as wide as a
/// page, that doesn't clip, in a container as wide as the screen that hands it what touches the margins.
///
/// Without the container's `hitTest` a finger on a neighbour would hit the container and scroll nothing.
enum PagingStripStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = CardsViewController() }

  // The strip goes from (65, 300) to (325, 500), the container from 0 to 390.
  private static let inMargin = CGPoint(x: 360, y: 400)
  private static let onCard = CGPoint(x: 200, y: 400)
  private static func left(_ way: Double, of point: CGPoint) -> CGPoint { CGPoint(x: point.x - way, y: point.y) }

  static let recordings = [
    ExampleRecording("flick-from-margin", on: PagingStripStage.self) {
      Finger().drag(from: inMargin, to: left(120, of: inMargin), for: 0.1).wait(3)
    },
    ExampleRecording("flick-on-card-and-back", on: PagingStripStage.self) {
      Finger().drag(from: onCard, to: left(60, of: onCard), for: 0.1).wait(3)
        .drag(from: onCard, to: left(-60, of: onCard), for: 0.1).wait(3)
    },
    ExampleRecording("rest-just-under-half-a-page", on: PagingStripStage.self) {
      Finger().down(at: inMargin).move(to: left(139, of: inMargin), for: 0.5).hold(0.3).up().wait(3)
    },
    ExampleRecording("rest-just-over-half-a-page", on: PagingStripStage.self) {
      Finger().down(at: inMargin).move(to: left(141, of: inMargin), for: 0.5).hold(0.3).up().wait(3)
    },
    ExampleRecording("move-just-under-ten-points", on: PagingStripStage.self) {
      Finger().down(at: inMargin).move(to: left(9.9, of: inMargin)).up().wait(1)
    },
    ExampleRecording("move-just-over-ten-points", on: PagingStripStage.self) {
      Finger().down(at: inMargin).move(to: left(10.1, of: inMargin)).hold(0.3).up().wait(1)
    },
    ExampleRecording("beyond-the-first-page", on: PagingStripStage.self) {
      Finger().drag(from: onCard, to: left(-150, of: onCard), for: 0.3).wait(3)
    },
    ExampleRecording("up-and-down-scrolls-nothing", on: PagingStripStage.self) {
      Finger().drag(from: onCard, to: CGPoint(x: 200, y: 300), for: 0.2).wait(1)
    },
    ExampleRecording("tap-a-neighbour", on: PagingStripStage.self) { Finger().tap(at: inMargin) },
  ]
}

private final class CardsViewController: UIViewController {
  private let clip = MarginView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))

  override func viewDidLoad() { view.addSubview(clip) }
}

/// Hands touches beside the strip to the strip; those on a card are the card's.
private final class MarginView: UIView {
  private let strip = UIScrollView(frame: CGRect(x: 65, y: 0, width: 260, height: 200))
  private let cards = (0..<5).map { UIView(frame: CGRect(x: 10 + 260 * Double($0), y: 0, width: 240, height: 200)) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    strip.clipsToBounds = false
    strip.isPagingEnabled = true
    strip.contentSize = CGSize(width: 5 * 260, height: 200)
    cards.forEach(strip.addSubview)
    addSubview(strip)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? strip : hit
  }
}
