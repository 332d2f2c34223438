import Foundation

/// What has gone out of a list's sight with the first responder in it: scrolling ends no editing.
///
/// It stays in the list, is used for nothing else meanwhile, and is what comes when its place is in sight again.
@MainActor struct KeptResponder<Place: Equatable, View: UIView> {
  typealias Kept = (place: Place, view: View)
  private(set) var present: Kept?

  /// - Returns: false, and nothing is kept, where the view has no first responder in it.
  mutating func keep(_ view: View, of place: Place) -> Bool {
    guard view.holdsFirstResponder else { return false }
    present = (place, view)
    return true
  }

  /// Nothing is kept any more.
  mutating func take() -> Kept? {
    defer { present = nil }
    return present
  }

  func view(of place: Place) -> View? { present?.place == place ? present?.view : nil }

  /// What is kept of a place that comes into sight.
  mutating func take(of place: Place) -> View? { present?.place == place ? take()?.view : nil }

  /// What may be used again: the first responder is another one by now.
  mutating func takeIdle() -> Kept? { present?.view.holdsFirstResponder == false ? take() : nil }

  /// - Returns: what has no place any more.
  mutating func move(by way: (Place) -> Place?) -> Kept? {
    guard let present else { return nil }
    guard let place = way(present.place) else { return take() }
    self.present = (place, present.view)
    return nil
  }
}

extension UIView {
  /// Whether the first responder is the view, or something in it.
  var holdsFirstResponder: Bool { hostWindow?.firstResponder(in: self) != nil }
}
