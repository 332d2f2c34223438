import Foundation
public import Goldens

/// A log on disk, with its golden beside it.
public struct RecordingFile: Hashable, Sendable {
  /// The log's path, as it was found: `recordings/five-views/tap-e.touchlog`.
  public let path: String

  public init(path: String) { self.path = path }

  /// The recording that a golden was made of.
  public init(golden: String) {
    path = (golden.without(ending: FileEnding.golden) ?? golden) + FileEnding.log
  }

  /// The recording beside whose log a file of that name lies: its golden, or what waits to become that; nil for a
  /// path with another ending.
  package init?(besideGolden path: String) {
    let golden =
      path.without(ending: FileEnding.golden + FileEnding.pending) ?? path.without(ending: FileEnding.golden)
    guard let golden else { return nil }
    self.path = golden + FileEnding.log
  }

  /// What people call it: its folder's name and its own, `five-views/tap-e`; its own alone where the folder is at
  /// hand.
  public var title: String {
    guard let folder = folder.split(separator: "/").last, folder != "." else { return name }
    return "\(folder)/\(name)"
  }

  /// Its own name: `tap-e`.
  public var name: String {
    fileName.without(ending: FileEnding.log) ?? fileName
  }

  /// Where it lies, without a closing slash: `recordings/five-views`; `.` for a bare name.
  public var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path as a word of a shell's command line.
  public var word: String { ShellWord.quoted(path) }

  /// The log's name without its folder: `tap-e.touchlog`.
  public var fileName: String {
    let bytes = path.utf8
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return path }
    let name = bytes[bytes.index(after: slash)...]
    if !name.isEmpty { return String(Substring(name)) }
    return path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Whether it stands for a whole pack, as one that can't be read does.
  var isPack: Bool { path.hasSuffix(RecordingPack.ending) }

  /// Whether it lies in a pack, which is never written to.
  public var isPacked: Bool { PackedPath(path) != nil }

  /// The same for every way to name the file; links are not followed.
  public var standardPath: String { url.standardizedFileURL.path }

  var url: URL { URL(fileURLWithPath: path) }
  /// The golden beside the log, and its pending file.
  public var store: GoldenStore { GoldenStore(log: path) }
}
