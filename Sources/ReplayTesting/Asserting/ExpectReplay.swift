public import Goldens
public import HeadlessUIKit
public import TouchLogs
public import TouchReplay
public import Verification

/// Replays a recording on a stage and fails the test unless the trace is what its golden says; for Swift Testing.
///
/// - Parameters:
///   - update: what may be written; where nil what the trait ``Testing/Trait/replays(update:leniency:goldens:)``
///     says, else the environment's `TOUCHSTONE_UPDATE`, else nothing in CI and a pending golden on a desk.
///   - leniency: what of the trace the golden doesn't hold it to; where nil the trait's, else what the golden's
///     header says. Another one than the header's is a difference, and part of what is accepted.
/// - Returns: what came of it, for further expectations.
@MainActor @discardableResult
public func expectReplay(
  _ recording: Recording, on stage: any Stage.Type, update: UpdateMode? = nil, leniency: Leniency? = nil,
  fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line, column: Int = #column
) async -> Outcome {
  await expect(
    ReplayCase(
      input: .recording(recording), stage: stage, mode: update, leniency: leniency,
      place: TestPlace(fileID: fileID, file: file, line: line, column: column)))
}

/// Replays `recordings/<stage>/<name>.touchlog` and fails the test unless the trace is what its golden says.
///
/// The folder `recordings` is looked for beside the test's file and above it; or `TOUCHSTONE_RECORDINGS` names it.
@MainActor @discardableResult
public func expectReplay(
  _ name: String, on stage: any Stage.Type, update: UpdateMode? = nil, leniency: Leniency? = nil,
  fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line, column: Int = #column
) async -> Outcome {
  await expectReplay(
    Recording(name, in: stage.name, file: file), on: stage, update: update, leniency: leniency, fileID: fileID,
    file: file, line: line, column: column)
}

/// Does to a stage what fingers do, and fails the test unless the trace is what its golden says.
///
/// ```swift
/// await expectReplay(of: RaisedTabBarFixed.self) { Finger().tap(at: CGPoint(x: 195, y: 749)) }
/// ```
/// - Parameters:
///   - name: the golden's, which must be given where a test makes several, or runs with arguments; else it is the
///     test function's.
///   - goldens: the folder with a folder for each test file; where nil the trait's, else the environment's
///     `TOUCHSTONE_GOLDENS`, else `Goldens` beside the test's file, or wherever that was built into.
@MainActor @discardableResult
public func expectReplay(
  of stage: any Stage.Type, named name: String? = nil, update: UpdateMode? = nil, leniency: Leniency? = nil,
  goldens: String? = nil, function: String = #function, fileID: String = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: Int = #column, @TouchScriptBuilder script: () -> [TouchScriptPart]
) async -> Outcome {
  let script = TouchScript(script)
  return await expect(
    ReplayCase(
      input: .touches(
        { @MainActor stage in script.log(screen: stage.screen, stage: stage.name) },
        golden: ReplayCase.OwnGolden(name: name, function: function, folder: goldens)),
      stage: stage, mode: update, leniency: leniency,
      place: TestPlace(fileID: fileID, file: file, line: line, column: column)))
}

/// Does what fingers do to views that the test builds itself, and fails the test unless the trace is what its
/// golden says.
///
/// ```swift
/// await expectReplay(in: { $0.rootViewController = CheckoutViewController(cart: .ofOne) }) {
///   Finger().tap(at: CGPoint(x: 195, y: 770))
/// }
/// ```
/// For a hierarchy that one test needs, with that test's own values. The tool can't build it, so `explain` and
/// `audit` can't be asked about it; what needs that, thresholds, or an application of its own is a `Stage`. Traces
/// call a view by its identifier, else by the property of a view or view controller that holds it, else by its
/// class: local constants of the test have no names there.
/// - Parameters:
///   - build: puts the hierarchy into the window; called once.
///   - screen: what the fingers touch.
///   - name: the golden's, which must be given where a test makes several, or runs with arguments; else it is the
///     test function's.
///   - goldens: the folder with a folder for each test file; see
///     ``expectReplay(of:named:update:leniency:goldens:function:fileID:file:line:column:script:)``.
@MainActor @discardableResult
public func expectReplay(
  in build: @escaping @MainActor @Sendable (UIWindow) -> Void, screen: Screen = .phone, named name: String? = nil,
  update: UpdateMode? = nil, leniency: Leniency? = nil, goldens: String? = nil, function: String = #function,
  fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line, column: Int = #column,
  @TouchScriptBuilder script: () -> [TouchScriptPart]
) async -> Outcome {
  let script = TouchScript(script)
  return await expect(
    ReplayCase(
      input: .touches(
        { @MainActor stage in script.log(screen: screen, stage: stage.name) },
        golden: ReplayCase.OwnGolden(name: name, function: function, folder: goldens)),
      stage: InlineStage.self, inline: InlinePlan(screen: screen, build: build), mode: update,
      leniency: leniency, place: TestPlace(fileID: fileID, file: file, line: line, column: column)))
}

/// Replays a log that the test has in its own code, and fails the test unless the trace is what its golden says.
///
/// ```swift
/// await expectReplay(try TouchLog(text: pastedFromABugReport), on: RaisedTabBarFixed.self)
/// ```
/// - Parameters:
///   - name: the golden's, which must be given where a test makes several, or runs with arguments; else it is the
///     test function's.
///   - goldens: the folder with a folder for each test file; see
///     ``expectReplay(of:named:update:leniency:goldens:function:fileID:file:line:column:script:)``.
@MainActor @discardableResult
public func expectReplay(
  _ log: TouchLog, on stage: any Stage.Type, named name: String? = nil, update: UpdateMode? = nil,
  leniency: Leniency? = nil, goldens: String? = nil, function: String = #function, fileID: String = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: Int = #column
) async -> Outcome {
  await expect(
    ReplayCase(
      input: .touches(
        { _ in log }, golden: ReplayCase.OwnGolden(name: name, function: function, folder: goldens)),
      stage: stage, mode: update, leniency: leniency,
      place: TestPlace(fileID: fileID, file: file, line: line, column: column)))
}

@MainActor private func expect(_ replay: ReplayCase) async -> Outcome {
  let outcome = await replay.verify()
  if outcome.exitCode != 0 { FailureReporter.fail(outcome, at: replay.place) }
  return outcome
}
