import Foundation
import Testing

@testable import ReplayCLI

/// What `new-stage` writes; that it builds and runs is for the downstream package to show.
struct NewStageCommandTests {
  func package(list: String = "public let stages: [any Stage.Type] = [\n  HomeStage.self\n]\n") throws -> Desk {
    let desk = try Desk()
    try desk.write(manifest(), to: "Package.swift")
    try desk.write(list, to: "Sources/AppStages/Stages.swift")
    try desk.write("import ReplayTesting\n", to: "Tests/AppTests/HomeTests.swift")
    return desk
  }

  /// - Parameters:
  ///   - settings: of the target with the list of stages.
  ///   - products: what it depends on.
  func manifest(
    settings: String = "swiftSettings: uiKitWithTesting",
    products: String = "touchstone(\"HeadlessUIKit\"), touchstone(\"TouchReplay\")"
  ) -> String {
    """
    // In code UIKit is HeadlessUIKit: -module-alias UIKit=HeadlessUIKit
    let uiKit: [SwiftSetting] = [.unsafeFlags(["-module-alias", "UIKit=HeadlessUIKit"], .when(platforms: [.linux]))]
    let uiKitWithTesting = uiKit + []
    let plain: [SwiftSetting] = []
    let package = Package(targets: [
      .target(name: "App", swiftSettings: uiKit),
      .target(name: "AppStages", dependencies: [.target(name: "App"), \(products)], \(settings)),
      .testTarget(name: "AppTests", dependencies: [.target(name: "AppStages", condition: nil)], swiftSettings: uiKit),
    ])

    """
  }

