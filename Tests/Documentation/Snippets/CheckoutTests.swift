import DocumentedApp
import Foundation
import HeadlessUIKit
import ReplayTesting
import Testing

@Suite struct CheckoutTests {
  @MainActor @Test func payingTwiceIsImpossible() async {
    await expectReplay(of: Checkout.self) { Finger().doubleTap(at: CGPoint(x: 195, y: 770)) }
  }

  @MainActor @Test func aBannerOverTheButtonKeepsItFromBeingPressed() async {
    let banner = UIView(frame: CGRect(x: 0, y: 720, width: 390, height: 80))
    await expectReplay(in: { window in
      window.rootViewController = CheckoutViewController()
      window.addSubview(banner)
    }) {
      Finger().tap(at: CGPoint(x: 195, y: 770))
    }
  }

  @MainActor @Test func payingTwiceOnThePhone() async {
    await expectReplay("pay-twice", on: Checkout.self)
  }
}
