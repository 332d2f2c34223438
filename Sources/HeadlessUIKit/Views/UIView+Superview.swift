/// Whom a view is in, without calls and without keeping anybody.
extension UIView {
  /// `superview`, whatever overrides that.
  final var holder: UIView? { link?.takeUnretainedValue() }

  /// As `isDescendant(of:)`, of a tree as it is held, whatever overrides that or `superview`.
  final nonisolated func stands(in view: UIView) -> Bool {
    let sought = Unmanaged.passUnretained(view).toOpaque()
    var place: Unmanaged<UIView>? = .passUnretained(self)
    while let present = place {
      if present.toOpaque() == sought { return true }
      place = present._withUnsafeGuaranteedRef { $0.link }
    }
    return false
  }

  /// The children that there are now, from the rearmost to the frontmost: whoever is called may take them out, or
  /// put others in. Their array is held meanwhile, and so none of them has to be on its own.
  @inline(__always) final func forEachChild(_ body: (UIView) -> Void) {
    let children = children
    withExtendedLifetime(children) {
      for place in 0..<children.count {
        Unmanaged.passUnretained(children[place])._withUnsafeGuaranteedRef { body($0) }
      }
    }
  }

  /// Whether it is the root view of a controller that is there.
  package final var hasController: Bool { viewController != nil }

  /// The first view above it whose class has a `window` of its own, as windows' has.
  final nonisolated var windowGiver: Unmanaged<UIView>? {
    var place = link
    while let present = place {
      let (isGiver, above) = present._withUnsafeGuaranteedRef { ($0.overrides.contains(.window), $0.link) }
      if isGiver { return present }
      place = above
    }
    return nil
  }
}
