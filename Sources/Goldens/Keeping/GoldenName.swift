import Foundation

/// A golden's name as a file name: two names never make one file.
///
/// ```swift
/// try GoldenName.file("press the button")   // press+the+button
/// try GoldenName.file("50 % / half")        // 50+%25+%2F+half
/// ```
/// Letters and digits of every script, `-`, `_`, commas and inner dots stay, a space becomes `+`, and any other
/// byte `%` with its number. Names that differ only in case make files that some disks take for one: that is for
/// `clash` to find.
public enum GoldenName {
  /// What a file name may have on every disk, with room for `.golden.new` and for the name of a file being written.
  static let longest = 200

  /// - Throws: where the name is empty, or too long for a file name.
  public static func file(_ name: String) throws(GoldenNameError) -> String {
    // Equal strings are one name, however their accents are put together.
    let scalars = name.precomposedStringWithCanonicalMapping.unicodeScalars
    var file = ""
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case " ": file += "+"
      case "-", "_", ",": file.unicodeScalars.append(scalar)
      case "." where index > 0: file += "."
      case _ where scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal:
        file.unicodeScalars.append(scalar)
      default: file += String(scalar).utf8.map { String(format: "%%%02X", $0) }.joined()
      }
    }
    guard !file.isEmpty else { throw GoldenNameError(name: name, problem: .empty) }
    guard file.utf8.count <= longest else { throw GoldenNameError(name: name, problem: .tooLong) }
    return file
  }

  /// The first two of the paths that a disk without case, or one that puts accents together its own way, takes for
  /// one file; nil where all are apart. A path that is there twice clashes with no other.
  /// - Complexity: linear in the paths.
  public static func clash(among paths: [String]) -> (String, String)? {
    if areApart(paths) { return nil }
    var seen: [String: String] = [:]
    for path in paths {
      guard let other = seen.updateValue(path, forKey: folded(path)), !other.utf8.elementsEqual(path.utf8) else {
        continue
      }
      return (other, path)
    }
    return nil
  }

  /// Whether each path is known for one of its own, as nearly always: numbers made of their letters tell, of which
  /// those of two paths that clash are the same.
  private static func areApart(_ paths: [String]) -> Bool {
    var seen = Set<UInt64>(minimumCapacity: paths.count)
    for path in paths {
      guard let number = number(of: path), seen.insert(number).inserted else { return false }
    }
    return true
  }

  /// Whatever its letters' case; nil where there are others than ASCII's.
  private static func number(of path: String) -> UInt64? {
    var (path, fingerprint) = (path, Fingerprint())
    return path.withUTF8 { bytes in
      for byte in bytes {
        if byte >= 0x80 { return nil }
        fingerprint.add(byte | 0x20)
      }
      return fingerprint.value
    }
  }

  /// The path as a disk without case keeps it apart from others.
  public static func folded(_ path: String) -> String {
    let path = path.lowercased()
    return path.utf8.allSatisfy { $0 < 0x80 } ? path : path.precomposedStringWithCanonicalMapping
  }
}

/// A name that no golden can have.
public struct GoldenNameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why a name can't be a file's.
  public enum Problem: Hashable, Sendable { case empty, tooLong }
  /// The name as it was given.
  public let name: String
  /// What is wrong with it.
  public let problem: Problem

  public var description: String {
    switch problem {
    case .empty: "a golden's name is empty; give it one with 'named:'"
    case .tooLong:
      "the golden's name '\(name.prefix(40))…' makes a file name of more than \(GoldenName.longest) bytes; "
        + "give it a shorter one with 'named:'"
    }
  }
}
