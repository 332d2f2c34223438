/// The containers around a controller, and what it gives them to show.
extension UIViewController {
  /// The nearest navigation controller around it; nil for one itself.
  public var navigationController: UINavigationController? { container() }
  /// The nearest tab bar controller around it.
  public var tabBarController: UITabBarController? { container() }

  private func container<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }
}
