import TouchLogs

/// A log that is being recorded, told as it grows.
struct FollowedLog {
  let path: String
  let json: Bool

  /// How long between two looks.
  private static let pause = Duration.milliseconds(100)

  /// Prints every frame once, until the recorder has finished or died.
  @MainActor func show(in surroundings: Surroundings) async throws -> Int32 {
    var reader = try InputFile.reader(of: path)
    var listing: any FrameListing =
      json ? FrameJSON(about: reader.about) : FrameTable(about: reader.about, at: nil)
    var (text, told, start) = (listing.head, 0, Double?.none)
    while true {
      var number = 0
      do {
        while let frame = try reader.next() {
          number += 1
          let first = start ?? frame.time
          start = first
          guard number > told else { continue }
          told = number
          text += try listing.entry(for: NumberedFrame(number: number, frame: frame, start: first))
        }
      } catch {
        throw InputFileError(path: path, problem: .named(Sentence.of(error)))
      }
      if !text.isEmpty { try surroundings.output.write(text) }
      text = ""
      guard reader.report.ending == .recording else { break }
      try await Task.sleep(for: Self.pause)
      reader = try InputFile.reader(of: path)
    }
    try surroundings.output.write(listing.foot)
    for place in reader.report.damage {
      surroundings.complain("\(surroundings.name): \(InputFileError(path: path, problem: .named("\(place)")))")
    }
    return reader.report.damage.isEmpty ? ToolExit.done : ToolExit.couldNotRun
  }
}
