// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

func libraries(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "Touchstone") }
}

// Apart from the package that it attacks, so that nobody who uses that resolves or builds this.
// Built by `Tools/fuzz/run`, which knows the flags; without them there is no fuzzer to link.
//
// Two programs: whoever attacks the readers need not build HeadlessUIKit, which takes ten times as long as they do.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Touchstone", path: "../..", traits: ["LibinputYAML"])],
  targets: [
    .systemLibrary(name: "SystemZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(name: "Fuzzing", swiftSettings: settings),
    .executableTarget(
      name: "FuzzReaders",
      dependencies: ["Fuzzing", "SystemZlib"] + libraries("TouchLogs", "TouchInterchange", "Goldens"),
      swiftSettings: settings),
    .executableTarget(
      name: "FuzzReplays",
      dependencies: ["Fuzzing"] + libraries("TouchLogs", "HeadlessUIKit", "Traces", "TouchReplay"),
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
