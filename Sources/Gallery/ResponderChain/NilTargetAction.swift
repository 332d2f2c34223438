import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A tool bar whose buttons name no target: each action goes to the first that can perform it, of the first
/// responder's chain; where nobody there can, of the button's own.
///
/// `cut:` is performed by the page that is being edited, `undo:` by the document around the pages, `share:` by the
/// tool bar, and `print:` by nobody.
enum NilTargetActionStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = DocumentViewController() }

  private static let onPage = CGPoint(x: 195, y: 200)
  private static func button(_ place: Int) -> CGPoint { CGPoint(x: 50 + 97 * Double(place), y: 800) }

  static let recordings = [
    ExampleRecording("without-first-responder", on: NilTargetActionStage.self) {
      Finger().tap(at: button(0)).wait(0.5).tap(at: button(1)).wait(0.5).tap(at: button(2))
    },
    ExampleRecording("from-first-responder", on: NilTargetActionStage.self) {
      Finger().tap(at: onPage).wait(0.5).tap(at: button(0)).wait(0.5).tap(at: button(1))
    },
    ExampleRecording("first-responder-reaches-nobody", on: NilTargetActionStage.self) {
      Finger().tap(at: onPage).wait(0.5).tap(at: button(2))
    },
    ExampleRecording("nobody-can", on: NilTargetActionStage.self) {
      Finger().tap(at: onPage).wait(0.5).tap(at: button(3))
    },
    ExampleRecording("named-target-that-cannot", on: NilTargetActionStage.self) {
      Finger().tap(at: onPage).wait(0.5).tap(at: CGPoint(x: 195, y: 720))
    },
  ]
}

private final class DocumentViewController: UIViewController {
  private let desk = Desk(frame: CGRect(x: 0, y: 0, width: 390, height: 690))
  private let toolBar = ToolBar(frame: CGRect(x: 0, y: 760, width: 390, height: 84))
  /// Names the desk as its target, which can't cut.
  private let wrongButton = UIButton(frame: CGRect(x: 0, y: 700, width: 390, height: 50))

  override func viewDidLoad() {
    for part in [desk, toolBar, wrongButton] { view.addSubview(part) }
    wrongButton.addTarget(desk, action: "cut:", for: .touchUpInside)
  }
}

/// Around the pages; can undo what was done to any of them.
private final class Desk: UIView, ActionMethods {
  private let page = Page(frame: CGRect(x: 20, y: 20, width: 350, height: 500))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(page)
  }

  required init?(coder: NSCoder) { nil }

  func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
    action == "undo:" ? { _, _ in StageTrace.note("undone") } : nil
  }
}

/// Is edited once it was tapped, and can then be cut from.
private final class Page: UIView, ActionMethods {
  override var canBecomeFirstResponder: Bool { true }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { becomeFirstResponder() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
    action == "cut:" ? { _, _ in StageTrace.note("cut") } : nil
  }
}

private final class ToolBar: UIView, ActionMethods {
  private let cutButton = UIButton()
  private let undoButton = UIButton()
  private let shareButton = UIButton()
  private let printButton = UIButton()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let actions: [(UIButton, Selector)] = [
      (cutButton, "cut:"), (undoButton, "undo:"), (shareButton, "share:"), (printButton, "print:"),
    ]
    for (place, (button, action)) in actions.enumerated() {
      button.frame = CGRect(x: 5 + 97 * Double(place), y: 10, width: 90, height: 60)
      button.addTarget(nil, action: action, for: .touchUpInside)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
    action == "share:" ? { _, _ in StageTrace.note("shared") } : nil
  }
}
