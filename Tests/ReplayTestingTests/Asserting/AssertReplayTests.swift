import Foundation
import HeadlessUIKit
import ReplayTesting
import TouchLogs
import XCTest

final class AssertReplayTests: XCTestCase {
  func testThatAReplayIsWhatItsGoldenSays() throws {
    let desk = try DeskRecording()
    defer { desk.remove() }
    let outcome = assertReplay(desk.recording, on: DeskStage.self)
    XCTAssertEqual(outcome.exitCode, 0, outcome.text)
  }

  func testThatFingersWrittenInTheTestHaveTheirGoldenBesideIt() {
    assertReplay(of: DeskStage.self, named: "press-the-button") { Finger().tap(at: CGPoint(x: 150, y: 120)) }
  }

  func testThatViewsWhichTheTestBuildsAreTouched() {
    assertReplay(in: { buildPayButton(paying: 3, in: $0) }) { Finger().tap(at: CGPoint(x: 150, y: 120)) }
  }

  /// Run by `FailureTests` in a process of its own, where it must fail; left out of every other run.
  func testThatMustFailInline() throws {
    try XCTSkipUnless(ProcessInfo.processInfo.environment["TOUCHSTONE_MUST_FAIL"] != nil, "run by FailureTests")
    let golden = "testThatViewsWhichTheTestBuildsAreTouched"
    assertReplay(in: { buildPayButton(paying: 7, in: $0) }, named: golden, update: .never) {
      Finger().tap(at: CGPoint(x: 150, y: 120))
    }
  }

  /// Run by `FailureTests` in a process of its own, where it must fail; left out of every other run.
  func testThatMustFail() throws {
    try XCTSkipUnless(ProcessInfo.processInfo.environment["TOUCHSTONE_MUST_FAIL"] != nil, "run by FailureTests")
    let desk = try DeskRecording(golden: DeskRecording.golden.replacingOccurrences(of: "pressed", with: "squeezed"))
    defer { desk.remove() }
    assertReplay(desk.recording, on: DeskStage.self, update: .never)
  }

  /// Run by `FailureTests` in a process of its own, where it must fail; left out of every other run.
  @MainActor func testThatMustNotWait() async throws {
    try XCTSkipUnless(ProcessInfo.processInfo.environment["TOUCHSTONE_MUST_FAIL"] != nil, "run by FailureTests")
    assertReplay(of: DeskStage.self, named: "press-the-button") { Finger().tap(at: CGPoint(x: 150, y: 120)) }
  }

  /// Run by `FailureTests` in a process of its own, where it must fail; left out of every other run.
  @MainActor func testThatMustFailAsync() async throws {
    try XCTSkipUnless(ProcessInfo.processInfo.environment["TOUCHSTONE_MUST_FAIL"] != nil, "run by FailureTests")
    let desk = try DeskRecording(golden: DeskRecording.golden.replacingOccurrences(of: "pressed", with: "squeezed"))
    defer { desk.remove() }
    await expectReplay(desk.recording, on: DeskStage.self, update: .never)
  }

  func testThatAnAsyncTestOffTheMainActorCanAssert() async throws {
    let desk = try DeskRecording()
    defer { desk.remove() }
    XCTAssertEqual(assertReplay(desk.recording, on: DeskStage.self).exitCode, 0)
  }

  @MainActor func testThatATestOnTheMainActorCanAssert() throws {
    let desk = try DeskRecording()
    defer { desk.remove() }
    XCTAssertEqual(assertReplay(desk.recording, on: DeskStage.self).exitCode, 0)
  }

  @MainActor func testThatAnAsyncTestOnTheMainActorCanExpect() async throws {
    let desk = try DeskRecording()
    defer { desk.remove() }
    let outcome = await expectReplay(desk.recording, on: DeskStage.self)
    XCTAssertEqual(outcome.exitCode, 0, outcome.text)
  }
}
