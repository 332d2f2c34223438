import Testing
import UIKit

@testable import App

@MainActor @Suite struct CardViewTests {
  @Test func `a card is hit inside of its shape`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let card = CardView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    root.addSubview(card)
    root.layoutIfNeeded()
    #expect(root.hitTest(CGPoint(x: 150, y: 150), with: nil) === card)
    #expect(root.hitTest(CGPoint(x: 52, y: 52), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 52, y: 248), with: nil) === card)
    #expect(card.layer is CAShapeLayer)
  }
}
