import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// An override that writes hit testing out by hand, and forgot a `!`: it says no because interaction is *enabled*.
enum BrokenListingNegationStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    window.rootViewController = FormViewController(form: FormWithoutNegation())
  }
  static let recordings = FormViewController.recordings(on: Self.self)
}

/// With the `!` in its place it does what UIKit's own does.
enum BrokenListingNegationRepairedStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    window.rootViewController = FormViewController(form: FormWithNegation())
  }
  static let recordings = FormViewController.recordings(on: Self.self)
}

private final class FormWithoutNegation: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isUserInteractionEnabled || isHidden || alpha < 0.01 { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }
}

private final class FormWithNegation: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if !isUserInteractionEnabled || isHidden || alpha < 0.01 { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }
}

private final class FormViewController: UIViewController {
  let form: UIView
  let saveButton = TappableView(frame: CGRect(x: 20, y: 140, width: 310, height: 44))

  init(form: UIView) {
    self.form = form
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.accessibilityIdentifier = "screen"
    form.frame = CGRect(x: 20, y: 100, width: 350, height: 200)
    view.addSubview(form)
    form.addSubview(saveButton)
    saveButton.onTap = { StageTrace.note("saves") }
  }

  static func recordings(on stage: any Stage.Type) -> [ExampleRecording] {
    [
      ExampleRecording("tap-button", on: stage) { Finger().tap(at: CGPoint(x: 195, y: 262)) },
      ExampleRecording("tap-empty-form", on: stage) { Finger().tap(at: CGPoint(x: 195, y: 140)) },
    ]
  }
}
