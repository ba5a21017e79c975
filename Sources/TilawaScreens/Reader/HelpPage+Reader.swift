import TilawaTerminal

extension HelpPage {
  /// Returns the page of the reader's keys.
  static func reader(_ keys: KeyTable) -> HelpPage {
    HelpPage(
      .reader, keys, mouse: "A click goes to an ayah; the wheel scrolls.", signs: readerSigns,
      hints: [
        [
          (["help"], "keys"), (["next-page"], "page"), (["next-ayah", "previous-ayah"], "ayah"), (["play"], "play"),
          (["go-to"], "go to"), (["index"], "index"), (["search"], "search"), (["view"], "view"),
          (["translation"], "translation"), (["bookmark"], "bookmark"), (["theme"], "theme"), (["quit"], "quit"),
        ]
      ])
  }

  private static var readerSigns: TextLine {
    var line = TextLine("the current ayah", TextStyle(nil, [.bold, .underline]))
    line.append("   ")
    line.append("what is heard", TextStyle(.green, .bold))
    line.append("   ")
    line.append("◆ a bookmark", TextStyle(.yellow))
    return line
  }
}
