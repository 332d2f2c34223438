import Foundation
import TouchLogs

/// Writes the text of `evemu-record`: a touch screen of multitouch protocol B, a touchpad, or a pen.
///
/// One device has one kind of touches: those of the kind that most samples have. A cancelled touch turns out to be
/// a palm, which is how such devices say it.
enum EvemuWriter {
  /// In seconds: `evemu` keeps them in 32 bits.
  private static let limit = 4_000_000_000

  static func text(of log: TouchLog, _ notes: inout ExportNotes) throws(ExportError) -> String {
    let kind = mostFrequentKind(in: log)
    let samples = log.frames.flatMap(\.samples).filter { $0.type == kind }
    notes.add(.leftOut("samples of another kind of touch"), count: log.sampleCount - samples.count)
    let units = DeviceUnits(log.about) ?? DeviceUnits(of: log.about.screen, holding: samples)
    notes.addUntold(of: samples)
    notes.add(.roundedPlaces, count: samples.count { !units.holds($0.location, on: log.about.screen) })
    let device = EvemuDevice(kind: kind, units: units, log: log)
    var events = EvdevEventList(device: device, screen: log.about.screen)
    var latest = 0
    for (index, frame) in log.frames.enumerated() {
      notes.addLosses(of: frame)
      // What has no touches is left out, and so is its time.
      if frame.samples.isEmpty { continue }
      notes.add(.leftOut("windows"), count: frame.samples.count { $0.window != 0 })
      guard frame.time < Double(limit) else {
        throw ExportError(.evemu, .farTime(frame: index + 1, limit: limit))
      }
      guard frame.time >= 0, case let time = Int((frame.time * 1e6).rounded()), time >= latest else {
        throw ExportError(.evemu, .time(frame: index + 1))
      }
      latest = time
      if Double(time) / 1e6 != frame.time { notes.add(.roundedTimes(to: "microseconds")) }
      notes.wrote(events.append(frame.samples.filter { $0.type == kind }, at: time))
    }
    notes.addStop(of: log)
    notes.add(.leftOut("samples of a pen beside another"), count: events.besideAnother)
    return device.description + events.text
  }

  private static func mostFrequentKind(in log: TouchLog) -> Sample.Kind {
    var counts: [Sample.Kind: Int] = [:]
    for sample in log.frames.lazy.flatMap(\.samples) { counts[sample.type, default: 0] += 1 }
    return Sample.Kind.allCases.max { (counts[$0] ?? 0, $1.rawValue) < (counts[$1] ?? 0, $0.rawValue) } ?? .direct
  }
}

extension TouchLog {
  var sampleCount: Int { frames.reduce(0) { $0 + $1.samples.count } }
}

/// What an exported recording says of its device.
struct EvemuDevice: CustomStringConvertible {
  let units: DeviceUnits
  let isPen: Bool
  let hasPressure: Bool
  let hasTouchMajor: Bool
  let hasTilt: Bool
  private let isTouchpad: Bool
  private let name: String
  private let slots: Int

  init(kind: Sample.Kind, units: DeviceUnits, log: TouchLog) {
    let samples = log.frames.lazy.flatMap(\.samples).filter { $0.type == kind }
    self.units = units
    isPen = kind == .pencil
    isTouchpad = kind == .indirect || kind == .indirectPointer
    hasPressure = units.pressure != nil && samples.contains { $0.force != nil }
    hasTouchMajor = !isPen && units.touchMajor != nil && samples.contains { $0.majorRadius != nil }
    hasTilt = isPen && samples.contains { $0.altitudeAngle != nil }
    slots = ContactSlots.needed(by: log.frames)
    // A name from outside, in a text of lines.
    let given = (log.about.device ?? "").filter { $0.isASCII && !$0.isNewline && $0 >= " " }.prefix(Limit.name)
    name = given.isEmpty ? "Touchstone export" : String(given)
  }

  var description: String {
    var text = "# EVEMU 1.3\n# Exported from a touch log\nN: \(name)\nI: 0003 0000 0000 0000\n"
    text +=
      "P:\(Self.words(bits: [isTouchpad ? EvdevEvent.Property.pointer : EvdevEvent.Property.direct], bytes: 8))\n"
    let axes = axes
    text += masks(EvdevEvent.Kind.synchronization, [0, 1, 3].map(UInt16.init), bytes: 8)
    text += masks(EvdevEvent.Kind.key, keys, bytes: 0x60)
    text += masks(EvdevEvent.Kind.absolute, axes.map(\.code), bytes: 8)
    for axis in axes {
      let (least, most) = (DeviceUnits.whole(axis.range.minimum), DeviceUnits.whole(axis.range.maximum))
      text += "A: \(Self.hexadecimal(axis.code, 2)) \(least) \(most) 0 0 \(axis.resolution)\n"
    }
    return text
  }

  private var keys: [UInt16] {
    isPen
      ? [EvdevEvent.Key.pen, EvdevEvent.Key.touch]
      : isTouchpad ? [EvdevEvent.Key.left, EvdevEvent.Key.finger, EvdevEvent.Key.touch] : [EvdevEvent.Key.touch]
  }

  private var axes: [(code: UInt16, range: Axis, resolution: Int)] {
    var axes = [(EvdevEvent.Axis.x, units.x, 0), (EvdevEvent.Axis.y, units.y, 0)]
    func add(_ code: UInt16, _ range: Axis?, _ resolution: Int = 0) {
      if let range { axes.append((code, range, resolution)) }
    }
    if isPen {
      if hasPressure { add(EvdevEvent.Axis.pressure, units.pressure) }
      if hasTilt {
        for code in [EvdevEvent.Axis.tiltX, EvdevEvent.Axis.tiltY] {
          add(code, Axis(-9000, 9000), EvdevEventList.tiltUnitsPerRadian)
        }
      }
      return axes
    }
    add(EvdevEvent.Axis.slot, Axis(0, Double(max(slots, 2) - 1)))
    if hasTouchMajor { add(EvdevEvent.Axis.touchMajor, units.touchMajor) }
    add(EvdevEvent.Axis.positionX, units.x)
    add(EvdevEvent.Axis.positionY, units.y)
    add(EvdevEvent.Axis.toolType, Axis(0, Double(EvdevEvent.Tool.palm)))
    add(EvdevEvent.Axis.trackingID, Axis(0, 65_535))
    if hasPressure { add(EvdevEvent.Axis.contactPressure, units.pressure) }
    return axes
  }

  /// A type's bits, 8 bytes a line, as the tool's own reader counts them.
  private func masks(_ type: UInt16, _ codes: [UInt16], bytes: Int) -> String {
    let words = Self.words(bits: codes, bytes: bytes).split(separator: " ")
    return stride(from: 0, to: words.count, by: 8).map { start in
      "B: \(Self.hexadecimal(type, 2)) \(words[start..<min(start + 8, words.count)].joined(separator: " "))\n"
    }.joined()
  }

  private static func words(bits codes: [UInt16], bytes count: Int) -> String {
    var bytes = [UInt8](repeating: 0, count: count)
    for code in codes where Int(code) / 8 < count { bytes[Int(code) / 8] |= 1 << UInt8(code % 8) }
    return bytes.map { " " + hexadecimal(UInt16($0), 2) }.joined()
  }

  static func hexadecimal(_ value: UInt16, _ digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
