import Foundation
import Testing

@testable import HeadlessUIKit

/// What the tests of rules can't see of effects that come back from archives: nothing is drawn of them.
@MainActor struct ArchivedEffectTests {
  private func back<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
  }

  @Test func `blurs come back with their styles, and what stands out before them with the blur`() throws {
    let blur = UIBlurEffect(style: .systemThinMaterialDark)
    #expect(try back(blur).style == blur.style)
    #expect(try back(UIVibrancyEffect(blurEffect: blur)).blurEffect.style == blur.style)
  }

  @Test func `glass comes back as it was set`() throws {
    let (glass, container) = (UIGlassEffect(style: .clear), UIGlassContainerEffect())
    (glass.isInteractive, glass.tintColor, container.spacing) = (true, .red, 7)
    let copy = try back(glass)
    #expect(copy.isInteractive && copy.tintColor == .red)
    #expect(try back(container).spacing == 7)
  }
}
