public import Goldens
public import HeadlessUIKit
public import TouchLogs
public import TouchReplay
public import Verification

/// Replays a recording on a stage and fails the test unless the trace is what its golden says; for XCTest.
///
/// Synchronous: it turns the main run loop until the replay is over. A test method that is both `async` and on the
/// main actor would wait for itself, and fails; `await expectReplay` is for that one.
/// - Parameters:
///   - update: what may be written; the environment's `TOUCHSTONE_UPDATE`, else nothing in CI and a pending golden
///     on a desk, where nil.
///   - leniency: what of the trace the golden doesn't hold it to; where nil what the golden's header says. Another
///     one than the header's is a difference, and part of what is accepted.
/// - Returns: what came of it, for further assertions.
@discardableResult
public func assertReplay(
  _ recording: Recording, on stage: any Stage.Type, update: UpdateMode? = nil, leniency: Leniency? = nil,
  file: StaticString = #filePath, line: UInt = #line
) -> Outcome {
  check(
    ReplayCase(
      input: .recording(recording), stage: stage, mode: update, leniency: leniency, place: place(file, line)))
}

/// Replays `recordings/<stage>/<name>.touchlog` and fails the test unless the trace is what its golden says.
///
/// The folder `recordings` is looked for beside the test's file and above it; or `TOUCHSTONE_RECORDINGS` names it.
@discardableResult
public func assertReplay(
  _ name: String, on stage: any Stage.Type, update: UpdateMode? = nil, leniency: Leniency? = nil,
  file: StaticString = #filePath, line: UInt = #line
) -> Outcome {
  check(
    ReplayCase(input: .named(name), stage: stage, mode: update, leniency: leniency, place: place(file, line)))
}

/// Does to a stage what fingers do, and fails the test unless the trace is what its golden says.
///
/// ```swift
/// assertReplay(of: RaisedTabBarFixed.self) { Finger().tap(at: CGPoint(x: 195, y: 749)) }
/// ```
/// - Parameters:
///   - name: the golden's, which must be given where a test makes several; else it is the test method's.
///   - goldens: the folder with a folder for each test file; where nil the environment's `TOUCHSTONE_GOLDENS`, else
///     `Goldens` beside the test's file, or wherever that was built into.
@discardableResult
public func assertReplay(
  of stage: any Stage.Type, named name: String? = nil, update: UpdateMode? = nil, leniency: Leniency? = nil,
  goldens: String? = nil, function: String = #function, file: StaticString = #filePath, line: UInt = #line,
  @TouchScriptBuilder script: () -> [TouchScriptPart]
) -> Outcome {
  let script = TouchScript(script)
  return check(
    ReplayCase(
      input: .touches(
        { @MainActor stage in script.log(screen: stage.screen, stage: stage.name) },
        golden: ReplayCase.OwnGolden(name: name, function: function, folder: goldens)),
      stage: stage, mode: update, leniency: leniency, place: place(file, line)))
}

/// Does what fingers do to views that the test builds itself, and fails the test unless the trace is what its
/// golden says.
///
/// ```swift
/// assertReplay(in: { $0.rootViewController = CheckoutViewController(cart: .ofOne) }) {
///   Finger().tap(at: CGPoint(x: 195, y: 770))
/// }
/// ```
/// For a hierarchy that one test needs, with that test's own values. The tool can't build it, so `explain` and
/// `audit` can't be asked about it; what needs that, thresholds, or an application of its own is a `Stage`. Traces
/// call a view by its identifier, else by the property of a view or view controller that holds it, else by its
/// class: local constants of the test have no names there.
/// - Parameters:
///   - build: puts the hierarchy into the window, on the main actor; called once.
///   - screen: what the fingers touch.
///   - name: the golden's, which must be given where a test makes several; else it is the test method's.
///   - goldens: the folder with a folder for each test file; see
///     ``assertReplay(of:named:update:leniency:goldens:function:file:line:script:)``.
@discardableResult
public func assertReplay(
  in build: @escaping @MainActor @Sendable (UIWindow) -> Void, screen: Screen = .phone, named name: String? = nil,
  update: UpdateMode? = nil, leniency: Leniency? = nil, goldens: String? = nil, function: String = #function,
  file: StaticString = #filePath, line: UInt = #line, @TouchScriptBuilder script: () -> [TouchScriptPart]
) -> Outcome {
  let script = TouchScript(script)
  return check(
    ReplayCase(
      input: .touches(
        { @MainActor stage in script.log(screen: screen, stage: stage.name) },
        golden: ReplayCase.OwnGolden(name: name, function: function, folder: goldens)),
      stage: InlineStage.self, inline: InlinePlan(screen: screen, build: build), mode: update,
      leniency: leniency, place: place(file, line)))
}

/// Replays a log that the test has in its own code, and fails the test unless the trace is what its golden says.
///
/// - Parameters:
///   - name: the golden's, which must be given where a test makes several; else it is the test method's.
///   - goldens: the folder with a folder for each test file; see
///     ``assertReplay(of:named:update:leniency:goldens:function:file:line:script:)``.
@discardableResult
public func assertReplay(
  _ log: TouchLog, on stage: any Stage.Type, named name: String? = nil, update: UpdateMode? = nil,
  leniency: Leniency? = nil, goldens: String? = nil, function: String = #function,
  file: StaticString = #filePath, line: UInt = #line
) -> Outcome {
  check(
    ReplayCase(
      input: .touches(
        { _ in log }, golden: ReplayCase.OwnGolden(name: name, function: function, folder: goldens)),
      stage: stage, mode: update, leniency: leniency, place: place(file, line)))
}

private func check(_ replay: ReplayCase) -> Outcome {
  let outcome: Outcome
  do { outcome = try RunLoopTurner.run { await replay.verify() } } catch {
    outcome = Outcome(recording: RecordingFile(path: "\(replay.place.file)"), verdict: .unreadable("\(error)"))
  }
  if outcome.exitCode != 0 { FailureReporter.fail(outcome, at: replay.place) }
  return outcome
}

private func place(_ file: StaticString, _ line: UInt) -> TestPlace {
  TestPlace(fileID: "\(file)", file: file, line: line, column: 1)
}
