// swift-tools-version: 6.2
import PackageDescription

func example(_ name: String, uses libraries: [String]) -> Target {
  .executableTarget(
    name: name, dependencies: libraries.map { .product(name: $0, package: "tilawa") },
    swiftSettings: [.swiftLanguageMode(.v6)])
}

let package = Package(
  name: "examples",
  dependencies: [.package(name: "tilawa", path: "..")],
  targets: [
    example("play-range", uses: ["TilawaCore", "TilawaAudio", "TilawaPlayer", "TilawaStore"]),
    example("label-recording", uses: ["TilawaCore", "TilawaAudio", "TilawaHearing", "TilawaStore"]),
    example("two-riwayat", uses: ["TilawaCore", "TilawaAudio", "TilawaPlayer", "TilawaStore"]),
    example("page-to-png", uses: ["TilawaCore", "TilawaDrawing", "TilawaStore"]),
    example("subscribe", uses: ["TilawaCore", "TilawaAudio", "TilawaPlayer", "TilawaStore"]),
  ]
)
