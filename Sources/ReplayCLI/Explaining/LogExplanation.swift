import Foundation
import TouchLogs
import TouchReplay
import Traces
import Verification

/// What every touch of a log did, told from a replay of it.
@MainActor struct LogExplanation {
  private let path: String
  private let target: WatchedStage
  private let stories = TouchStories()
  private let copy: TraceCopy
  private var touches = TouchTimes()

  /// Replays the log, and looks at the stage before each landing where a view is meant.
  /// - Parameter stage: on which; nil is the one that the log names.
  /// - Throws: where the log can't be read or replayed, or no view is called that at any landing.
  static func make(
    of path: String, on stage: String?, of stages: StageCatalog, at time: Double?, view: String?, verbose: Bool,
    name: String
  ) async throws -> Explanation {
    // Goldens are what failures and `git status` name.
    let path = RecordingFile(besideGolden: path)?.path ?? path
    var reader = try InputFile.reader(of: path)
    do {
      if let error = reader.damageError() { throw error }
      let stage = try stages.stage(named: stage ?? reader.stageName())
      StageCrash.tell(of: stage.name)
      let target = WatchedStage(StageTarget(stage, detail: .everything), lookingFor: view)
      var explanation = LogExplanation(path: path, target: target)
      try await explanation.replay(&reader)
      if let failure = target.failure { throw failure }
      return try explanation.told(at: time, verbose: verbose, name: name)
    } catch let error as NothingDown {
      throw error
    } catch let error as StageError where stage == nil {
      throw InputFileError(path: path, problem: .named(error.ofExplanation))
    } catch {
      throw InputFileError(path: path, problem: .named(Sentence.of(error)))
    }
  }

  private init(path: String, target: WatchedStage) {
    self.path = path
    self.target = target
    copy = TraceCopy(beside: stories)
  }

  private mutating func replay(_ reader: inout LogReader) async throws {
    var (source, times) = (reader, touches)
    try await Replayer(on: target).replay(about: source.about, stopTime: { source.stopTime }, into: copy) {
      let frame = try source.next()
      if let frame { times.note(frame) }
      return frame
    }
    if let error = source.damageError() { throw error }
    (reader, touches) = (source, times)
  }

  /// - Parameter time: in seconds since the first frame; nil tells everything.
  private func told(at time: Double?, verbose: Bool, name: String) throws -> Explanation {
    stories.finish()
    copy.finish()
    let all = stories.stories
    let told = time.map { time in all.filter { touches.isDown($0, at: time) } } ?? all
    let presses = time.map { time in stories.presses.filter { $0.isDown(at: time) } } ?? stories.presses
    if let time, told.isEmpty, presses.isEmpty { throw touches.nothingDown(at: time, presses: stories.presses) }
    return Explanation(
      stage: target.stageName, thresholds: target.changedThresholds,
      touches: told.map { Explanation.Touch(story: $0, look: target.look(before: $0)) },
      presses: presses, others: time == nil ? stories.others : [], trace: verbose ? copy.lines : nil,
      next: "\(name) show \(HeldLog.word(path))" + (time.map { " --at \($0)" } ?? ""))
  }
}

extension StageError {
  /// Of a log whose stage isn't to be had: there are others, on which it can be explained.
  fileprivate var ofExplanation: String {
    switch self {
    case .unknown(_, let nearest?): "\(self) Then add --stage \(nearest)"
    case .unknown(_, nil): "\(self); explain it on one of them by --stage"
    case .unnamed: "the log names no stage; say by --stage on which to explain it"
    case .sameName: description
    }
  }
}
