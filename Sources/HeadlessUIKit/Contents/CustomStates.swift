/// What code keeps in a state under keys of its own: nothing, most often, or a few.
///
/// States come and go with every update, and for a dictionary of theirs the runtime goes through all conformances
/// of the program once: that takes longer than a short replay.
struct CustomStates {
  private var all: [Custom] = []

  private struct Custom {
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

  private func place(of key: UIConfigurationStateCustomKey) -> Int? { all.firstIndex { $0.key == key } }
}
