/// The kernel's names for what `getevent -l` prints; numbers only for what touches are made from.
enum EvdevNames {
  static func type(_ name: String) -> UInt16? { types[name] }

  /// Nil for names that say nothing of touches.
  static func code(_ name: String) -> UInt16? { codes[name] }

  private static let types: [String: UInt16] = [
    "EV_SYN": 0x00, "EV_KEY": 0x01, "EV_REL": 0x02, "EV_ABS": 0x03, "EV_MSC": 0x04, "EV_SW": 0x05, "EV_LED": 0x11,
    "EV_SND": 0x12, "EV_REP": 0x14, "EV_FF": 0x15, "EV_PWR": 0x16, "EV_FF_STATUS": 0x17,
  ]

  private static let codes: [String: UInt16] = [
    "SYN_REPORT": EvdevEvent.Synchronization.report, "SYN_MT_REPORT": EvdevEvent.Synchronization.multitouchReport,
    "SYN_DROPPED": EvdevEvent.Synchronization.dropped,

    "BTN_LEFT": EvdevEvent.Key.left, "BTN_RIGHT": 0x111, "BTN_MIDDLE": 0x112, "BTN_TOOL_PEN": EvdevEvent.Key.pen,
    "BTN_TOOL_RUBBER": EvdevEvent.Key.rubber, "BTN_TOOL_BRUSH": EvdevEvent.Key.brush,
    "BTN_TOOL_PENCIL": EvdevEvent.Key.pencil, "BTN_TOOL_AIRBRUSH": EvdevEvent.Key.airbrush,
    "BTN_TOOL_FINGER": EvdevEvent.Key.finger, "BTN_STYLUS3": EvdevEvent.Key.stylus3,
    "BTN_TOUCH": EvdevEvent.Key.touch, "BTN_STYLUS": EvdevEvent.Key.stylus, "BTN_STYLUS2": EvdevEvent.Key.stylus2,

    "ABS_X": EvdevEvent.Axis.x, "ABS_Y": EvdevEvent.Axis.y, "ABS_Z": EvdevEvent.Axis.z,
    "ABS_WHEEL": EvdevEvent.Axis.wheel, "ABS_PRESSURE": EvdevEvent.Axis.pressure,
    "ABS_DISTANCE": EvdevEvent.Axis.distance, "ABS_TILT_X": EvdevEvent.Axis.tiltX,
    "ABS_TILT_Y": EvdevEvent.Axis.tiltY, "ABS_MT_SLOT": EvdevEvent.Axis.slot,
    "ABS_MT_TOUCH_MAJOR": EvdevEvent.Axis.touchMajor, "ABS_MT_TOUCH_MINOR": EvdevEvent.Axis.touchMinor,
    "ABS_MT_WIDTH_MAJOR": EvdevEvent.Axis.widthMajor, "ABS_MT_WIDTH_MINOR": EvdevEvent.Axis.widthMinor,
    "ABS_MT_ORIENTATION": EvdevEvent.Axis.orientation, "ABS_MT_POSITION_X": EvdevEvent.Axis.positionX,
    "ABS_MT_POSITION_Y": EvdevEvent.Axis.positionY, "ABS_MT_TOOL_TYPE": EvdevEvent.Axis.toolType,
    "ABS_MT_TRACKING_ID": EvdevEvent.Axis.trackingID, "ABS_MT_PRESSURE": EvdevEvent.Axis.contactPressure,
    "ABS_MT_DISTANCE": EvdevEvent.Axis.contactDistance,
  ]

  /// The properties that `getevent -lp` names.
  static func property(_ name: String) -> UInt16? {
    switch name {
    case "INPUT_PROP_POINTER": EvdevEvent.Property.pointer
    case "INPUT_PROP_DIRECT": EvdevEvent.Property.direct
    case "INPUT_PROP_BUTTONPAD": EvdevEvent.Property.buttonpad
    case "INPUT_PROP_SEMI_MT": EvdevEvent.Property.cornersOnly
    default: nil
    }
  }
}
