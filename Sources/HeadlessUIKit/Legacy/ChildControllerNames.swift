extension UIViewController {
  /// The old name of `setOverrideTraitCollection(_:forChild:)`.
  @available(swift, deprecated: 4.2, renamed: "setOverrideTraitCollection(_:forChild:)")
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChildViewController childViewController: UIViewController
  ) {
    setOverrideTraitCollection(collection, forChild: childViewController)
  }
  /// The old name of `overrideTraitCollection(forChild:)`.
  @available(swift, deprecated: 4.2, renamed: "overrideTraitCollection(forChild:)")
  public func overrideTraitCollection(
    forChildViewController childViewController: UIViewController
  ) -> UITraitCollection? {
    overrideTraitCollection(forChild: childViewController)
  }
}
