import Foundation

/// The guides, and the lists, that follow what stands at the screen's lower edge for the first responder.
@MainActor struct KeyboardGuides {
  private struct Kept {
    weak var guide: UIKeyboardLayoutGuide?
    weak var room: RoomForInputs?
  }
  private var kept: [Kept] = []
  /// How far down the screen is free, as the guides' views were laid out by; infinite where nothing stands there.
  private(set) var freeUntil = CGFloat.infinity

  mutating func add(_ guide: UIKeyboardLayoutGuide) {
    keep(Kept(guide: guide))
  }

  mutating func add(_ room: RoomForInputs) {
    keep(Kept(room: room))
  }

  mutating func remove(_ room: RoomForInputs) {
    kept.removeAll { $0.room === room }
  }

  private mutating func keep(_ new: Kept) {
    kept.removeAll { $0.guide == nil && $0.room == nil }
    kept.append(new)
  }

  /// Of lists, whose code may hear when they follow.
  var rooms: [RoomForInputs] { kept.compactMap(\.room) }

  /// Has the guides' views laid out anew where that is another height than before.
  /// - Returns: whether it is.
  mutating func follow(freeUntil height: CGFloat) -> Bool {
    guard height != freeUntil else { return false }
    freeUntil = height
    for one in kept { one.guide?.owningView?.ruledPartsDidChange() }
    return true
  }
}

extension UIView {
  /// In points, how much of the view's lower part input views cover, or the safe area leaves out.
  func heightOfKeyboard(withSafeArea: Bool) -> CGFloat {
    let least = withSafeArea ? safeAreaInsets.bottom : 0
    let freeUntil = UIApplication.shared.keyboardGuides.freeUntil
    guard freeUntil < .infinity, let window else { return least }
    let lower = convert(CGPoint(x: bounds.minX, y: bounds.maxY), to: nil).y + window.frame.minY
    return min(max(least, lower - freeUntil), bounds.height)
  }
}
