import Foundation
import HeadlessUIKit
import Testing

/// Rules V315 and V316: what a view is given beside views, and keys that are none.
@MainActor struct OverriddenViewTests {
  @Test("V315 guides and effects that a view is given go by methods that a class may override")
  func given() {
    final class Told: UIView {
      var heard: [String] = []
      override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        heard.append("guide")
        super.addLayoutGuide(layoutGuide)
      }
      override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        heard.append("no guide")
        super.removeLayoutGuide(layoutGuide)
      }
      override func addMotionEffect(_ effect: UIMotionEffect) {
        heard.append("effect")
        super.addMotionEffect(effect)
      }
      override func removeMotionEffect(_ effect: UIMotionEffect) {
        heard.append("no effect")
        super.removeMotionEffect(effect)
      }
    }
    let (view, guide, effect) = (Told(), UILayoutGuide(), UIMotionEffectGroup())
    view.addLayoutGuide(guide)
    #expect(view.layoutGuides == [guide])
    guide.owningView = nil
    view.addMotionEffect(effect)
    view.addMotionEffect(effect)
    #expect(view.motionEffects == [effect] && view.layoutGuides.isEmpty)
    view.removeMotionEffect(effect)
    #expect(view.heard == ["guide", "no guide", "effect", "effect", "no effect"])
  }

  @Test("V316 a key command that was made with nothing is for no key")
  func noKey() {
    final class Typist: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override var keyCommands: [UIKeyCommand]? { [UIKeyCommand()] }
    }
    let command = UIKeyCommand()
    #expect(command.input == nil && command.modifierFlags.isEmpty)
    #expect(Typist().keyCommands?.first?.input == nil)
  }
}
