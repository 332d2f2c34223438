import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A letter in which a word is taken elsewhere: a double tap selects it, a finger that rests on it lifts it, and
/// where the finger lets go, it is put in. Let go within itself, it stays.
enum LetterStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = LetterViewController() }

  private static let onFirstWord = CGPoint(x: 40, y: 120)
  private static let behindTheText = CGPoint(x: 370, y: 120)

  static let recordings = [
    ExampleRecording("take-a-word-to-the-end", on: LetterStage.self) {
      Finger().tap(at: onFirstWord).wait(0.1).tap(at: onFirstWord).wait(1)
      Finger(at: 2).down(at: onFirstWord).hold(0.7).move(to: behindTheText, for: 0.5).hold(0.2).up().wait(0.5)
    },
    ExampleRecording("let-a-word-go-within-itself", on: LetterStage.self) {
      Finger().tap(at: onFirstWord).wait(0.1).tap(at: onFirstWord).wait(1)
      Finger(at: 2).down(at: onFirstWord).hold(0.7).move(to: CGPoint(x: 55, y: 122), for: 0.3).up().wait(0.5)
    },
  ]
}

private final class LetterViewController: UIViewController {
  private let letter = UITextView(frame: CGRect(x: 10, y: 100, width: 370, height: 300))

  override func viewDidLoad() {
    super.viewDidLoad()
    letter.font = .systemFont(ofSize: 20)
    letter.text = "Wednesday we meet at noon"
    letter.delegate = self
    letter.textDragInteraction?.isEnabled = true
    view.addSubview(letter)
  }
}

extension LetterViewController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) { StageTrace.note("it says: \(textView.text ?? "")") }
}
