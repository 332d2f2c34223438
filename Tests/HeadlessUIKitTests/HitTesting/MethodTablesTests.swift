import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("What a class overrides, by its method table") struct MethodTablesTests {
  private class Base: UIView {}
  private class Asked: Base {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
  }
  private final class Both: Asked {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
  }
  private class Generic<Value>: UIScrollView {
    var value: Value?
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { value == nil }
  }
  private final class Hearing: UIControl {
    override var isHidden: Bool { didSet { setNeedsLayout() } }
  }

  #if os(Linux)
    @Test("the tables are readable here")
    func readable() { #expect(MethodTables.areReadable) }

    @Test("plain subclasses override nothing, and the model's own views don't either")
    func plain() {
      final class Local: UIView {
        override func layoutSubviews() {}
        override var frame: CGRect { didSet {} }
      }
      let classes: [UIView.Type] = [
        UIView.self, Base.self, Local.self, UIControl.self, UIButton.self, UILabel.self,
        UIScrollView.self, UITableView.self, UICollectionView.self, UIStackView.self, UISlider.self,
      ]
      for type in classes { #expect(MethodTables.overrides(of: type).hit == [], "\(type)") }
      #expect(MethodTables.overrides(of: UIWindow.self).hit == .window)
    }
  #endif

  @Test("overrides are never missed: inherited, generic and added ones, and observers of a getter's property")
  func overriding() {
    #expect(MethodTables.overrides(of: Asked.self).hit.contains(.hitTest))
    #expect(MethodTables.overrides(of: Both.self).hit.isSuperset(of: [.hitTest, .pointInside]))
    #expect(MethodTables.overrides(of: Generic<Int>.self).hit.contains(.pointInside))
    #expect(MethodTables.overrides(of: Generic<[String]>.self).hit.contains(.pointInside))
    #expect(MethodTables.overrides(of: Hearing.self).hit.contains(.getters))
  }
}
