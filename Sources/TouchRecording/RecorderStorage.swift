public import Foundation
public import TouchLogs

/// Where a recorder keeps what it captures.
///
/// ```swift
/// let recorder = try TouchRecorder(.ring(seconds: 30, bytes: 1 << 20))   // the last half minute, in a megabyte
/// …
/// try recorder.dump(to: file)                                            // whole gestures, as a log; it goes on
/// ```
public struct RecorderStorage: Sendable {
  let sink: @MainActor @Sendable (LogDescription) throws -> any FrameSink

  /// A flight recorder: the gestures of the last seconds in memory of one size. See `FrameRing`.
  /// - Parameter file: where the memory lies, so that it outlives a crash. The next recorder there puts what it
  ///   holds aside, as a log: `touches-1.touchlog` beside `touches.ring`; the last eight are kept.
  public static func ring(seconds: TimeInterval, bytes: Int, file: URL? = nil) -> RecorderStorage {
    RecorderStorage { try RingSink(seconds: seconds, bytes: bytes, about: $0, file: file) }
  }

  /// A log file, and a journal beside it as long as recording goes on. See `JournaledWriter`. A recording that is
  /// there already is never written over: it becomes `touches-1.touchlog` beside `touches.touchlog`. One that was
  /// stopped only gets that name; one that was not is copied, and its samples are counted. A frame waits some
  /// microseconds; packing, and waiting for the disk, is done beside.
  public static func file(_ file: URL, sync: SyncPolicy = .everyQuarterSecond) -> RecorderStorage {
    RecorderStorage { try JournaledWriter(file, about: $0, sync: sync) }
  }

  /// All of it, in memory: for tests and short recordings.
  public static var memory: RecorderStorage { RecorderStorage { LogList(about: $0) } }
}

/// A sink that still has what it took.
public protocol HoldingSink: FrameSink {
  /// What it holds now, as a log.
  var held: TouchLog { get }
}

extension RingSink: HoldingSink {
  public var held: TouchLog { log() }
}

extension LogList: HoldingSink {
  public var held: TouchLog { log }
}

extension TouchRecorder {
  /// A recorder of this screen.
  /// - Throws: `LogError` where the storage can't be made.
  public convenience init(
    _ storage: RecorderStorage, about: LogDescription = TouchRecorder.describe(), options: Options = Options()
  ) throws {
    self.init(into: try storage.sink(about), options: options)
  }

  /// Writes what is held now into a log file, whole or not at all; recording goes on. An earlier dump there is
  /// replaced, so give each a name of its own.
  /// - Throws: `NothingHeld` of a recorder that writes a file as it goes; `LogError` where a recorder, be it this
  ///   one's ring, has the file; what writing throws.
  public func dump(to file: URL) throws {
    guard let held else { throw NothingHeld() }
    try held.write(to: file)
  }

  /// Does something, and writes what is held into a file where that throws, before it throws on.
  ///
  /// ```swift
  /// try await recorder.dumping(to: file) { try await checkout.pay() }
  /// ```
  /// Should the file not be written either, what was thrown first is what counts.
  public func dumping<Value>(to file: URL, whenFailing work: () async throws -> Value) async throws -> Value {
    do { return try await work() } catch {
      try? dump(to: file)
      throw error
    }
  }

  /// The same where nothing is waited for.
  ///
  /// ```swift
  /// try recorder.dumping(to: file) { try checkout.check() }
  /// ```
  public func dumping<Value>(to file: URL, whenFailing work: () throws -> Value) throws -> Value {
    do { return try work() } catch {
      try? dump(to: file)
      throw error
    }
  }
}

/// A recorder was asked for what it holds, and holds nothing.
public struct NothingHeld: Error, Hashable, Sendable, CustomStringConvertible {
  public init() {}

  public var description: String {
    "a recorder that writes a file as it goes holds nothing to dump; give it .ring(seconds:bytes:) or .memory"
  }
}
