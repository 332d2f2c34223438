import TouchLogs

/// A device that knows one contact: a single-touch screen, or a pen.
///
/// `BTN_TOUCH` says whether it is down; a pen without that key is down while it presses harder than the threshold.
/// A pen that leaves lifts where it was last: drivers send zeros with its leaving.
struct SingleContact {
  let tilt: PenTilt
  private let isPen: Bool
  private let kind: Sample.Kind
  /// Nil where `BTN_TOUCH` says it; else how hard a pen presses that is down.
  private let threshold: Double?
  private var isNear: Bool
  private var isTouching: Bool
  private var tools: Set<UInt16> = []
  private var isUncertain = false
  private var isShown = false
  private var startedDown: Bool
  private var key = 0
  private var now = Values()
  private var shown = Values()
  private var leaving: [Contact] = []

  private struct Values {
    var x: Int?
    var y: Int?
    var pressure: Int?
    var tiltX: Int?
    var tiltY: Int?
  }

  /// The part of a pen's range of pressure that is a hover still, where no key says so; ours.
  static let pressureThreshold = 0.01

  init(_ device: EvdevDevice, _ survey: EvdevSurvey, kind: Sample.Kind) {
    tilt = PenTilt(device)
    isPen = survey.hasPen
    self.kind = survey.hasPen ? .pencil : kind
    let hasKey = survey.firstTouch != nil || device.keys.contains(EvdevEvent.Key.touch)
    let pressure = device.axes[EvdevEvent.Axis.pressure]
    threshold = hasKey ? nil : pressure.map { $0.minimum + $0.extent * Self.pressureThreshold } ?? 0
    // A first change to "up" tells that it was down all along, and so for the pen's nearness.
    isTouching = survey.firstTouch == 0
    startedDown = survey.firstTouch == 0
    isNear = survey.firstPenTool.map { $0 == 0 } ?? true
  }

  /// Where the pointer is, as far as it said.
  var place: (x: Int?, y: Int?) { (now.x, now.y) }

  mutating func take(_ event: EvdevEvent, _ findings: inout Findings) {
    switch (event.type, event.code) {
    case (EvdevEvent.Kind.absolute, EvdevEvent.Axis.x): now.x = event.value
    case (EvdevEvent.Kind.absolute, EvdevEvent.Axis.y): now.y = event.value
    case (EvdevEvent.Kind.absolute, EvdevEvent.Axis.pressure): now.pressure = event.value
    case (EvdevEvent.Kind.absolute, EvdevEvent.Axis.tiltX): now.tiltX = event.value
    case (EvdevEvent.Kind.absolute, EvdevEvent.Axis.tiltY): now.tiltY = event.value
    case (EvdevEvent.Kind.key, EvdevEvent.Key.touch): touch(event.value != 0, &findings)
    case (EvdevEvent.Kind.key, EvdevEvent.Key.penTools):
      if event.value != 0 { tools.insert(event.code) } else { tools.remove(event.code) }
      isNear = !tools.isEmpty
    default: break
    }
  }

  /// The contact while it is down, and once when it lifts.
  ///
  /// - Parameter isAlone: whether the device has no multitouch; where it has, only a pen's values are its own.
  mutating func report(isAlone: Bool, _ findings: inout Findings) -> [Contact] {
    guard isAlone || isPen && !tools.isEmpty || isShown else { return [] }
    defer { leaving = [] }
    let presses = threshold.map { isPen && Double(now.pressure ?? 0) > $0 } ?? isTouching
    if isNear || !isPen { shown = now }
    guard presses, isNear || !isPen else {
      if isPen, isNear, !isShown { findings.add(.lost(.hover)) }
      return leaving + lift()
    }
    if !isShown { key += 1 }
    guard let contact = contact(.down) else { return leaving }
    if !isShown, startedDown { findings.add(.startedMidTouch) }
    startedDown = false
    isShown = true
    return leaving + [contact]
  }

  mutating func drop() { isUncertain = true }

  private mutating func touch(_ isDown: Bool, _ findings: inout Findings) {
    if isDown, isTouching, isUncertain, isShown, let contact = contact(.cancelled) {
      leaving.append(contact)
      isShown = false
      findings.add(.cancelledByGap)
    }
    isUncertain = false
    isTouching = isDown
  }

  private mutating func lift() -> [Contact] {
    guard isShown, let contact = contact(.lifted) else { return [] }
    isShown = false
    return [contact]
  }

  private func contact(_ state: Contact.State) -> Contact? {
    guard let x = shown.x, let y = shown.y else { return nil }
    let angles = isPen ? tilt.angles(shown.tiltX, shown.tiltY) : nil
    return Contact(
      key: -key, state: state, kind: kind, x: Double(x), y: Double(y), pressure: shown.pressure.map(Double.init),
      altitude: angles?.altitude, azimuth: angles?.azimuth)
  }
}
