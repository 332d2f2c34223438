import Foundation
import Subprocess
import SystemPackage
import Testing

/// What pages show and nobody compiles is still read by the program that it is for.
@Suite struct ExamplesTests {
  @Test func `the manifest is one`() async throws {
    let folder = NSTemporaryDirectory() + "manifest-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let manifest = Page.root.appending(path: "Tests/Documentation/Examples/Package.swift")
    try FileManager.default.copyItem(atPath: manifest.path, toPath: "\(folder)/Package.swift")
    let dump = try await Subprocess.run(
      .name("swift"), arguments: ["package", "--package-path", folder, "dump-package"],
      output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
    #expect(dump.terminationStatus.isSuccess, "\(dump.standardError)")
    #expect(dump.standardOutput.contains("ReplayTesting"))
  }

  @Test func `the products that it names are ours`() throws {
    let own = try String(contentsOf: Page.root.appending(path: "Package.swift"), encoding: .utf8)
    let example = Page.root.appending(path: "Tests/Documentation/Examples/Package.swift")
    let products = try String(contentsOf: example, encoding: .utf8).matches(of: /\.product\(name: "(\w+)"/).map(\.1)
    #expect(!products.isEmpty)
    for product in products { #expect(own.contains(".library(name: \"\(product)\"")) }
  }
}

/// The pictures that pages show are drawn by the tool.
@Suite struct PicturesTests {
  @Test func `the README's map is what the audit draws`() async throws {
    let workplace = try Workplace()
    _ = try await workplace.run("replay audit --stage raised-tab-bar --svg map.svg")
    let drawn = try String(contentsOfFile: "\(workplace.path)/map.svg", encoding: .utf8)
    let shown = Page.root.appending(path: "Sources/TouchReplay/TouchReplay.docc/Resources/raised-tab-bar.svg")
    let isSame = try String(contentsOf: shown, encoding: .utf8) == drawn
    #expect(isSame, "look at the new one, and run with TOUCHSTONE_UPDATE=all")
    if !isSame, ProcessInfo.processInfo.environment["TOUCHSTONE_UPDATE"] == "all" {
      try drawn.write(to: shown, atomically: true, encoding: .utf8)
    }
  }
}
