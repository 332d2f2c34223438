import HeadlessUIKit
import Testing

@Suite("CGVector") struct CGVectorTests {
  @Test("it is encoded as two numbers in an array")
  func coding() throws {
    let data = try JSONEncoder().encode(CGVector(dx: 1.5, dy: -2))
    #expect(String(decoding: data, as: UTF8.self) == "[1.5,-2]")
    #expect(try JSONDecoder().decode(CGVector.self, from: data) == CGVector(dx: 1.5, dy: -2))
    #expect(CGVector.zero == CGVector(dx: 0, dy: 0))
  }
}
