// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "fuzz",
  dependencies: [.package(name: "tilawa", path: "../..")],
  targets: [
    .executableTarget(name: "fuzz", dependencies: [.product(name: "TilawaAudio", package: "tilawa")])
  ])
