import Foundation
import Subprocess
import Verification

/// Asks one worker process and listens to it.
struct WorkerDialog {
  private let writer: StandardInputWriter
  private let watch: WorkerWatch
  private var pieces: SubprocessOutputSequence.Iterator
  private var lines = LineSplitter()
  /// Lines that came and were not looked at yet.
  private var heard: ArraySlice<[UInt8]> = []

  init(writer: StandardInputWriter, answers: SubprocessOutputSequence, watch: WorkerWatch) {
    self.writer = writer
    self.watch = watch
    pieces = answers.makeAsyncIterator()
  }

  /// - Returns: what was not answered when the process ended; empty when there was no next batch.
  mutating func run(
    next: @Sendable () async throws -> [WorkerRequest],
    answered: @Sendable (WorkerRequest, OutcomeRecord) async throws -> Void
  ) async throws -> [WorkerRequest] {
    while true {
      var open = try await next()
      if open.isEmpty { return [] }
      watch.beginBatch()
      let words = try open.map { try $0.line }.joined()
      // A process that is gone takes no more; its end is heard of below.
      _ = try? await writer.write(Array(words.utf8))
      while let request = open.first {
        guard let record = try await answer(to: request) else { return open }
        open.removeFirst()
        // What is done with the answer is not the process's time.
        watch.turn(isBusy: false)
        try await answered(request, record)
        watch.turn(isBusy: !open.isEmpty)
      }
    }
  }

  /// Waits until the process is gone, which alone can answer.
  mutating func waitForEnd() async throws {
    while try await pieces.next() != nil {}
  }

  /// The next outcome; nil when the process has ended.
  private mutating func answer(to request: WorkerRequest) async throws -> OutcomeRecord? {
    while true {
      while let line = heard.popFirst() {
        if let match = WorkerMatch(line: line) {
          return OutcomeRecord(match.outcome(of: WorkerJob(request)), seconds: match.seconds)
        }
        switch try JSONDecoder().decode(WorkerAnswer.self, from: Data(line)) {
        case .place(let place): watch.reached(place)
        case .done(let record): return record
        }
      }
      guard let piece = try await pieces.next() else { return nil }
      heard = piece.withUnsafeBytes { lines.add($0) }[...]
    }
  }
}
