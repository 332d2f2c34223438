extension Dictionary<String, String> {
  /// A variable of an environment. Set and empty is what a workflow's missing input leaves: it is taken for unset,
  /// since a folder without a name would be the root.
  func variable(_ name: String) -> String? { self[name].flatMap { $0.isEmpty ? nil : $0 } }
}
