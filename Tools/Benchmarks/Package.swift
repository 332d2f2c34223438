// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

// Apart from the package it measures, so that nobody who uses that resolves or builds this.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  // With the optional importer, as the tool is built: what was built for the one serves the other.
  dependencies: [.package(name: "Touchstone", path: "../..", traits: ["LibinputYAML"])],
  targets: [
    .systemLibrary(name: "SystemZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(name: "AllocationCount"),
    .target(name: "CRecursion"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AllocationCount", "SystemZlib",
        .product(name: "TouchLogs", package: "Touchstone"),
        .product(name: "TouchInterchange", package: "Touchstone"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "ReplayBenchmarks",
      dependencies: ["TouchLogs", "TouchReplay", "Traces", "Goldens", "Verification", "HeadlessUIKit"].map {
        .product(name: $0, package: "Touchstone")
      },
      swiftSettings: settings),
    .executableTarget(
      name: "HitTests",
      dependencies: ["CRecursion", .product(name: "HeadlessUIKit", package: "Touchstone")],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
