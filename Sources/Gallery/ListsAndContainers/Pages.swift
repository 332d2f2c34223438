import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// Pages that a finger turns, made when they are wanted: a short drag comes back, a flick turns, and before the
/// first there is none.
enum PagesStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = BookViewController() }

  private static let middle = CGPoint(x: 195, y: 400)

  static let recordings = [
    ExampleRecording("flick-and-tap", on: PagesStage.self) {
      Finger().drag(from: middle, to: CGPoint(x: 60, y: 400), for: 0.1).wait(2).tap(at: middle)
    },
    ExampleRecording("drag-a-little", on: PagesStage.self) {
      Finger().down(at: middle).move(to: CGPoint(x: 100, y: 400), for: 0.5).hold(0.3).up().wait(2).tap(at: middle)
    },
    ExampleRecording("before-the-first", on: PagesStage.self) {
      Finger().drag(from: middle, to: CGPoint(x: 330, y: 400), for: 0.1).wait(2).tap(at: middle)
    },
  ]
}

private final class BookViewController: UIPageViewController {
  init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    delegate = self
    setViewControllers([PageViewController(number: 1)], direction: .forward, animated: false)
  }

  fileprivate func page(beside controller: UIViewController, by step: Int) -> UIViewController? {
    guard let number = (controller as? PageViewController)?.number, 1...5 ~= number + step else { return nil }
    return PageViewController(number: number + step)
  }
}

extension BookViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, by: 1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { StageTrace.note(completed ? "turned" : "not turned") }
}

private final class PageViewController: UIViewController {
  let number: Int
  private let tap = UITapGestureRecognizer()

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tap.addHandler { [number] _ in StageTrace.note("a word on page \(number)") }
    view.addGestureRecognizer(tap)
  }
}
