import TouchLogs

/// One device's events, report by report.
///
/// After `SYN_DROPPED` everything up to the next `SYN_REPORT` is left out but for the choice of a slot, which is
/// true all the same. What was down is kept until the recording contradicts it, then cancelled: nobody saw it lift.
struct EvdevStream {
  private let device: EvdevDevice
  private let survey: EvdevSurvey
  private var multitouch: Multitouch?
  private var single: SingleContact
  private var isDropping = false
  private var isInReport = false

  private enum Multitouch {
    case slotted(SlottedContacts)
    case reported(ReportedContacts)
  }

  init(_ device: EvdevDevice, _ survey: EvdevSurvey) {
    self.device = device
    self.survey = survey
    let kind: Sample.Kind = device.isTouchpad ? .indirect : .direct
    if survey.hasContacts {
      multitouch =
        survey.hasReports && !survey.hasSlots
        ? .reported(ReportedContacts(kind: kind)) : .slotted(SlottedContacts(kind: kind, slot: device.slot))
    }
    single = SingleContact(device, survey, kind: kind)
  }

  /// The contacts of a report, at its end; nil in its middle.
  mutating func take(_ event: EvdevEvent, _ findings: inout Findings) -> [Contact]? {
    if event.type == EvdevEvent.Kind.synchronization, event.code == EvdevEvent.Synchronization.report {
      isInReport = false
      if isDropping {
        isDropping = false
        return nil
      }
      return report(&findings)
    }
    if event.type == EvdevEvent.Kind.synchronization, event.code == EvdevEvent.Synchronization.dropped {
      findings.add(.eventsDropped)
      drop()
      return nil
    }
    if isDropping, event.type != EvdevEvent.Kind.absolute || event.code != EvdevEvent.Axis.slot { return nil }
    isInReport = true
    if let loss = loss(of: event) { findings.add(.lost(loss)) }
    switch multitouch {
    case .slotted(var slots):
      multitouch = nil
      slots.take(event, &findings)
      multitouch = .slotted(slots)
    case .reported(var reports):
      multitouch = nil
      reports.take(event)
      multitouch = .reported(reports)
    case nil: break
    }
    single.take(event, &findings)
    return nil
  }

  /// Says what the recording broke off in.
  func finish(_ findings: inout Findings) {
    if isInReport { findings.add(.unfinishedReport) }
  }

  /// Says what was assumed of the device; only where it made touches.
  func describe(_ findings: inout Findings) {
    if !device.isDescribed { findings.add(.undescribedDevice) }
    if device.isTouchpad { findings.add(.touchpad) }
    if device.properties.contains(EvdevEvent.Property.cornersOnly) { findings.add(.cornersOnly) }
    if case .assumed = single.tilt { findings.add(.assumedTilt(degrees: PenTilt.assumedDegrees)) }
  }

  var surface: Surface {
    func axis(_ first: UInt16, _ second: UInt16) -> Axis? { device.axes[first] ?? device.axes[second] }
    return Surface(
      x: axis(multitouch == nil ? EvdevEvent.Axis.x : EvdevEvent.Axis.positionX, EvdevEvent.Axis.x),
      y: axis(multitouch == nil ? EvdevEvent.Axis.y : EvdevEvent.Axis.positionY, EvdevEvent.Axis.y),
      pressure: axis(
        multitouch == nil ? EvdevEvent.Axis.pressure : EvdevEvent.Axis.contactPressure, EvdevEvent.Axis.pressure),
      touchMajor: device.axes[EvdevEvent.Axis.touchMajor])
  }

  private mutating func drop() {
    isDropping = true
    isInReport = false
    switch multitouch {
    case .slotted(var slots):
      slots.drop()
      multitouch = .slotted(slots)
    case .reported(var reports):
      reports.drop()
      multitouch = .reported(reports)
    case nil: break
    }
    single.drop()
  }

  private mutating func report(_ findings: inout Findings) -> [Contact] {
    var contacts: [Contact] = []
    switch multitouch {
    case .slotted(var slots):
      multitouch = nil
      contacts = slots.report(single.place, &findings)
      multitouch = .slotted(slots)
    case .reported(var reports):
      multitouch = nil
      contacts = reports.report(&findings)
      multitouch = .reported(reports)
    case nil: break
    }
    return contacts + single.report(isAlone: multitouch == nil, &findings)
  }

  private func loss(of event: EvdevEvent) -> ImportNote.Loss? {
    switch (event.type, event.code) {
    case (EvdevEvent.Kind.absolute, EvdevEvent.Axis.orientation): .orientation
    case (EvdevEvent.Kind.absolute, EvdevEvent.Axis.touchMinor...EvdevEvent.Axis.widthMinor): .minorAxis
    case (EvdevEvent.Kind.absolute, EvdevEvent.Axis.distance): .distance
    case (EvdevEvent.Kind.absolute, EvdevEvent.Axis.wheel): .wheel
    case (EvdevEvent.Kind.absolute, EvdevEvent.Axis.z): survey.hasPen ? .rotation : nil
    case (EvdevEvent.Kind.absolute, EvdevEvent.Axis.tiltX...EvdevEvent.Axis.tiltY):
      if case .unknown = single.tilt { .tilt } else { nil }
    case (EvdevEvent.Kind.key, EvdevEvent.Key.left...EvdevEvent.Key.task),
      (EvdevEvent.Kind.key, EvdevEvent.Key.stylus...EvdevEvent.Key.stylus2),
      (EvdevEvent.Kind.key, EvdevEvent.Key.stylus3):
      .buttons
    case (EvdevEvent.Kind.key, EvdevEvent.Key.rubber): .eraser
    default: nil
    }
  }
}
