import DocumentedApp
import Foundation
import ReplayTesting
import Testing
import XCTest

final class CheckoutXCTests: XCTestCase {
  func testPayingTwiceIsImpossible() {
    assertReplay(of: Checkout.self) { Finger().doubleTap(at: CGPoint(x: 195, y: 770)) }
  }
}

@Suite struct NewsTests {
  @MainActor @Test func aSwipeScrolls() async {
    await expectReplay(of: NewsScreen.self) {
      Finger().drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 200), for: 0.3)
    }
  }

  @MainActor @Test func twoFingersPinch() async {
    await expectReplay(of: NewsScreen.self) {
      Finger().drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 50, y: 300))
      Finger().drag(from: CGPoint(x: 240, y: 300), to: CGPoint(x: 340, y: 300))
    }
  }
}
