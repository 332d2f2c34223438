import TouchLogs

/// What a recording says of one input device; empty where it says nothing.
struct EvdevDevice {
  var name: String?
  var axes: [UInt16: Axis] = [:]
  /// Axes that the device has, also those without a range.
  var axisCodes: Set<UInt16> = []
  var keys: Set<UInt16> = []
  var properties: Set<UInt16> = []
  /// Which slot was chosen when the recording began: the kernel says only when another is.
  var slot = 0

  var isDescribed: Bool { !axisCodes.isEmpty || !keys.isEmpty || !properties.isEmpty }

  /// Whether the device points from beside the screen, with fingers.
  var isTouchpad: Bool {
    if properties.contains(EvdevEvent.Property.direct) { return false }
    if properties.contains(EvdevEvent.Property.buttonpad) { return true }
    if keys.contains(EvdevEvent.Key.pen) { return false }
    return properties.contains(EvdevEvent.Property.pointer) || keys.contains(EvdevEvent.Key.finger)
  }

  mutating func describe(_ code: UInt16, minimum: Int, maximum: Int, resolution: Int) {
    axisCodes.insert(code)
    axes[code] = Axis(Double(minimum), Double(maximum), resolution: Double(resolution))
  }
}

/// What was read of a recording, by whichever tool made it: devices and their events in order.
struct EvdevRecording {
  var devices: [EvdevDevice] = []
  var events: [EvdevEvent] = []
}

/// What occurs in one device's events, beside what its description says: tells how they are to be understood.
struct EvdevSurvey {
  private(set) var hasSlots: Bool
  private(set) var hasReports = false
  private(set) var hasContacts = false
  private(set) var hasPen: Bool
  /// The first value of `BTN_TOUCH`; nil where it never changes.
  private(set) var firstTouch: Int?
  /// The first value of any pen tool's key; nil where none changes.
  private(set) var firstPenTool: Int?

  init(_ device: EvdevDevice) {
    hasSlots = device.axisCodes.contains(EvdevEvent.Axis.slot)
    hasPen = device.keys.contains { EvdevEvent.Key.penTools.contains($0) }
  }

  mutating func include(_ event: EvdevEvent) {
    switch (event.type, event.code) {
    case (EvdevEvent.Kind.synchronization, EvdevEvent.Synchronization.multitouchReport): hasReports = true
    case (EvdevEvent.Kind.absolute, EvdevEvent.Axis.slot): hasSlots = true
    case (EvdevEvent.Kind.absolute, EvdevEvent.Axis.positionX),
      (EvdevEvent.Kind.absolute, EvdevEvent.Axis.trackingID),
      (EvdevEvent.Kind.absolute, EvdevEvent.Axis.positionY):
      hasContacts = true
    case (EvdevEvent.Kind.key, EvdevEvent.Key.touch): firstTouch = firstTouch ?? event.value
    case (EvdevEvent.Kind.key, EvdevEvent.Key.penTools):
      hasPen = true
      firstPenTool = firstPenTool ?? event.value
    default: break
    }
  }
}
