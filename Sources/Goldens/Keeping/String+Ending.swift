extension String {
  /// What stands before the ending; nil where it ends otherwise.
  package func without(ending: String) -> String? {
    // By bytes, of which the ending has as many there as here: letters would have to be looked for.
    hasSuffix(ending) ? String(Substring(utf8.dropLast(ending.utf8.count))) : nil
  }
}
