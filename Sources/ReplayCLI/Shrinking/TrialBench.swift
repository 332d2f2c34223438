import Foundation
import Goldens
import TouchLogs
import Verification

/// What came of a replay.
enum Trial: Sendable {
  case trace([GoldenLine])
  /// It ended the process, or had to be ended.
  case broken(Breakdown)
  /// Why it was not replayed, in one sentence.
  case unreplayable(String)
}

/// Replays logs one after the other in a worker process, and in a new one where that came to an end, or where each
/// is to have its own.
///
/// Each is put into a folder of the bench's own, where the worker leaves its trace as a golden.
@MainActor final class TrialBench {
  private let process: WorkerProcess
  private let folder: URL
  private let recording: RecordingFile
  private let desk = TrialDesk()
  private var serving: Task<Void, Never>?

  init(_ process: WorkerProcess) throws {
    self.process = process
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("replay-shrink-\(UUID().uuidString)")
    recording = RecordingFile(path: folder.appendingPathComponent("trial.touchlog").path)
    do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
      throw OutputFileError(path: folder.path, problem: .unwritable(Sentence.of(error)))
    }
  }

  /// Ends the worker, waits until it is gone, and removes the folder.
  func end() async {
    await desk.close()
    await serving?.value
    try? FileManager.default.removeItem(at: folder)
  }

  /// - Parameter isAlone: whether in a process that has replayed nothing before.
  func replay(_ log: TouchLog, isAlone: Bool) async throws -> Trial {
    try? FileManager.default.removeItem(atPath: recording.store.path)
    try OutputFile(path: recording.path, force: true).write(try log.bytes())
    if serving == nil { serve() } else if isAlone { await desk.change() }
    let request = WorkerRequest(
      number: 0, path: recording.path, mode: .all, holdsBack: false, takesFingerprint: false, tellsFrames: false)
    let record = try await desk.answer(to: request)
    if let breakdown = record.breakdown { return .broken(breakdown) }
    if let reason = record.reason { return .unreplayable(reason) }
    guard let golden = try recording.store.golden() else {
      return .unreplayable(record.trouble ?? "it has no trace")
    }
    return .trace(golden.lines.compactMap { GoldenLine($0) })
  }

  private func serve() {
    serving = Task.detached { [process, desk] in
      do {
        while await !desk.isClosed {
          let end = try await process.serve(next: { await desk.next() }, answered: { await desk.settle($1) })
          if let culprit = end.unanswered.first { await desk.settle(WorkerJob(culprit).broken(by: end)) }
        }
      } catch {
        await desk.fail(error)
      }
    }
  }
}

/// Where a worker finds what to replay, and leaves what came of it: one log at a time.
private actor TrialDesk {
  private var request: WorkerRequest?
  private var idle: CheckedContinuation<[WorkerRequest], Never>?
  private var asking: CheckedContinuation<OutcomeRecord, any Error>?
  private(set) var isClosed = false
  /// Whether the process that asks next is to go, and make room for a new one.
  private var isChanging = false
  private var failure: (any Error)?

  func answer(to request: WorkerRequest) async throws -> OutcomeRecord {
    if let failure { throw failure }
    return try await withCheckedThrowingContinuation { continuation in
      asking = continuation
      if let idle {
        self.idle = nil
        idle.resume(returning: [request])
      } else {
        self.request = request
      }
    }
  }

  /// What to replay next; nothing where nothing more is to come.
  func next() async -> [WorkerRequest] {
    if isClosed { return [] }
    if isChanging {
      isChanging = false
      return []
    }
    if let request {
      self.request = nil
      return [request]
    }
    return await withCheckedContinuation { idle = $0 }
  }

  /// Has the next log replayed in a new process.
  func change() {
    if let idle {
      self.idle = nil
      idle.resume(returning: [])
    } else {
      isChanging = true
    }
  }

  func settle(_ record: OutcomeRecord) {
    asking?.resume(returning: record)
    asking = nil
  }

  func fail(_ error: any Error) {
    failure = error
    asking?.resume(throwing: error)
    asking = nil
  }

  func close() {
    isClosed = true
    idle?.resume(returning: [])
    idle = nil
  }
}
