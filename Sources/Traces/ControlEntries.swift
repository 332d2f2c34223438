/// What kept a control from tracking a finger, or ended that.
public enum TrackingEnd: String, Hashable, Sendable {
  /// The finger is that of a view in it, which passed it up: nothing else happens for that finger.
  case passedUp = "passed up"
  /// `beginTracking` said no: nothing else happens for that finger.
  case refused
  /// `continueTracking` said no.
  case stopped
}

/// A control's value, before and after.
public struct ValueChange: Hashable, Sendable {
  /// What a control's value can be.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case flag(Bool)
    /// Counted from 0; -1 is none.
    case index(Int)
    case text(String)
  }
  /// Before.
  public var from: Value
  /// After.
  public var to: Value

  public init(from: Value, to: Value) {
    self.from = from
    self.to = to
  }
}

/// One action that was sent; an entry's subject is its sender.
public struct Action: Hashable, Sendable {
  /// The control's events that it was sent for, as UIKit calls them; empty where code sent it by hand.
  public var events: [String]
  /// The method's selector, or a closure's title; empty where that has none.
  public var name: String
  /// Who performed it, or why nobody did.
  public var outcome: Outcome
  /// A recognizer sent it for a change of its gesture, of which there is one with every move.
  public var isOfChange: Bool

  public init(for events: [String], _ name: String, _ outcome: Outcome, isOfChange: Bool = false) {
    self.events = events
    self.name = name
    self.outcome = outcome
    self.isOfChange = isOfChange
  }

  /// What became of an action that was sent.
  public enum Outcome: Hashable, Sendable {
    /// A closure ran.
    case performed
    /// The target that was named performed it.
    case performedBy(String)
    /// No target was named: the first of the chain that could did, after those who could not.
    case foundBy(String, asked: [String])
    /// No target was named, and none of these could.
    case foundByNobody(asked: [String])
    /// The target that was named has no such method.
    case notImplemented(by: String)
    /// The target died.
    case targetGone
    /// An override of `sendAction` didn't call super.
    case kept(by: String)
  }
}

/// What became of a responder's place as the first of its window.
public enum FirstResponderChange: Hashable, Sendable {
  case becomes
  case resigns
  /// Taken from it without asking.
  case loses
  case refused(Refusal)

  /// Who kept a responder from becoming the first.
  public enum Refusal: Hashable, Sendable {
    /// `canBecomeFirstResponder` said no.
    case cannotBecome
    /// It is in no window.
    case hasNoWindow
    /// `canResignFirstResponder` said no.
    case cannotResign
    /// The present first responder did not resign.
    case waitsFor(String)
  }
}
