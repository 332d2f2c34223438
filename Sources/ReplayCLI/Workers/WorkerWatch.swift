import Foundation
import Synchronization
import Verification

/// What a worker process may take of time and memory.
struct WorkerLimits: Sendable {
  /// Seconds for one recording.
  var timeout: Double
  /// Megabytes of the process, of 1,048,576 bytes.
  var memory: Int
}

/// Ends runs of all workers at once, from any thread.
final class StopFlag: Sendable {
  private struct State {
    var isSet = false
    var signal: Int32?
  }
  private let state = Mutex(State())
  var isSet: Bool { state.withLock { $0.isSet } }
  /// The signal that set it; nil where it is not set, or something else set it.
  var signal: Int32? { state.withLock { $0.signal } }

  func set(by signal: Int32? = nil) { state.withLock { $0 = State(isSet: true, signal: $0.signal ?? signal) } }
}

/// Looks after one worker process: how long it has been at a recording, how much memory it has, and what it said.
final class WorkerWatch: Sendable {
  private struct State {
    /// When the recording at hand was begun; nil while nothing is asked.
    var since: ContinuousClock.Instant?
    var place: ReplayPlace?
    /// Why the process was ended from here.
    var fault: Fault?
    var printed: [UInt8] = []
  }

  private struct Fault {
    var kind: Breakdown.Kind
    var cause: String
  }

  private let state = Mutex(State())
  private let limits: WorkerLimits
  private let stop: StopFlag

  /// Often enough that memory doesn't get far past its limit.
  private static let pause = Duration.milliseconds(40)
  private static let mostPrinted = 16_384

  init(limits: WorkerLimits, stop: StopFlag) {
    self.limits = limits
    self.stop = stop
  }

  /// Everything that was asked before is answered: what was printed meanwhile is of no interest any more.
  func beginBatch() {
    state.withLock { $0.printed = [] }
    turn(isBusy: true)
  }

  /// - Parameter isBusy: false when everything that was asked is answered.
  func turn(isBusy: Bool) {
    state.withLock {
      $0.since = isBusy ? .now : nil
      $0.place = nil
    }
  }

  func reached(_ place: ReplayPlace) { state.withLock { $0.place = place } }

  func printed(_ bytes: some Collection<UInt8>) {
    state.withLock {
      $0.printed += bytes
      if $0.printed.count > 2 * Self.mostPrinted { $0.printed.removeFirst($0.printed.count - Self.mostPrinted) }
    }
  }

  /// Waits until the process has to be ended, or the task is cancelled.
  /// - Returns: whether it has to be ended.
  func wait(for process: Int32) async -> Bool {
    while true {
      do { try await Task.sleep(for: Self.pause) } catch { return false }
      if stop.isSet { return true }
      if let fault = fault(of: process) {
        state.withLock { $0.fault = fault }
        return true
      }
    }
  }

  private func fault(of process: Int32) -> Fault? {
    let since = state.withLock { $0.since }
    if let since, (ContinuousClock.now - since) / .seconds(1) > limits.timeout {
      return Fault(kind: .timedOut, cause: "no answer for \(DurationText.of(limits.timeout))")
    }
    if let megabytes = ProcessMemory.megabytes(of: process), megabytes > limits.memory {
      return Fault(kind: .outOfMemory, cause: "more than the \(limits.memory) MB that --memory allows")
    }
    return nil
  }

  /// How the process ended, once it has.
  /// - Parameter end: the process's own end, which says nothing where it was ended from here.
  func breakdown(_ end: ProcessEnd) -> Breakdown {
    state.withLock { state in
      Breakdown(
        state.fault?.kind ?? .crashed, cause: state.fault?.cause ?? end.description, place: state.place,
        printed: PrintedText(state.printed).lines.joined(separator: "\n"))
    }
  }

}

/// How much memory another process has.
enum ProcessMemory {
  /// Of 1,048,576 bytes, resident; nil where the system doesn't say, or the process is gone.
  static func megabytes(of process: Int32) -> Int? {
    #if os(Linux)
      guard let text = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8) else { return nil }
      let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
      return pages.map { $0.multipliedReportingOverflow(by: sysconf(Int32(_SC_PAGESIZE))).partialValue / 1_048_576 }
    #else
      var usage = rusage_info_v2()
      let result = withUnsafeMutablePointer(to: &usage) { pointer in
        pointer.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
          proc_pid_rusage(process, RUSAGE_INFO_V2, $0)
        }
      }
      return result == 0 ? Int(usage.ri_phys_footprint / 1_048_576) : nil
    #endif
  }
}
