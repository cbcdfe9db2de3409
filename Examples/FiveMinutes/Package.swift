// swift-tools-version:6.2
import PackageDescription

let package = Package(
  name: "Shopping",
  dependencies: [.package(name: "Moggy", path: "Moggy", traits: [])],
  targets: [
    .executableTarget(name: "shopping", linkerSettings: [.linkedLibrary("ncursesw")]),
    .testTarget(
      name: "ShoppingTests",
      dependencies: ["shopping", .product(name: "JourneyKit", package: "Moggy")]),
  ]
)
