public import Foundation
public import TouchLogs
public import Traces

/// What a replay feeds: something that takes frames of touches and answers with trace entries.
///
/// HeadlessUIKit's stage is the adapter that is here, `StageTarget`; a view tree of somebody else can have another,
/// as can UIKit on a device, as far as `TargetLevel` says. Order of calls: `prepare` once; then for each frame the
/// timers due before it, `deliver` and `endTurn`; at last `finish`. The target has no clock of its own: time is
/// what it is handed.
@MainActor public protocol TouchTarget: AnyObject {
  /// What a golden's header calls the hierarchy.
  var stageName: String { get }
  /// How far a frame goes in: the header names it, and the README what it proves.
  var level: TargetLevel { get }
  /// Numbers by which this target judges touches and which are not the usual ones; none unless said otherwise.
  var changedThresholds: [ChangedThreshold] { get }
  /// Builds the hierarchy anew for a log. Entries go to the sink from now on, until `finish`.
  /// - Parameter start: the first frame's time; entries count their seconds from it.
  func prepare(for about: LogDescription, start: TimeInterval, sink: any TraceSink) throws
  /// Delivers one frame, whole, at its recorded time.
  /// - Parameter number: the frame's number, counted from 1.
  /// - Throws: when the frame has what this target can't be given, by name.
  func deliver(_ frame: Frame, number: Int) throws
  /// Delivers a frame that says no more than where fingers are and were between, as `deliver` would.
  /// - Returns: false, and nothing is done, where it is to be given the whole frame. The default is false.
  func deliver(_ places: FingerPlaces, number: Int) throws -> Bool
  /// When the earliest timer is due; nil when none waits.
  var nextTimer: TimeInterval? { get }
  /// Runs what is due at that time, and nothing later.
  func fireTimers(at time: TimeInterval)
  /// Runs what waits for the end of the turn: gesture actions, then the main queue.
  func endTurn() async
  /// Does what `endTurn` does, where nothing of it has to be waited for; false, and nothing is done, where it has.
  /// The default is false.
  func endTurnAtOnce() -> Bool
  /// Lets go of the hierarchy.
  func finish()
}

extension TouchTarget {
  public var changedThresholds: [ChangedThreshold] { [] }
  public func deliver(_ places: FingerPlaces, number: Int) throws -> Bool { false }
  public func endTurnAtOnce() -> Bool { false }
}

/// How a target is fed, and so what its answers prove. A golden's header names every level but `inject`.
public enum TargetLevel: String, Hashable, Sendable {
  /// Only asked: `hitTest`, `next`, `gestureRecognizers`. All that public API of UIKit has on a device.
  case locate
  /// Touch methods are called on the responders. A device's own controls and recognizers take no such touches.
  case call
  /// The event system itself gets the event, as all of HeadlessUIKit does.
  case inject
}
