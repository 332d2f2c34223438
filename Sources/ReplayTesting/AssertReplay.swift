public import Goldens
public import TouchLogs
public import TouchReplay
public import Verification

/// Replays a recording on a stage and fails the test unless the trace is what its golden says; for XCTest.
///
/// Synchronous: it turns the main run loop until the replay is over, so call it from a test method that is neither
/// `async` nor on the main actor.
/// - Parameter update: what may be written; the environment's `TOUCHSTONE_UPDATE`, else nothing in CI and a pending
///   golden on a desk, where nil.
/// - Returns: what came of it, for further assertions.
@discardableResult
public func assertReplay(
  _ recording: Recording, on stage: any Stage.Type, update: UpdateMode? = nil, file: StaticString = #filePath,
  line: UInt = #line
) -> Outcome {
  check(ReplayCase(input: .recording(recording), stage: stage, mode: update), file: file, line: line)
}

/// Replays `recordings/<stage>/<name>.touchlog` and fails the test unless the trace is what its golden says.
///
/// The folder `recordings` is looked for beside the test's file and above it.
@discardableResult
public func assertReplay(
  _ name: String, on stage: any Stage.Type, update: UpdateMode? = nil, file: StaticString = #filePath,
  line: UInt = #line
) -> Outcome {
  let folder = RunLoopTurner.run { stage.name }
  return assertReplay(Recording(name, in: folder, file: file), on: stage, update: update, file: file, line: line)
}

/// Does to a stage what fingers do, and fails the test unless the trace is what its golden says.
///
/// ```swift
/// assertReplay(of: RaisedTabBarFixed.self) { Finger().tap(at: CGPoint(x: 195, y: 749)) }
/// ```
/// - Parameter name: the golden's name, which must be given where a test makes several; the golden is
///   `Goldens/<test's file>/<name>.golden` beside the test's file.
@discardableResult
public func assertReplay(
  of stage: any Stage.Type, named name: String = #function, update: UpdateMode? = nil,
  file: StaticString = #filePath, line: UInt = #line, @TouchScriptBuilder script: () -> [TouchScriptPart]
) -> Outcome {
  let golden = ReplayCase.inlinePath(test: name, file: "\(file)")
  let replay = ReplayCase(input: .script(TouchScript(script), golden: golden), stage: stage, mode: update)
  return check(replay, file: file, line: line)
}

private func check(_ replay: ReplayCase, file: StaticString, line: UInt) -> Outcome {
  let outcome = RunLoopTurner.run { await replay.verify() }
  if outcome.exitCode != 0 {
    FailureReporter.fail(outcome.text, at: TestPlace(fileID: "\(file)", file: file, line: line, column: 1))
  }
  return outcome
}