  @Test(arguments: ["swiftSettings: plain", "path: \"x\"", "swiftSettings: [.swiftLanguageMode(.v5)]"])
  func `UIKit is imported only where the target's own settings have it`(settings: String) async throws {
    let desk = try package()
    try desk.write(manifest(settings: settings), to: "Package.swift")
    #expect(try await Tool.run("new-stage", "form", in: desk).code == 0)
    #expect(
      try desk.text("Sources/AppStages/FormStage.swift").hasPrefix("import HeadlessUIKit\nimport TouchReplay\n"))
  }

  @Test func `a manifest says the same where its lines end with a carriage return, too`() async throws {
    let desk = try package()
    let manifest = "// swift-tools-version: 6.1\n" + manifest()
    try desk.write(manifest.replacing("\n", with: "\r\n"), to: "Package.swift")
    #expect(try await Tool.run("new-stage", "form", in: desk).code == 0)
    #expect(try desk.text("Sources/AppStages/FormStage.swift").hasPrefix("import TouchReplay\nimport UIKit\n"))
  }

  @Test func `a target that lacks what a stage imports is told`() async throws {
    let desk = try package()
    try desk.write(manifest(products: "touchstone(\"ReplayCLI\")"), to: "Package.swift")
    #expect(
      try await Tool.run("new-stage", "form", in: desk).output.contains(
        "Add HeadlessUIKit and TouchReplay of Touchstone to the dependencies of AppStages in Package.swift: the stage "
          + "imports them.\n"))
  }

  @Test func `a name that the tool has is refused, for two of one name would stop every command`() async throws {
    let desk = try package()
    let before = try desk.listing()
    let run = try await Tool.run("new-stage", "raised-tab-bar", in: desk)
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("replay: there is a stage 'raised-tab-bar' already, and two of one name would "))
    #expect(try desk.listing() == before)
  }

  @Test func `a stage, a recording and two tests are written, and the stage is in the list`() async throws {
    let desk = try package()
    let run = try await Tool.run("new-stage", "checkout-form", in: desk)
    #expect(run.code == 0)
    #expect(
      run.output == """
        wrote Sources/AppStages/CheckoutFormStage.swift
        wrote recordings/checkout-form/tap.touchlog
        wrote Tests/AppTests/CheckoutFormTests.swift
        wrote Tests/AppTests/CheckoutFormXCTests.swift
        wrote Sources/AppStages/Stages.swift
        Next: swift test   # leaves recordings/checkout-form/tap.golden.new, to be read
              replay review recordings/checkout-form

        """)
    #expect(
      try desk.text("Sources/AppStages/Stages.swift")
        == "public let stages: [any Stage.Type] = [\n  CheckoutFormStage.self,\n  HomeStage.self\n]\n")
    let stage = try desk.text("Sources/AppStages/CheckoutFormStage.swift")
    #expect(stage.hasPrefix("import TouchReplay\nimport UIKit\n\n"))
    #expect(
      stage.contains("public enum CheckoutFormStage: Stage {\n  public static let name = \"checkout-form\"\n"))
    #expect(try desk.text("Tests/AppTests/CheckoutFormXCTests.swift").hasPrefix("import AppStages\nimport Repl"))
  }

  @Test(arguments: [
    (
      "await ReplayTool.run(stages: [HomeStage.self])\n",
      "await ReplayTool.run(stages: [FormStage.self, HomeStage.self])\n"
    ),
    (
      "await ReplayTool.run(stages: Examples.stages + [HomeStage.self])\n",
      "await ReplayTool.run(stages: Examples.stages + [FormStage.self, HomeStage.self])\n"
    ),
    ("await ReplayTool.run(stages: [])\n", "await ReplayTool.run(stages: [FormStage.self])\n"),
    ("let stages: [any Stage.Type] = [\n]\n", "let stages: [any Stage.Type] = [FormStage.self]\n"),
  ])
  func `the list may be in the tool's call, empty, or on one line`(list: String, after: String) async throws {
    let desk = try package(list: list)
    #expect(try await Tool.run("new-stage", "form", in: desk).code == 0)
    #expect(try desk.text("Sources/AppStages/Stages.swift") == after)
    #expect(
      try desk.text("Tests/AppTests/FormTests.swift").contains("\n\n@testable import AppStages\n\n@MainActor"))
  }

  @Test func `nothing is written over, and then nothing at all`() async throws {
    let desk = try package()
    try desk.write("mine\n", to: "Tests/AppTests/FormTests.swift")
    let before = try desk.listing()
    let run = try await Tool.run("new-stage", "form", in: desk)
    #expect(run.code == 2)
    #expect(
      run.errors.hasPrefix("replay: Tests/AppTests/FormTests.swift is there already; give the stage another name"))
    #expect(try desk.listing() == before)
  }

  @Test func `a stage that is in the list already is not put there twice`() async throws {
    let desk = try package()
    #expect(try await Tool.run("new-stage", "form", in: desk).code == 0)
    let before = try desk.listing()
    let run = try await Tool.run("new-stage", "form", in: desk)
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("replay: a stage 'form' is in Sources/AppStages/Stages.swift already; "))
    #expect(try desk.listing() == before)
  }

  @Test func `tests that don't know the stages are told what their target lacks`() async throws {
    let desk = try package()
    let lacking = ".executableTarget(name: \"AppStages\"),\n.testTarget(\n  name: \"AppTests\", dependencies: [%]),"
    let advice = "Add \"AppStages\" to the dependencies of AppTests in Package.swift: its tests import the stage.\n"
    try desk.write(lacking.replacing("%", with: "\"App\""), to: "Package.swift")
    #expect(try await Tool.run("new-stage", "form", in: desk).output.contains(advice))
    try desk.write(lacking.replacing("%", with: "\"AppStages\""), to: "Package.swift")
    #expect(try await !Tool.run("new-stage", "sheet", in: desk).output.contains("Add "))
    // Whatever the manifest looks like, the answer comes.
    try desk.write(".testTarget(name: \"Others\")" + String(repeating: " \n", count: 10_000), to: "Package.swift")
    let card = try await Tool.run("new-stage", "card", "--tests", "Tests/CardTests", in: desk)
    #expect(card.code == 0 && !card.output.contains("Add "))
  }

  @Test(arguments: ["", "Form", "a--b", "-a", "a-", "1a", "a b", "../x", "é"])
  func `what is no name is a usage error`(name: String) async throws {
    let run = try await Tool.run("new-stage", "--package", ".", "--", name, in: try package())
    #expect(run.code == 64)
  }

  @Test func `a package without a list, or without tests, is told what to write`() async throws {
    let bare = try Desk()
    try bare.write("", to: "Package.swift")
    #expect(
      try await Tool.run("new-stage", "form", in: bare).errors.hasPrefix("replay: . has no list of stages in "))
    try bare.write("let stages: [any Stage.Type] = []\n", to: "Sources/App/Stages.swift")
    let run = try await Tool.run("new-stage", "form", in: bare)
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("replay: no test in . imports ReplayTesting; name the folder "))
    #expect(try await Tool.run("new-stage", "form", "--tests", "Tests/AppTests/", in: bare).code == 0)
    #expect(bare.has("Tests/AppTests/FormXCTests.swift"))
  }
}
