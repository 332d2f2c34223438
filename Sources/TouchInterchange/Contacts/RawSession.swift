import Foundation
import TouchLogs

/// A recording as its tool understood it: frames in the devices' own units, and what is known of those units.
struct RawSession {
  var frames: [RawFrame]
  /// When the recording stopped, on the frames' clock; nil where nothing says so, as nearly always.
  var stopTime: Double?
  var device: String?
  var surfaces: [Surface]

  /// The log on a screen: positions in points, forces from 0 to 1 unless it says how great they can be, taps
  /// counted.
  ///
  /// Where nothing says when recording stopped, a replay runs on as after a script: the last event is not the end
  /// of what it started.
  /// - Throws: where few places are all there is to tell the device's range by.
  func log(
    from format: ForeignFormat, options: ImportOptions, _ findings: inout Findings
  ) throws(ImportError) -> TouchLog {
    var extents = surfaces.map { _ in Extent() }
    for sample in frames.lazy.flatMap(\.samples) { extents[sample.source].include(sample.contact) }
    let screen = screen(for: extents, options, &findings)
    var fits: [ScreenFit?] = []
    for (surface, seen) in zip(surfaces, extents) {
      fits.append(seen.places == 0 ? nil : try ScreenFit(surface, seen: seen, screen: screen, options, &findings))
    }
    var taps = TapSeries()
    var strays = 0
    let placed = frames.map { frame in
      Frame(
        time: frame.time,
        samples: frame.samples.compactMap { raw in
          guard let fit = fits[raw.source] else { return nil }
          var sample = sample(raw, fit)
          let counted = taps.count(for: sample, at: frame.time)
          sample.tapCount = raw.contact.tapCount ?? counted
          for index in sample.coalesced.indices { sample.coalesced[index].sample.tapCount = sample.tapCount }
          for index in sample.predicted.indices { sample.predicted[index].sample.tapCount = sample.tapCount }
          if !screen.bounds.contains(sample.location) { strays += 1 }
          return sample
        })
    }
    findings.add(.offScreen, count: strays)
    let touched = fits.compactMap { $0 }
    let units = touched.count == 1 ? touched[0].units : nil
    let about = LogDescription(
      screen: screen, stage: options.stage, device: device,
      others: [LogDescription.Other(key: "imported-from", value: format.rawValue)] + (units?.others ?? []))
    return TouchLog(
      about: about, frames: placed, stopTime: stopTime ?? placed.last.map { $0.time + TouchLog.tail })
  }

  /// The screen asked for, else a phone as it was held; where positions are points and don't fit on it, one that
  /// holds them.
  private func screen(for extents: [Extent], _ options: ImportOptions, _ findings: inout Findings) -> Screen {
    if let screen = options.screen { return screen }
    let phone = options.turn.seen(Screen.phone)
    guard options.range == nil, surfaces.contains(where: { $0.units == .points }) else { return phone }
    let farthest = (x: extents.map(\.maxX).max() ?? 0, y: extents.map(\.maxY).max() ?? 0)
    let (right, bottom) = options.turn.isQuarter ? (farthest.y, farthest.x) : farthest
    guard right >= phone.width || bottom >= phone.height else { return phone }
    let held = Screen(
      width: max(right.rounded(.down) + 1, phone.width), height: max(bottom.rounded(.down) + 1, phone.height),
      scale: 1)
    findings.add(.chosenScreen("\(held)"))
    return held
  }

  private func sample(_ raw: RawSample, _ fit: ScreenFit) -> Sample {
    var sample = Self.sample(raw.contact, raw, fit)
    sample.previousLocation = fit.place(raw.previousX, raw.previousY)
    var previous = sample.previousLocation
    for timed in raw.coalesced {
      var between = Self.sample(timed.contact, raw, fit)
      between.previousLocation = previous
      previous = between.location
      sample.coalesced.append(TimedSample(time: timed.time, sample: between))
    }
    previous = sample.location
    for timed in raw.predicted {
      var ahead = Self.sample(timed.contact, raw, fit)
      ahead.previousLocation = previous
      previous = ahead.location
      sample.predicted.append(TimedSample(time: timed.time, sample: ahead))
    }
    return sample
  }

  private static func sample(_ contact: Contact, _ raw: RawSample, _ fit: ScreenFit) -> Sample {
    var sample = Sample(
      finger: raw.finger, phase: raw.phase, location: fit.place(contact.x, contact.y), window: contact.window)
    sample.type = contact.kind
    if let greatest = contact.greatestPressure {
      (sample.force, sample.maximumPossibleForce) = (contact.pressure, greatest)
    } else {
      sample.force = fit.force(contact)
      sample.maximumPossibleForce = sample.force == nil ? nil : 1
    }
    sample.majorRadius = fit.majorRadius(contact)
    sample.majorRadiusTolerance = fit.tolerance(contact)
    sample.altitudeAngle = contact.altitude
    sample.azimuthAngle = contact.azimuth.map(fit.azimuth)
    sample.rollAngle = contact.roll
    return sample
  }
}
