import Foundation
import Glibc
import Testing
import TilawaFiles
import TilawaTestSupport

/// Files at paths that users name.
@Suite struct OutputPathTests {
  let command: CommandFixture

  init() throws {
    command = try CommandFixture()
    try command.addReciter("a", ["002002", "002003"])
  }

  private func path(_ name: String) -> String { command.folder.file(name) }

  /// Commands that write to a path.
  private static let writers: [@Sendable (String) -> [String]] = [
    { ["render", "2:2", "-o", "wav:" + $0] }, { ["play", "2:2", "--output", "flac:" + $0] },
    { ["bookmark", "export", "-o", $0] }, { ["khatm", "export", $0] }, { ["khatm", "-o", "svg:" + $0] },
    { ["read", "page:1", "--format", "svg", "-o", $0] }, { ["session", "new", $0] },
    { ["session", "run", "x.yaml", "--log", $0] },
  ]

  // A13, E1
  @Test(arguments: writers.indices, ["itself", "link", "hard link"])
  func `nothing is written over what a reciter plays`(writer: Int, way: String) throws {
    let source = path("a/002003.wav")
    let before = Bytes.read(source)
    var target = source
    if way == "link" {
      target = path("link")
      #expect(symlink(source, target) == 0)
    } else if way == "hard link" {
      target = path("hard")
      #expect(link(source, target) == 0)
    }
    try command.folder.write("version: 1\nsteps:\n  - play: 2:2\n", to: "x.yaml")
    let words = Self.writers[writer](target).map { $0 == "x.yaml" ? path("x.yaml") : $0 }
    let isLog = words.contains("--log")
    for force in [[], ["--force"]] {
      let outcome = try command.run(words + force)
      #expect(outcome.code == 73, "\(words): \(outcome.complaint)")
      #expect(outcome.complaints.count == 1 && outcome.complaint.contains("it is a file of the reciter a"))
      if isLog { break }
    }
    #expect(Bytes.read(source) == before && !before.isEmpty)
  }

  // E1
  @Test func `nothing is written over a linked recording, a copy or the library, also with force`() throws {
    let original = try command.tones(["lesson"], in: "r") + "/lesson.wav"
    let other = try command.tones(["other"], in: "r", frames: 9000) + "/other.wav"
    #expect(try command.run("import", original, "--link", "--reciter", "T", "--no-hear").code == 0)
    #expect(try command.run("import", other, "--reciter", "T", "--no-hear").code == 0)
    let copies = command.home.path + "/data/recordings"
    let copy = try #require(Disk.names(in: copies)?.first { $0.utf8.count == 64 })
    for target in [
      original, "\(copies)/\(copy)", command.home.path + "/data/library.sqlite", command.home.path + "/data/new",
    ] {
      let before = Disk.bytes(of: target)
      let outcome = try command.run("bookmark", "export", "--force", "-o", target)
      #expect(outcome.code == 73, "\(target): \(outcome.complaint)")
      #expect(Disk.bytes(of: target) == before)
    }
    // In the trash it can still be restored, and a file that is away now comes back.
    #expect(try command.run("library", "delete", "lesson", "--yes").code == 0)
    #expect(try command.run("bookmark", "export", "--force", "-o", original).code == 73)
    #expect(rename(original, original + ".away") == 0)
    #expect(try command.run("bookmark", "export", "--force", "-o", original).code == 73)
    #expect(try command.run("library", "list").code == 0)
  }

  // E1
  @Test func `nothing is written over the file from which a recording was copied`() throws {
    let original = try command.tones(["lesson"], in: "r") + "/lesson.wav"
    #expect(try command.run("import", original, "--reciter", "T", "--no-hear").code == 0)
    let before = Bytes.read(original)
    for state in ["here", "in the trash"] {
      let outcome = try command.run("bookmark", "export", "--force", "-o", original)
      #expect(outcome.code == 73, "\(state): \(outcome.complaint)")
      #expect(outcome.complaint.contains("it is the sound of your recording “lesson”"))
      #expect(Bytes.read(original) == before && !before.isEmpty)
      #expect(try command.run("library", "delete", "lesson", "--yes").code == (state == "here" ? 0 : 66))
    }
    // The changed file is no recording.
    try Data(before + [0]).write(to: URL(filePath: original))
    #expect(try command.run("bookmark", "export", "--force", "-o", original).code == 0)
  }

  // E1
  @Test func `a library is not exported into its own folder`() throws {
    #expect(try command.run("library", "export", command.home.path + "/data/sub/folder").code == 73)
    #expect(!Disk.exists(command.home.path + "/data/sub"))
  }

  // E1
  @Test func `a file that is there is replaced only where that is wished`() throws {
    let target = try command.folder.write("mine", to: "mine.json")
    let outcome = try command.run("bookmark", "export", "-o", target)
    #expect(outcome.code == 73)
    #expect(outcome.complaints == ["tilawa: \(target) is there already; to replace it: --force"])
    #expect(Disk.bytes(of: target) == Array("mine".utf8))
    #expect(try command.run("bookmark", "export", "--force", "-o", target).code == 0)
    #expect(Disk.bytes(of: target) != Array("mine".utf8))
    #expect(Disk.names(in: command.folder.path)?.filter { $0.hasPrefix(".") } == [])
  }

