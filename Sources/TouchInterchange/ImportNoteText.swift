import Foundation

extension ImportNote: CustomStringConvertible {
  public var description: String {
    switch finding {
    case .unreadableLine(let line, let expected): "line \(line) was left out: expected \(expected)"
    case .moreUnreadableLines: "\(of("more line")) could not be read and \(was) left out"
    case .unfinishedReport: "the recording stops inside a report; its last events were left out"
    case .missingSamples: "\(of("sample")) that the recording promises \(was) missing"
    case .undescribedDevice: "the recording does not describe its device; a touch screen or a pen was assumed"
    case .touchpad: "the device is a touchpad: its touches are indirect, and the pad was laid over the screen"
    case .cornersOnly: "the touchpad reports only the corners around its fingers: places may be swapped in pairs"
    case .excessContacts: "\(of("event")) of contacts beyond the \(Limit.contacts)th \(was) left out"
    case .startedMidTouch:
      "\(of("touch", "touches")) \(was) under way when first heard of; \(it) with the first sample as began"
    case .assumedStrokes:
      "no column says when fingers land and lift: each finger's first row was taken as its landing, its last as its lift"
    case .stillDown:
      "\(of("touch", "touches")) \(was) still down when the recording ended, and \(was) cancelled there"
    case .replacedUnlifted: "\(of("touch", "touches")) gave way to a new one without a lift; the lift was put there"
    case .matchedByNearness:
      "the device does not tell its fingers apart: \(of("report")) \(was) matched by nearness"
    case .unknownPlace: "\(of("touch", "touches")) never said where, and \(was) left out"
    case .tooShort: "\(of("touch", "touches")) came and went within one report, and \(was) left out"
    case .palm: "\(of("touch", "touches")) turned out to be a palm, and \(was) cancelled"
    case .strayLift: "\(of("lift")) of no touch \(was) left out"
    case .incompleteEvent: "\(of("event")) without a time or a possible place \(was) left out"
    case .eventsDropped:
      "the device lost events \(times); touches that were down then are kept until the recording contradicts them"
    case .cancelledByGap: "\(of("touch", "touches")) lifted unseen while events were lost, and \(was) cancelled"
    case .unchangedReports: "\(of("report")) said nothing new and became no frame"
    case .observedExtent(let range):
      "no axis range is known: the observed \(range) was fitted onto the screen; give the true one with --range"
    case .assumedPixels(let size):
      "no axis range is known: positions were taken as the screen's \(size) pixels; give the true one with --range"
    case .assumedPoints: "the table gives no unit for positions; they were taken as points"
    case .chosenScreen(let screen): "the positions don't fit on a phone; the screen was set to \(screen)"
    case .stretched(let device, let screen):
      "the device's \(device) was stretched onto the screen's \(screen); a --screen of its shape would keep shapes"
    case .offScreen: "\(of("sample")) \(was) off the screen"
    case .assumedUpwards: "y was taken to grow upwards, as on a tablet, and turned over"
    case .lost(let loss): "\(of("value")) of \(loss) \(was) left out: \(loss.reason)"
    case .observedPressure(let greatest):
      "the range of pressure is not known: the greatest seen, \(greatest.short), became force 1"
    case .assumedTilt(let degrees): "tilt has a range but no unit: its ends were taken as \(degrees.short) degrees"
    case .assumedAzimuth: "azimuth was taken as clockwise from the top, as tablets report it"
    case .assumedDegrees: "angles go beyond what radians could be; they were taken as degrees"
    case .convertedTimes(let unit, let worst):
      "\(of("time")) in \(unit) \(was) converted to seconds, up to \(rough(worst)) seconds off"
    case .guessedTimes(let unit): "the unit of the times is not given; they were taken as \(unit)"
    case .timesBeganAnew:
      "times begin anew \(times): what follows was moved to \(RisingClock.gap.short) s after what comes before"
    case .timesWrapped: "times wrap around at 2^32 \(times), and were counted on from there"
    case .timesWentBack: "\(of("time")) lay before the one before it, and \(was) moved up to it"
    case .implausiblyFast(let interval):
      "half the samples are no more than \(rough(interval)) seconds apart: the times may be scaled otherwise"
    }
  }

  private func of(_ noun: String, _ plural: String? = nil) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
  }

  private func rough(_ value: Double) -> String { String(format: "%.0e", value) }

  private var was: String { count == 1 ? "was" : "were" }
  private var it: String { count == 1 ? "it starts" : "they start" }
  private var times: String { count == 1 ? "once" : "\(count) times" }
}

extension ImportNote.Loss: CustomStringConvertible {
  public var description: String {
    switch self {
    case .hover: "a hovering pen or pointer"
    case .orientation: "a contact's orientation"
    case .minorAxis: "a contact's minor axis or of its tool"
    case .radius: "a contact's size"
    case .tilt: "a pen's tilt"
    case .buttons: "buttons"
    case .distance: "distance"
    case .rotation: "a pen's rotation"
    case .wheel: "a wheel"
    case .eraser: "a pen's other end"
    case .palm: "a palm"
    case .otherEvents: "other kinds of event"
    }
  }

  var reason: String {
    switch self {
    case .radius: "its unit is not known without the axis' range"
    case .tilt: "its unit is not known without the axis' range"
    case .rotation: "its unit is not known"
    case .palm: "it never touched as a finger"
    default: "a log has no place for it"
    }
  }
}
