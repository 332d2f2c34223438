/// What types are called, as `String(reflecting:)` and `String(describing:)` have it.
///
/// Those ask first whether a metatype has words of its own, in five ways, and for each the runtime goes through all
/// conformances of the program: for a class or two that takes longer than a short replay.
package enum TypeName {
  /// With its module and what it is declared in: `Shop.Cart.Row`.
  package static func whole(_ type: Any.Type) -> String { _typeName(type, qualified: true) }

  /// Without: `Row`.
  package static func own(_ type: Any.Type) -> String { _typeName(type, qualified: false) }
}
