extension UIViewController {
  /// The old name of `children`.
  @available(swift, deprecated: 4.2, renamed: "children")
  public var childViewControllers: [UIViewController] { children }
  /// The old name of `addChild(_:)`.
  @available(swift, deprecated: 4.2, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
  /// The old name of `removeFromParent()`.
  @available(swift, deprecated: 4.2, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }
}
