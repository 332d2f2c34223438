/// Whom a view is in, without calls and without keeping anybody.
extension UIView {
  /// `superview`, whatever overrides that.
  final var holder: UIView? { link?.takeUnretainedValue() }

  /// Whether it is in no window, and need not be asked: as nearly every view that is added.
  final var standsAlone: Bool { link == nil && !overrides.contains(.window) }

  /// Where the superview is, for comparing alone.
  final var holderAddress: UnsafeRawPointer? {
    guard let link else { return nil }
    return UnsafeRawPointer(link.toOpaque())
  }

  /// Where it is itself, likewise.
  final var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

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
