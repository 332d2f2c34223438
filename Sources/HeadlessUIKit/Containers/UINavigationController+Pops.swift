/// What a navigation controller that is its bar's delegate hears of pops (V810).
extension UINavigationController {
  /// The bar still has the item of the controller, which is off the stack: by that code tells its own pops, and
  /// those of fingers from the edge, from taps on the back button. The answer means nothing.
  func askOfPop(of controller: UIViewController) {
    let holder = barHolder
    if let judge = holder.judge {
      _ = judge.navigationBar(holder.navigationBar, shouldPop: controller.navigationItem)
    }
  }

  /// Unless it was put on again meanwhile.
  func tellOfPop(of controller: UIViewController) {
    let holder = barHolder
    guard let judge = holder.judge, !viewControllers.contains(where: { $0 === controller }) else { return }
    judge.navigationBar(holder.navigationBar, didPop: controller.navigationItem)
  }
}
