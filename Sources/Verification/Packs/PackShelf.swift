import Goldens

/// The packs that a process has opened, so that each is read once.
@MainActor public final class PackShelf {
  private var packs: [String: RecordingPack] = [:]

  public init() {}

  /// - Throws: `PackError` where it can't be read.
  public func pack(_ path: String) throws(PackError) -> RecordingPack {
    if let pack = packs[path] { return pack }
    let pack = try RecordingPack(path)
    packs[path] = pack
    return pack
  }

  /// The log's bytes, and its golden's where there is one.
  func recording(_ place: PackedPath) throws(PackError) -> (log: [UInt8], golden: [UInt8]?) {
    let pack = try pack(place.pack)
    return (try pack.file(place.name), try pack.bytes(of: RecordingFile(path: place.name).store.path))
  }
}
