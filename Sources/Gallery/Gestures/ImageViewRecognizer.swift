import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A tap on an image view: as created the view takes no touches, so its recognizer never hears of one; with user
/// interaction on it fires.
enum ImageViewRecognizerStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = PicturesViewController() }

  static let recordings = [
    ExampleRecording("as-created", on: ImageViewRecognizerStage.self) { Finger().tap(at: CGPoint(x: 100, y: 100)) },
    ExampleRecording("interaction-on", on: ImageViewRecognizerStage.self) {
      Finger().tap(at: CGPoint(x: 300, y: 100))
    },
  ]
}

private final class PicturesViewController: UIViewController {
  private let asCreated = UIImageView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  private let interactive = UIImageView(frame: CGRect(x: 250, y: 50, width: 100, height: 100))

  override func viewDidLoad() {
    interactive.isUserInteractionEnabled = true
    for picture in [asCreated, interactive] {
      view.addSubview(picture)
      let tap = UITapGestureRecognizer()
      tap.addHandler { _ in StageTrace.note("opened the picture") }
      picture.addGestureRecognizer(tap)
    }
  }
}
