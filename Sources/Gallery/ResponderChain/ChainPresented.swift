import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A presented controller's next responder is the one that presents it: touches that a sheet passes on come to the
/// screen below it, although its view is not in that screen's view.
enum ChainPresentedStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    window.rootViewController = AlbumViewController(.pageSheet, takesTouches: true)
  }

  private static let onShow = CGPoint(x: 195, y: 50)
  /// The sheet begins 57 points below the screen's upper edge.
  private static let onMore = CGPoint(x: 195, y: 107)
  private static let inSheet = CGPoint(x: 195, y: 400)

  static let recordings = [
    ExampleRecording("tap-in-sheet", on: ChainPresentedStage.self) {
      Finger().tap(at: onShow).wait(0.5).tap(at: inSheet)
    },
    ExampleRecording("tap-in-sheet-over-sheet", on: ChainPresentedStage.self) {
      Finger().tap(at: onShow).wait(0.5).tap(at: onMore).wait(0.5).tap(at: inSheet)
    },
    ExampleRecording("tap-after-dismissal", on: ChainPresentedStage.self) {
      Finger().tap(at: onShow).wait(0.5).tap(at: CGPoint(x: 195, y: 800)).wait(0.5).tap(at: inSheet)
    },
  ]
}

/// What covers the screen takes the view of its presenter out of it. A touch that it passes on comes to the
/// presenter all the same, and from there to the window, the application and its delegate, as if the view still
/// stood there.
enum ChainFullScreenStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    window.rootViewController = AlbumViewController(.fullScreen, takesTouches: false)
  }

  static let recordings = [
    ExampleRecording("tap-in-full-screen", on: ChainFullScreenStage.self) {
      Finger().tap(at: CGPoint(x: 195, y: 50)).wait(0.5).tap(at: CGPoint(x: 195, y: 400))
    }
  ]
}

/// Shows a screen of its own, and says what comes to it.
private final class AlbumViewController: UIViewController {
  private let info = InfoViewController()
  private let takesTouches: Bool
  private let showButton = UIButton(frame: CGRect(x: 45, y: 20, width: 300, height: 60))
  private let photos = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))

  init(_ style: UIModalPresentationStyle, takesTouches: Bool) {
    self.takesTouches = takesTouches
    super.init(nibName: nil, bundle: nil)
    info.modalPresentationStyle = style
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.addSubview(photos)
    view.addSubview(showButton)
    let action = UIAction(title: "Show info") { [unowned self] _ in present(info, animated: true) }
    showButton.addAction(action, for: .touchUpInside)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isBelow = touches.first?.view?.isDescendant(of: view) == true
    StageTrace.note(isBelow ? "a touch of the album's own" : "a touch of what the album presents")
    if !takesTouches { super.touchesBegan(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !takesTouches { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !takesTouches { super.touchesCancelled(touches, with: event) }
  }
}

/// A sheet that takes nothing, and can show another over itself.
private final class InfoViewController: UIViewController {
  private lazy var more = InfoViewController()
  private let moreButton = UIButton(frame: CGRect(x: 45, y: 20, width: 300, height: 60))
  private let text = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
  private let closeButton = UIButton(frame: CGRect(x: 45, y: 713, width: 300, height: 60))

  override func viewDidLoad() {
    for part in [text, moreButton, closeButton] { view.addSubview(part) }
    let showMore = UIAction(title: "Show more") { [unowned self] _ in present(more, animated: true) }
    moreButton.addAction(showMore, for: .touchUpInside)
    let close = UIAction(title: "Close") { [unowned self] _ in dismiss(animated: true) }
    closeButton.addAction(close, for: .touchUpInside)
  }
}
