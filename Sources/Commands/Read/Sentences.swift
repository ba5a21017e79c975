// Written by Scripts/sentences from Resources/sentences/en/ReadCommands.ftl. A change belongs there.

import TilawaCore

/// The sentences of ReadCommands.
enum ReadCommandsSentences {
  static var explainsHafs: Sentence {
    Sentence("ReadCommands.explains-hafs", "--riwayah hafs explains the text of Hafs")
  }
  static var inputUnreadable: Sentence {
    Sentence("ReadCommands.input-unreadable", "standard input cannot be read, or is longer than 1 MB")
  }
  static var inputNotText: Sentence { Sentence("ReadCommands.input-not-text", "standard input is not UTF-8 text") }
  static var colourOrNone: Sentence { Sentence("ReadCommands.colour-or-none", "use --colour or --no-colour, not both") }
  static var nothingToChange: Sentence {
    Sentence(
      "ReadCommands.nothing-to-change", "say what to change: --note, --tag, --untag, --colour, --no-colour or --move")
  }
  static var csvAndJson: Sentence {
    Sentence("ReadCommands.csv-and-json", "--json and --format csv both use standard output: name a file with --output")
  }
  static func someSkipped(count: Int) -> Sentence {
    Sentence("ReadCommands.some-skipped", "{ $count } skipped; the others are imported", ["count": .number(count)])
  }
  static func bookmarksIn(count: Int, path: String) -> Sentence {
    Sentence(
      "ReadCommands.bookmarks-in",
      #"""
      { $count ->
      [one] { $count } bookmark
      *[other] { $count } bookmarks
      } in { $path }
      """#, ["count": .number(count), "path": .text(path)])
  }
  static func inputFailed(reason: String) -> Sentence {
    Sentence("ReadCommands.input-failed", "standard input cannot be read: { $reason }", ["reason": .text(reason)])
  }
  static func noPositionYet(name: String, command: CommandHint) -> Sentence {
    Sentence(
      "ReadCommands.no-position-yet", "there is no position { $name }; to set it: { $command }",
      ["name": .text(name), "command": .command(command)])
  }
  static func noPosition(name: String, command: CommandHint) -> Sentence {
    Sentence(
      "ReadCommands.no-position", "there is no position { $name }; see: { $command }",
      ["name": .text(name), "command": .command(command)])
  }
  static func oneRange(count: Int) -> Sentence {
    Sentence("ReadCommands.one-range", "info takes one range, not { $count }", ["count": .number(count)])
  }
  static var limitTooSmall: Sentence { Sentence("ReadCommands.limit-too-small", "--limit is 1 or more") }
  static var pageTooSmall: Sentence { Sentence("ReadCommands.page-too-small", "--page is 1 or more") }
  static var leastOutOfRange: Sentence { Sentence("ReadCommands.least-out-of-range", "--least is 1 to 100") }
  static var nameAnAyah: Sentence { Sentence("ReadCommands.name-an-ayah", "name an ayah, such as 2:58, or use --mine") }
  static var outputNeedsFormat: Sentence {
    Sentence(
      "ReadCommands.output-needs-format", "-o needs --format html, svg or png, or a file name with such an ending")
  }
  static func optionNeedsFormat(option: String) -> Sentence {
    Sentence(
      "ReadCommands.option-needs-format", "{ $option } goes with --format html, svg or png", ["option": .text(option)])
  }
  static func pagesOnly(format: String, flow: String) -> Sentence {
    Sentence(
      "ReadCommands.pages-only", "--format { $format } shows printed pages only, not --flow { $flow }",
      ["format": .text(format), "flow": .text(flow)])
  }
  static var translationInHtml: Sentence {
    Sentence("ReadCommands.translation-in-html", "--translation works only with --format html")
  }
  static func pictureAndJson(format: String) -> Sentence {
    Sentence(
      "ReadCommands.picture-and-json", "--format { $format } and --json both use standard output: name a file, -o FILE",
      ["format": .text(format)])
  }
  static var noPngOnTerminal: Sentence {
    Sentence("ReadCommands.no-png-on-terminal", "a terminal cannot show a PNG: name a file, -o FILE")
  }
  static func linesOfHafs(format: String, riwayah: String) -> Sentence {
    Sentence(
      "ReadCommands.lines-of-hafs",
      "{ $format } shows the printed lines of Hafs; those of { $riwayah } are not known; use --riwayah hafs",
      ["format": .text(format), "riwayah": .text(riwayah)])
  }
  static func noTranslationWith(words: String) -> Sentence {
    Sentence("ReadCommands.no-translation-with", "--translation does not go with “{ $words }”", ["words": .text(words)])
  }
  static func noOptionsWith(words: String) -> Sentence {
    Sentence(
      "ReadCommands.no-options-with", "--date, --notify and --riwayah do not go with “{ $words }”",
      ["words": .text(words)])
  }
  static var textUnreadable: Sentence { Sentence("ReadCommands.text-unreadable", "the text cannot be read") }
  static func openPlace(ref: String) -> Sentence {
    Sentence("ReadCommands.open-place", "Open { $ref }", ["ref": .text(ref)])
  }
  static var legendAlone: Sentence { Sentence("ReadCommands.legend-alone", "--legend takes no ayat and no --count") }
  static var phonemesAlone: Sentence {
    Sentence("ReadCommands.phonemes-alone", "--phonemes takes no --rule, --count or --legend")
  }
  static var waqfNeedsPhonemes: Sentence { Sentence("ReadCommands.waqf-needs-phonemes", "--waqf needs --phonemes") }
  static func whichAyat(command: CommandHint) -> Sentence {
    Sentence("ReadCommands.which-ayat", "say which ayat, such as: { $command }", ["command": .command(command)])
  }
  static var forOneFile: Sentence { Sentence("ReadCommands.for-one-file", "--id and --name are for one file") }
  static func idFault(id: String) -> Sentence {
    Sentence(
      "ReadCommands.id-fault",
      "--id { $id }: an id has small letters, digits, points and hyphens, and begins with a letter", ["id": .text(id)])
  }
  static func noPrint(name: String) -> Sentence {
    Sentence(
      "ReadCommands.no-print", "{ $name } is neither a layout of a print nor the words of a script",
      ["name": .text(name)])
  }
  static func acceptDifferences(count: Int) -> Sentence {
    Sentence(
      "ReadCommands.accept-differences",
      #"""
      { $count ->
      [one] Install the text with this word?
      *[other] Install the text with these { $count } words?
      }
      """#, ["count": .number(count)])
  }
  static func differencesRefused(name: String, option: String) -> Sentence {
    Sentence(
      "ReadCommands.differences-refused",
      "{ $name } was not installed, as words of it are not those of our text; if they are right all the same, add it with { $option }",
      ["name": .text(name), "option": .text(option)])
  }
  static func languageFault(language: String) -> Sentence {
    Sentence(
      "ReadCommands.language-fault", "--language { $language }: this is not the code of a language, such as en",
      ["language": .text(language)])
  }
  static var standardInput: Sentence { Sentence("ReadCommands.standard-input", "standard input") }
  static var inputAlone: Sentence { Sentence("ReadCommands.input-alone", "- is the standard input, and stands alone") }
  static var asNeedsInput: Sentence {
    Sentence("ReadCommands.as-needs-input", "--as is the name of what - brings: name - alone")
  }
  static func textNotInstalled(riwayah: String) -> Sentence {
    Sentence(
      "ReadCommands.text-not-installed", "the text of { $riwayah } is not installed", ["riwayah": .text(riwayah)])
  }
  static var noneNeedsKind: Sentence { Sentence("ReadCommands.none-needs-kind", "none needs --kind") }
  static var kindForNone: Sentence { Sentence("ReadCommands.kind-for-none", "--kind is only for none") }
}
