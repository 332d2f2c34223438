import Foundation
import Goldens
import TouchLogs
import Traces

/// Many recordings with their goldens in one file, `x.touchpack`: a tar archive, so that anybody can take it apart.
///
/// Only read, never changed: what a run would write of a golden is not written.
public struct RecordingPack: Sendable {
  /// The names in the pack, in order of their bytes: logs, goldens, and whatever else was put there.
  public var names: [String] { places.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  private let path: String
  private let source: FileSource
  private let places: [String: Range<Int>]

  /// Refuses paths to or into packs, for whoever is about to write there.
  /// - Throws: `PackError`, of the first of them.
  public static func refuse(_ paths: [String]) throws(PackError) {
    if let pack = paths.lazy.compactMap({ PackedPath.pack(at: $0) }).first {
      throw PackError(pack: pack, problem: .readOnly)
    }
  }

  /// What the name of every pack ends with.
  public static let ending = ".touchpack"
  /// More than anybody records.
  private static let mostFiles = 1_000_000

  /// Reads the headers; the files stay on disk until they are asked for.
  /// - Throws: `PackError` for what is no pack, or a damaged one.
  public init(_ path: String) throws(PackError) {
    let source: FileSource
    do { source = try FileSource(path: path) } catch { throw Self.unreadable(path, error) }
    var places: [String: Range<Int>] = [:]
    var offset = 0
    var hasEnd = false
    // Without its end, an archive may be the first part of one.
    reading: while offset < source.byteCount {
      let end = min(offset + TarHeader.length, source.byteCount)
      let block = try Self.bytes(offset..<end, of: source, path)
      let body = offset + TarHeader.length
      switch TarHeader.read(block[...]) {
      case .end:
        hasEnd = true
        break reading
      case .damaged: throw PackError(pack: path, problem: .damaged(offset))
      case .unreadable: throw PackError(pack: path, problem: .otherForm)
      case .other(let size): offset = body + TarHeader.padded(size)
      case .file(let header):
        guard header.size <= source.byteCount - body, places.count < Self.mostFiles else {
          throw PackError(pack: path, problem: .damaged(offset))
        }
        guard places.updateValue(body..<body + header.size, forKey: header.name) == nil else {
          throw PackError(pack: path, problem: .twice(header.name))
        }
        offset = body + TarHeader.padded(header.size)
      }
    }
    guard hasEnd else { throw PackError(pack: path, problem: .damaged(min(offset, source.byteCount))) }
    self.path = path
    self.source = source
    self.places = places
  }

  /// A file's bytes; nil where there is none of that name.
  /// - Throws: `PackError` where they can't be read, or are not there any more.
  public func bytes(of name: String) throws(PackError) -> [UInt8]? {
    guard let place = places[name] else { return nil }
    return try Self.bytes(place, of: source, path)
  }

  /// The same.
  /// - Throws: `PackError` where there is none of that name.
  public func file(_ name: String) throws(PackError) -> [UInt8] {
    guard let bytes = try bytes(of: name) else { throw PackError(pack: path, problem: .noSuchFile(name)) }
    return bytes
  }

  /// Read and not mapped: a file that is cut meanwhile is an error then, and not the end of the process.
  private static func bytes(_ place: Range<Int>, of source: FileSource, _ path: String) throws(PackError) -> [UInt8]
  {
    let bytes: [UInt8]
    do { bytes = try source.bytes(in: place) } catch { throw unreadable(path, error) }
    guard bytes.count == place.count else {
      throw PackError(pack: path, problem: .damaged(place.lowerBound + bytes.count))
    }
    return bytes
  }

  private static func unreadable(_ path: String, _ error: any Error) -> PackError {
    if case .unreadable(let reason)? = (error as? LogError)?.problem {
      return PackError(pack: path, problem: .unreadable(reason))
    }
    return PackError(pack: path, problem: .unreadable(SystemWords.of(error)))
  }

  /// A pack of files, in order of their names; the same bytes for the same files.
  /// - Parameter path: where it will be written, for the error.
  /// - Throws: where a name is too long for the format.
  public static func bytes(of files: [String: [UInt8]], for path: String) throws(PackError) -> [UInt8] {
    var pack: [UInt8] = []
    for (name, bytes) in files.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      guard let header = TarHeader(name: name, size: bytes.count).bytes() else {
        throw PackError(pack: path, problem: .longName(name))
      }
      pack += header
      pack += bytes
      pack += [UInt8](repeating: 0, count: TarHeader.padded(bytes.count) - bytes.count)
    }
    return pack + [UInt8](repeating: 0, count: 2 * TarHeader.length)
  }
}

/// A pack that can't be read or made.
public struct PackError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why it can't.
  public enum Problem: Hashable, Sendable {
    case unreadable(String)
    /// At that byte.
    case damaged(Int)
    case twice(String)
    /// Its archiver wrote long names, or other facts, in a way of its own.
    case otherForm
    case noSuchFile(String)
    case longName(String)
    /// Something should be changed in it.
    case readOnly
  }
  /// The pack.
  public let pack: String
  /// What is wrong.
  public let problem: Problem

  public var description: String {
    let pack = Escaping.escaped(pack)
    return switch problem {
    case .unreadable(let reason): "\(pack) could not be read: \(reason)"
    case .damaged(let offset): "\(pack) is damaged at byte \(offset); make it anew with `replay pack-all`"
    case .twice(let name): "\(pack) has \(Escaping.escaped(name)) twice; make it anew with `replay pack-all`"
    case .otherForm:
      "\(pack) was made by an archiver in a form that is not read here; use `tar --format=ustar` or `replay pack-all`"
    case .noSuchFile(let name):
      "\(pack) has no \(Escaping.escaped(name)); `replay verify --list \(pack)` says what it has"
    case .readOnly:
      "\(pack) is a pack, which is not written to; do it where its logs are files, and make it anew with "
        + "`replay pack-all`"
    case .longName(let name):
      "\(Escaping.escaped(name)) is too long for a pack, which holds names of 100 bytes in folders of 155; shorten it"
    }
  }
}
