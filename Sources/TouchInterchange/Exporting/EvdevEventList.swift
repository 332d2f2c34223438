import Foundation
import TouchLogs

/// The events of one Linux input device, report by report: only what changes is said, as the kernel says it.
struct EvdevEventList {
  private(set) var text = ""
  /// How many samples were left out, of pens that were down beside another: a tablet knows one.
  private(set) var besideAnother = 0
  /// How many samples of the time being taken have a place.
  private var taken = 0
  private let device: EvemuDevice
  private let screen: Screen
  private var slots = ContactSlots()
  /// The slot that the last event was about.
  private var current = 0
  private var trackingID = 0
  /// By slot the values that were said last; they outlive the touch.
  private var said: [[UInt16: Int]] = []
  private var pointer: [UInt16: Int] = [:]
  private var report: [(type: UInt16, code: UInt16, value: Int)] = []

  /// Hundredths of degrees.
  static let tiltUnitsPerRadian = 5730

  init(device: EvemuDevice, screen: Screen) {
    (self.device, self.screen) = (device, screen)
  }

  /// Takes the samples of one time, in microseconds; nothing where nothing changes.
  /// - Returns: how many of them are in the text now.
  mutating func append(_ samples: [Sample], at time: Int) -> Int {
    let before = text.utf8.count
    taken = 0
    device.isPen ? appendPen(samples) : appendFingers(samples)
    flush(at: time)
    // A palm is told first, and lifts in a report of its own.
    if !device.isPen {
      for sample in samples where sample.phase == .cancelled { lift(sample) }
      flush(at: time)
    }
    return text.utf8.count > before ? taken : 0
  }

  private mutating func appendFingers(_ samples: [Sample]) {
    let wasEmpty = slots.isEmpty
    for sample in samples {
      // A finger that is only seen lifting was never down.
      if sample.isOver, !slots.holds(sample.finger) { continue }
      taken += 1
      let (slot, isNew) = slots.slot(of: sample.finger)
      while said.count <= slot { said.append([:]) }
      if isNew {
        say(EvdevEvent.Axis.trackingID, trackingID, in: slot)
        trackingID = (trackingID + 1) & 0xFFFF
        if said[slot][EvdevEvent.Axis.toolType] != nil { say(EvdevEvent.Axis.toolType, 0, in: slot) }
      }
      let place = device.units.place(sample.location, on: screen)
      say(EvdevEvent.Axis.positionX, place.x, in: slot)
      say(EvdevEvent.Axis.positionY, place.y, in: slot)
      if let major = device.units.touchMajor(sample) { say(EvdevEvent.Axis.touchMajor, major, in: slot) }
      if device.hasPressure, let pressure = device.units.pressure(sample) {
        say(EvdevEvent.Axis.contactPressure, pressure, in: slot)
      }
      if sample.phase == .cancelled {
        say(EvdevEvent.Axis.toolType, EvdevEvent.Tool.palm, in: slot)
      } else if sample.phase == .ended {
        lift(sample)
      }
    }
    emulatePointer(samples, wasEmpty: wasEmpty)
  }

  /// What a program sees that knows of one contact alone: the first that is down.
  private mutating func emulatePointer(_ samples: [Sample], wasEmpty: Bool) {
    if wasEmpty != slots.isEmpty { key(EvdevEvent.Key.touch, slots.isEmpty ? 0 : 1) }
    guard let first = samples.first(where: { !$0.isOver }) else { return }
    let place = device.units.place(first.location, on: screen)
    point(EvdevEvent.Axis.x, place.x)
    point(EvdevEvent.Axis.y, place.y)
  }

  private mutating func lift(_ sample: Sample) {
    guard slots.holds(sample.finger) else { return }
    say(EvdevEvent.Axis.trackingID, -1, in: slots.slot(of: sample.finger).slot)
    slots.leave(sample.finger)
    if sample.phase == .cancelled, slots.isEmpty { key(EvdevEvent.Key.touch, 0) }
  }

  private mutating func appendPen(_ samples: [Sample]) {
    for sample in samples {
      if sample.isOver, !slots.holds(sample.finger) { continue }
      let (slot, isNew) = slots.slot(of: sample.finger)
      guard slot == 0 else {
        besideAnother += 1
        if sample.isOver { slots.leave(sample.finger) }
        continue
      }
      taken += 1
      if isNew { key(EvdevEvent.Key.pen, 1) }
      let place = device.units.place(sample.location, on: screen)
      point(EvdevEvent.Axis.x, place.x)
      point(EvdevEvent.Axis.y, place.y)
      if device.hasPressure, let pressure = device.units.pressure(sample) {
        point(EvdevEvent.Axis.pressure, pressure)
      }
      if device.hasTilt, let altitude = sample.altitudeAngle {
        let azimuth = sample.azimuthAngle ?? 0
        point(EvdevEvent.Axis.tiltX, Self.tilt(cos(azimuth), altitude))
        point(EvdevEvent.Axis.tiltY, Self.tilt(sin(azimuth), altitude))
      }
      if isNew { key(EvdevEvent.Key.touch, 1) }
      guard sample.isOver else { continue }
      key(EvdevEvent.Key.touch, 0)
      key(EvdevEvent.Key.pen, 0)
      slots.leave(sample.finger)
    }
  }

  /// How far a pen leans along one axis, of which it has a share.
  private static func tilt(_ share: Double, _ altitude: Double) -> Int {
    let angle = atan2(share * cos(altitude), sin(altitude))
    return angle.isFinite ? Int((angle * Double(tiltUnitsPerRadian)).rounded()) : 0
  }

  // MARK: Events

  private mutating func say(_ code: UInt16, _ value: Int, in slot: Int) {
    guard said[slot][code] != value else { return }
    said[slot][code] = value
    if slot != current {
      report.append((EvdevEvent.Kind.absolute, EvdevEvent.Axis.slot, slot))
      current = slot
    }
    report.append((EvdevEvent.Kind.absolute, code, value))
  }

  private mutating func point(_ code: UInt16, _ value: Int) {
    guard pointer[code] != value else { return }
    pointer[code] = value
    report.append((EvdevEvent.Kind.absolute, code, value))
  }

  private mutating func key(_ code: UInt16, _ value: Int) {
    report.append((EvdevEvent.Kind.key, code, value))
  }

  private mutating func flush(at time: Int) {
    if report.isEmpty { return }
    report.append((EvdevEvent.Kind.synchronization, EvdevEvent.Synchronization.report, 0))
    let micros = String(time % 1_000_000)
    let clock = "\(time / 1_000_000)." + String(repeating: "0", count: 6 - micros.count) + micros
    for event in report {
      let (type, code) = (EvemuDevice.hexadecimal(event.type, 4), EvemuDevice.hexadecimal(event.code, 4))
      text += "E: \(clock) \(type) \(code) \(event.value)\n"
    }
    report = []
  }
}
