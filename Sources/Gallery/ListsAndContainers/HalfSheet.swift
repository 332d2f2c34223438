import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A sheet over the lower half of the screen: what is in it is tapped, a touch beside it dismisses it.
enum HalfSheetStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    window.rootViewController = PlacesViewController(largestUndimmed: nil)
  }

  fileprivate static let onMap = CGPoint(x: 195, y: 150)
  fileprivate static let onSheet = CGPoint(x: 195, y: 700)

  static let recordings = [
    ExampleRecording("tap-sheet-then-beside", on: HalfSheetStage.self) {
      Finger().tap(at: onMap).wait(1).tap(at: onSheet).wait(0.5).tap(at: onMap).wait(1).tap(at: onSheet)
    }
  ]
}

/// The same where what is behind the sheet stays in use: the touch beside it is the map's.
enum HalfSheetUndimmedStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    window.rootViewController = PlacesViewController(largestUndimmed: .medium)
  }

  static let recordings = [
    ExampleRecording("tap-sheet-then-beside", on: HalfSheetUndimmedStage.self) {
      Finger().tap(at: HalfSheetStage.onMap).wait(1).tap(at: HalfSheetStage.onSheet).wait(0.5)
        .tap(at: HalfSheetStage.onMap).wait(1).tap(at: HalfSheetStage.onSheet)
    }
  ]
}

private final class PlacesViewController: UIViewController {
  private let largestUndimmed: UISheetPresentationController.Detent.Identifier?
  private let tap = UITapGestureRecognizer()

  init(largestUndimmed: UISheetPresentationController.Detent.Identifier?) {
    self.largestUndimmed = largestUndimmed
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tap.addHandler { [weak self] _ in
      StageTrace.note("the map is tapped")
      self?.showPlace()
    }
    view.addGestureRecognizer(tap)
  }

  private func showPlace() {
    guard presentedViewController == nil else { return }
    let place = PlaceViewController()
    place.sheetPresentationController?.detents = [.medium()]
    place.sheetPresentationController?.largestUndimmedDetentIdentifier = largestUndimmed
    present(place, animated: true)
  }
}

private final class PlaceViewController: UIViewController {
  private let tap = UITapGestureRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    tap.addHandler { _ in StageTrace.note("the place is tapped") }
    view.addGestureRecognizer(tap)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    StageTrace.note("the sheet is gone")
  }
}
