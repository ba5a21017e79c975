import Testing
import TilawaTestSupport

// E4
@Suite struct BackupCommandTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  private var backups: [String] { command.home.files().filter { $0.hasPrefix("data/backups/library-") } }

  @Test(arguments: [
    "bookmark add 2:255", "bookmark position set khatm page:50", "preset save morning 112 --each 3",
    "khatm new Ramadan",
    "khatm goal pages:5", "khatm read page:1", "hifz add 112",
  ])
  func `whatever a library holds, it is backed up before the next change`(words: String) throws {
    let outcome = try command.run(words.split(separator: " ").map(String.init))
    #expect(outcome.code == 0, "\(outcome.complaint)")
    #expect(try command.run("bookmark", "add", "67:1").code == 0)
    #expect(backups.count == 1, "\(command.home.files())")
  }

  @Test func `a recitation whose sound is not kept is backed up too`() throws {
    let command = try CommandFixture(hearing: .tones)
    _ = try command.run("recite", "112", "--input", try command.sung(), "--no-keep")
    _ = try command.run("bookmark", "add", "67:1")
    #expect(command.home.files().contains { $0.hasPrefix("data/backups/library-") })
  }

  @Test func `an empty library is not`() throws {
    _ = try command.run("bookmark", "add", "67:1")
    #expect(backups.isEmpty)
  }
}
