extension UIViewController {
  /// The nearest one of its kind around the controller.
  func container<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }
}
