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
      ["/nl.siregar", "/en.sahih", "/en.transliteration"].contains(request.path)
        ? .file(text, etag: "\"a\"", for: request) : LocalServer.Reply(404)
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

  @Test func `a language is the name of its translation, before and after it was downloaded`() throws {
    let refused = try command.run("show", "1", "--translation", "nl")
    #expect(refused.code == 66)
    #expect(
      refused.complaints == [
        "tilawa: the pack nl is not installed; to download Dutch (Sofian S. Siregar): "
          + "tilawa setup --translation nl"
      ])
    let server = try serve()
    _ = try command.run(
      "setup", "--translation", "nl", environment: ["TILAWA_TRANSLATIONS": "\(server.address)/{id}"])
    let shown = try command.run("show", "1:2", "--translation", "nl")
    #expect(shown.code == 0 && shown.output.contains("Meaning of 1:2."))
  }

  @Test func `a transliteration is downloaded beside the translation`() throws {
    let server = try serve()
    let outcome = try command.run(
      "setup", "--translation", "en", "--transliteration", "en",
      environment: ["TILAWA_TRANSLATIONS": "\(server.address)/{id}"])
    #expect(outcome.code == 0)
    #expect(outcome.lines.contains("transliteration: English (transliteration), for non-commercial use only"))
    #expect(try command.run("show", "1:2", "--transliteration", "en").output.contains("Meaning of 1:2."))
  }

  @Test func `no meanings of words can be downloaded, and it is said`() throws {
    let outcome = try command.run("show", "1", "--words", "en")
    #expect(outcome.code == 66)
    #expect(
      outcome.complaints == [
        "tilawa: the pack en is not installed; no meanings of words with a free licence are known; "
          + "to install a file of yours: tilawa text add FILE"
      ])
  }

  @Test func `setup names the publisher of the text of a riwayah`() throws {
    let outcome = try command.run("setup", "--riwayah", "warsh")
    #expect(outcome.code == 0 && outcome.complaint.contains("tilawa text add FILE"))
    #expect(outcome.complaint.contains("be740dc18c5ba2c1241028882100dac345c5c50583d0a3bede1a93becd82fd46"))
  }

  @Test func `without a network the rest is settled, and it is said`() throws {
    let outcome = try command.run(
      "setup", "--reciter", "husary", "--translation", "en", environment: ["TILAWA_OFFLINE": "1"])
    #expect(outcome.code == 69)
    #expect(outcome.lines.first == "Hafs: husary")
    #expect(
      outcome.complaints == [
        "tilawa: cannot download the translation: the network is off; to try again: tilawa setup --translation en"
      ])
    #expect(try command.run("reciters").lines.count == 1)
  }

  @Test func `a translation that is not offered is refused`() throws {
    let outcome = try command.run("setup", "--translation", "en.sahhi")
    #expect(outcome.code == 64)
    #expect(outcome.complaint.contains("did you mean en.sahih?"))
    let unknown = try command.run("setup", "--transliteration", "zz")
    #expect(unknown.complaint == "tilawa: zz is not offered; the languages are en, tr; see tilawa help setup\n")
  }

  @Test(arguments: [("de_DE.UTF-8", "de.bubenheim"), ("C", nil), ("ar_EG.UTF-8", nil), ("POSIX", nil)])
  func `the language is that of the locale, unless one is chosen`(_ locale: String, _ id: String?) throws {
    let folders = command.home.home
    #expect(PackOffer.inLanguage(of: ["LANG": locale], folders).first?.id == id)
    #expect(PackOffer.inLanguage(of: ["LANG": "fr_FR", "LC_ALL": locale], folders).first?.id == id)
    #expect(try command.run("config", "set", "language", "tr").code == 0)
    #expect(PackOffer.inLanguage(of: ["LANG": locale], folders).first?.language == "tr")
    #expect(PackOffer.inLanguage(of: ["LANG": locale, "TILAWA_LANGUAGE": "de"], folders).first?.language == "de")
  }

  @Test func `ids are valid, and each language is there once`() {
    #expect(PackOffer.all.allSatisfy { PackID($0.id) != nil && PackLanguage($0.language) != nil })
    for offers in [PackOffer.translations, PackOffer.transliterations] {
      #expect(Set(offers.map(\.language)).count == offers.count)
    }
    #expect(PackOffer.named("turkish").map(\.id) == ["tr.diyanet", "tr.transliteration"])
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
        "your language? German", "klingon\n", "these languages are offered: az", "", "your language? German", "fr\n",
        "choices? [Y/n]", "\n",
      ],
      environment: [
        "TERM": "xterm", "NO_COLOR": "1", "LC_ALL": "", "LANG": "de_DE.UTF-8",
        "TILAWA_TRANSLATIONS": "http://127.0.0.1:9/{id}",
      ])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("with French (Muhammad Hamidullah)"))
    #expect(outcome.output.contains("cannot download the translation"))
    #expect(outcome.output.contains("next: tilawa play 1"))
  }
}
