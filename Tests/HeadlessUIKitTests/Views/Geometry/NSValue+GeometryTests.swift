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

  @Test("what stands somewhere as a box is taken out as a value, and the other way round; of other kinds is none")
  func casts() {
    let (point, size) = (CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let things: [Any] = [point, NSValue(cgSize: size), insets, NSNumber(value: 1)]
    #expect((things[0] as? NSValue)?.cgPointValue == point && things[1] as? CGSize == size)
    #expect((things[2] as? NSValue)?.uiEdgeInsetsValue == insets && (insets as NSValue).uiEdgeInsetsValue == insets)
    #expect(things[1] as? CGPoint == nil && things[3] as? CGPoint == nil && things[3] as? CGRect == nil)
    let turn: Any = NSValue(caTransform3D: CATransform3DIdentity)
    #expect(turn as? CATransform3D == CATransform3DIdentity && turn as? CGAffineTransform == nil)
    let information: [AnyHashable: Any] = ["frame": CGRect(x: 1, y: 2, width: 3, height: 4)]
    #expect((information["frame"] as? NSValue)?.cgRectValue.maxX == 4)
  }
}
