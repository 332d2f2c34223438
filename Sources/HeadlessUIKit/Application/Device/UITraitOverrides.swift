import Foundation

/// What a view or a controller says of traits for itself and all that is in it.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct>
@preconcurrency @MainActor
public struct UITraitOverrides: @preconcurrency UIMutableTraits {
  var values = TraitValues()

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether the trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.names.contains(ObjectIdentifier(trait)) }
  /// Leaves the trait to what is around.
  public mutating func remove(_ trait: UITrait) { values.forget(ObjectIdentifier(trait)) }
}

extension UIView {
  /// The traits that this view and its subviews have, other than what it is in.
  public final var traitOverrides: UITraitOverrides {
    get { UIApplication.shared.traits.overrides(of: self) }
    set { UIApplication.shared.traits.set(newValue, of: self) }
  }
}

extension UIViewController {
  /// The traits that this controller, its children and its view have, other than what it is in.
  public final var traitOverrides: UITraitOverrides {
    get { UIApplication.shared.traits.overrides(of: self) }
    set { UIApplication.shared.traits.set(newValue, of: self) }
  }
}

extension UIPresentationController {
  /// The traits that the presentation and all that is in its container have, other than what that is in.
  public final var traitOverrides: UITraitOverrides {
    get { UIApplication.shared.traits.overrides(of: self) }
    set { UIApplication.shared.traits.set(newValue, of: self) }
  }
}

extension UIWindowScene {
  /// The traits that the scene's windows have, other than the screen's.
  public final var traitOverrides: UITraitOverrides {
    get { UIApplication.shared.traits.overrides(of: self) }
    set { UIApplication.shared.traits.set(newValue, of: self) }
  }
}
