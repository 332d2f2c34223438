import Foundation
import HeadlessUIKit
import TouchReplay
import TouchLogs

/// What a responder can answer to an event: ignore it, take it, or take it and pass it on; and three ways to go
/// wrong.
///
/// Each row holds one answer; the row itself takes whatever reaches it and says how much it heard.
enum ThreeAnswersStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = AnswersViewController() }

  private static func tap(row: Int) -> Finger { Finger().tap(at: CGPoint(x: 195, y: 50 + 100 * Double(row))) }

  static let recordings = [
    ExampleRecording("the-three-answers", on: ThreeAnswersStage.self) {
      tap(row: 0)
      tap(row: 1).delayed(by: 1)
      tap(row: 2).delayed(by: 2)
    },
    ExampleRecording("passed-by-hand", on: ThreeAnswersStage.self) { tap(row: 3) },
    ExampleRecording("passed-twice", on: ThreeAnswersStage.self) { tap(row: 4) },
    ExampleRecording("only-began-taken", on: ThreeAnswersStage.self) {
      Finger().drag(from: CGPoint(x: 195, y: 550), to: CGPoint(x: 255, y: 560), for: 0.1)
    },
    ExampleRecording("handed-straight-to-an-override", on: ThreeAnswersStage.self) { tap(row: 6) },
  ]
}

private final class AnswersViewController: UIViewController {
  private let ignored = Row(holding: UIView())
  private let taken = Row(holding: TakingView())
  private let takenAndPassedOn = Row(holding: PassingView())
  private let passedByHand = Row(holding: HandPassingView())
  private let passedTwice = Row(holding: TwicePassingView())
  private let halfTaken = Row(holding: BeganOnlyView())
  private let handedStraight = Row(holding: HandPassingView(), wrapped: false)

  override func viewDidLoad() {
    let rows = [ignored, taken, takenAndPassedOn, passedByHand, passedTwice, halfTaken, handedStraight]
    for (place, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: 100 * CGFloat(place), width: view.bounds.width, height: 100)
      view.addSubview(row)
    }
  }
}

/// Takes what comes up to it, and says in the trace how often it heard of a beginning and of an end.
private final class Row: UIView {
  private let content: UIView
  /// A view that overrides nothing, between the content and the row.
  private let wrapper = UIView()
  private var begins = 0

  init(holding content: UIView, wrapped: Bool = true) {
    self.content = content
    super.init(frame: .zero)
    if wrapped {
      addSubview(wrapper)
      wrapper.addSubview(content)
    } else {
      addSubview(content)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    wrapper.frame = bounds
    content.frame = bounds.insetBy(dx: 20, dy: 10)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { begins += 1 }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    StageTrace.note("the row heard of \(begins) beginning\(begins == 1 ? "" : "s"), and of an end")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Overrides all four without super: nobody above is called.
private final class TakingView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Overrides all four with super: everybody above is called, once.
private final class PassingView: UIView {
  private(set) var isPressed = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = true
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
    super.touchesCancelled(touches, with: event)
  }
}

/// Calls the next responder's methods by hand. In a plain view that is what super does; in a class whose super does
/// more, such as a control, it leaves that out.
///
/// The call is an ordinary one, which nothing announces: where the next responder's override keeps it, a trace
/// can't know, and says that this view took the event.
private final class HandPassingView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

/// A common mistake: both super and the next responder by hand, so that everybody above hears everything twice.
private final class TwicePassingView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    next?.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    next?.touchesEnded(touches, with: event)
  }
}

/// Another: only the beginning is taken, so those above hear of moves and an end that for them never began.
private final class BeganOnlyView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
