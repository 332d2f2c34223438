public import Foundation
import Dispatch
public import HeadlessUIKit
public import TouchLogs
public import Traces

/// A stage in HeadlessUIKit as the target of a replay: the whole event system gets the events.
@MainActor public final class StageTarget: TouchTarget {
  private let stage: any Stage.Type
  private let isSynchronous: Bool
  private let detail: TraceDetail
  private let thresholds: TouchThresholds
  @exclusivity(unchecked) private var standing: Standing? {
    didSet { borrowed = standing.map { .passUnretained($0) } }
  }
  /// The same, for what is asked of it with every frame: it stays from `prepare` to `finish`.
  @exclusivity(unchecked) private var borrowed: Unmanaged<Standing>?
  /// Of the frame that was delivered last.
  @exclusivity(unchecked) private var fingers = FrameFingers()
  /// Numbers for fingers that stage code posts: below those of any log.
  private var postedFingers: [Int: Int] = [:]
  private var posts = PostCount()

  /// What is built for one replay.
  private final class Standing {
    let application: UIApplication
    let delegate: (any UIApplicationDelegate)?
    let window: UIWindow
    let tracer: StageTracer

    init(
      application: UIApplication, delegate: (any UIApplicationDelegate)?, window: UIWindow, tracer: StageTracer
    ) {
      self.application = application
      self.delegate = delegate
      self.window = window
      self.tracer = tracer
    }

    /// - Throws: `ReplayError` when the frame has what can't be delivered.
    @MainActor func deliver(_ frame: Frame, number: Int, fingers: inout FrameFingers) throws {
      if case .touches(let samples) = frame.content, frame.time.isFinite, fingers.takeMoves(of: samples),
        application.goesOn(with: fingers.report.moves)
      {
        try begin(number, at: frame.time, down: fingers.report.moves.count)
        return application.goOn(with: &fingers.report, at: frame.time)
      }
      let input = try FrameInput(frame, number: number)
      try begin(number, at: frame.time, down: application.fingersDown)
      input.post(to: application, tracer: tracer)
    }

    /// As a frame that says no more.
    @MainActor func deliver(_ places: FingerPlaces, number: Int, fingers: inout FrameFingers) throws -> Bool {
      guard places.time.isFinite, fingers.takeMoves(of: places), application.goesOn(with: fingers.report.moves)
      else { return false }
      try begin(number, at: places.time, down: fingers.report.moves.count)
      application.goOn(with: &fingers.report, at: places.time)
      return true
    }

    /// - Parameter fingers: how many are down.
    @inline(__always) @MainActor private func begin(_ number: Int, at time: TimeInterval, down fingers: Int) throws
    {
      guard fingers <= StageTarget.mostFingers else {
        throw ReplayError.tooManyFingers(limit: StageTarget.mostFingers, frame: number)
      }
      application.advanceClock(to: time)
      tracer.turn(to: number, at: time)
    }

    @MainActor func endTurn() {
      tracer.endTurn()
      application.endTurn()
    }
  }

  /// Builds nothing yet: the stage is built when a replay begins.
  /// - Parameters:
  ///   - detail: how much the trace tells; nil leaves it to the stage.
  ///   - thresholds: the numbers by which touches are judged; nil leaves them to the stage.
  public init(_ stage: any Stage.Type, detail: TraceDetail? = nil, thresholds: TouchThresholds? = nil) {
    self.stage = stage
    isSynchronous = stage.turn == .synchronous
    self.detail = detail ?? stage.detail
    self.thresholds = thresholds ?? stage.thresholds
  }

  public var stageName: String { stage.name }
  public var level: TargetLevel { .inject }
  public var changedThresholds: [ChangedThreshold] { ChangedThreshold.all(in: thresholds) }

  public func prepare(for about: LogDescription, start: TimeInterval, sink: any TraceSink) throws {
    if let name = thresholds.firstUnusable {
      throw ReplayError.unusableThreshold(name: name, stage: stage.name)
    }
    let screen = about.screen
    guard screen.isPossible else { throw ReplayError.impossibleScreen("\(screen)") }
    let application = stage.makeApplication()
    application.thresholds = thresholds
    application.screen.resize(to: screen.bounds.size, scale: screen.scale)
    SharedApplication.install(application)
    application.isReplayed = true
    application.clock.restart(at: start)
    let delegate = stage.makeDelegate()
    application.delegate = delegate
    application.finishLaunching()
    let window = stage.makeWindow(frame: screen.bounds)
    stage.build(in: window)
    if window.isHidden { window.makeKeyAndVisible() }
    window.layoutIfNeeded()
    let subjects = Subjects(mainWindow: window, delegate: delegate)
    let tracer = StageTracer(of: application, subjects: subjects, sink: sink, start: start, detail: detail)
    let standing = Standing(application: application, delegate: delegate, window: window, tracer: tracer)
    self.standing = standing
    postedFingers = [:]
    posts = PostCount()
    Decisions.keep(tracer)
    StageTrace.tracer = tracer
    StageInput.target = self
  }

