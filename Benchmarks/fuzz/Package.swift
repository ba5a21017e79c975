// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "fuzz",
  dependencies: [.package(name: "tilawa", path: "../..")],
  targets: [
    .executableTarget(
      name: "fuzz",
      dependencies: ["TilawaAudio", "TilawaCore", "TilawaNetwork", "TilawaPlayer", "TilawaScripts"].map {
        .product(name: $0, package: "tilawa")
      })
  ])
