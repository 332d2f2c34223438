import Foundation
import TouchLogs

/// A PointerEvent as a page would write it down, with the names of the web's standard.
struct BrowserEvent: Decodable {
  var type: String?
  var pointerId: Double?
  var clientX: Double?
  var clientY: Double?
  var x: Double?
  var y: Double?
  /// In milliseconds.
  var timeStamp: Double?
  var pressure: Double?
  var buttons: Double?
  /// Across the contact, in CSS pixels.
  var width: Double?
  var height: Double?
  /// In degrees.
  var tiltX: Double?
  var tiltY: Double?
  var twist: Double?
  /// In radians.
  var azimuthAngle: Double?
  var altitudeAngle: Double?
  var pointerType: String?
  var getCoalescedEvents: [BrowserEvent]?
  var coalescedEvents: [BrowserEvent]?
  var getPredictedEvents: [BrowserEvent]?
  var predictedEvents: [BrowserEvent]?

  /// In seconds; nil where it is not given.
  var time: Double? { timeStamp.map { $0 / TimeUnit.milliseconds.perSecond } }

  var coalesced: [BrowserEvent] { getCoalescedEvents ?? coalescedEvents ?? [] }
  var predicted: [BrowserEvent] { getPredictedEvents ?? predictedEvents ?? [] }

  /// The pointer's values, its position where it is given and possible.
  var contact: Contact? {
    guard let across = clientX ?? x, let down = clientY ?? y else { return nil }
    let numbers = [across, down, pressure ?? 0, width ?? 0, height ?? 0, azimuthAngle ?? 0, altitudeAngle ?? 0]
    guard numbers.allSatisfy({ $0.magnitude <= Limit.magnitude }) else { return nil }
    let kind: Sample.Kind =
      switch pointerType {
      case "pen": .pencil
      case "mouse": .indirectPointer
      default: .direct
      }
    var contact = Contact(key: 0, kind: kind, x: across, y: down)
    if kind != .indirectPointer {
      contact.pressure = pressure
      if let greater = [width, height].compactMap({ $0 }).max(), greater > 0 { contact.touchMajor = greater }
    }
    guard kind == .pencil else { return contact }
    let tilt = tiltX.flatMap { x in tiltY.map { PenAngles(tiltX: x * .pi / 180, tiltY: $0 * .pi / 180) } }
    contact.altitude = altitudeAngle ?? tilt?.altitude
    contact.azimuth = azimuthAngle.map(PenAngles.folded) ?? tilt?.azimuth
    contact.roll = twist.map { $0 * .pi / 180 }
    return contact
  }

  /// What it does to the pointer; nil for events that only tell where things are.
  var change: TableRow.Change? {
    switch type {
    case "pointerdown": .down
    case "pointermove", "pointerrawupdate": .move
    case "pointerup": .up
    case "pointercancel": .cancel
    default: nil
    }
  }
}

/// Columns of one pointer's events, a row an index; `pointerType` is for all.
struct BrowserColumns: Decodable {
  var x: [Double]?
  var y: [Double]?
  var clientX: [Double]?
  var clientY: [Double]?
  /// In milliseconds.
  var time: [Double]?
  var timeStamp: [Double]?
  var pressure: [Double]?
  var buttons: [Double]?
  var tiltX: [Double]?
  var tiltY: [Double]?
  var twist: [Double]?
  var azimuthAngle: [Double]?
  var altitudeAngle: [Double]?
  var pointerType: String?
  /// An object around an array of events, instead of columns.
  var events: [BrowserEvent]?

  /// The rows, as many as the shortest of the columns that are needed has; nil where one is missing.
  ///
  /// A pointer is down while a button is, or, without that column, while it presses.
  func rows() -> [BrowserEvent]? {
    guard let x = clientX ?? x, let y = clientY ?? y, let time = timeStamp ?? time else { return nil }
    guard let pressed = buttons ?? pressure else { return nil }
    let count = [x.count, y.count, time.count, pressed.count].min() ?? 0
    var isDown = false
    return (0..<count).map { index in
      let wasDown = isDown
      isDown = pressed[index] > 0
      func cell(_ column: [Double]?) -> Double? { column.flatMap { $0.indices.contains(index) ? $0[index] : nil } }
      let type =
        isDown ? (wasDown ? "pointermove" : "pointerdown") : wasDown ? "pointerup" : "pointermove"
      return BrowserEvent(
        type: type, clientX: x[index], clientY: y[index], timeStamp: time[index], pressure: cell(pressure),
        buttons: isDown || wasDown ? 1 : 0, tiltX: cell(tiltX), tiltY: cell(tiltY), twist: cell(twist),
        azimuthAngle: cell(azimuthAngle), altitudeAngle: cell(altitudeAngle), pointerType: pointerType)
    }
  }

  /// How many rows the longest column has beyond `count`.
  func surplus(over count: Int) -> Int {
    let longest = [x, y, clientX, clientY, time, timeStamp, pressure, buttons].compactMap { $0?.count }.max() ?? 0
    return max(0, longest - count)
  }
}
