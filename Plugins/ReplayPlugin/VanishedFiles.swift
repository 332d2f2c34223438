import Foundation
import PackagePlugin

/// A package's files that compile to nothing on this system, as all that they have stands in `#if os(iOS)`.
///
/// The build passes with such a file, and nothing in it is replayed or tested. One with an `#else`, or with code in
/// front of the condition or behind it, is not meant.
struct VanishedFiles {
  let package: Package

  func urls() -> [URL] {
    let files = package.targets.compactMap(\.sourceModule).flatMap { $0.sourceFiles(withSuffix: ".swift") }
    return files.map(\.url).filter { url in
      (try? String(contentsOf: url, encoding: .utf8)).map(Self.vanishes) ?? false
    }
  }

  /// Whether a source's first and last lines of code are such a condition and its end.
  static func vanishes(_ source: String) -> Bool {
    let lines = source.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.filter(
      isCode)
    guard let first = lines.first, isThePhones(first) else { return false }
    var depth = 0
    for (place, line) in lines.enumerated() {
      if line.hasPrefix("#if") { depth += 1 }
      if line.hasPrefix("#else"), depth == 1 { return false }
      if line.hasPrefix("#endif") { depth -= 1 }
      if depth == 0 { return place == lines.count - 1 }
    }
    return false
  }

  /// Imports make nothing, wherever they stand.
  private static func isCode(_ line: String) -> Bool {
    !line.isEmpty && !["//", "/*", "*", "import ", "@testable import "].contains(where: line.hasPrefix)
  }

  private static func isThePhones(_ line: String) -> Bool {
    #if os(macOS)
      let here = "os(macOS)"
    #else
      let here = "os(Linux)"
    #endif
    return line.hasPrefix("#if ") && line.contains("os(iOS)") && !line.contains("!os(iOS)") && !line.contains(here)
  }
}