  public func deliver(_ frame: Frame, number: Int) throws {
    guard let borrowed else { throw ReplayError.nothingRuns }
    try posts.check()
    try borrowed.lend { try $0.deliver(frame, number: number, fingers: &fingers) }
  }

  public func deliver(_ places: FingerPlaces, number: Int) throws -> Bool {
    guard let borrowed else { throw ReplayError.nothingRuns }
    return try borrowed.lend { try $0.deliver(places, number: number, fingers: &fingers) }
  }

  /// Every frame tells of all fingers that are down: of more, a replay would never come to its end.
  private static let mostFingers = 256

  public var nextTimer: TimeInterval? { borrowed?.lend { $0.application.clock.nextDue } }

  public func fireTimers(at time: TimeInterval) {
    standing?.tracer.turn(to: nil, at: time)
    standing?.application.clock.fire(at: time)
  }

  public func endTurnAtOnce() -> Bool {
    guard isSynchronous else { return false }
    borrowed?.lend { $0.endTurn() }
    return true
  }

  public func endTurn() async {
    guard let standing else { return }
    standing.endTurn()
    if isSynchronous { return }
    for _ in 0..<TurnLimits.rounds {
      await SharedApplication.wait(for: MainQueue.drain) { !ReplayGate.isInside }
      // Another test may have watched meanwhile.
      Decisions.keep(standing.tracer)
      standing.application.endTurn()
    }
  }

  public func finish() {
    Decisions.observer = nil
    StageTrace.tracer = nil
    StageInput.target = nil
    standing?.application.letGoOfWaiting()
    standing?.application.letGoOfFingers()
    standing?.application.letGoOfPresentations()
    if standing != nil { SharedApplication.restore() }
    standing = nil
  }

  // MARK: Looking at the stage

  /// Builds a stage and finds what a finger landing there would hit, without landing it. Waits for a replay that
  /// runs.
  /// - Parameter screen: the stage's own where nil.
  public static func locate(
    _ point: CGPoint, on stage: any Stage.Type, screen: Screen? = nil
  ) async throws -> Sighting {
    try await ReplayGate.alone {
      let target = StageTarget(stage)
      let about = LogDescription(screen: screen ?? stage.screen, stage: stage.name)
      try target.prepare(for: about, start: 0, sink: TraceList())
      defer { target.finish() }
      await target.endTurn()
      return try target.locate(point)
    }
  }

  /// Finds what a finger landing there would hit, now, in a stage that is prepared.
  public func locate(_ point: CGPoint) throws -> Sighting {
    guard let standing else { throw ReplayError.nothingRuns }
    return Sighting(at: point, in: standing.application, subjects: standing.tracer.subjects)
  }

  /// Makes ready to find who gets the touch at many points, now, in a stage that is prepared.
  func survey(on grid: PointGrid) throws -> StageSurvey {
    guard let standing else { throw ReplayError.nothingRuns }
    return StageSurvey(of: standing.application, subjects: standing.tracer.subjects, grid: grid)
  }

  // MARK: Input from stage code

  func postFromStage(_ frame: Frame) throws {
    guard let standing else { throw ReplayError.nothingRuns }
    try posts.add(at: standing.application.clock.now)
    var frame = frame.reporting { $0.finger = postedNumber(of: $0.finger) }
    frame.time = max(frame.time, standing.application.clock.now)
    try FrameInput(frame, number: 0).post(to: standing.application, tracer: standing.tracer)
  }

  private func postedNumber(of finger: Int) -> Int {
    if let known = postedFingers[finger] { return known }
    let number = -1 - postedFingers.count
    postedFingers[finger] = number
    return number
  }
}

/// How many frames stage code has posted at one time of the clock: who posts one for each that it gets never ends.
private struct PostCount {
  private static let most = 10_000
  private var time = -Double.infinity
  private var count = 0
  private var refused: ReplayError?

  /// - Throws: for one too many.
  mutating func add(at time: TimeInterval) throws(ReplayError) {
    if time != self.time { (self.time, count) = (time, 0) }
    guard count < Self.most else {
      let error = ReplayError.postsWithoutEnd(time: time, posted: count)
      refused = error
      throw error
    }
    count += 1
  }

  /// - Throws: what was refused once, as stage code may not have passed it on.
  func check() throws(ReplayError) {
    if let refused { throw refused }
  }
}

enum TurnLimits {
  /// How often the main queue is drained at the end of a turn: work that a drained piece leaves there runs in the
  /// same turn, that many times.
  static let rounds = 4
}

@MainActor enum MainQueue {
  /// Returns when everything that is on the main queue now has run.
  static func drain() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
