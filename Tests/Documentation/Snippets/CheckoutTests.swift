import DocumentedApp
import Foundation
import ReplayTesting
import Testing

@Suite struct CheckoutTests {
  @MainActor @Test func payingTwiceIsImpossible() async {
    await expectReplay(of: Checkout.self) { Finger().doubleTap(at: CGPoint(x: 195, y: 770)) }
  }

  @MainActor @Test func payingTwiceOnThePhone() async {
    await expectReplay("pay-twice", on: Checkout.self)
  }
}
