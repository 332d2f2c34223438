import Foundation
import HeadlessUIKit

/// Three pages, which write down what they and the delegate hear.
final class Leaves: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let all: [UIViewController]
  /// Whether none follows any more.
  var isEnded = false
  private let journal: Journal
  init(_ journal: Journal) {
    self.journal = journal
    all = ["1", "2", "3"].map { LoudController($0, journal) }
  }

  private func leaf(_ step: Int, from controller: UIViewController) -> UIViewController? {
    guard !isEnded, let place = all.firstIndex(of: controller), all.indices.contains(place + step) else {
      return nil
    }
    return all[place + step]
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { leaf(-1, from: viewController) }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { leaf(1, from: viewController) }

  private func names(_ controllers: [UIViewController]) -> String {
    controllers.map { $0.title ?? "" }.joined(separator: " ")
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    journal.note("to \(names(pendingViewControllers))")
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    journal.note("from \(names(previousViewControllers)), turned \(completed)")
  }
}
