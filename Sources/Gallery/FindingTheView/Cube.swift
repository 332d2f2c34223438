import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A cube of six views, seen from a corner: a finger on its upper face finds one at the back, which came later.
enum CubeStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = CubeViewController([1, 2, 3, 4, 5, 6]) }
  static let recordings = CubeViewController.recordings(on: Self.self)
}

/// The same with the faces that are seen in front of the others among the subviews, too.
enum CubeInOrderStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = CubeViewController([4, 5, 6, 1, 2, 3]) }
  static let recordings = CubeViewController.recordings(on: Self.self)
}

private final class CubeViewController: UIViewController {
  private let order: [Int]
  private let half: CGFloat = 100

  init(_ order: [Int]) {
    self.order = order
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    var space = CATransform3DIdentity
    space.m34 = -1 / 500
    space = CATransform3DRotate(space, -.pi / 4, 1, 0, 0)
    view.layer.sublayerTransform = CATransform3DRotate(space, -.pi / 4, 0, 1, 0)
    for number in order { view.addSubview(face(number)) }
  }

  /// The first faces the viewer, the sixth the other way; the second is on the right, the third above.
  private func face(_ number: Int) -> UIView {
    let face = UIButton(frame: CGRect(x: 0, y: 0, width: half * 2, height: half * 2))
    face.accessibilityIdentifier = "face\(number)"
    face.center = view.center
    let place: CATransform3D =
      switch number {
      case 1: CATransform3DMakeTranslation(0, 0, half)
      case 2: CATransform3DRotate(CATransform3DMakeTranslation(half, 0, 0), .pi / 2, 0, 1, 0)
      case 3: CATransform3DRotate(CATransform3DMakeTranslation(0, -half, 0), .pi / 2, 1, 0, 0)
      case 4: CATransform3DRotate(CATransform3DMakeTranslation(0, half, 0), -.pi / 2, 1, 0, 0)
      case 5: CATransform3DRotate(CATransform3DMakeTranslation(-half, 0, 0), -.pi / 2, 0, 1, 0)
      default: CATransform3DRotate(CATransform3DMakeTranslation(0, 0, -half), .pi, 0, 1, 0)
      }
    face.layer.transform = place
    return face
  }

  static func recordings(on stage: any Stage.Type) -> [ExampleRecording] {
    [
      ExampleRecording("tap-upper-face", on: stage) { Finger().tap(at: CGPoint(x: 225, y: 345)) },
      ExampleRecording("tap-front-face", on: stage) { Finger().tap(at: CGPoint(x: 110, y: 470)) },
      ExampleRecording("tap-beside-cube", on: stage) { Finger().tap(at: CGPoint(x: 20, y: 700)) },
    ]
  }
}
