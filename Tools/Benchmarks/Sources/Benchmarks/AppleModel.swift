import Foundation
import TouchLogs

/// A recorded motion as an Apple device would have reported it: modelled, since such devices' logs are rare.
///
/// Coordinates are put onto the screen and snap as UIKit's do; frames come with the screen's refreshes, each with a
/// jitter of 3 µs, on a clock of 24 MHz. Equal recordings give equal logs.
struct AppleModel {
  var name: String
  var screen: Screen
  /// Whether a pen's force and angles are kept, on the steps that a pencil reports.
  var isPencil = false

  static let phone = AppleModel(name: "ios3", screen: .phone)
  static let tablet = AppleModel(name: "ios2", screen: .tablet)
  static let pencil = AppleModel(name: "pencil", screen: .tablet, isPencil: true)

  static let ticksPerSecond = 24e6
  /// 3 µs.
  private static let jitterTicks = 72.0
  /// In refreshes.
  private static let pause = 4.0

  func modelled(_ subject: Subject) -> Subject {
    var random = SplitMix64(seed: UInt64(subject.samples))
    let frames = subject.log.frames.filter { !$0.samples.isEmpty }
    let rate = refreshRate(of: frames)
    let from = subject.log.about.screen
    var refresh: Int64 = -1
    var places: [Int: CGPoint] = [:]
    var modelled: [Frame] = []
    var last = frames.first?.time ?? 0
    for frame in frames {
      // While fingers move there is a frame at every refresh; a pause is as long as it was.
      let periods = (frame.time - last) * rate
      refresh += periods < Self.pause ? 1 : Int64(periods.rounded())
      last = frame.time
      let ticks = (Double(refresh) * Self.ticksPerSecond / rate + random.normal() * Self.jitterTicks).rounded()
      let samples = frame.samples.map { original in
        let place = snap(original.location, from: from)
        var sample = Sample(
          finger: original.finger, phase: original.phase, location: place,
          previousLocation: original.phase == .began ? place : places[original.finger] ?? place,
          tapCount: original.tapCount)
        places[original.finger] = place
        if isPencil { addPen(original, to: &sample) }
        return sample
      }
      modelled.append(Frame(time: (Self.ticksPerSecond * 1000 + ticks) / Self.ticksPerSecond, samples: samples))
    }
    let log = TouchLog(about: LogDescription(screen: screen), frames: modelled, stopTime: modelled.last?.time)
    return Subject(name: "\(name) \(subject.name)", log: log, source: nil)
  }

  /// The screen's refreshes a second that come nearest to what the device reported.
  private func refreshRate(of frames: [Frame]) -> Double {
    let steps = zip(frames.dropFirst(), frames).map { $0.time - $1.time }.sorted()
    guard let step = steps.isEmpty ? nil : steps[steps.count / 2] else { return 60 }
    return step > 0.012 ? 60 : step > 0.006 ? 120 : 240
  }

  private func addPen(_ original: Sample, to sample: inout Sample) {
    sample.type = .pencil
    sample.force = original.force.map { ($0 * 4096).rounded() / 4096 * 25 / 6 }
    sample.maximumPossibleForce = 25.0 / 6
    sample.altitudeAngle = original.altitudeAngle.map(Self.degrees) ?? .pi / 4
    sample.azimuthAngle = original.azimuthAngle.map(Self.degrees) ?? .pi / 2
  }

  private static func degrees(_ radians: Double) -> Double { (radians * 180 / .pi).rounded() * .pi / 180 }

  private func snap(_ point: CGPoint, from: Screen) -> CGPoint {
    func snap(_ value: Double, _ extent: Double, _ size: Double) -> Double {
      let pixel = (min(max(value / extent, 0), 1) * size * screen.scale).rounded()
      return screen.scale == 3 ? (pixel * 65_536 / 3).rounded(.down) / 65_536 : pixel / screen.scale
    }
    return CGPoint(
      x: snap(point.x, from.width, screen.width), y: snap(point.y, from.height, screen.height))
  }
}
