// swift-tools-version: 6.1
import PackageDescription

// Apart from the package that it attacks, so that nobody who uses that resolves or builds this.
// Built by `Tools/fuzz/run`, which knows the flags; without them there is no fuzzer to link.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Touchstone", path: "../..", traits: ["LibinputYAML"])],
  targets: [
    .systemLibrary(name: "SystemZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "SystemZlib",
        .product(name: "TouchLogs", package: "Touchstone"),
        .product(name: "TouchInterchange", package: "Touchstone"),
        .product(name: "Goldens", package: "Touchstone"),
        .product(name: "HeadlessUIKit", package: "Touchstone"),
        .product(name: "Traces", package: "Touchstone"),
        .product(name: "TouchReplay", package: "Touchstone"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("ExistentialAny"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
