public import Goldens
public import TouchLogs
public import TouchReplay
public import Verification

/// Replays a recording on a stage and fails the test unless the trace is what its golden says; for Swift Testing.
///
/// - Parameters:
///   - update: what may be written; the environment's `TOUCHSTONE_UPDATE`, else nothing in CI and a pending golden on a
///     desk, where nil.
/// - Returns: what came of it, for further expectations.
@MainActor @discardableResult
public func expectReplay(
  _ recording: Recording, on stage: any Stage.Type, update: UpdateMode? = nil, fileID: String = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: Int = #column
) async -> Outcome {
  await expect(
    ReplayCase(input: .recording(recording), stage: stage, mode: update),
    at: TestPlace(fileID: fileID, file: file, line: line, column: column))
}

/// Replays `recordings/<stage>/<name>.touchlog` and fails the test unless the trace is what its golden says.
///
/// The folder `recordings` is looked for beside the test's file and above it.
@MainActor @discardableResult
public func expectReplay(
  _ name: String, on stage: any Stage.Type, update: UpdateMode? = nil, fileID: String = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: Int = #column
) async -> Outcome {
  await expectReplay(
    Recording(name, in: stage.name, file: file), on: stage, update: update, fileID: fileID, file: file, line: line,
    column: column)
}

/// Does to a stage what fingers do, and fails the test unless the trace is what its golden says.
///
/// ```swift
/// await expectReplay(of: RaisedTabBarFixed.self) { Finger().tap(at: CGPoint(x: 195, y: 749)) }
/// ```
/// - Parameter name: the golden's name, which must be given where a test makes several; the golden is
///   `Goldens/<test's file>/<name>.golden` beside the test's file.
@MainActor @discardableResult
public func expectReplay(
  of stage: any Stage.Type, named name: String = #function, update: UpdateMode? = nil, fileID: String = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: Int = #column,
  @TouchScriptBuilder script: () -> [TouchScriptPart]
) async -> Outcome {
  let golden = ReplayCase.inlinePath(test: name, file: "\(file)")
  return await expect(
    ReplayCase(input: .script(TouchScript(script), golden: golden), stage: stage, mode: update),
    at: TestPlace(fileID: fileID, file: file, line: line, column: column))
}

@MainActor private func expect(_ replay: ReplayCase, at place: TestPlace) async -> Outcome {
  let outcome = await replay.verify()
  if outcome.exitCode != 0 { FailureReporter.fail(outcome.text, at: place) }
  return outcome
}
