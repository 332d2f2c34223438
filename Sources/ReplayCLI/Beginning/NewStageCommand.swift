import ArgumentParser
import Foundation
import TouchReplay
import Traces
import Verification

/// `replay new-stage NAME`
struct NewStageCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "new-stage",
    abstract: "Writes a stage, a recording of a tap on it, and tests of both frameworks into a package.",
    discussion: """
      The stage goes where the package's list of stages is, and into that list; the tests go where a test imports \
      ReplayTesting already. Nothing is written over.
      """)

  @Argument(help: ArgumentHelp("Words in small letters with hyphens between: checkout-form.", valueName: "name"))
  var name: String

  @Option(help: ArgumentHelp("The folder of the package.", valueName: "folder"))
  var package = "."

  @Option(help: ArgumentHelp("Where the tests go, from the package's folder.", valueName: "folder"))
  var tests: String?

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    guard let words = StageWords(name) else {
      throw ValidationError(
        "'\(Escaping.escaped(name))' is no stage's name: write small letters, digits and hyphens.")
    }
    let isKnown = try surroundings.catalog().stages.contains { $0.name == name }
    let layout = try PackageLayout(of: package, tests: tests)
    guard !layout.has("\(words.type)Stage") else { throw PackageLayoutError.taken(name, list: layout.list) }
    if isKnown { throw PackageLayoutError.known(name) }
    let files = try StageTemplate(words: words, layout: layout).files()
    for file in files where !file.replaces && FileManager.default.fileExists(atPath: file.output.path) {
      throw PackageLayoutError.inTheWay(file.output.path)
    }
    for file in files {
      try Folder.make(URL(fileURLWithPath: file.output.path).deletingLastPathComponent().path)
      try file.output.write(file.bytes)
      try surroundings.output.write("wrote \(Escaping.escaped(file.output.path))\n")
    }
    if !layout.missingProducts.isEmpty {
      let products = layout.missingProducts.joined(separator: " and ")
      try surroundings.output.write(
        "Add \(products) of Touchstone to the dependencies of \(layout.target) in Package.swift: the stage imports "
          + "\(layout.missingProducts.count == 1 ? "it" : "them").\n")
    }
    if let tests = layout.testsWithoutStages {
      try surroundings.output.write(
        "Add \"\(layout.target)\" to the dependencies of \(tests) in Package.swift: its tests import the stage.\n")
    }
    try surroundings.output.write(
      """
      Next: swift test   # leaves recordings/\(name)/tap.golden.new, to be read
            \(surroundings.name) review recordings/\(name)

      """)
    return ToolExit.done
  }
}

/// A stage's name in the two ways in which it is written.
struct StageWords: Hashable {
  /// `checkout-form`
  let name: String
  /// `CheckoutForm`
  let type: String

  /// Nil for what is no name: words in small letters and digits, a letter first, with one hyphen between two.
  init?(_ name: String) {
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    let isName = words.allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    }
    guard isName, let first = name.utf8.first, first >= 0x61 else { return nil }
    self.name = name
    type = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
