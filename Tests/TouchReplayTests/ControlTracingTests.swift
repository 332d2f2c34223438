import Foundation
import HeadlessUIKit
import Testing
import TouchLogs
import TouchReplay
import Traces

/// A form with a field and a button whose action looks for its target.
private final class FormViewController: UIViewController, ActionMethods {
  let name = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let save = UIButton(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
  let wheel = Wheel(frame: CGRect(x: 0, y: 200, width: 200, height: 100))

  override func viewDidLoad() {
    for view in [name, save, wheel] { self.view.addSubview(view) }
    save.addTarget(nil, action: "save:", for: .touchUpInside)
    save.addAction(UIAction(title: "Press") { _ in StageTrace.note("pressed") }, for: .touchDown)
  }

  func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
    action == "save:" ? { [unowned self] _, _ in name.resignFirstResponder() } : nil
  }
}

private final class Field: UIView {
  override var canBecomeFirstResponder: Bool { true }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { becomeFirstResponder() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class Wheel: UIControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}

private enum FormStage: Stage {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = FormViewController() }
}

@MainActor struct ControlTracingTests {
  private func lines(_ script: Finger) async throws -> [String] {
    var lines: [String] = []
    let sink = FoldingSink { lines.append(String($0.description.dropFirst(10))) }
    try await Replayer(on: StageTarget(FormStage.self)).replay(script.log(), into: sink)
    sink.flush()
    return lines.filter { !$0.contains(" hit ") }
  }

  @Test func `an action comes after the touch that sent it and before what it does`() async throws {
    let lines = try await lines(Finger().tap(at: CGPoint(x: 10, y: 10)).wait(1).tap(at: CGPoint(x: 10, y: 110)))
    #expect(
      lines == [
        "form/name            touch began      0  10,10, taken",
        "form/name            first responder  becomes",
        "form/name            touch ended      0  taken",
        "form/save            touch began      1  10,110, taken",
        "form/save            action           touchDown → Press",
        "stage                note             pressed",
        "form/save            touch ended      1  taken",
        "form/save            action           touchUpInside → save: by form.viewController, after asking name, form",
        "form/name            first responder  resigns",
      ])
  }

  @Test func `a control that tracks nothing says so`() async throws {
    let lines = try await lines(Finger().tap(at: CGPoint(x: 10, y: 210)))
    #expect(
      lines == [
        "form/wheel           touch began      0  10,210, taken",
        "form/wheel           tracking         refused",
        "form/wheel           touch ended      0  taken",
      ])
  }
}
