// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Whether the Makefile builds for development.
let isDevelopment = Context.environment["TILAWA_OPTIMISES_SOUND"] == "1"

/// Whether everything is built once and no file is changed afterwards: by others, who never change ours, and in a check from a clean
/// clone. A module is then compiled in one piece: it takes less time than in many, but a change compiles all of it again. See
/// docs/decisions/0110.
let isWhole = !isDevelopment || Context.environment["TILAWA_BUILDS_WHOLE"] == "1"
let wholeModule = [
  "-whole-module-optimization", "-num-threads", "1", "-no-emit-module-separately-wmo", "-disable-batch-mode",
]
#if compiler(>=6.3)
  let whole: [SwiftSetting] = isWhole ? [.unsafeFlags(wholeModule, .when(configuration: .debug))] : []
#else
  let whole: [SwiftSetting] = []
#endif

let features: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let settings = features + whole

/// Analysis of sound is too slow to be tested without optimisation, and every run of the program uses the text and the structure of
/// the Quran.
let optimised: [SwiftSetting] = isDevelopment ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : []

/// The layers of the house, lowest first. A target may use targets of lower rows, never one of its own row or above; a manifest
/// that breaks this does not load. C modules and packages are below all rows, and each belongs to one target, but for those that are
/// `shared`.
let layers: [[String]] = [
  ["TilawaCore"],
  ["TilawaFiles", "TilawaMerging"],
  ["TilawaAudio", "TilawaStore", "TilawaNetwork", "TilawaDrawing", "TilawaScripts", "TilawaTerminal"],
  ["TilawaHearing", "TilawaSync"],
  ["TilawaIntake", "TilawaConsole"],
  ["TilawaPlayer"],
  ["TilawaDesktop"],
  ["AppBase"],
  ["AppPlayback", "AppReciters", "AppMushaf", "AppSync"],
  ["AppRecordings"],
  ["AppScripts", "AppLearning"],
  ["AppCourse"],
  ["AppOverview"],
  ["TilawaScreens", "TilawaStudio", "Tilawa"],
  ["CommandOptions"],
  ["ListenCommands", "RecordingCommands", "ReadCommands", "LearnCommands", "LibraryCommands", "SettingsCommands"],
  ["tilawa"],
  ["TilawaTestSupport", "stretching", "aligning", "identifying", "posteriors", "resolve"],
  ["hearing", "memorising", "courses"],
]

/// The packages that several targets may use.
let shared: Set<String> = ["DequeModule", "ArgumentParser", "CExpat", "CSodium"]

func validated(_ targets: [Target]) -> [Target] {
  let rows = Dictionary(uniqueKeysWithValues: layers.enumerated().flatMap { row, names in names.map { ($0, row) } })
  var owners: [String: String] = [:]
  for target in targets where target.type == .regular || target.type == .executable {
    // A C module has no row: it is what a target makes of a library of the system.
    guard let row = rows[target.name] else {
      guard target.name.hasPrefix("C") else { fatalError("\(target.name) stands in no layer") }
      continue
    }
    for dependency in target.dependencies {
      let name =
        switch dependency {
        case .targetItem(let name, _), .byNameItem(let name, _): name
        case .productItem(let name, _, _, _): name
        @unknown default: fatalError("\(target.name) has a dependency of an unknown kind")
        }
      if let other = rows[name] {
        guard other < row else { fatalError("\(target.name) may not use \(name), which stands in no lower layer") }
      } else if !shared.contains(name), let owner = owners.updateValue(target.name, forKey: name) {
        fatalError("\(name) belongs to \(owner), and \(target.name) may not use it")
      }
    }
  }
  return targets
}

/// Rooms that wait for people, files and the library, not for arithmetic: a release has the smaller code of theirs. See
/// docs/decisions/0180.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// A module of C for arithmetic, which is too slow to be tested without optimisation.
func arithmetic(_ name: String) -> Target {
  .target(name: name, cSettings: isDevelopment ? [.unsafeFlags(["-O2"], .when(configuration: .debug))] : [])
}

func library(
  _ name: String, knows dependencies: [Target.Dependency] = [], holds resources: [Resource] = []
) -> Target {
  let isFast = ["TilawaCore", "TilawaAudio", "TilawaHearing", "TilawaTestSupport"].contains(name)
  return .target(
    name: name, dependencies: dependencies, resources: resources,
    swiftSettings: settings + (isFast ? optimised : small))
}

