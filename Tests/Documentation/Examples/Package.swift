// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "Touchstone", path: "../Touchstone")],
  targets: [
    .target(
      name: "Shop",
      dependencies: [
        .product(name: "HeadlessUIKit", package: "Touchstone"),
        .product(name: "TouchReplay", package: "Touchstone"),
      ]),
    .testTarget(
      name: "ShopTests",
      dependencies: ["Shop", .product(name: "ReplayTesting", package: "Touchstone")]),
  ]
)
