import Foundation
@testable import AppBase
import TilawaTestSupport
import Testing

/// The completions of bash, by the script as it is installed.
@Suite struct CompletionTests {
  private let fixture: CommandFixture

  init() throws { fixture = try CommandFixture() }

  @Test(arguments: [
    (["play", "--riwayah", "wa"], ["warsh"]),
    (["play", "2:1", "--missing", "f"], ["fill", "fail"]),
    (["play", "2:1", "--basmalah", "p"], ["pass", "play"]),
    (["play", "2:1", "--speed", "0."], ["0.5", "0.75", "0.8", "0.9"]),
    (["play", "2:1", "--each", "f"], ["forever"]),
    (["reciters", "or"], ["order"]),
    (["ctl", "p"], ["play", "pause", "prev", "prev-page", "prev-surah"]),
    (["convert", "--from", "mad"], ["madani-later", "madani-6217"]),
  ])
  func `values of options are offered`(words: [String], offered: [String]) throws {
    #expect(try offers(words) == offered)
  }

  @Test func `ids of the library's reciters are offered, also behind a comma`() throws {
    try fixture.addReciter("Test Tones", ["001001"])
    try fixture.addReciter("Other Tones", ["001001"])
    #expect(try offers(["play", "1", "--reciter", ""]) == ["test-tones", "other-tones"])
    #expect(try offers(["play", "1", "--reciter", "test-tones,o"]) == ["test-tones,other-tones"])
    #expect(try offers(["reciters", "remove", "t"]) == ["test-tones"])
  }

  @Test func `ids of the catalogue are offered where they can be added or shown, after one's own`() throws {
    try fixture.addReciter("Alaf", ["001001"])
    #expect(try offers(["reciters", "show", "alaf"]) == ["alaf", "alafasy", "alafasy-surahs"])
    #expect(try offers(["setup", "--reciter", "koshi"]) == ["koshi-warsh"])
    #expect(try offers(["setup", "--reciter", "alafasy,koshi"]) == ["alafasy,koshi-warsh"])
  }

  @Test func `asking makes no library`() throws {
    #expect(try offers(["reciters", "remove", ""]) == [])
    #expect(try offers(["reciters", "add", "alaf"]) == ["alafasy", "alafasy-surahs"])
    #expect(fixture.home.files() == [])
  }

  @Test func `a library that cannot be read offers nothing and says nothing`() throws {
    _ = try fixture.home.write("no database", to: "data/library.sqlite")
    let outcome = try complete(["play", "1", "--reciter", ""])
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaint.isEmpty)
  }

  @Test func `surahs are offered with and without their article, in the case in which they are typed`() throws {
    #expect(try offers(["show", "al-ba"]) == ["al-baqarah", "al-balad", "al-bayyinah"])
    #expect(try offers(["show", "baq"]) == ["baqarah"])
    #expect(try offers(["play", "Luq"]) == ["Luqman"])
    #expect(try offers(["play", "ju"]) == ["jumuah", "juz:"])
  }

  @Test func `every name that is offered is read as that surah`() throws {
    let whole = try offers(["show", ""]).filter { !$0.hasSuffix(":") }
    #expect(try surahs(called: whole) == Array(1...114))
    let bare = try "abdfghijklmnqrstwyz".flatMap { try offers(["show", String($0)]) }
      .filter { !$0.hasSuffix(":") && !whole.contains($0) }
    #expect(bare.count > 70)
    let meant = bare.map { name in whole.firstIndex { $0.hasSuffix("-\(name)") }.map { $0 + 1 } }
    #expect(try surahs(called: bare) == meant)
  }

  @Test func `words are whole across colons, and only what is missing is offered`() throws {
    #expect(
      try offers(["play", "2:1", "--output", "null", ":", "r"], line: "play 2:1 --output null:r") == ["realtime"])
    #expect(try offers(["play", "2:1", "--then", "ay"]) == ["ayat:"])
    let file = try fixture.folder.write("", to: "made/lesson.wav")
    let typed = file.dropLast("sson.wav".count)
    #expect(
      try offers(["play", "2", "--output", "wav", ":", "\(typed)"], line: "play 2 --output wav:\(typed)") == [file])
  }

  // MARK: - Bash

  private func offers(_ words: [String], line: String? = nil) throws -> [String] {
    try complete(words, line: line).lines
  }

  /// The words as bash splits the line; the cursor stands at the end of the last.
  private func complete(_ words: [String], line: String? = nil) throws -> CommandFixture.Outcome {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized.path
    let script = """
      set -e
      [ -d "$SHARE" ] || "$ROOT/Scripts/completions" "$PROGRAM" "$SHARE"
      . "$SHARE/bash-completion/completions/tilawa"
      set +e
      COMP_WORDS=("$PROGRAM" "$@") COMP_CWORD=$# COMP_LINE="$PROGRAM $LINE" COMP_POINT=$((${#PROGRAM} + 1 + ${#LINE}))
      compopt() { :; }
      _tilawa_whole_words tilawa "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      [ ${#COMPREPLY[@]} -eq 0 ] || printf '%s\\n' "${COMPREPLY[@]}"
      """
    let environment = [
      "SHARE": fixture.folder.path + "/share", "ROOT": root, "PROGRAM": CommandFixture.program.path,
      "LINE": line ?? words.joined(separator: " "),
    ]
    return try fixture.run(
      ["--norc", "--noprofile", "-c", script, "bash"] + words, environment: environment,
      program: URL(filePath: "/bin/bash"))
  }

  /// The numbers of the surahs that the program takes these names for.
  private func surahs(called names: [String]) throws -> [Int?] {
    try fixture.run(["show"] + names.map { "\($0):1" }).lines.map { Int($0.prefix { $0 != ":" }) }
  }
}
