import Foundation

/// The room that a list's controller leaves below its content for what stands at the screen's lower edge for the
/// first responder (V1010), as long as the list shows.
@MainActor final class RoomForInputs {
  private weak var list: UIScrollView?

  func begin(below list: UIScrollView) {
    if list !== self.list {
      end()
      self.list = list
      UIApplication.shared.keyboardGuides.add(self)
    }
    follow()
  }

  func end() {
    UIApplication.shared.keyboardGuides.remove(self)
    list?.inputInset = 0
    list = nil
  }

  /// What stands there has come, gone, or got another height. What the safe area leaves out counts once.
  func follow() {
    guard let list else { return }
    list.inputInset = max(0, list.heightOfKeyboard(withSafeArea: false) - list.safeAreaInset.bottom)
  }
}
