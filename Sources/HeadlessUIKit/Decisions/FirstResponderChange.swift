/// What became of a responder's place as its window's first.
package enum FirstResponderChange {
  case becomes
  case resigns
  /// Taken from it without asking: it was hidden, left its window, or its editing was ended by force.
  case loses
  /// `canBecomeFirstResponder` said no.
  case cannotBecome
  /// It is in no window.
  case hasNoWindow
  /// `canResignFirstResponder` said no.
  case cannotResign
  /// The present first responder did not resign for it.
  case waitsFor(UIResponder)
}
