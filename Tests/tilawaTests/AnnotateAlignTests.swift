import Foundation
import Testing
import TilawaTestSupport

@Suite struct AnnotateAlignTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  // T-F3.6
  @Test func `the ayat of a passage are suggested where another's files say that they are`() throws {
    let starts = try importSung()
    try addSinger("one")
    let outcome = try command.run("annotate", "align", "last", "--range", "112", "--json")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    let ayat = try #require(try json(outcome)?["ayat"] as? [[String: Any]])
    #expect(ayat.map { $0["label"] as? String } == ["112:1", "112:2", "112:3", "112:4"])
    for (ayah, start) in zip(ayat, starts) { #expect(abs((ayah["start"] as? Double ?? 0) - (start - 0.1)) < 0.05) }
    let list = try command.run("annotate", "list", "last").lines
    #expect(list.filter { $0.contains("suggested") }.count == 4)
  }

  @Test func `a dry run changes nothing`() throws {
    _ = try importSung()
    try addSinger("one")
    let before = try command.run("annotate", "list", "last").output
    #expect(try command.run("annotate", "align", "last", "--range", "112", "--dry-run").lines.count == 4)
    #expect(try command.run("annotate", "list", "last").output == before)
  }

  @Test func `the references are two where there are, and those that are named`() throws {
    _ = try importSung()
    try addSinger("one")
    try addSinger("two", pace: 0.24)
    let chosen = try json(try command.run("annotate", "align", "last", "--range", "112", "--json", "--dry-run"))
    #expect((chosen?["references"] as? [String])?.sorted() == ["one", "two"])
    let named = try json(
      try command.run("annotate", "align", "last", "--range", "112", "--json", "--dry-run", "--reference", "two"))
    #expect(named?["references"] as? [String] == ["two"])
  }

  @Test func `a passage that it does not hold is refused, and nothing is suggested`() throws {
    let path = "\(command.folder.path)/noise.wav"
    try Sound.write(SungAyat.pause(30, level: 0.3), rate: SungAyat.rate, channels: 1, to: path)
    #expect(try command.run("import", path, "--reciter", "Me").code == 0)
    try addSinger("one", ayat: 1...4)
    let outcome = try command.run("annotate", "align", "last", "--range", "112")
    #expect(outcome.code == 65)
    #expect(outcome.complaints.count == 1)
    #expect(try command.run("annotate", "list", "last").lines.filter { $0.contains("suggested") }.isEmpty)
  }

  @Test func `a reference that lacks an ayah is none`() throws {
    _ = try importSung()
    try addSinger("one", ayat: 1...3)
    let outcome = try command.run("annotate", "align", "last", "--range", "112")
    #expect(outcome.code == 66)
    #expect(outcome.complaint.contains("nobody in the library has every ayah of 112:1-4"))
    let named = try command.run("annotate", "align", "last", "--range", "112", "--reference", "one")
    #expect(named.code == 66)
    #expect(named.complaints.count == 1)
  }

  @Test(arguments: [
    ["--range", "115"], ["--range", "112:9"], ["--range", "112:1:1-2"], [],
    ["--range", "112", "--second-reference", "a"],
    ["--range", "112", "--reference", "a", "--reference", "b", "--reference", "c"],
    ["--range", "112", "--reference", "a", "--second-reference", "a"],
  ])
  func `nonsense is refused in one line`(options: [String]) throws {
    _ = try importSung()
    let outcome = try command.run(["annotate", "align", "last"] + options)
    #expect(outcome.code == 64)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.output.isEmpty)
  }

  /// Files of the ayat of surah 112, sung by somebody.
  private func addSinger(_ name: String, ayat: ClosedRange<Int> = 1...4, pace: Double = 0.2) throws {
    for (place, number) in ayat.enumerated() {
      let path = try command.folder.write("", to: "\(name)/11200\(place + 1).wav")
      let sound = SungAyat.pause(0.1) + SungAyat(pace: pace).ayah(number) + SungAyat.pause(0.2)
      try Sound.write(sound, rate: SungAyat.rate, channels: 1, to: path)
    }
    let outcome = try command.run("reciters", "add", name, "\(command.folder.path)/\(name)")
    try #require(outcome.code == 0, "\(outcome.complaint)")
  }

  /// A recording of the same, somewhat slower; returns where each ayah begins, in seconds.
  private func importSung() throws -> [Double] {
    let (sound, starts) = SungAyat(pace: 0.22, height: 1.03).recording([1, 2, 3, 4])
    let path = "\(command.folder.path)/sung.wav"
    try Sound.write(sound, rate: SungAyat.rate, channels: 1, to: path)
    let outcome = try command.run("import", path, "--reciter", "me")
    try #require(outcome.code == 0, "\(outcome.complaint)")
    return starts
  }

  private func json(_ outcome: CommandFixture.Outcome) throws -> [String: Any]? {
    try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
  }
}
