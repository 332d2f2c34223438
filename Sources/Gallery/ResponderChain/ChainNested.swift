import Foundation
import HeadlessUIKit
import TouchReplay
import TouchLogs

/// A controller whose view holds two child controllers, one of which holds a third: every controller stands between
/// its view and that view's superview, so an event passes all of them from the inside out.
///
/// The hint above leaves when it is touched: its view, and with it its controller, is out of the chain from then
/// on.
enum ChainNestedStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = SplitViewController() }

  private static let inEditor = CGPoint(x: 200, y: 520)
  private static let inDetail = CGPoint(x: 200, y: 780)
  private static let inHint = CGPoint(x: 200, y: 60)

  static let recordings = [
    ExampleRecording("tap-in-grandchild", on: ChainNestedStage.self) { Finger().tap(at: inEditor) },
    ExampleRecording("tap-in-child", on: ChainNestedStage.self) { Finger().tap(at: inDetail) },
    ExampleRecording("child-leaves-the-chain", on: ChainNestedStage.self) {
      Finger().tap(at: inHint).wait(0.5).tap(at: inHint)
    },
    ExampleRecording("two-children-at-once", on: ChainNestedStage.self) {
      Finger().drag(from: inEditor, to: inDetail, for: 0.2)
      Finger().tap(at: inHint, for: 0.2)
    },
  ]
}

/// The parent. It takes what its children pass on, so that the chains end here.
private final class SplitViewController: UIViewController {
  private let hint = HintViewController()
  private let detail = DetailViewController()
  private let detailArea = UIView()

  override func viewDidLoad() {
    view.addSubview(detailArea)
    adopt(hint, in: view)
    adopt(detail, in: detailArea)
  }

  override func viewDidLayoutSubviews() {
    let (top, rest) = view.bounds.divided(atDistance: 120, from: .minYEdge)
    hint.view.frame = top
    detailArea.frame = rest
    detail.view.frame = detailArea.bounds
  }

  private func adopt(_ child: UIViewController, in area: UIView) {
    addChild(child)
    area.addSubview(child.view)
    child.didMove(toParent: self)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A child with a child of its own.
private final class DetailViewController: UIViewController {
  private let editor = EditorViewController()

  override func viewDidLoad() {
    addChild(editor)
    view.addSubview(editor.view)
    editor.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() { editor.view.frame = CGRect(x: 40, y: 300, width: 310, height: 200) }
}

private final class EditorViewController: UIViewController {
  private let page = UIView(frame: CGRect(x: 10, y: 10, width: 290, height: 180))
  override func viewDidLoad() { view.addSubview(page) }
}

/// Passes everything on, and takes itself out of the hierarchy at the end of its first touch.
private final class HintViewController: UIViewController {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}
