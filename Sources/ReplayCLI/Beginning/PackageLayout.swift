import Foundation
import Traces

/// Where a package keeps its stages and the tests of their recordings.
struct PackageLayout {
  /// Its folder, as it was named.
  let folder: String
  /// The file with the list of stages, from the package's folder: `Sources/AppStages/Stages.swift`.
  let list: String
  /// What that file says.
  let listText: String
  /// The folder for tests, from the package's folder: `Tests/AppReplayTests`.
  let tests: String
  let manifest: String

  /// How a list of stages begins, in a file of its own or in the call of the tool.
  static let openings = [
    "[any Stage.Type] = [", "ReplayTool.run(stages: [", "ReplayTool.run(stages: Examples.stages + [",
  ]

  /// - Parameter tests: the folder for tests; nil looks for one whose tests import ReplayTesting.
  /// - Throws: where the folder is no package, or has no list of stages or no such tests.
  init(of folder: String, tests: String?) throws {
    self.folder = folder
    manifest = try InputFile.text(of: Self.path("Package.swift", in: folder))
    let sources = try Self.swiftFiles(in: folder, under: "Sources")
    guard
      let list = sources.first(where: { file in Self.openings.contains(where: file.text.contains) })
    else { throw PackageLayoutError.noList(folder) }
    (self.list, listText) = (list.path, list.text)
    if let tests {
      self.tests = tests.hasSuffix("/") ? String(tests.dropLast()) : tests
    } else {
      let found = try Self.swiftFiles(in: folder, under: "Tests").first { $0.text.contains("import ReplayTesting") }
      guard let found else { throw PackageLayoutError.noTests(folder) }
      self.tests = Self.parent(of: found.path)
    }
  }

  /// The folder of the list: `Sources/AppStages`.
  var stages: String { Self.parent(of: list) }
  /// The target that the stages are in.
  var target: String { Self.target(of: list) }
  /// Its module.
  var module: String { target.replacingOccurrences(of: "-", with: "_") }
  /// The target of the tests, where the manifest has it and doesn't say that it depends on that of the stages.
  var testsWithoutStages: String? {
    let name = Self.target(of: tests + "/")
    guard let declared = ManifestTarget(name, in: manifest) else { return nil }
    return declared.names(target) ? nil : name
  }
  /// Products that a stage imports and its target doesn't say that it depends on.
  var missingProducts: [String] {
    guard let declared = ManifestTarget(target, in: manifest) else { return [] }
    return ["HeadlessUIKit", "TouchReplay"].filter { !declared.names($0) }
  }
  /// Whether a stage of that type is in the list.
  func has(_ type: String) -> Bool {
    listText.range(of: "\\b\(type)\\.self\\b", options: .regularExpression) != nil
  }
  /// Whether a stage says `import UIKit`, and means HeadlessUIKit where there is no UIKit.
  var importsUIKit: Bool { ManifestTarget(target, in: manifest)?.importsUIKit ?? false }
  /// Whether the stages are for other modules to see.
  var isPublic: Bool { listText.contains("public let") || listText.contains("public static") }
  /// Whether an import that shows in public declarations must say so.
  var importsAreInternal: Bool { manifest.contains("InternalImportsByDefault") }

  func path(_ file: String) -> String { Self.path(file, in: folder) }

  private static func path(_ file: String, in folder: String) -> String {
    folder == "." ? file : folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
  }

  /// `AppStages` of `Sources/AppStages/Stages.swift`.
  private static func target(of path: String) -> String {
    path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
  }

  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// In order of their paths; a file that is no text is left out.
  private static func swiftFiles(in folder: String, under name: String) throws -> [(path: String, text: String)] {
    let root = path(name, in: folder)
    let names = FileManager.default.subpaths(atPath: root) ?? []
    return names.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted().compactMap { file in
      guard let text = try? InputFile.text(of: "\(root)/\(file)") else { return nil }
      return ("\(name)/\(file)", text)
    }
  }
}

/// A package that a stage can't be put into as it is.
enum PackageLayoutError: Error, CustomStringConvertible {
  case noList(String)
  case noTests(String)
  /// A stage of that name is in that list.
  case taken(String, list: String)
  /// The tool that was asked has a stage of that name.
  case known(String)
  /// A file that is to be written.
  case inTheWay(String)

  var description: String {
    switch self {
    case .noList(let folder):
      "\(Escaping.escaped(folder)) has no list of stages in Sources; write 'let stages: [any Stage.Type] = []' there, "
        + "and 'await ReplayTool.run(stages: stages)' in a tool's main.swift"
    case .noTests(let folder):
      "no test in \(Escaping.escaped(folder)) imports ReplayTesting; name the folder for the tests with --tests"
    case .taken(let name, let list):
      "a stage '\(name)' is in \(Escaping.escaped(list)) already; give this one another name"
    case .known(let name):
      "there is a stage '\(Escaping.escaped(name))' already, and two of one name would stop every command; give this "
        + "one another name"
    case .inTheWay(let file):
      "\(Escaping.escaped(file)) is there already; give the stage another name, or put the file elsewhere"
    }
  }
}
