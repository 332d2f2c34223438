import Foundation
import ReplayTesting
import Testing
import TouchRecording
import XCTest

/// Run by `FlightRecorderTests` in a process of its own, where some of them must fail; left out of every other run.
@MainActor
@Suite(
  .recordsTouches(),
  .enabled(if: ProcessInfo.processInfo.environment["TOUCHSTONE_MUST_FAIL"] != nil, "run by FlightRecorderTests"))
struct MustFailWithTouchesTests {
  @Test func `fails at an expectation`() throws {
    try TouchRecorder.ofTest().mark("before it failed")
    #expect(Bool(false))
  }

  @Test(arguments: ["one", "two"]) func `throws with`(argument: String) throws {
    try TouchRecorder.ofTest().mark(argument)
    throw CocoaError(.featureUnsupported)
  }

  @Test func `passes, though something known is wrong`() throws {
    try TouchRecorder.ofTest().mark("nobody wants this")
    withKnownIssue { #expect(Bool(false)) }
  }

  @Test func `fails before anything is recorded`() {
    #expect(Bool(false))
  }
}

/// The same under XCTest.
final class MustFailWithTouchesCase: XCTestCase {
  func testThatFails() throws {
    try mark("before it failed")
    XCTAssertTrue(false)
  }

  func testThatFailsInTwoWindows() throws {
    try mark("window A")
    try mark("window B")
    XCTAssertTrue(false)
  }

  func testThatPasses() throws {
    try mark("nobody wants this")
  }

  private func mark(_ text: String) throws {
    try XCTSkipUnless(
      ProcessInfo.processInfo.environment["TOUCHSTONE_MUST_FAIL"] != nil, "run by FlightRecorderTests")
    let recorder = try touchRecorder()
    MainActor.assumeIsolated { recorder.mark(text) }
  }
}
