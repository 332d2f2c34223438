import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct UIInteractionTests {
  @Test func `an interaction is one view's at a time, and hears of its moves`() {
    final class Loud: NSObject, UIInteraction {
      private(set) weak var view: UIView?
      var heard: [String] = []
      func willMove(to view: UIView?) { heard.append("will \(view?.tag ?? 0)") }
      func didMove(to view: UIView?) {
        self.view = view
        heard.append("did \(view?.tag ?? 0)")
      }
    }
    let (one, other, loud) = (UIView(), UIView(), Loud())
    (one.tag, other.tag) = (1, 2)
    one.addInteraction(loud)
    other.addInteraction(loud)
    #expect(one.interactions.isEmpty && other.interactions.count == 1 && loud.view === other)
    one.removeInteraction(loud)
    other.removeInteraction(loud)
    #expect(loud.heard == ["will 1", "did 1", "will 0", "did 0", "will 2", "did 2", "will 0", "did 0"])
  }

  @Test func `a pointer's delegate is kept, and never asked`() {
    final class Asked: NSObject, UIPointerInteractionDelegate {}
    let (view, asked) = (UIView(), Asked())
    let interaction = UIPointerInteraction(delegate: asked)
    view.addInteraction(interaction)
    #expect(interaction.view === view && interaction.delegate === asked)
  }
}
