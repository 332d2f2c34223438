import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A strip in the middle of a wide container which forwards its margins to the strip, and by `hit != nil` all the
/// rest, too: the strip pans, and the buttons in it never fire.
enum BrokenListingTheftStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    window.rootViewController = LibraryViewController(shelf: StealingShelf())
  }
  static let recordings = LibraryViewController.recordings(on: Self.self)
}

/// Only what would be the container's own goes to the strip.
enum BrokenListingTheftRepairedStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    window.rootViewController = LibraryViewController(shelf: ForwardingShelf())
  }
  static let recordings = LibraryViewController.recordings(on: Self.self)
}

private class Shelf: UIView {
  let strip = PanningView(frame: CGRect(x: 95, y: 0, width: 200, height: 160))

  init() {
    super.init(frame: CGRect(x: 0, y: 300, width: 390, height: 160))
    addSubview(strip)
  }

  required init?(coder: NSCoder) { nil }
}

private final class StealingShelf: Shelf {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) != nil ? strip : nil
  }
}

private final class ForwardingShelf: Shelf {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? strip : hit
  }
}

/// Moves what is in it along with the finger, and says how far it is moved.
private final class PanningView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    // In the window: the strip's own coordinates move with it.
    bounds.origin.x -= touch.location(in: nil).x - touch.previousLocation(in: nil).x
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    StageTrace.note("strip at \(bounds.origin.text)")
  }
}

private final class LibraryViewController: UIViewController {
  let shelf: Shelf
  let books = (0..<4).map { TappableView(frame: CGRect(x: 10 + 200 * $0, y: 10, width: 180, height: 140)) }

  init(shelf: Shelf) {
    self.shelf = shelf
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.addSubview(shelf)
    for (number, book) in books.enumerated() {
      shelf.strip.addSubview(book)
      book.onTap = { StageTrace.note("opens book \(number)") }
    }
  }

  static func recordings(on stage: any Stage.Type) -> [ExampleRecording] {
    var hand = HumanHand(seed: 27, screen: stage.screen)
    hand.drag(through: [CGPoint(x: 350, y: 380), CGPoint(x: 60, y: 390), CGPoint(x: 250, y: 370)], for: 1.6)
    return [
      ExampleRecording("tap-book", on: stage) { Finger().tap(at: CGPoint(x: 195, y: 380)) },
      ExampleRecording("drag-from-margin", on: stage) {
        Finger().drag(from: CGPoint(x: 370, y: 380), to: CGPoint(x: 170, y: 380), for: 0.3)
          .wait(0.5).tap(at: CGPoint(x: 195, y: 380))
      },
      ExampleRecording(
        "drag-to-and-fro-by-hand", on: stage, log: hand.log(screen: stage.screen, stage: stage.name)),
    ]
  }
}
