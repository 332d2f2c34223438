import TouchLogs

/// Makes touches of the events of Linux input devices, however they were written down.
enum EvdevSession {
  static func touches(
    of recording: EvdevRecording, as format: ForeignFormat, _ findings: inout Findings
  ) throws(ImportError) -> RawSession {
    var surveys = recording.devices.map(EvdevSurvey.init)
    for event in recording.events { surveys[event.device].include(event) }
    var streams = zip(recording.devices, surveys).map { EvdevStream($0, $1) }
    var assembler = TouchAssembler()
    for event in recording.events {
      guard let contacts = streams[event.device].take(event, &findings), !contacts.isEmpty else { continue }
      try assembler.add(ContactReport(time: event.time, contacts: contacts), source: event.device, &findings)
    }
    for stream in streams { stream.finish(&findings) }
    try assembler.finish(at: recording.events.last?.time, &findings)
    let touched = Set(assembler.frames.lazy.flatMap(\.samples).map(\.source))
    for (index, stream) in streams.enumerated() where touched.contains(index) { stream.describe(&findings) }
    return RawSession(
      frames: assembler.frames,
      device: recording.devices.indices.first(where: touched.contains).flatMap { recording.devices[$0].name },
      surfaces: streams.map(\.surface))
  }
}
