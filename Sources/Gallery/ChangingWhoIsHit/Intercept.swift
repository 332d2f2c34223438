import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// The parent answers its rear child, whatever contains the point: it is asked before its children, so it always
/// wins, even outside of its own bounds.
enum InterceptByParentStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    window.rootViewController = InterceptViewController(ChoosingParent())
  }
  static let recordings = InterceptViewController.recordings(on: Self.self)
}

/// The rear child answers itself, whatever the point: it loses wherever a sibling in front contains the point, and
/// takes everything else of the parent, also far outside of its own bounds.
enum InterceptByChildStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    window.rootViewController = InterceptViewController(LayeredParent(rear: ConstantView()))
  }
  static let recordings = InterceptViewController.recordings(on: Self.self)
}

/// The front child answers itself: it takes every touch of the parent, and its own subview never gets one.
enum InterceptConstantStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    window.rootViewController = InterceptViewController(LayeredParent(front: ConstantView()))
  }
  static let recordings = InterceptViewController.recordings(on: Self.self)
}

/// The front child answers nil: what is behind it gets the touch, and where no sibling is, the parent.
enum InterceptNilStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    window.rootViewController = InterceptViewController(LayeredParent(front: AbsentView()))
  }
  static let recordings = InterceptViewController.recordings(on: Self.self)
}

/// A rear and a front child that overlap; the front one has a subview.
private class LayeredParent: UIView {
  let rear: UIView
  let front: UIView
  let inFront = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 80))

  init(rear: UIView = UIView(), front: UIView = UIView()) {
    self.rear = rear
    self.front = front
    super.init(frame: CGRect(x: 20, y: 200, width: 350, height: 400))
    rear.frame = CGRect(x: 20, y: 20, width: 200, height: 200)
    front.frame = CGRect(x: 120, y: 120, width: 200, height: 200)
    addSubview(rear)
    addSubview(front)
    front.addSubview(inFront)
  }

  required init?(coder: NSCoder) { nil }
}

private final class ChoosingParent: LayeredParent {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { rear }
}

private final class ConstantView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
}

private final class AbsentView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

private final class InterceptViewController: UIViewController {
  let parentView: UIView

  init(_ parentView: UIView) {
    self.parentView = parentView
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.accessibilityIdentifier = "screen"
    parentView.accessibilityIdentifier = "parent"
    view.addSubview(parentView)
  }

  static func recordings(on stage: any Stage.Type) -> [ExampleRecording] {
    [
      ExampleRecording("tap-overlap", on: stage) { Finger().tap(at: CGPoint(x: 190, y: 370)) },
      ExampleRecording("tap-subview-of-front", on: stage) { Finger().tap(at: CGPoint(x: 280, y: 460)) },
      ExampleRecording("tap-empty-parent", on: stage) { Finger().tap(at: CGPoint(x: 60, y: 560)) },
      ExampleRecording("tap-outside-parent", on: stage) { Finger().tap(at: CGPoint(x: 195, y: 700)) },
    ]
  }
}
