/// A finger that has something in its hand as soon as it lands: the grip of a row, or the index beside rows.
final class GripPress: UILongPressGestureRecognizer {
  init(name: String, _ act: @escaping @MainActor (GripPress) -> Void) {
    super.init(target: nil, action: nil)
    self.name = name
    minimumPressDuration = 0
    isDiscreet = true
    ownAction = { [weak self] in if let self { act(self) } }
  }
}
