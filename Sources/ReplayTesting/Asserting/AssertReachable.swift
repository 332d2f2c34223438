public import Foundation
public import TouchLogs
public import TouchReplay

/// Fails the test unless a finger reaches the view wherever it can be on the screen; for XCTest.
///
/// Synchronous: it turns the main run loop until the answer is there. A test method that is both `async` and on the
/// main actor would wait for itself, and fails; `await expectReachable` is for that one.
/// - Parameters:
///   - view: its path in traces, or the last names of it.
///   - share: how much must be reached at least, from 0 to 1.
///   - screen: the stage's own where nil.
/// - Returns: whether it is reached.
@discardableResult
public func assertReachable(
  _ view: String, on stage: any Stage.Type, atLeast share: Double = 1, screen: Screen? = nil,
  file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  check(ReachCase(view: view, extent: .share(share), stage: stage, screen: screen), file: file, line: line)
}

/// Fails the test unless a finger that lands on that point of the view reaches it, or a view in it.
/// - Parameter point: in the view's own coordinates; it may lie beyond the bounds, where the view says that it is
///   touched there, too.
@discardableResult
public func assertReachable(
  _ view: String, at point: CGPoint, on stage: any Stage.Type, screen: Screen? = nil,
  file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  check(ReachCase(view: view, extent: .point(point), stage: stage, screen: screen), file: file, line: line)
}

private func check(_ reach: ReachCase, file: StaticString, line: UInt) -> Bool {
  let text: String?
  do { text = try RunLoopTurner.run { await reach.failure() } } catch { text = "\(error)" }
  guard let text else { return true }
  FailureReporter.fail(text, at: TestPlace(fileID: "\(file)", file: file, line: line, column: 1))
  return false
}
