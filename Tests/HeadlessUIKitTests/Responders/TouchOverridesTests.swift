import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Which touch methods a class overrides, by its method table") struct TouchOverridesTests {
  private class Row: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private final class Movable: Row {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private class Held<Content>: UIViewController {
    var content: Content?
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private final class Detour: UIView {
    override var next: UIResponder? { nil }
  }

  #if os(Linux)
    @Test("the tables are readable here")
    func readable() { #expect(ResponderTables.areReadable) }

    @Test("plain classes override nothing, and the model's own containers don't either")
    func plain() {
      final class Local: UIView {
        override func layoutSubviews() {}
        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
      }
      let classes: [UIResponder.Type] = [
        UIView.self, Local.self, UIWindow.self, UILabel.self, UIStackView.self, UITableViewCell.self,
        UIViewController.self, UINavigationController.self, UITabBarController.self, UIApplication.self,
      ]
      for type in classes { #expect(ResponderTables.overrides(of: type) == [], "\(type)") }
    }
  #endif

  @Test("overrides are never missed: inherited, added and generic ones, and a next of one's own")
  func overriding() {
    #expect(ResponderTables.overrides(of: Row.self).contains(.began))
    #expect(ResponderTables.overrides(of: Movable.self).isSuperset(of: [.began, .moved]))
    #expect(ResponderTables.overrides(of: Held<Int>.self).contains(.ended))
    #expect(ResponderTables.overrides(of: Held<[String]>.self).contains(.ended))
    #expect(ResponderTables.overrides(of: Detour.self).contains(.next))
    #expect(ResponderTables.overrides(of: UIScrollView.self).isSuperset(of: [.began, .moved, .ended, .cancelled]))
  }
}
