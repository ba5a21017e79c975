// Written by Scripts/sentences from Resources/sentences/en/TilawaDesktop.ftl. A change belongs there.

import TilawaCore

/// The sentences of TilawaDesktop.
enum DesktopSentences {
  static func error(action: Sentence, detail: Sentence) -> Sentence {
    Sentence(
      "TilawaDesktop.error", "{ $action }: { $detail }", ["action": .sentence(action), "detail": .sentence(detail)])
  }
  static var cannotReachPlayer: Sentence { Sentence("TilawaDesktop.cannot-reach-player", "cannot reach the player") }
  static var cannotAskPlayer: Sentence { Sentence("TilawaDesktop.cannot-ask-player", "cannot ask the player") }
  static var cannotHearPlayer: Sentence { Sentence("TilawaDesktop.cannot-hear-player", "cannot hear the player") }
  static var cannotUnderstandPlayer: Sentence {
    Sentence("TilawaDesktop.cannot-understand-player", "cannot understand the player")
  }
  static func cannotListen(path: String) -> Sentence {
    Sentence("TilawaDesktop.cannot-listen", "cannot listen at { $path }", ["path": .text(path)])
  }
  static var cannotListenAnywhere: Sentence { Sentence("TilawaDesktop.cannot-listen-anywhere", "cannot listen") }
  static var cannotUseBus: Sentence { Sentence("TilawaDesktop.cannot-use-bus", "cannot use the session bus") }
  static var noAnswer: Sentence { Sentence("TilawaDesktop.no-answer", "it does not answer") }
  static var ended: Sentence { Sentence("TilawaDesktop.ended", "it ended") }
  static func anotherUser(path: String) -> Sentence {
    Sentence("TilawaDesktop.another-user", "another user listens at { $path }", ["path": .text(path)])
  }
  static func nobodyAnswers(address: String) -> Sentence {
    Sentence("TilawaDesktop.nobody-answers", "{ $address }: nobody answers", ["address": .text(address)])
  }
  static func addressSays(address: String, reason: Sentence) -> Sentence {
    Sentence(
      "TilawaDesktop.address-says", "{ $address }: { $reason }",
      ["address": .text(address), "reason": .sentence(reason)])
  }
  static func install(reason: String, package: String) -> Sentence {
    Sentence(
      "TilawaDesktop.install", "{ $reason }; install { $package }",
      ["reason": .text(reason), "package": .text(package)])
  }
  static var idKind: Sentence { Sentence("TilawaDesktop.id-kind", "an id is a number or a text") }
  static func idLength(most: String) -> Sentence {
    Sentence("TilawaDesktop.id-length", "an id has { $most } bytes at most", ["most": .text(most)])
  }
  static func takesNothing(verb: String) -> Sentence {
    Sentence("TilawaDesktop.takes-nothing", "{ $verb } takes nothing", ["verb": .text(verb)])
  }
  static func needsTo(verb: String) -> Sentence {
    Sentence("TilawaDesktop.needs-to", "{ $verb } needs “to”", ["verb": .text(verb)])
  }
  static func takesTo(verb: String) -> Sentence {
    Sentence("TilawaDesktop.takes-to", "{ $verb } takes “to”", ["verb": .text(verb)])
  }
  static func requestIsObject(example: String) -> Sentence {
    Sentence(
      "TilawaDesktop.request-is-object", "a request is an object, such as { $example }", ["example": .text(example)])
  }
  static var doIsName: Sentence { Sentence("TilawaDesktop.do-is-name", "“do” must be the name of a request") }
  static func noVerb(verb: String) -> Sentence {
    Sentence("TilawaDesktop.no-verb", "there is no verb “{ $verb }”", ["verb": .text(verb)])
  }
  static var toKind: Sentence { Sentence("TilawaDesktop.to-kind", "“to” is a text or a number") }
  static var byKind: Sentence { Sentence("TilawaDesktop.by-kind", "“by” is a text or a number") }
  static var toAndBy: Sentence { Sentence("TilawaDesktop.to-and-by", "“to” and “by” exclude each other") }
  static var playerOfAnother: Sentence { Sentence("TilawaDesktop.player-of-another", "this player is another user's") }
  static func connectedAlready(count: Int) -> Sentence {
    Sentence(
      "TilawaDesktop.connected-already", "{ $count } programs are already connected to the player",
      ["count": .number(count)])
  }
  static func requestLength(most: String) -> Sentence {
    Sentence("TilawaDesktop.request-length", "a request has { $most } bytes at most", ["most": .text(most)])
  }
  static func propertyReadOnly(name: String) -> Sentence {
    Sentence("TilawaDesktop.property-read-only", "{ $name } cannot be set", ["name": .text(name)])
  }
  static func noProperty(name: String) -> Sentence {
    Sentence("TilawaDesktop.no-property", "there is no property { $name }", ["name": .text(name)])
  }
  static func noInterface(name: String) -> Sentence {
    Sentence("TilawaDesktop.no-interface", "there is no interface { $name }", ["name": .text(name)])
  }
  static func noMethod(name: String) -> Sentence {
    Sentence("TilawaDesktop.no-method", "there is no method { $name }", ["name": .text(name)])
  }
  static var tooManyCalls: Sentence { Sentence("TilawaDesktop.too-many-calls", "too many calls wait") }
  static var noBus: Sentence { Sentence("TilawaDesktop.no-bus", "there is no bus") }
  static var answerNotSent: Sentence { Sentence("TilawaDesktop.answer-not-sent", "the answer cannot be sent") }
  static var callNotSent: Sentence { Sentence("TilawaDesktop.call-not-sent", "the call cannot be sent") }
  static var opensNoAddresses: Sentence { Sentence("TilawaDesktop.opens-no-addresses", "Tilawa opens no addresses") }
  static func methodTakes(name: String, wanted: String, given: String) -> Sentence {
    Sentence(
      "TilawaDesktop.method-takes", "{ $name } takes '{ $wanted }', and was given '{ $given }'",
      ["name": .text(name), "wanted": .text(wanted), "given": .text(given)])
  }
  static func propertyTakes(name: String, wanted: String) -> Sentence {
    Sentence(
      "TilawaDesktop.property-takes", "{ $name } takes '{ $wanted }'", ["name": .text(name), "wanted": .text(wanted)])
  }
  static var volumeTakes: Sentence { Sentence("TilawaDesktop.volume-takes", "the volume is 0 to 1") }
  static func loopStatusIs(word: String) -> Sentence {
    Sentence(
      "TilawaDesktop.loop-status-is", "LoopStatus is None, Track or Playlist, and not '{ $word }'",
      ["word": .text(word)])
  }
  static var ayatInOrder: Sentence { Sentence("TilawaDesktop.ayat-in-order", "ayat play in their order") }
  static var rateTakes: Sentence { Sentence("TilawaDesktop.rate-takes", "a rate is from 0.5 to 2, in steps of 0.05") }
  static func counters(play: String, plays: String, pass: String, passes: String) -> Sentence {
    Sentence(
      "TilawaDesktop.counters", "Rep { $play }/{ $plays } · Pass { $pass }/{ $passes }",
      ["play": .text(play), "plays": .text(plays), "pass": .text(pass), "passes": .text(passes)])
  }
  static var personalRecording: Sentence { Sentence("TilawaDesktop.personal-recording", "personal recording") }
  static var professionalRecording: Sentence {
    Sentence("TilawaDesktop.professional-recording", "professional recording")
  }
  static var missing: Sentence { Sentence("TilawaDesktop.missing", "missing: silence instead") }
  static var istiadha: Sentence { Sentence("TilawaDesktop.istiadha", "Isti'adha") }
  static var basmalah: Sentence { Sentence("TilawaDesktop.basmalah", "Basmalah") }
  static func surahNames(name: String, arabic: String) -> Sentence {
    Sentence("TilawaDesktop.surah-names", "{ $name } · { $arabic }", ["name": .text(name), "arabic": .text(arabic)])
  }
  static func trackTitle(what: String, surah: String) -> Sentence {
    Sentence("TilawaDesktop.track-title", "{ $what } · { $surah }", ["what": .text(what), "surah": .text(surah)])
  }
  static var soundServerGone: Sentence {
    Sentence("TilawaDesktop.sound-server-gone", "The sound server is gone; the player waits for it.")
  }
  static var sessionEnded: Sentence { Sentence("TilawaDesktop.session-ended", "The session has ended.") }
  static var sessionStopped: Sentence { Sentence("TilawaDesktop.session-stopped", "The session was stopped.") }
  static var sessionFailed: Sentence {
    Sentence("TilawaDesktop.session-failed", "The session was stopped by an error.")
  }
  static var sessionSilent: Sentence {
    Sentence("TilawaDesktop.session-silent", "No reciter has any ayah of this session.")
  }
}
