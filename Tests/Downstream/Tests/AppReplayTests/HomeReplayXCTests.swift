import AppStages
import ReplayTesting
import UIKit
import XCTest

final class HomeReplayXCTests: XCTestCase {
  func testPressRaisedPart() { assertReplay("press-raised-part", on: HomeStage.self) }

  func testDragOffTheButton() {
    assertReplay(of: HomeStage.self) {
      Finger().drag(from: CGPoint(x: 195, y: 749), to: CGPoint(x: 20, y: 300), for: 0.2)
    }
  }

  func testNoDeadPart() { assertReachable("home/bar/centerButton", on: HomeStage.self) }
}
