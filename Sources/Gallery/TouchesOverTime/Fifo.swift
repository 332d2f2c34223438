import Foundation
import HeadlessUIKit
import TouchReplay
import TouchLogs

/// Events that are posted while one is being handled wait until that is done, and then come in the order of
/// posting.
enum FifoStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = MailRoomViewController() }

  private static let onSender = CGPoint(x: 195, y: 100)
  private static let onChatterbox = CGPoint(x: 195, y: 300)
  private static let onReceiver = CGPoint(x: 195, y: 600)

  static let recordings = [
    ExampleRecording("handler-posts-two-events", on: FifoStage.self) { Finger().tap(at: onSender) },
    ExampleRecording("posted-event-posts-another", on: FifoStage.self) {
      Finger().tap(at: onChatterbox)
    },
    ExampleRecording("posting-while-another-finger-is-down", on: FifoStage.self) {
      Finger().tap(at: onReceiver, for: 0.3)
      Finger(at: 0.1).tap(at: onSender, for: 0.1)
    },
  ]
}

private final class MailRoomViewController: UIViewController {
  private let sender = SenderView(frame: CGRect(x: 20, y: 20, width: 350, height: 160))
  private let chatterbox = ChatterboxView(frame: CGRect(x: 20, y: 220, width: 350, height: 160))
  private let receiver = ReceiverView(frame: CGRect(x: 20, y: 420, width: 350, height: 360))

  override func viewDidLoad() { [sender, chatterbox, receiver].forEach(view.addSubview) }
}

/// Puts the frames of a script at the end of the application's queue.
@MainActor private func post(_ script: Finger, as name: String) {
  for frame in script.frames {
    do {
      try StageInput.post(frame)
    } catch {
      StageTrace.note("\(name) could not be posted: \(error)")
    }
  }
  StageTrace.note("\(name) posted")
}

/// Posts a tap on the receiver when touched, before it has handled its own touch.
private final class SenderView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    post(Finger().tap(at: CGPoint(x: 100, y: 500)), as: "a tap")
    post(Finger().tap(at: CGPoint(x: 300, y: 500)), as: "another tap")
    StageTrace.note("the sender is done")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Posts a tap on itself when a person touches it; that tap's beginning posts one on the receiver, which has to
/// wait for that tap's end.
private final class ChatterboxView: UIView {
  private var begins = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    begins += 1
    switch begins {
    case 1: post(Finger().tap(at: CGPoint(x: 100, y: 300)), as: "a tap on itself")
    case 2: post(Finger().tap(at: CGPoint(x: 300, y: 500)), as: "a tap on the receiver")
    default: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class ReceiverView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
