import HeadlessUIKit
import Testing

@Suite("CGPoint, CGSize, CGRect") struct CGGeometryTests {
  @Test("equalTo compares values, rectangles by the area they cover")
  func equalTo() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(.zero))
    #expect(CGRect(x: 10, y: 0, width: -10, height: 5).equalTo(CGRect(x: 0, y: 0, width: 10, height: 5)))
  }
}
