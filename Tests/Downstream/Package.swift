// swift-tools-version: 6.1
import PackageDescription

// What a package that uses Touchstone looks like: an app's own code imports UIKit, unchanged, and is tested on
// Linux. It lives apart, because `import UIKit` needs compiler flags that only a root package may set.
// swift-custom-dump is here for its `#if canImport(UIKit)`: the alias below must not make that true in packages
// that know nothing of it.

/// Off Apple platforms UIKit means HeadlessUIKit, in these targets and nowhere else.
let uiKit: [SwiftSetting] = [
  .unsafeFlags(["-module-alias", "UIKit=HeadlessUIKit"], .when(platforms: [.linux]))
]

/// The same where Testing is imported too: without the second flag the compiler wants an overlay `_Testing_UIKit`.
let uiKitWithTesting: [SwiftSetting] =
  uiKit + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"], .when(platforms: [.linux]))]

func touchstone(_ product: String) -> Target.Dependency { .product(name: product, package: "Touchstone") }

let package = Package(
  name: "Downstream",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [
    // The trait is for what is built here beside Touchstone's own tests: the one serves the other.
    .package(name: "Touchstone", path: "../..", traits: ["LibinputYAML"]),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
  ],
  targets: [
    .target(
      name: "App",
      dependencies: [
        touchstone("HeadlessUIKit"),
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ],
      swiftSettings: uiKit),
    // Controls and screens as apps have them.
    .target(name: "Widgets", dependencies: [touchstone("HeadlessUIKit")], swiftSettings: uiKit),
    // The same in Swift 5's mode, as code of years ago has them.
    .target(
      name: "ClassicWidgets", dependencies: [touchstone("HeadlessUIKit")],
      swiftSettings: uiKit + [.swiftLanguageMode(.v5)]),
    .target(
      name: "AppStages", dependencies: ["App", touchstone("HeadlessUIKit"), touchstone("TouchReplay")],
      swiftSettings: uiKit),
    // The package's own replay, which has the gallery's stages, too: `swift package replay verify recordings`.
    .executableTarget(
      name: "app-replay", dependencies: ["AppStages", touchstone("ReplayCLI"), touchstone("Gallery")]),
    .testTarget(
      name: "AppReplayTests", dependencies: ["AppStages", touchstone("ReplayTesting")], exclude: ["Goldens"],
      swiftSettings: uiKitWithTesting),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "App", "Widgets", "ClassicWidgets", .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "TouchLogs", package: "Touchstone"), .product(name: "TouchReplay", package: "Touchstone"),
        .product(name: "Traces", package: "Touchstone"),
      ],
      swiftSettings: uiKitWithTesting),
  ],
  swiftLanguageModes: [.v6]
)
