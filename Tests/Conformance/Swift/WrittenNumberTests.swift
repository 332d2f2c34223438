import Foundation
import HeadlessUIKit
import Testing

/// Rule V1165: how UIKit's values of a few numbers are written.
@MainActor struct WrittenNumberTests {
  private func written(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }
  private func isReadBack<Value: Codable & Equatable>(_ value: Value) throws -> Bool {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value)) == value
  }

  @Test("V1165 insets, offsets and ranges are written as arrays of their numbers, and read from them")
  func arrays() throws {
    let (insets, offset) = (
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), UIOffset(horizontal: 1, vertical: 2)
    )
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let range = UIFloatRange(minimum: 1, maximum: 2)
    #expect(try written(insets) == "[1,2,3,4]" && written(directional) == "[1,2,3,4]")
    #expect(try written(offset) == "[1,2]" && written(range) == "[1,2]")
    #expect(try isReadBack(insets) && isReadBack(directional) && isReadBack(offset) && isReadBack(range))
  }
}
