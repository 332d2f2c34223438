import Foundation
import ReplayTesting
import XCTest

final class AssertReachableTests: XCTestCase {
  func testThatAReachableViewPasses() {
    XCTAssertTrue(assertReachable("bar/centerButton", on: FixedBarStage.self))
    XCTAssertTrue(
      assertReachable("bar/centerButton", at: CGPoint(x: 36, y: 12), on: FixedBarStage.self))
  }

  /// Run by `FailureTests` in a process of its own, where it must fail; left out of every other run.
  func testThatMustFail() throws {
    try XCTSkipUnless(ProcessInfo.processInfo.environment["TOUCHSTONE_MUST_FAIL"] != nil, "run by FailureTests")
    assertReachable("bar/centerButton", on: BarStage.self)
  }

  /// Run by `FailureTests` in a process of its own, where it must fail; left out of every other run.
  @MainActor func testThatMustNotWait() async throws {
    try XCTSkipUnless(ProcessInfo.processInfo.environment["TOUCHSTONE_MUST_FAIL"] != nil, "run by FailureTests")
    assertReachable("bar/centerButton", on: FixedBarStage.self)
  }
}
