/// What a built-in control's value is, as watchers are told of it.
package enum ControlValue {
  case number(Double)
  case flag(Bool)
  /// Counted from 0; -1 is none.
  case index(Int)
  case text(String)
}
