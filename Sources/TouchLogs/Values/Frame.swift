public import Foundation

/// What one `UIEvent` carries, and when: the unit of delivery.
///
/// Times are the device's own seconds since it started (`systemUptime`) and are handed to the target exactly as
/// recorded.
public struct Frame: Hashable, Sendable {
  /// In seconds; the same clock through the whole log, from any origin.
  public var time: TimeInterval
  /// What happened.
  public var content: Content

  public init(time: TimeInterval, content: Content) {
    self.time = time
    self.content = content
  }

  /// A frame of touches, in the order of their landing.
  public init(time: TimeInterval, samples: [Sample]) {
    self.init(time: time, content: .touches(samples))
  }

  /// What a frame can carry; one kind at a time, as a `UIEvent` does.
  public enum Content: Hashable, Sendable {
    /// What `touchesBegan`, `touchesMoved`, `touchesEnded` and `touchesCancelled` are made from.
    case touches([Sample])
    /// Corrections that came later: `touchesEstimatedPropertiesUpdated`.
    case estimates([Sample])
    case motion(Motion)
    case presses([Press])
    case remoteControl(RemoteControl)
    case application(ApplicationChange)
    /// A person's note in the log. Reaches no responder; the trace repeats it.
    case mark(String)
  }

  /// How many samples a touches frame has, coalesced and predicted ones left out; 0 of every other kind.
  public var sampleCount: Int {
    if case .touches(let samples) = content { samples.count } else { 0 }
  }

  /// The samples of a touches frame; empty for every other kind.
  public var samples: [Sample] {
    if case .touches(let samples) = content { samples } else { [] }
  }

  /// The frame with every sample changed, as another device would have reported it; of another kind the same one.
  public func reporting(_ change: (inout Sample) -> Void) -> Frame {
    guard case .touches(var samples) = content else { return self }
    for place in samples.indices { change(&samples[place]) }
    return Frame(time: time, samples: samples)
  }
}

/// A shake, as `motionBegan`, `motionEnded` and `motionCancelled` report it.
public struct Motion: Hashable, Sendable {
  /// `UIResponder`'s three motion callbacks.
  public enum Phase: Int, Hashable, Sendable, CaseIterable { case began, ended, cancelled }
  /// Which of the three callbacks it is.
  public var phase: Phase
  /// `UIEvent.EventSubtype`'s raw value; 1 is `.motionShake`.
  public var subtype: Int

  public init(phase: Phase, subtype: Int = 1) {
    self.phase = phase
    self.subtype = subtype
  }
}

/// One physical button or key, as a `UIPress` reports it.
public struct Press: Hashable, Sendable {
  /// `UIPress.Phase`, with its raw values.
  public enum Phase: Int, Hashable, Sendable, CaseIterable { case began, changed, stationary, ended, cancelled }
  /// Which press, counted from 0 in the order in which buttons went down in this log.
  public var press: Int
  /// Where the press is in its life.
  public var phase: Phase
  /// `UIPress.PressType`'s raw value; of a key of a keyboard 2000 and more, see `keyType(usage:)`.
  public var type: Int
  /// 0 to 1 on analog buttons.
  public var force: Double

  public init(press: Int, phase: Phase, type: Int, force: Double = 0) {
    self.press = press
    self.phase = phase
    self.type = type
    self.force = force
  }

  private static let keys = 2000...2000 + 0xFFFF

  /// The `type` of a key of a keyboard, by its number in the USB HID usage tables: 2044 of the space bar, 44.
  public static func keyType(usage: Int) -> Int { keys.lowerBound + usage }

  /// Which key of a keyboard it is, by its number in the USB HID usage tables; nil for other buttons.
  public var keyUsage: Int? { Self.keys.contains(type) ? type - Self.keys.lowerBound : nil }
}

/// A remote-control command: `UIEvent.EventSubtype`'s raw value, 100 to 109.
public struct RemoteControl: Hashable, Sendable {
  /// `UIEvent.EventSubtype`'s raw value.
  public var subtype: Int
  public init(subtype: Int) { self.subtype = subtype }
}

/// The application's own life, as its delegate hears of it.
public enum ApplicationChange: Int, Hashable, Sendable, CaseIterable {
  case willResignActive, didBecomeActive, didEnterBackground, willEnterForeground
}
