import CustomDump
import Testing
import UIKit

@testable import App

@MainActor @Suite struct HomeViewControllerTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let home = HomeViewController()

  init() {
    window.rootViewController = home
    window.isHidden = false
    window.layoutIfNeeded()
  }

  @Test func `the raised part of the button is hit above the bar`() {
    #expect(window.hitTest(CGPoint(x: 195, y: 749), with: nil) === home.bar.centerButton)
  }

  @Test func `beside the button the content is hit above the bar, and the bar below`() {
    #expect(window.hitTest(CGPoint(x: 100, y: 749), with: nil) === home.content)
    #expect(window.hitTest(CGPoint(x: 100, y: 800), with: nil) === home.bar)
  }

  @Test func `a touch goes up the responder chain to the view controller`() {
    home.bar.centerButton.touchesBegan([], with: nil)
    #expect(home.bar.centerButton.isPressed)
    #expect(home.touchesHeard == 1)
  }

  @Test func `a package that knows nothing of the alias is the same as ever`() {
    expectNoDifference(
      home.bar.placeDescription,
      """
      [
        [0]: 0.0,
        [1]: 761.0
      ]
      """)
  }
}
