public import Foundation
public import TouchLogs
public import TouchReplay

/// Fails the test unless a finger reaches the view wherever it can be on the screen; for Swift Testing.
///
/// ```swift
/// await expectReachable("home/tabBar/centerButton", on: RaisedTabBarFixed.self)
/// ```
/// Every whole point of the view's bounds is hit-tested, on the stage as it is built. A view in the view reaches
/// it, too. What is covered counts as out of reach.
/// - Parameters:
///   - view: its path in traces, or the last names of it.
///   - share: how much must be reached at least, from 0 to 1.
///   - screen: the stage's own where nil.
/// - Returns: whether it is reached.
@MainActor @discardableResult
public func expectReachable(
  _ view: String, on stage: any Stage.Type, atLeast share: Double = 1, screen: Screen? = nil,
  fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line, column: Int = #column
) async -> Bool {
  await expect(
    ReachCase(view: view, extent: .share(share), stage: stage, screen: screen),
    at: TestPlace(fileID: fileID, file: file, line: line, column: column))
}

/// Fails the test unless a finger that lands on that point of the view reaches it, or a view in it.
/// - Parameter point: in the view's own coordinates; it may lie beyond the bounds, where the view says that it is
///   touched there, too.
@MainActor @discardableResult
public func expectReachable(
  _ view: String, at point: CGPoint, on stage: any Stage.Type, screen: Screen? = nil,
  fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line, column: Int = #column
) async -> Bool {
  await expect(
    ReachCase(view: view, extent: .point(point), stage: stage, screen: screen),
    at: TestPlace(fileID: fileID, file: file, line: line, column: column))
}

@MainActor private func expect(_ reach: ReachCase, at place: TestPlace) async -> Bool {
  guard let text = await reach.failure() else { return true }
  FailureReporter.fail(text, at: place)
  return false
}
