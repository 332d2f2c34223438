/// One event of a Linux input device, as the kernel reports it.
struct EvdevEvent {
  /// In seconds.
  var time: Double
  /// Which of the recording's devices, by its place among them.
  var device: Int
  var type: UInt16
  var code: UInt16
  var value: Int

  /// Types, with the numbers of the kernel's headers.
  enum Kind {
    static let synchronization: UInt16 = 0x00
    static let key: UInt16 = 0x01
    static let absolute: UInt16 = 0x03
  }

  /// Codes of `Kind.synchronization`.
  enum Synchronization {
    static let report: UInt16 = 0
    static let multitouchReport: UInt16 = 2
    static let dropped: UInt16 = 3
  }

  /// Codes of `Kind.key`.
  enum Key {
    static let left: UInt16 = 0x110
    static let task: UInt16 = 0x117
    static let pen: UInt16 = 0x140
    static let rubber: UInt16 = 0x141
    static let brush: UInt16 = 0x142
    static let pencil: UInt16 = 0x143
    static let airbrush: UInt16 = 0x144
    static let finger: UInt16 = 0x145
    static let stylus3: UInt16 = 0x149
    static let touch: UInt16 = 0x14a
    static let stylus: UInt16 = 0x14b
    static let stylus2: UInt16 = 0x14c

    /// What comes near while a pen of some kind does.
    static let penTools = pen...airbrush
  }

  /// Codes of `Kind.absolute`.
  enum Axis {
    static let x: UInt16 = 0x00
    static let y: UInt16 = 0x01
    static let z: UInt16 = 0x02
    static let wheel: UInt16 = 0x08
    static let pressure: UInt16 = 0x18
    static let distance: UInt16 = 0x19
    static let tiltX: UInt16 = 0x1a
    static let tiltY: UInt16 = 0x1b
    static let slot: UInt16 = 0x2f
    static let touchMajor: UInt16 = 0x30
    static let touchMinor: UInt16 = 0x31
    static let widthMajor: UInt16 = 0x32
    static let widthMinor: UInt16 = 0x33
    static let orientation: UInt16 = 0x34
    static let positionX: UInt16 = 0x35
    static let positionY: UInt16 = 0x36
    static let toolType: UInt16 = 0x37
    static let trackingID: UInt16 = 0x39
    static let contactPressure: UInt16 = 0x3a
    static let contactDistance: UInt16 = 0x3b
  }

  /// Bits of a device's properties.
  enum Property {
    static let pointer: UInt16 = 0
    static let direct: UInt16 = 1
    static let buttonpad: UInt16 = 2
    static let cornersOnly: UInt16 = 3
  }

  /// Values of `Axis.toolType`.
  enum Tool {
    static let finger = 0
    static let pen = 1
    static let palm = 2
  }
}
