import Foundation

/// Views that await `draw(_:)`: called at the end of the turn, after layout, of what is in a window and has an
/// extent.
///
/// Only classes outside of this module that override it are asked: those inside draw nothing.
@MainActor struct DisplayPass {
  private struct Waiting { weak var view: UIView? }
  private var waiting: [Waiting] = []

  var isEmpty: Bool { waiting.isEmpty }

  mutating func add(_ view: UIView) { waiting.append(Waiting(view: view)) }

  /// In the order in which they asked; those that ask meanwhile are drawn in the next turn. One that has no window
  /// or no extent waits until it has.
  mutating func takeReady() -> [UIView] {
    var ready: [UIView] = []
    var later: [Waiting] = []
    for one in waiting {
      guard let view = one.view, let window = view.window else { continue }
      if window.isHidden || view.isHidden || view.bounds.isEmpty { later.append(one) } else { ready.append(view) }
    }
    waiting = later
    return ready
  }
}

extension UIView {
  /// Has `draw(_:)` called, at once where it is in a window, else when it comes to one.
  func awaitDisplay(of rect: CGRect?) {
    guard contentOverrides.contains(.draw) else { return }
    // Nil is all of it, as is what was asked for before the first time.
    layoutState.displayRect = layoutState.awaitsDisplay ? union(layoutState.displayRect, rect) : rect
    layoutState.awaitsDisplay = true
    joinDisplay()
  }

  /// It came to a window, or asked to be drawn.
  func joinDisplay() {
    guard layoutState.awaitsDisplay, !layoutState.isInDisplayPass, contentOverrides.contains(.draw), window != nil
    else { return }
    layoutState.isInDisplayPass = true
    UIApplication.shared.display.add(self)
  }

  private func union(_ one: CGRect?, _ other: CGRect?) -> CGRect? {
    guard let one, let other else { return nil }
    return one.union(other)
  }

  fileprivate func drawNow() {
    let rect = layoutState.displayRect.map { $0.intersection(bounds) } ?? bounds
    (layoutState.awaitsDisplay, layoutState.isInDisplayPass, layoutState.displayRect) = (false, false, nil)
    guard !rect.isEmpty else { return }
    withContext(bounds.size, scale: contentScaleFactor) { context in
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      draw(rect)
    }
  }
}

extension UIApplication {
  func drawWhatAwaitsIt() {
    for view in display.takeReady() { view.drawNow() }
  }
}
