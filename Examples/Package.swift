// swift-tools-version: 6.2
import PackageDescription

func example(_ name: String) -> Target {
  .executableTarget(
    name: name, dependencies: [.product(name: "Tilawa", package: "tilawa")],
    swiftSettings: [.swiftLanguageMode(.v6)])
}

let package = Package(
  name: "examples",
  dependencies: [.package(name: "tilawa", path: "..")],
  targets: [
    "open-library", "list-reciters", "play-range", "label-recording", "show-text", "two-riwayat", "subscribe",
    "print-recited",
  ].map(example)
)
