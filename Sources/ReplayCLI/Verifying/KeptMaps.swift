import Foundation
import ReplayReports
import Verification

/// Maps that `replay audit --svg` left beside recordings: `recordings/bar/bar.svg`.
enum KeptMaps {
  /// A map has some tens of kilobytes; a page with many of them is still to be mailed.
  private static let longest = 1 << 20
  private static let most = 20

  /// Those of the folders in which something failed; one that can't be read is left out, as the page is whole
  /// without.
  static func of(_ report: RunReport) -> [String: [UInt8]] {
    var maps: [String: [UInt8]] = [:]
    for entry in report.entries where entry.outcome.exitCode != 0 && maps.count < most {
      let folder = entry.outcome.recording.folder
      guard maps[folder] == nil, let name = folder.split(separator: "/").last else { continue }
      let path = "\(folder)/\(name).svg"
      guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int, size <= longest,
        let bytes = try? InputFile.bytes(of: path)
      else { continue }
      maps[folder] = bytes
    }
    return maps
  }
}
