import HeadlessUIKit
import Testing

@Suite("NSValue with geometry") struct NSValueGeometryTests {
  @Test("points, sizes and rectangles come back out of it")
  func roundTrip() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }
}