/// A room of the application. `others` are the rooms below it that it uses.
func room(_ name: String, uses others: [Target.Dependency] = [], knows dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: (name == "AppBase" ? [] : ["AppBase"]) + others + ["TilawaCore"] + dependencies,
    path: "Sources/App/\(name.dropFirst(3))", swiftSettings: settings + small)
}

/// The rooms of the application, for tests that look into all of them.
let allRooms: [Target.Dependency] = [
  "AppBase", "AppPlayback", "AppReciters", "AppMushaf", "AppSync", "AppRecordings", "AppScripts", "AppLearning",
  "AppCourse", "AppOverview",
]

/// A group of commands, or the options that they share, with the rooms of the application that it uses. Each is a module: a
/// change in one command compiles its group alone.
func commands(_ name: String, in folder: String, uses rooms: [Target.Dependency]) -> Target {
  let options: [Target.Dependency] = name == "CommandOptions" ? [] : ["CommandOptions"]
  return .target(
    name: name,
    dependencies: options + [
      "TilawaCore", "TilawaFiles", "TilawaStore", "TilawaAudio", "TilawaHearing", "TilawaDrawing", "TilawaNetwork",
      "TilawaIntake", "TilawaPlayer", "TilawaTerminal", "TilawaConsole", "TilawaDesktop", "TilawaScripts",
      "TilawaScreens", "TilawaMerging", "TilawaSync", argumentParser,
      "AppBase",
    ] + rooms + (name == "SettingsCommands" ? ["TilawaStudio"] : []),
    path: "Sources/Commands/\(folder)", swiftSettings: settings + small)
}

/// Tests of the program are many, and compiled last: in pieces, so that no processor waits.
func tests(of name: String, with others: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name), "TilawaTestSupport"] + others,
    swiftSettings: name == "tilawa" ? features : settings)
}

/// A C library that is loaded when it is first used, and so is not linked; its headers are among the system's.
func loaded(_ name: String) -> Target {
  .target(name: name, dependencies: ["CLoader"])
}

