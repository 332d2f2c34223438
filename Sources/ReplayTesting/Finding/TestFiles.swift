import Foundation
import Verification

/// Where a test's goldens and recordings lie, however the test came to run: beside its source, in a bundle, or
/// among the files that a build system laid out for it.
///
/// The first that applies: the folder that the assertion names, the trait's, the environment's, that of the
/// runfiles, the one beside the source, the bundle's.
struct TestFiles {
  /// Name folders outright, for sandboxes that move files.
  static let goldensVariable = "TOUCHSTONE_GOLDENS"
  static let recordingsVariable = "TOUCHSTONE_RECORDINGS"

  let environment: [String: String]
  /// Folders of resources that were built with the tests, in order.
  let bundles: [String]
  let exists: (String) -> Bool

  /// Those of this process.
  static var current: TestFiles {
    TestFiles(
      environment: ProcessInfo.processInfo.environment, bundles: BundleFolders.all,
      exists: { FileManager.default.fileExists(atPath: $0) })
  }

  /// The folder of the goldens that belong to a test's file: `…/Goldens/HomeTests`.
  /// - Parameter given: the folder that the assertion or a trait names, in which a folder for the file is.
  func goldens(of file: String, given: String?) -> String {
    let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    if let given = given ?? environment.variable(Self.goldensVariable) { return "\(given)/\(name)" }
    let folder = Self.folder(of: file)
    let laidOut = runfiles.flatMap { root in
      Self.tails(of: folder).map { tail in tail.isEmpty ? "\(root)/Goldens" : "\(root)/\(tail)/Goldens" }
    }
    let beside = "\(folder)/Goldens"
    // On a desk the source is there, and a first golden goes beside it.
    let places = laidOut + (exists(file) ? [beside] : bundles.map { "\($0)/Goldens" })
    return (places.first { exists("\($0)/\(name)") } ?? beside) + "/\(name)"
  }

  /// The folder of recordings: in the nearest folder above the test that has one; else where it should be, beside
  /// the test.
  func recordings(near file: String) -> String {
    if let folder = environment.variable(Self.recordingsVariable) { return folder }
    let folder = Self.folder(of: file)
    let laidOut = runfiles.flatMap { root in
      // From the test's own folder up to the root, as beside the source.
      Self.tails(of: folder).flatMap { tail in Self.upwards(from: tail).map { $0.isEmpty ? root : "\(root)/\($0)" }
      }
    }
    let above = Self.upwards(from: folder).map { $0.isEmpty ? "/" : $0 }
    let places = (laidOut + above + bundles).map { $0.hasSuffix("/") ? "\($0)recordings" : "\($0)/recordings" }
    return places.first(where: exists) ?? "\(folder)/recordings"
  }

  /// Where Bazel, and what keeps to its ways, lays out files for a test.
  private var runfiles: [String] {
    let roots = ["RUNFILES_DIR", "TEST_SRCDIR"].compactMap { environment.variable($0) }
    let workspace = environment.variable("TEST_WORKSPACE").map { ["/\($0)"] } ?? []
    return roots.flatMap { root in (workspace + [""]).map { root + $0 } }
  }

  private static func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
  }

  /// `/a/b/c` as `a/b/c`, `b/c`, `c` and nothing: which part of a path was kept is not known.
  private static func tails(of folder: String) -> [String] {
    let names = folder.split(separator: "/").filter { $0 != "." }
    return (0...names.count).map { names.dropFirst($0).joined(separator: "/") }
  }

  /// `/a/b` as `/a/b`, `/a` and nothing.
  private static func upwards(from folder: String) -> [String] {
    var folders = [folder]
    while let last = folders.last, !last.isEmpty { folders.append(Self.parent(of: last)) }
    return folders
  }

  private static func parent(of folder: String) -> String {
    folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? ""
  }
}

/// Folders of resources that were built with the tests.
enum BundleFolders {
  /// The bundles that are loaded, and those that lie beside what runs, as SwiftPM puts them; in a fixed order.
  static let all: [String] = {
    let loaded = Bundle.allBundles.compactMap(\.resourcePath).sorted()
    let folder = Bundle.main.bundleURL.path
    let beside = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      .filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.map { "\(folder)/\($0)" }
    return loaded + beside
  }()
}
