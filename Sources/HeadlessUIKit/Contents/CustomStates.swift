/// What code keeps in a state under keys of its own: nothing, most often, or a few.
///
/// States come and go with every update, and for a dictionary of theirs the runtime goes through all conformances
/// of the program once: that takes longer than a short replay.
struct CustomStates: Hashable {
  private var all: [Custom] = []

  private struct Custom: Hashable {
    let key: UIConfigurationStateCustomKey
    var value: AnyHashable
  }

  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { place(of: key).map { all[$0].value } }
    set {
      switch (place(of: key), newValue) {
      case (let place?, let value?): all[place].value = value
      case (let place?, nil): all.remove(at: place)
      case (nil, let value?): all.append(Custom(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Equal ones were said the same, in whichever order.
  static func == (one: Self, other: Self) -> Bool {
    one.all.count == other.all.count && one.all.allSatisfy { other[$0.key] == $0.value }
  }
  func hash(into hasher: inout Hasher) { hasher.combine(all.count) }

  /// Nil where nothing was said.
  var words: String? {
    all.isEmpty ? nil : all.map { "\($0.key.rawValue) \($0.value)" }.joined(separator: ", ")
  }

  private func place(of key: UIConfigurationStateCustomKey) -> Int? { all.firstIndex { $0.key == key } }
}
