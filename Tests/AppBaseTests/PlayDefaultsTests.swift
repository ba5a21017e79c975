import Testing
import TilawaCore
import TilawaStore
import TilawaTestSupport

@testable import AppBase

@Suite struct PlayDefaultsTests {
  private let folder: TemporaryFolder
  private let library: Library

  init() throws {
    folder = try TemporaryFolder()
    library = try Library(folders: folder.home, for: .writing)
  }

  private func settle(_ texts: [String: String]) throws {
    try library.settings.change(
      Dictionary(uniqueKeysWithValues: texts.map { (SettingKey.standard($0), Optional($1)) }))
  }

  private func words(_ typed: String, _ command: PlayDefaults.Command) throws -> String {
    let request = try PlayRequest(words: typed.split(separator: " ").map(String.init))
    return try PlayDefaults.complete(request, for: command, in: LibraryOpening(apart: folder.home)).words.joined(
      separator: " ")
  }

  @Test func `a command gets the settings that it can read`() throws {
    try settle(["each": "2", "speed": "0.5", "output": "null", "loudness": "off", "istiadha": "off"])
    #expect(
      try words("2:1", .play) == "2:1 --each 2 --no-istiadha --speed 0.5 --no-loudness --output null")
    #expect(try words("2:1", .queue) == "2:1 --each 2 --no-istiadha")
    #expect(try words("2:1", .render) == "2:1 --each 2 --no-istiadha --speed 0.5 --no-loudness")
    #expect(try words("", .resume) == "--output null")
    #expect(try words("", .run) == "--output null")
  }

  @Test func `what is typed holds, then the preset, then the settings`() throws {
    try settle(["each": "2", "gap": "100", "speed": "0.5"])
    try library.presets.save(
      Preset(
        name: "p", request: PlayRequest(words: ["3:1", "--gap", "200ms", "--volume", "50", "--output", "null"]),
        saved: 1)
    )
    #expect(
      try words("--preset p --volume 60", .play) == "3:1 --each 2 --gap 200ms --volume 60 --speed 0.5 --output null")
    #expect(try words("2:1 --preset p", .queue) == "2:1 --each 2 --gap 200ms")
    #expect(try words("2:1 --preset p", .render) == "2:1 --each 2 --gap 200ms --volume 50 --speed 0.5")
    #expect(throws: StoreError.self) { try words("--preset q", .play) }
  }

  @Test func `what a newer version settled holds nothing up`() throws {
    try settle(["each": "many", "gap": "100"])
    #expect(try words("2:1", .play) == "2:1 --gap 100ms")
  }

  @Test func `a fault of what is typed is its own`() throws {
    #expect(throws: PlayRequest.Fault.nothingToHear) { try words("", .play) }
    #expect(throws: PlayRequest.Fault.continuationWithoutThen) { try words("2:1 --then-times 2", .play) }
  }

  @Test func `words of a preset that this release does not know are named`() throws {
    try library.presets.save(Preset(name: "old", content: #"["2:1","--shuffle"]"#, saved: 1))
    let fault = try #require(throws: Failure.self) { try words("--preset old", .play) }
    #expect(fault.code == .unreadable && fault.message.contains("--shuffle"))
  }
}