/// A package of others: the copy that a source archive has in `vendor`, else as it is published.
func foreign(_ url: String, _ version: Version) -> Package.Dependency {
  let copy = "vendor/" + (url.split(separator: "/").last ?? "")
  return FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(copy)")
    ? .package(path: copy) : .package(url: url, exact: version)
}

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let sqlite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")
let deque = Target.Dependency.product(name: "DequeModule", package: "swift-collections")
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "tilawa",
  products: [
    .library(name: "Tilawa", targets: ["Tilawa"]),
    .library(name: "TilawaCore", targets: ["TilawaCore"]),
    .library(name: "TilawaAudio", targets: ["TilawaAudio"]),
    .library(name: "TilawaHearing", targets: ["TilawaHearing"]),
    .executable(name: "tilawa", targets: ["tilawa"]),
    // FFmpeg's libraries are linked to this and to nothing else; it is opened when a file needs it.
    .library(name: "TilawaFFmpeg", type: .dynamic, targets: ["CTilawaFFmpeg"]),
  ],
  dependencies: [
    foreign("https://github.com/groue/GRDB.swift", "7.10.0"),
    foreign("https://github.com/apple/swift-argument-parser", "1.8.2"),
    foreign("https://github.com/apple/swift-collections", "1.6.0"),
  ],
  targets: validated([
    library("TilawaCore"),
    library("TilawaFiles", knows: ["TilawaCore", "CNettle", "CSodium", "CSpawn"]),
    library("TilawaMerging", knows: ["TilawaCore"]),
    library(
      "TilawaStore",
      knows: ["TilawaCore", "TilawaFiles", "TilawaMerging", "CSodium", "CExpat", grdb, sqlite]),
    library(
      "TilawaAudio",
      knows: [
        "TilawaCore", "TilawaFiles", "CMpg123", "CSndfile", "CSoxr", "CPulse", "CEBUR128", "CSonic", "CFFmpeg",
        deque,
      ]),
    library(
      "TilawaHearing",
      knows: ["TilawaCore", "TilawaAudio", "CKissFFT", "CGEMM", "CViterbi", "CEdits", "CSherpa"]),
    library("TilawaDrawing", knows: ["TilawaCore", "TilawaFiles", "CPangoCairo", "CHarfBuzz", "CFontconfig", "CPng"]),
    library("TilawaNetwork", knows: ["TilawaCore", "TilawaFiles", "CCurl"]),
    library(
      "TilawaSync", knows: ["TilawaCore", "TilawaFiles", "TilawaMerging", "TilawaNetwork", "CExpat", "CSodium"]),
    library(
      "TilawaIntake",
      knows: ["TilawaCore", "TilawaFiles", "TilawaStore", "TilawaAudio", "TilawaHearing", "TilawaNetwork", deque]),
    library(
      "TilawaPlayer",
      knows: [
        "TilawaCore", "TilawaFiles", "TilawaStore", "TilawaAudio", "TilawaHearing", "TilawaNetwork", "TilawaIntake",
        deque,
      ]),
    library("TilawaTerminal", knows: ["TilawaCore", "CNcurses", "CFriBidi"]),
    library("TilawaConsole", knows: ["TilawaCore", "TilawaFiles", "TilawaTerminal"]),
    library("TilawaDesktop", knows: ["TilawaCore", "TilawaFiles", "TilawaIntake", "TilawaPlayer", "CSDBus"]),
    library("TilawaScripts", knows: ["TilawaCore", "CYAML"]),
    room(
      "AppBase",
      knows: [
        "TilawaFiles", "TilawaMerging", "TilawaStore", "TilawaAudio", "TilawaDrawing", "TilawaNetwork", "TilawaIntake",
        "TilawaPlayer", "TilawaDesktop", "TilawaScripts",
      ]),
    room(
      "AppPlayback",
      knows: [
        "TilawaFiles", "TilawaStore", "TilawaAudio", "TilawaDrawing", "TilawaNetwork", "TilawaIntake", "TilawaPlayer",
        "TilawaDesktop",
      ]),
    room(
      "AppReciters",
      knows: [
        "TilawaFiles", "TilawaStore", "TilawaAudio", "TilawaHearing", "TilawaNetwork", "TilawaIntake", "TilawaPlayer",
      ]),
    room("AppMushaf", knows: ["TilawaFiles", "TilawaStore", "TilawaDrawing", "TilawaDesktop"]),
    room(
      "AppSync",
      knows: [
        "TilawaFiles", "TilawaMerging", "TilawaStore", "TilawaAudio", "TilawaNetwork", "TilawaIntake", "TilawaScripts",
        "TilawaSync",
      ]),
    room(
      "AppRecordings", uses: ["AppPlayback", "AppMushaf"],
      knows: [
        "TilawaFiles", "TilawaStore", "TilawaAudio", "TilawaHearing", "TilawaDrawing", "TilawaIntake", "TilawaPlayer",
      ]),
    room(
      "AppScripts", uses: ["AppPlayback", "AppRecordings"],
      knows: [
        "TilawaFiles", "TilawaStore", "TilawaAudio", "TilawaIntake", "TilawaPlayer", "TilawaDesktop", "TilawaScripts",
      ]),
    room(
      "AppLearning", uses: ["AppPlayback", "AppMushaf", "AppRecordings"],
      knows: [
        "TilawaFiles", "TilawaStore", "TilawaAudio", "TilawaHearing", "TilawaDrawing", "TilawaIntake", "TilawaPlayer",
        "TilawaDesktop",
      ]),
    room(
      "AppCourse", uses: ["AppPlayback", "AppSync", "AppRecordings", "AppLearning"],
      knows: [
        "TilawaFiles", "TilawaStore", "TilawaAudio", "TilawaHearing", "TilawaIntake", "TilawaPlayer", "TilawaScripts",
        "TilawaSync",
      ]),
    room("AppOverview", uses: ["AppMushaf", "AppLearning", "AppCourse"], knows: ["TilawaFiles", "TilawaStore"]),
    library(
      "TilawaScreens",
      knows: [
        "TilawaCore", "TilawaFiles", "TilawaStore", "TilawaAudio", "TilawaHearing", "TilawaNetwork", "TilawaIntake",
        "TilawaPlayer",
        "TilawaDesktop", "TilawaTerminal", "TilawaConsole", "AppBase", "AppPlayback", "AppReciters", "AppMushaf",
        "AppRecordings", "AppScripts", "AppLearning", "AppCourse",
      ]),
    library(
      "TilawaStudio",
      knows: [
        "TilawaCore", "TilawaFiles", "TilawaStore", "TilawaDrawing", "TilawaDesktop", "AppBase", "AppMushaf", "CGnuTLS",
        "CQREncode", "CZlib",
      ]),
    library(
      "Tilawa",
      knows: [
        "TilawaCore", "TilawaFiles", "TilawaStore", "TilawaAudio", "TilawaHearing", "TilawaIntake", "TilawaPlayer",
      ],
      holds: [.copy("Resources/quran.sqlite"), .copy("Resources/acoustic-model.bin")]),
    commands("CommandOptions", in: "Options", uses: ["AppMushaf", "AppReciters"]),
    commands("ListenCommands", in: "Listen", uses: ["AppPlayback", "AppScripts"]),
    commands(
      "RecordingCommands", in: "Recordings", uses: ["AppPlayback", "AppReciters", "AppSync", "AppRecordings"]),
    commands("ReadCommands", in: "Read", uses: ["AppMushaf", "AppLearning"]),
    commands(
      "LearnCommands", in: "Learn",
      uses: ["AppMushaf", "AppSync", "AppRecordings", "AppScripts", "AppLearning", "AppCourse"]),
    commands("LibraryCommands", in: "Library", uses: ["AppReciters", "AppMushaf", "AppSync", "AppRecordings"]),
    commands("SettingsCommands", in: "Settings", uses: ["AppPlayback", "AppReciters"]),
    .executableTarget(
      name: "tilawa",
      dependencies: [
        "TilawaCore", "TilawaFiles", "TilawaStore", "TilawaConsole", "TilawaDesktop", "AppBase", "AppPlayback",
        "AppScripts", "AppOverview", "CommandOptions",
        "ListenCommands", "RecordingCommands", "ReadCommands", "LearnCommands", "LibraryCommands", "SettingsCommands",
        argumentParser,
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "stretching", dependencies: ["TilawaCore", "TilawaAudio"], path: "Benchmarks/stretching",
      exclude: ["candidates.c", "quality.py"], swiftSettings: settings),
    .executableTarget(
      name: "aligning", dependencies: ["TilawaCore", "TilawaStore", "TilawaAudio", "TilawaHearing"],
      path: "Benchmarks/aligning",
      swiftSettings: settings),
    .executableTarget(
      name: "identifying",
      dependencies: [
        "TilawaCore", "TilawaFiles", "TilawaStore", "TilawaAudio", "TilawaHearing", "TilawaIntake", "TilawaPlayer",
      ],
      path: "Benchmarks/identifying", swiftSettings: settings),
    .executableTarget(
      name: "posteriors", dependencies: ["TilawaCore", "TilawaAudio", "TilawaHearing"], path: "Benchmarks/posteriors",
      swiftSettings: settings),
    .executableTarget(
      name: "hearing",
      dependencies: ["TilawaCore", "TilawaStore", "TilawaAudio", "TilawaHearing", "TilawaTestSupport"],
      path: "Benchmarks/hearing", swiftSettings: settings),
    .executableTarget(
      name: "resolve", dependencies: ["TilawaCore", "TilawaStore", "TilawaPlayer"], path: "Benchmarks/resolve",
      swiftSettings: settings),
    .executableTarget(
      name: "memorising", dependencies: ["TilawaCore", "TilawaStore", "TilawaTestSupport"],
      path: "Benchmarks/memorising", swiftSettings: settings),
    .executableTarget(
      name: "courses", dependencies: ["TilawaCore", "TilawaFiles", "TilawaStore"], path: "Benchmarks/courses",
      swiftSettings: settings),
    library("TilawaTestSupport", knows: ["TilawaCore", "TilawaFiles", "TilawaStore", "TilawaAudio", "TilawaSync"]),
    .target(name: "CLoader"),
    .target(name: "CSpawn"),
    .target(name: "CAllocationCounter"),
    arithmetic("CGEMM"),
    arithmetic("CViterbi"),
    arithmetic("CEdits"),
    loaded("CMpg123"),
    loaded("CSndfile"),
    loaded("CSoxr"),
    loaded("CPulse"),
    loaded("CEBUR128"),
    loaded("CSonic"),
    loaded("CKissFFT"),
    loaded("CExpat"),
    loaded("CYAML"),
    loaded("CFFmpeg"),
    loaded("CSherpa"),
    loaded("CPangoCairo"),
    loaded("CHarfBuzz"),
    loaded("CFontconfig"),
    loaded("CPng"),
    loaded("CNcurses"),
    loaded("CFriBidi"),
    loaded("CCurl"),
    loaded("CSDBus"),
    loaded("CSodium"),
    loaded("CGnuTLS"),
    loaded("CQREncode"),
    loaded("CZlib"),
    .target(
      name: "CTilawaFFmpeg", dependencies: ["CLibav"], cSettings: [.headerSearchPath("../CFFmpeg/include")],
      linkerSettings: ["avformat", "avcodec", "avutil", "swresample"].map { .linkedLibrary($0) }),
    .systemLibrary(
      name: "CLibav", pkgConfig: "libavformat",
      providers: [.apt(["libavformat-dev", "libavcodec-dev", "libavutil-dev", "libswresample-dev"])]),
    .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),
    tests(of: "TilawaCore"),
    tests(of: "TilawaFiles"),
    tests(of: "TilawaStore", with: ["TilawaMerging", grdb]),
    tests(of: "TilawaAudio", with: ["CLoader", "CAllocationCounter"]),
    tests(of: "TilawaHearing", with: ["TilawaCore", "TilawaAudio", "TilawaStore"]),
    tests(of: "TilawaDrawing", with: ["TilawaCore"]),
    tests(of: "TilawaNetwork"),
    tests(of: "TilawaSync", with: ["TilawaMerging", "TilawaStore", "TilawaNetwork"]),
    tests(of: "TilawaIntake", with: ["TilawaStore", "TilawaAudio", "TilawaHearing", "TilawaNetwork"]),
    tests(
      of: "TilawaPlayer",
      with: ["TilawaStore", "TilawaAudio", "TilawaHearing", "TilawaNetwork", "TilawaIntake", sqlite]),
    tests(of: "TilawaTerminal", with: ["TilawaCore", "TilawaStore"]),
    tests(of: "TilawaConsole", with: ["TilawaCore", "TilawaTerminal"]),
    tests(of: "TilawaDesktop", with: ["TilawaCore", "TilawaAudio", "TilawaPlayer"]),
    tests(of: "TilawaScripts", with: ["TilawaCore"]),
    tests(of: "TilawaStudio", with: ["TilawaCore", "TilawaStore", "CGnuTLS", "CQREncode"]),
    tests(of: "AppBase", with: ["TilawaCore", "TilawaScripts", "TilawaStore"]),
    tests(of: "AppPlayback", with: ["AppBase", "TilawaCore", "TilawaAudio", "TilawaIntake", "TilawaPlayer"]),
    tests(of: "AppScripts", with: ["TilawaCore", "TilawaScripts", "TilawaStore"]),
    tests(of: "AppOverview", with: ["TilawaCore", "TilawaStore"]),
    tests(
      of: "TilawaScreens",
      with: [
        "TilawaCore", "TilawaStore", "TilawaAudio", "TilawaIntake", "TilawaPlayer", "TilawaDesktop", "TilawaTerminal",
        "TilawaConsole",
      ] + allRooms),
    tests(
      of: "tilawa",
      with: [
        "CommandOptions", "ListenCommands", "RecordingCommands", "ReadCommands", "LearnCommands", "LibraryCommands",
        "SettingsCommands", "TilawaStore", "TilawaAudio", "TilawaHearing", "TilawaNetwork", "TilawaPlayer",
        "TilawaTerminal", "TilawaConsole", "TilawaDesktop", "TilawaScripts", "TilawaScreens", "TilawaIntake",
      ] + allRooms),
  ])
)

// Damages files and reads them. It looks into modules that are built for tests, so a release build has none of it.
if Context.environment["TILAWA_FUZZES"] == "1" {
  package.targets.append(
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "TilawaCore", "TilawaAudio", "TilawaMerging", "TilawaNetwork", "TilawaStore", "TilawaIntake", "TilawaPlayer",
        "TilawaScripts", "TilawaSync", "TilawaStudio", "AppBase",
      ],
      path: "Benchmarks/fuzz", exclude: ["run"]))
}

// Tests under the thread sanitizer: those of sound, playback and the studio's server, and nothing that only other tests need.
if Context.environment["TILAWA_SANITIZES"] == "1" {
  let threaded = [
    "TilawaAudioTests", "TilawaHearingTests", "TilawaIntakeTests", "TilawaPlayerTests", "TilawaStudioTests",
  ]
  package.targets.removeAll { $0.type == .test && !threaded.contains($0.name) }
}
