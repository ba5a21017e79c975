// Written by Scripts/sentences from Resources/sentences/en/TilawaPlayer.ftl. A change belongs there.

import TilawaCore

/// The sentences of TilawaPlayer.
enum PlayerSentences {
  static var nothingPlays: Sentence { Sentence("TilawaPlayer.nothing-plays", "nothing plays") }
  static func notInSession(ayah: String) -> Sentence {
    Sentence("TilawaPlayer.not-in-session", "{ $ayah } is not in this session", ["ayah": .text(ayah)])
  }
  static func loopTooShort(milliseconds: Int) -> Sentence {
    Sentence(
      "TilawaPlayer.loop-too-short", "a loop takes at least { $milliseconds } ms",
      ["milliseconds": .number(milliseconds)])
  }
  static var inSilence: Sentence {
    Sentence("TilawaPlayer.in-silence", "nothing is recited in the silence after an ayah")
  }
  static func noAudio(ref: String) -> Sentence {
    Sentence("TilawaPlayer.no-audio", "{ $ref } has no audio", ["ref": .text(ref)])
  }
  static var serverAway: Sentence { Sentence("TilawaPlayer.server-away", "the sound server is away") }
  static var pagesUnknown: Sentence { Sentence("TilawaPlayer.pages-unknown", "the pages of these ayat are unknown") }
  static var noOtherPage: Sentence { Sentence("TilawaPlayer.no-other-page", "no other page follows in this session") }
  static var noOtherSurah: Sentence {
    Sentence("TilawaPlayer.no-other-surah", "no other surah follows in this session")
  }
  static var sleepInPast: Sentence { Sentence("TilawaPlayer.sleep-in-past", "a time to sleep is not in the past") }
  static var inPause: Sentence { Sentence("TilawaPlayer.in-pause", "nothing is playing in a pause") }
  static var cannotPlayOn: Sentence { Sentence("TilawaPlayer.cannot-play-on", "cannot play on") }
  static var engineEnded: Sentence { Sentence("TilawaPlayer.engine-ended", "the engine ended before the session") }
  static func notInFile(path: String) -> Sentence {
    Sentence("TilawaPlayer.not-in-file", "{ $path }: what was to be in it is not in it", ["path": .text(path)])
  }
  static func noGap(text: String) -> Sentence {
    Sentence("TilawaPlayer.no-gap", "“{ $text }” is not a gap", ["text": .text(text)])
  }
  static func noCount(text: String) -> Sentence {
    Sentence("TilawaPlayer.no-count", "“{ $text }” is not a count", ["text": .text(text)])
  }
  static func noTime(text: String) -> Sentence {
    Sentence("TilawaPlayer.no-time", "{ $text } is not a time in seconds", ["text": .text(text)])
  }
  static var disclaimer: Sentence {
    Sentence(
      "TilawaPlayer.disclaimer",
      "Recitation feedback is an assistive learning tool and does not replace a qualified Quran teacher. Always verify your recitation with a knowledgeable instructor."
    )
  }
}
