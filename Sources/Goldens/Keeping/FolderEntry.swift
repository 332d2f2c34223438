import Foundation

/// A name in a folder, with what the system says of it at once, so that nobody has to ask for every file's status.
package struct FolderEntry {
  package enum Kind: Sendable {
    case file, folder
    /// A link, which may lead to either, or whatever a disk says nothing of.
    case unsaid
  }
  /// Behind the folder's own path.
  package let path: String
  package let kind: Kind

  /// Those of a folder, without hidden ones, in no order; nil where it can't be listed.
  package static func all(in folder: String) -> [FolderEntry]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    var path = Array(folder.utf8)
    if path.last != UInt8(ascii: "/") { path.append(UInt8(ascii: "/")) }
    let start = path.count
    while true {
      errno = 0
      guard let entry = readdir(stream) else { return errno == 0 ? entries : nil }
      withUnsafePointer(to: &entry.pointee.d_name) { place in
        let name = UnsafeRawPointer(place)
        let bytes = UnsafeRawBufferPointer(start: name, count: strlen(name.assumingMemoryBound(to: CChar.self)))
        guard bytes.first != UInt8(ascii: ".") else { return }
        path.removeSubrange(start...)
        path.append(contentsOf: bytes)
        entries.append(
          FolderEntry(path: String(decoding: path, as: UTF8.self), kind: kind(ofType: Int(entry.pointee.d_type))))
      }
    }
  }

  private static func kind(ofType type: Int) -> Kind {
    switch type {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    default: .unsaid
    }
  }
}
