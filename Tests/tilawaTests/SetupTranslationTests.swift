import Foundation
import Testing
@testable import AppBase
import TilawaCore
import TilawaTestSupport

// T-F4.1
@Suite struct SetupTranslationTests {
  private let command: CommandFixture

  init() throws { command = try CommandFixture() }

  private func serve() throws -> LocalServer {
    let text = Array(PackFixture(try RealQuran.structure()).tanzil().utf8)
    return try LocalServer { request in
      request.path == "/nl.siregar" ? .file(text, etag: "\"nl\"", for: request) : LocalServer.Reply(404)
    }
  }

  @Test func `a translation is downloaded, and is the default`() throws {
    let server = try serve()
    let outcome = try command.run(
      "setup", "--reciter", "husary", "--translation", "nl",
      environment: ["TILAWA_TRANSLATIONS": "\(server.address)/{id}"])
    #expect(outcome.code == 0)
    #expect(outcome.lines.contains("translation: Dutch (Sofian S. Siregar), for non-commercial use only"))
    #expect(try command.run("text").lines.first?.hasPrefix("nl.siregar\ttranslation (default)\tDutch") == true)
  }

  @Test func `without a network the rest is settled, and it is said`() throws {
    let outcome = try command.run(
      "setup", "--reciter", "husary", "--translation", "en", environment: ["TILAWA_OFFLINE": "1"])
    #expect(outcome.code == 69)
    #expect(outcome.lines.first == "Hafs: husary")
    #expect(
      outcome.complaints == [
        "tilawa: cannot download the translation: the network is off; to try again: tilawa setup --translation en.sahih"
      ])
    #expect(try command.run("reciters").lines.count == 1)
  }

  @Test func `a translation that is not offered is refused`() throws {
    let outcome = try command.run("setup", "--translation", "en.sahhi")
    #expect(outcome.code == 64)
    #expect(outcome.complaint.contains("did you mean en.sahih?"))
  }

  @Test(arguments: [("de_DE.UTF-8", "de.bubenheim"), ("C", nil), ("ar_EG.UTF-8", nil), ("POSIX", nil)])
  func `the language is that of the locale`(_ locale: String, _ id: String?) {
    #expect(TranslationOffer.ofLocale(["LANG": locale])?.id == id)
    #expect(TranslationOffer.ofLocale(["LANG": "fr_FR", "LC_ALL": locale])?.id == id)
  }

  @Test func `ids are valid, and each language is there once`() {
    #expect(TranslationOffer.all.allSatisfy { PackID($0.id) != nil && PackLanguage($0.language) != nil })
    #expect(Set(TranslationOffer.all.map(\.language)).count == TranslationOffer.all.count)
  }
}

/// The question about a translation, on a pseudo-terminal.
@Suite(.enabled(if: Program.isInstalled("python3"))) struct SetupTranslationDialogueTests {
  @Test func `setup asks for a translation of one's language, and goes on without a network`() throws {
    let command = try CommandFixture()
    let outcome = try PersonAtTerminal(command).run(
      ["setup", "--no-play"],
      [
        "Riwayah [Hafs]:", "\n", "[alafasy]:", "1\n", "ayah? [Y/n]", "\n", "files? [Y/n]", "\n", "[5 GB]", "\n",
        "Download a translation? German", "y\n", "choices? [Y/n]", "\n",
      ],
      environment: [
        "TERM": "xterm", "NO_COLOR": "1", "LANG": "de_DE.UTF-8", "TILAWA_TRANSLATIONS": "http://127.0.0.1:9/{id}",
      ])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("cannot download the translation"))
    #expect(outcome.output.contains("next: tilawa play 1"))
  }
}
