import Foundation
import Testing
import TilawaTestSupport

/// The language in which the command speaks.
@Suite struct SpokenLanguageTests {
  let command: CommandFixture
  let folder: TemporaryFolder

  init() throws {
    command = try CommandFixture()
    folder = try TemporaryFolder()
    try folder.write("name = العربية\ndirection = rtl\ndigits = ٠١٢٣٤٥٦٧٨٩\n", to: "ar/language.ftl")
    try folder.write("name = Test\nunread = yes\n", to: "xx/language.ftl")
    try folder.write(arabic, to: "ar/AppBase.ftl")
  }

  private let arabic = "no-setting = لا إعداد { $name }؛ انظر: { $command }\nhelp-mouse = الفأرة\n"
  private let english = "tilawa: there is no setting x; see: tilawa config list\n"
  private let said = "tilawa: لا إعداد x؛ انظر: tilawa config list\n"

  private func complaint(_ environment: [String: String] = [:], _ arguments: [String] = []) throws -> String {
    let environment = ["TILAWA_SENTENCES": folder.path].merging(environment) { $1 }
    return try command.run(["config", "set"] + arguments + ["x", "y"], environment: environment).complaint
  }

  private func set(_ key: String, _ value: String) throws -> CommandFixture.Outcome {
    try command.run("config", "set", key, value, environment: ["TILAWA_SENTENCES": folder.path])
  }

  // A-L1
  @Test func `a variable comes before the setting, and the setting before the locale`() throws {
    #expect(try complaint(["LC_ALL": "C.UTF-8", "LANG": "ar_EG.UTF-8"]) == english)
    #expect(try complaint(["LC_ALL": "", "LANG": "ar_EG.UTF-8"]) == said)
    #expect(try complaint(["LC_ALL": "", "LC_MESSAGES": "en_GB.UTF-8", "LANG": "ar"]) == english)
    #expect(try set("language", "ar").code == 0)
    #expect(try complaint(["LC_ALL": "C.UTF-8"]) == said)
    #expect(try complaint(["TILAWA_LANGUAGE": "en"]) == english)
    #expect(try complaint(["TILAWA_LANGUAGE": "ar-EG"]) == said)
  }

  @Test func `the locale chooses again where the setting is auto or unset`() throws {
    for way in [["set", "language", "auto"], ["unset", "language"]] {
      #expect(try set("language", "ar").code == 0)
      #expect(try complaint() == said)
      #expect(try command.run(["config"] + way, environment: ["TILAWA_SENTENCES": folder.path]).code == 0)
      #expect(try complaint() == english)
    }
  }

  @Test func `a language without a catalogue is refused as a setting, and English is said where a locale names it`()
    throws
  {
    let outcome = try set("language", "qq")
    #expect(outcome.code == 64)
    #expect(
      outcome.complaint
        == "tilawa: language is auto or one of en, ar, xx, not “qq”; see: tilawa config languages\n")
    #expect(try complaint(["LC_ALL": "", "LANG": "qq_QQ.UTF-8"]) == english)
    #expect(try complaint(["TILAWA_LANGUAGE": "../ar"]) == english)
  }

  // A-L1
  @Test func `a language that nobody has read is marked as such`() throws {
    let listed = try command.run("config", "languages", environment: ["TILAWA_SENTENCES": folder.path]).output
    #expect(listed == "en\tEnglish\tin use\nar\tالعربية\t\nxx\tTest\tnot yet read by a native speaker\n")
    let outcome = try set("language", "xx")
    #expect(
      outcome.complaint
        == "tilawa: Test: not yet read by a native speaker; to go back: tilawa config unset language\n")
  }

  @Test func `files of the user come before the installed ones`() throws {
    try command.home.write("name = X\n", to: "data/sentences/ar/language.ftl")
    try command.home.write("no-setting = { $name }! { $command }\n", to: "data/sentences/ar/AppBase.ftl")
    #expect(try complaint(["TILAWA_LANGUAGE": "ar"]) == "tilawa: x! tilawa config list\n")
  }

  @Test func `an answer for programs is in English, and a complaint in the language of the person`() throws {
    let environment = ["TILAWA_SENTENCES": folder.path, "TILAWA_LANGUAGE": "ar"]
    let answer = try command.run("config", "get", "mouse", "--json", environment: environment).output
    #expect(answer == (try command.run("config", "get", "mouse", "--json").output))
    #expect(try complaint(["TILAWA_LANGUAGE": "ar"], ["--json"]) == said)
  }

  @Test func `a sentence that a language lacks, or cannot say, is said in English`() throws {
    for text in ["", "no-setting = { $unknown }\n", "no-setting = {\n"] {
      try folder.write(text, to: "ar/AppBase.ftl")
      #expect(try complaint(["TILAWA_LANGUAGE": "ar"]) == english)
    }
  }
}

/// Help in another language.
@Suite struct TranslatedHelpTests {
  private let command: CommandFixture
  private let folder: TemporaryFolder

  init() throws {
    command = try CommandFixture()
    folder = try TemporaryFolder()
    try folder.write("name = X\n", to: "xx/language.ftl")
    try folder.write(
      "about = Plays.\ndiscussion =\n  One.\n  Two.\neach = How often.\nargument-ranges = What.\n",
      to: "xx/help/play.ftl")
    try folder.write("json = As JSON.\ncommand-play = Plays.\n", to: "xx/help/common.ftl")
  }

  private func help(_ words: String...) throws -> String {
    try command.run(words, environment: ["TILAWA_SENTENCES": folder.path, "TILAWA_LANGUAGE": "xx"]).output
  }

  // A-L1
  @Test func `help has the descriptions of the language, and names, values and defaults of the program`() throws {
    let text = try help("help", "play")
    #expect(text.hasPrefix("Plays.\n\nOne.\n\nTwo.\n\nUsage:\n  tilawa play [<options>] [<ranges> ...]\n"))
    #expect(text.contains("  --each <each>           How often. (values: 1…100, forever; default: 1)\n"))
    #expect(text.contains("  <ranges>                What.\n"))
    #expect(text.contains("  --json                  As JSON.\n"))
    #expect(try help("play", "--help") == text)
  }

  // A-L1
  @Test func `every option of the English help stands in the help of the language`() throws {
    func options(_ text: String) -> Set<Substring> { Set(text.matches(of: /--[a-z][a-z-]*/).map(\.output)) }
    let english = try command.run("help", "play").output
    #expect(
      options(try help("help", "play")).isSuperset(
        of: options(english.replacing(/(?s)^.*USAGE/, with: "")).subtracting(["--each"])))
  }

  @Test func `a command without help in the language has it in English`() throws {
    #expect(try help("help", "resume") == (try command.run("help", "resume").output))
  }
}
