// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "resolve",
  dependencies: [.package(name: "tilawa", path: "../..")],
  targets: [
    .executableTarget(
      name: "resolve",
      dependencies: [
        .product(name: "TilawaCore", package: "tilawa"), .product(name: "TilawaPlayer", package: "tilawa"),
      ])
  ])
