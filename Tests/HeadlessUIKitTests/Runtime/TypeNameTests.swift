import Foundation
import Testing

@testable import HeadlessUIKit

struct TypeNameTests {
  private final class Nested<Content> {}

  private static let types: [Any.Type] = [
    UIView.self, UIView.ContentMode.self, NSObject.self, Int.self, [String: [Int?]].self, Nested<CGFloat>.self,
    UIView.Type.self, (any UITextInput).self, ((Int) -> Void).self,
  ]

  @Test(arguments: types.indices)
  func `types are called what strings made of them say`(number: Int) {
    final class Local {}
    for type in [Self.types[number], Local.self] {
      #expect(TypeName.whole(type) == String(reflecting: type))
      #expect(TypeName.own(type) == String(describing: type))
    }
  }
}
