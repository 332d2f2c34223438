import Foundation

/// A recording's place in a pack: `all.touchpack/rec/tap.touchlog`.
public struct PackedPath: Hashable, Sendable {
  /// The pack's file.
  public let pack: String
  /// The name in it.
  public let name: String

  /// The pack that a path leads to or into; nil where no part of it is one.
  public static func pack(at path: String) -> String? {
    path.hasSuffix(RecordingPack.ending) ? PackedPath(path + "/")?.pack : PackedPath(path)?.pack
  }

  /// Nil where no part of the path is a pack: a folder is a folder, whatever it is called.
  public init?(_ path: String) {
    // Nearly never, which is found out faster without looking for letters.
    let isPlain = path.withCString { path in RecordingPack.ending.withCString { strstr(path, $0) == nil } }
    if isPlain { return nil }
    var end = path.startIndex
    while let found = path[end...].range(of: RecordingPack.ending + "/") {
      let pack = String(path[..<path.index(before: found.upperBound)])
      var status = stat()
      if stat(pack, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
        self.pack = pack
        name = String(path[found.upperBound...])
        return
      }
      end = found.upperBound
    }
    return nil
  }
}
