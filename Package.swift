// swift-tools-version: 6.1
import PackageDescription

/// Every import is written out, internal unless said otherwise, and every existential says `any`.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// Where there is no UIKit to record from.
let headless: [Platform] = [.linux, .macOS]

/// For what runs in a process of its own: workers, and what was built, in tests.
let processes: [Target.Dependency] = [
  .product(name: "Subprocess", package: "swift-subprocess"),
  .product(name: "SystemPackage", package: "swift-system"),
]

/// One target a stage of the flow; `Tools/layers` checks that arrows only point down.
func room(_ name: String, needs: [Target.Dependency] = [], extra: [SwiftSetting] = []) -> Target {
  .target(name: name, dependencies: needs, swiftSettings: settings + extra)
}

/// - Parameter files: what tests read where it lies, by `#filePath`, and nothing copies.
func tests(_ name: String, needs: [Target.Dependency], files: [String] = []) -> Target {
  .testTarget(name: name, dependencies: needs, exclude: files, swiftSettings: settings)
}

let package = Package(
  name: "Touchstone",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "TouchLogs", targets: ["TouchLogs"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "Traces", targets: ["Traces"]),
    .library(name: "Goldens", targets: ["Goldens"]),
    .library(name: "TouchRecording", targets: ["TouchRecording"]),
    .library(name: "TouchReplay", targets: ["TouchReplay"]),
    .library(name: "TouchInterchange", targets: ["TouchInterchange"]),
    .library(name: "Verification", targets: ["Verification"]),
    .library(name: "ReplayTesting", targets: ["ReplayTesting"]),
    .library(name: "ReplayCLI", targets: ["ReplayCLI"]),
    .library(name: "Gallery", targets: ["Gallery"]),
    .executable(name: "replay", targets: ["replay"]),
    .plugin(name: "ReplayPlugin", targets: ["ReplayPlugin"]),
  ],
  traits: [
    .trait(name: "LibinputYAML", description: "Import libinput's YAML recordings; builds Yams.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
  ],
  targets: [
    // ground
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CHeadlessUIKit"),
    // floor 1
    room("TouchLogs", needs: ["CZlib"]),
    room("HeadlessUIKit", needs: ["CHeadlessUIKit"]),
    room("Traces"),
    // floor 2
    room(
      "TouchRecording",
      needs: ["TouchLogs", .target(name: "HeadlessUIKit", condition: .when(platforms: headless))],
      extra: [.define("TOUCHSTONE_UIKIT", .when(platforms: [.iOS, .visionOS, .macCatalyst]))]),
    room("TouchReplay", needs: ["TouchLogs", "HeadlessUIKit", "Traces"]),
    room("Goldens", needs: ["Traces"]),
    room(
      "TouchInterchange",
      needs: ["TouchLogs", .product(name: "Yams", package: "Yams", condition: .when(traits: ["LibinputYAML"]))]),
    // floor 3
    room("Verification", needs: ["TouchLogs", "TouchReplay", "Traces", "Goldens"]),
    // floor 4
    room("ReplayReports", needs: ["TouchReplay", "Traces", "Goldens", "Verification"]),
    room(
      "ReplayTesting",
      needs: ["TouchLogs", "HeadlessUIKit", "TouchRecording", "TouchReplay", "Goldens", "Verification"]),
    room("Gallery", needs: ["TouchLogs", "HeadlessUIKit", "TouchReplay"]),
    // floor 5
    room(
      "ReplayCLI",
      needs: [
        "TouchLogs", "HeadlessUIKit", "Traces", "TouchRecording", "TouchReplay", "Goldens", "TouchInterchange",
        "Verification", "ReplayReports",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ] + processes),
    // floor 6
    .executableTarget(name: "replay", dependencies: ["ReplayCLI", "Gallery"], swiftSettings: settings),

    // `swift package replay …` in packages that have a tool of their own.
    .plugin(
      name: "ReplayPlugin",
      capability: .command(
        intent: .custom(verb: "replay", description: "Runs the package's own replay tool: replay verify recordings")
      )),

    // A recorder that tests kill.
    .executableTarget(
      name: "DyingRecorder", dependencies: ["TouchLogs"], path: "Tests/DyingRecorder", swiftSettings: settings),
    // `replay` with stages that crash, hang and leak.
    .executableTarget(
      name: "TroubledReplay", dependencies: ["ReplayCLI", "HeadlessUIKit", "TouchReplay"],
      path: "Tests/TroubledReplay", swiftSettings: settings),
    tests("TouchLogsTests", needs: ["TouchLogs", "DyingRecorder"] + processes, files: ["Fixtures"]),
    tests("HeadlessUIKitTests", needs: ["HeadlessUIKit"]),
    tests("Conformance", needs: ["HeadlessUIKit", "TouchLogs"]),
    tests("TracesTests", needs: ["Traces"]),
    tests("TouchRecordingTests", needs: ["TouchRecording", "TouchLogs", "HeadlessUIKit", "TouchReplay", "Traces"]),
    tests("TouchReplayTests", needs: ["TouchReplay", "TouchLogs", "HeadlessUIKit", "Traces"]),
    tests("GoldensTests", needs: ["Goldens", "Traces"] + processes),
    tests("TouchInterchangeTests", needs: ["TouchInterchange", "TouchLogs"] + processes),
    tests(
      "VerificationTests",
      needs: ["Verification", "TouchLogs", "HeadlessUIKit", "TouchReplay", "Traces", "Goldens"] + processes),
    tests(
      "ReplayReportsTests",
      needs: ["ReplayReports", "Verification", "HeadlessUIKit", "TouchReplay", "Goldens", "Traces"] + processes,
      files: ["Fixtures"]),
    tests(
      "ReplayTestingTests",
      needs: [
        "ReplayTesting", "TouchLogs", "TouchRecording", "HeadlessUIKit", "TouchReplay", "Verification", "Goldens",
        "Gallery", "replay",
      ] + processes,
      files: ["Asserting/Goldens"]),
    tests(
      "GalleryTests",
      needs: ["Gallery", "TouchLogs", "HeadlessUIKit", "TouchReplay", "Traces", "Verification", "Goldens"]),
    tests(
      "ReplayCLITests",
      needs: ["ReplayCLI", "replay", "TroubledReplay", "TouchLogs", "Goldens"] + processes, files: ["Help"]),
    // An app and a tool as a reader of the documentation would write them.
    .target(
      name: "DocumentedApp", dependencies: ["HeadlessUIKit", "TouchReplay"], path: "Tests/DocumentedApp",
      swiftSettings: settings),
    .executableTarget(
      name: "DocumentedTool", dependencies: ["DocumentedApp", "Gallery", "ReplayCLI"],
      path: "Tests/DocumentedTool", swiftSettings: settings),
    tests(
      "Documentation",
      needs: [
        "DocumentedApp", "DocumentedTool", "replay", "HeadlessUIKit", "ReplayTesting", "TouchLogs",
        "TouchRecording", "TouchReplay",
      ] + processes,
      files: ["Examples", "Snippets/Goldens", "Snippets/recordings"]),
    tests(
      "DeviceRecordings",
      needs: ["Gallery", "TouchInterchange", "TouchLogs", "TouchReplay", "Verification", "Goldens"],
      files: ["Goldens"]),
  ],
  swiftLanguageModes: [.v6]
)
