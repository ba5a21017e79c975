import Foundation
import Testing
import TilawaConsole
import TilawaTestSupport

// T-F4.3
@Suite struct ReciterCommandTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  @Test func `a folder with holes is added, and the holes are told`() throws {
    let outcome = try command.addReciter("a", ["112001", "112003"])
    #expect(outcome.code == 0)
    #expect(outcome.complaints == ["tilawa: missing in surahs that are otherwise here: 112:2, 112:4"])
    #expect(outcome.lines == ["a: 2 ayat in 2 files, Hafs", "next: tilawa play 112:1 --reciter a"])
  }

  @Test(arguments: ["A\u{1B}[2J", "A\u{202E}B", "12", String(repeating: "a", count: 201)])
  func `what is no name is refused wherever it is typed`(name: String) throws {
    for words in [["reciters", "add", name, "/tmp"], ["import", "a.wav", "--reciter", name]] {
      let outcome = try command.run(words)
      #expect(outcome.code == 64)
      #expect(outcome.complaint.contains("the reciter's name has "))
    }
  }

  // T-F2.12
  @Test func `the order is the user's`() throws {
    for name in ["a", "b", "c"] { try command.addReciter(name, ["112001"]) }
    #expect(try command.run("reciters", "order", "c").lines.map(\.first) == ["c", "a", "b"])
    #expect(try command.run("reciters").lines.map(\.first) == ["c", "a", "b"])
    let outcome = try command.run("reciters", "order", "nobody")
    #expect(outcome.code == 66)
    #expect(outcome.complaints.count == 1)
  }

  @Test func `a reciter is forgotten, and the files stay`() throws {
    try command.addReciter("a", ["112001"])
    #expect(try command.run("reciters", "remove", "a").code == 0)
    #expect(try command.run("reciters", "list", "--json").output == #"{"reciters":[]}"# + "\n")
    #expect(FileManager.default.fileExists(atPath: "\(command.folder.path)/a/112001.wav"))
    #expect(try command.run("reciters", "remove", "a").code == 66)
  }

  @Test func `show says what is there`() throws {
    try command.addReciter("a", ["112001", "112002", "112004"], options: ["--riwayah", "shubah"])
    #expect(
      try command.run("reciters", "show", "a", "--json").output == """
        {"id":"a","name":"a","riwayah":"shubah","counting":"kufi","kind":"reciter","files":3,"recordings":0,\
        "confirmed":3,"suggested":0,"coverage":["112:1-2","112:4"],"loudness":[null],"from":"folder","pinned":false,\
        "source":null,"words":false,"surahs":null}

        """)
  }

  // C1 T-F3.11
  @Test func `an import is heard first, and says so`() throws {
    let sound = "\(command.folder.path)/lesson.wav"
    _ = try Sound.write(.wav, to: sound, frames: 24_000, rate: 8000)
    let labels = try command.folder.write("0.0\t1.0\t112:1\n1.0\t2.5\t112:2\n2.5\t3.0\t-\n", to: "labels.txt")
    try command.addReciter("a", ["112001", "112002", "112003"])
    let outcome = try command.run("import", sound, "--labels", labels, "--reciter", "My teacher")
    #expect(outcome.code == 0)
    #expect(outcome.lines.last == "next: tilawa play 112:1-2 --reciter my-teacher")
    #expect(outcome.complaint.contains("My teacher is new, and heard first"))
    let queue = try command.run("queue", "112:1-3").lines[0]
    #expect(queue.contains("asked in this order: my-teacher (yours), a"))
    let events = try command.run("play", "112:1-3", "--basmalah", "never", "--output", "null", "--json").lines
    let reciters = events.filter { $0.contains(#""event":"ayah""#) }.map { $0.contains(#""kind":"personal""#) }
    #expect(reciters == [true, true, false])
  }

  @Test(arguments: [
    ("0.0\t1.0\t112:9\n", 65), ("1.0\t0.5\t112:1\n", 65),
    ("0.0\t99.0\t112:1\n", 65), ("nothing\n", 65), ("", 65),
  ])
  func `labels that cannot be are refused and change nothing`(labels: String, code: Int32) throws {
    let sound = "\(command.folder.path)/lesson.wav"
    _ = try Sound.write(.wav, to: sound, frames: 24_000, rate: 8000)
    let outcome = try command.run("import", sound, "--labels", try command.folder.write(labels, to: "labels.txt"))
    #expect(outcome.code == code)
    #expect(outcome.complaints.count == 1)
    #expect(!command.home.files().contains { $0.hasPrefix("data/") })
  }

  @Test(arguments: SoundContainer.allCases)
  func `bad sound of every format is refused in one line and changes nothing`(container: SoundContainer) throws {
    let sound = "\(command.folder.path)/lesson.\(container.rawValue)"
    let labels = try command.folder.write("0.0\t1.0\t112:1\n", to: "labels.txt")
    _ = try Sound.write(container, to: sound, frames: 96_000, rate: 48_000)
    var random = SeededGenerator(seed: 1)
    let faults: [[UInt8]] = [
      [], (0..<20_000).map { _ in UInt8.random(in: 0...255, using: &random) },
      Array("this is a text and no sound at all\n".utf8),
    ]
    for fault in faults {
      Bytes.write(fault, to: sound)
      let outcome = try command.run("import", sound, "--labels", labels)
      #expect(outcome.code == 65)
      #expect(outcome.complaints.count == 1, "\(outcome.complaint)")
      #expect(!command.home.files().contains { $0.contains("recordings/") })
    }
  }

  @Test func `what is not there is exit 66`() throws {
    let labels = try command.folder.write("0.0\t1.0\t112:1\n", to: "labels.txt")
    #expect(try command.run("import", "/dev/null/absent.wav", "--labels", labels).code == 66)
    #expect(try command.run("reciters", "add", "a", "/dev/null/absent").code == 66)
  }

  @Test func `a library that only can be read still serves those who read`() throws {
    try command.addReciter("a", ["112001"])
    let library = "\(command.home.path)/data/library.sqlite"
    for path in [library, "\(command.home.path)/data"] {
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path)
    }
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(command.home.path)/data")
    }
    #expect(try command.run("reciters", "list").lines.count == 1)
    #expect(try command.run("show", "112:1").code == 0)
  }

  @Test func `a corrupt library is told and left as it is, and the text is shown all the same`() throws {
    let library = try command.home.write("no database at all, and long enough to be one", to: "data/library.sqlite")
    let before = Bytes.read(library)
    let outcome = try command.run("reciters", "list")
    #expect(outcome.code == 65)
    #expect(outcome.complaints.count == 1)
    #expect(try command.run("show", "112:1").code == 0)
    #expect(Bytes.read(library) == before)
  }

  @Test func `queue answers in JSON`() throws {
    try command.addReciter("a", ["112000", "112001"])
    let outcome = try command.run("queue", "112:1-2", "--missing", "silence", "--json")
    let folder = "\(command.folder.path)/a"
    let whole = #""from":0.000000,"to":1.000000}"#
    let unmeasured = #""lufs":null,"gain":0.0"#
    #expect(
      outcome.output == #"{"riwayah":"hafs","counting":"kufi","units":["#
        + #"{"ref":"112:1","role":"main","reciter":"a","kind":"reciter","riwayah":"hafs","#
        + #""slices":[{"file":"\#(folder)/112001.wav",\#(whole.dropLast()),"recording":null}],"opening":"plain","#
        + #""basmalah":{"reciter":"a","file":"\#(folder)/112000.wav",\#(whole.dropLast()),\#(unmeasured)},"words":false,"tried":[],\#(unmeasured)},"#
        + #"{"ref":"112:2","role":"main","reciter":null,"kind":null,"riwayah":null,"slices":[],"opening":null,"#
        + #""basmalah":null,"words":false,"tried":[{"reciter":"a","why":"no-file"}],"lufs":null,"gain":null}],"#
        + #""missing":["112:2"],"target":null}"# + "\n")
  }

  @Test func `import answers in JSON`() throws {
    let sound = "\(command.folder.path)/lesson.wav"
    _ = try Sound.write(.wav, to: sound, frames: 24_000, rate: 8000)
    let labels = try command.folder.write("0.0\t1.0\t112:1\n1.0\t3.0\t-\n", to: "labels.txt")
    // The figures have tests of their own.
    let output = try command.run("import", sound, "--labels", labels, "--json").output
      .replacing(/"lufs":-\d+\.\d,"peak":-\d+\.\d/, with: #""lufs":L,"peak":P"#)
      .replacing(/"id":"[0-9a-f]{8}","sha256":"[0-9a-f]{64}"/, with: #""id":I,"sha256":S"#)
      .replacing(/"recorded":\d+/, with: #""recorded":T"#)
    #expect(
      output
        == #"{"recordings":[{"id":I,"sha256":S,"duration":3.000000,"new":true,"title":"lesson","recorded":T,"recorded_from":"file","#
        + #""device":null,"rate":8000,"channels":1,"#
        + #""reciter":{"id":"lesson","name":"lesson","riwayah":"hafs","counting":"kufi","kind":"personal"},"#
        + #""formerly":null,"segments":[{"label":"112:1"},{"label":"-"}],"loudness":{"lufs":L,"peak":P,"extent":"whole"},"#
        + #""missing":null,"alignment":null}],"#
        + #""summary":{"recordings":1,"known":0,"elsewhere":0,"refused":0,"ignored":0,"ranges":["112:1"],"ayat":1,"found":1,"#
        + #""confirmed":1,"sure":0,"to_check":0,"missing":[]}}"# + "\n")
  }
}
