import Foundation
import SystemZlib
import TouchLogs

/// The ways in which a log is usually kept, held against ours.
enum Contenders {
  /// An object a line, with the names of the properties; what a log lacks is left out.
  static func jsonLines(_ log: TouchLog) -> [UInt8] {
    var text = ""
    for frame in log.frames {
      for sample in frame.samples {
        text += "{\"t\":\(frame.time),\"finger\":\(sample.finger),\"phase\":\"\(sample.phase)\""
        text += ",\"x\":\(sample.location.x),\"y\":\(sample.location.y)"
        text += ",\"px\":\(sample.previousLocation.x),\"py\":\(sample.previousLocation.y)"
        text += ",\"taps\":\(sample.tapCount),\"type\":\"\(sample.type)\""
        for (name, value) in optionals(sample) where value != nil { text += ",\"\(name)\":\(value ?? 0)" }
        text += "}\n"
      }
    }
    return Array(text.utf8)
  }

  /// What a program would write out of its memory: time, place, finger, phase and count, and the values there are.
  /// previousLocation is left out, as whoever wrote this would.
  static func structs(_ log: TouchLog) -> [UInt8] {
    let has = optionals(log.frames.first { !$0.samples.isEmpty }?.samples[0]).map { $0.1 != nil }
    var bytes: [UInt8] = []
    func put(_ value: UInt64, _ count: Int) {
      for shift in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(shift * 8))) }
    }
    for frame in log.frames {
      for sample in frame.samples {
        put(frame.time.bitPattern, 8)
        put(Double(sample.location.x).bitPattern, 8)
        put(Double(sample.location.y).bitPattern, 8)
        put(UInt64(bitPattern: Int64(sample.finger)), 4)
        put(UInt64(sample.phase.rawValue), 2)
        put(UInt64(sample.tapCount), 2)
        for (present, (_, value)) in zip(has, optionals(sample)) where present { put((value ?? 0).bitPattern, 8) }
      }
    }
    return bytes
  }

  private static func optionals(_ sample: Sample?) -> [(String, Double?)] {
    [
      ("force", sample?.force), ("maxForce", sample?.maximumPossibleForce), ("radius", sample?.majorRadius),
      ("tolerance", sample?.majorRadiusTolerance), ("altitude", sample?.altitudeAngle),
      ("azimuth", sample?.azimuthAngle), ("roll", sample?.rollAngle),
    ]
  }

  /// zlib at level 6, as `compress` does it.
  static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var count = compressBound(UInt(bytes.count))
    return [UInt8](unsafeUninitializedCapacity: Int(count)) { output, filled in
      guard compress2(output.baseAddress, &count, bytes, UInt(bytes.count), 6) == Z_OK else { return }
      filled = Int(count)
    }
  }

  static func inflated(_ bytes: [UInt8], count: Int) -> [UInt8] {
    var size = UInt(count)
    return [UInt8](unsafeUninitializedCapacity: count) { output, filled in
      guard uncompress(output.baseAddress, &size, bytes, UInt(bytes.count)) == Z_OK else { return }
      filled = Int(size)
    }
  }

  /// How small a tool of the system makes some bytes; nil where it isn't installed.
  static func packed(_ bytes: [UInt8], by tool: [String]) -> Int? {
    let input = FileManager.default.temporaryDirectory.appending(path: "benchmark-\(getpid())")
    defer { try? FileManager.default.removeItem(at: input) }
    do {
      try Data(bytes).write(to: input)
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = tool + ["-c", input.path]
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      let packed = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return process.terminationStatus == 0 ? packed.count : nil
    } catch {
      return nil
    }
  }
}
