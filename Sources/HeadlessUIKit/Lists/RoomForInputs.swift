import Foundation

/// The room that a list's controller leaves below its content for what stands at the screen's lower edge for the
/// first responder (V1010), as long as the list shows.
@MainActor final class RoomForInputs {
  private weak var list: UIScrollView?
  /// In points: the part of the list's `contentInset` that is this room.
  private var given: CGFloat = 0

  func begin(below list: UIScrollView) {
    if list === self.list { return follow() }
    end()
    self.list = list
    UIApplication.shared.keyboardGuides.add(self)
    follow()
  }

  func end() {
    give(0)
    list = nil
  }

  /// What stands there has come, gone, or got another height. What the safe area leaves out counts once.
  func follow() {
    guard let list else { return }
    let free = list.adjustedContentInset.bottom - list.contentInset.bottom
    give(max(0, list.heightOfKeyboard(withSafeArea: false) - free))
  }

  private func give(_ room: CGFloat) {
    guard let list, room != given else { return }
    let more = room - given
    given = room
    list.contentInset.bottom += more
  }
}