  // E2
  @Test func `a hyphen is standard output where something can be printed, and refused where not`() throws {
    let printed = try command.run("bookmark", "export", "-o", "-")
    #expect(printed.code == 0 && printed.output.hasPrefix("{"))
    #expect(try command.run("session", "new", "-").output.contains("steps"))
    let refused = try command.run("render", "2:2", "-o", "wav:-")
    #expect(refused.code == 64 && refused.complaints.count == 1)
    #expect(!Disk.exists("-"))
  }

  // E2
  @Test func `devices are written into`() throws {
    #expect(try command.run("bookmark", "export", "-o", "/dev/null").code == 0)
    #expect(try command.run("render", "2:2", "-o", "wav:/dev/null").code == 0)
    var info = stat()
    #expect(stat("/dev/null", &info) == 0 && info.st_mode & S_IFMT == S_IFCHR)
  }

  // E10
  @Test(arguments: [
    ["bookmark", "export", "-o", "/dev/full"], ["render", "2:2", "-o", "wav:/dev/full"],
    ["play", "2:2", "--output", "flac:/dev/full"], ["khatm", "export", "/dev/full"], ["session", "new", "/dev/full"],
  ])
  func `a full disk is one exit code, and said as what it is`(words: [String]) throws {
    let outcome = try command.run(words)
    #expect(outcome.code == 74)
    #expect(outcome.complaints.count == 1 && outcome.complaint.contains("No space left on device"))
  }

  // E10
  @Test(arguments: [["--help"], ["--version"], ["play", "--help"], ["help", "play"]])
  func `help that cannot be written is a failure`(words: [String]) throws {
    #expect(try command.run(words, standardOutput: "/dev/full").code == 74)
    #expect(try command.run(words).code == 0)
  }

  // E7
  @Test func `names that are no text are imported, linked, exported and rendered to, in a home of such a name`() throws
  {
    let sound = try command.tones(["002002", "lesson"], in: "s")
    let script = """
      set -e
      name=$(printf 'lesson\\310\\323\\343'); folder=$(printf '\(command.folder.path)/f\\344'); mkdir "$folder"
      TILAWA_HOME="$folder/home"; export TILAWA_HOME
      mkdir "$folder/in" "$folder/reciter"; cp \(sound)/lesson.wav "$folder/in/$name.wav"
      cp \(sound)/002002.wav "$folder/reciter/"
      "$0" import "$folder/in" --link --reciter T
      "$0" reciters add r "$folder/reciter"
      "$0" render 2:2 -o "$folder/$name.wav"
      "$0" annotate export last -o "$folder/$name.json"
      "$0" library export "$folder/out"
      "$0" library show last --json
      test -s "$folder/$name.wav"; test -s "$folder/$name.json"; test -f "$folder/home/data/library.sqlite"
      "$0" bookmark export --force -o "$folder/in/$name.wav" || test $? = 73
      ls "$folder/home"; ls "$folder/out/annotations"
      """
    let outcome = try command.run(
      ["-c", script, CommandFixture.program.path], program: URL(filePath: "/bin/sh"))
    #expect(outcome.code == 0, "\(outcome.output) \(outcome.complaint)")
    #expect(outcome.output.contains("lesson\\xC8\\xD3\\xE3.wav"))
    #expect(!outcome.output.contains("\u{FFFD}") && !outcome.complaint.contains("\u{FFFD}"))
    #expect(command.home.files().allSatisfy { !$0.hasPrefix("home") })
  }
}

/// The sources themselves: nothing else may write to what a user names.
@Suite struct OutputSourceTests {
  // A13, E2, A6
  @Test func `no command opens a file to write by itself`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources").path
    let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    #expect(files.count > 100)
    let forbidden = [".atomic", "OutputTarget(", "createFile(atPath", ".write(to:", "mkstemp(", "O_TRUNC"]
    // Files that name their own outputs, the one place that asks, and the library for other programs, which asks
    // nobody.
    let allowed = [
      "App/Base/Writing/OutputTargets.swift", "TilawaAudio/Output/FileSink.swift",
      "App/Playback/Playing/Split/SplitWriting+Sound.swift", "App/Recordings/Lesson/LessonSound.swift",
      "App/Base/Texts/PackOffer.swift", "Tilawa/TilawaLibrary+Playing.swift",
      "App/Learning/Hifz/HifzScript.swift",
    ]
    for file in files where file.hasSuffix(".swift") && !allowed.contains(file) {
      guard !file.hasPrefix("TilawaTestSupport"), !file.hasPrefix("TilawaFiles") else { continue }
      let text = try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
      for word in forbidden { #expect(!text.contains(word), "\(file) has \(word)") }
    }
  }
}
