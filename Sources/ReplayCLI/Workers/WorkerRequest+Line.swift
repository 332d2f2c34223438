import Goldens
import Verification

extension WorkerRequest {
  /// `12 never 100 recordings/a.touchlog`: what a worker is asked by the thousand, in place of JSON; JSON all the
  /// same for a path that is not one line.
  var line: String {
    get throws {
      if path.utf8.contains(where: { $0 < 0x20 }) { return try JSONText.of(self, pretty: false) }
      let flags = [holdsBack, takesFingerprint, tellsFrames].map { $0 ? "1" : "0" }.joined()
      return "\(number) \(mode.rawValue) \(flags) \(path)\n"
    }
  }

  /// - Parameter line: without its end; nil where it is no such line.
  init?(line: [UInt8]) {
    let words = line.split(separator: UInt8(ascii: " "), maxSplits: 3, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 4, let number = Int(words[0]), let mode = UpdateMode(rawValue: words[1]),
      words[2].utf8.count == 3
    else { return nil }
    let flags = words[2].utf8.map { $0 == UInt8(ascii: "1") }
    self.init(
      number: number, path: words[3], mode: mode, holdsBack: flags[0], takesFingerprint: flags[1],
      tellsFrames: flags[2])
  }
}
