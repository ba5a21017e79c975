/// The requests of the page, in the order of its places.
package enum StudioRequests {
  /// Returns the request of a name; nil for an unknown one.
  package static func named(_ name: String) -> StudioRequest? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  package static let all: [StudioRequest] =
    mushaf + search + player + hifz + khatm + recordings + editor + recite + course + coach + reciters + texts
    + settings

  static let mushaf: [StudioRequest] = [
    StudioRequest("page", .reads, "read --no-progress", [.words("range"), .option("riwayah")]),
    StudioRequest("surahs", .reads, "info surahs"),
    StudioRequest("juz", .reads, "info juz"),
    StudioRequest("info", .reads, "info", [.words("range"), .option("riwayah")]),
    StudioRequest(
      "text", .reads, "show",
      [
        .words("range"), .option("riwayah"), .option("translation"), .option("transliteration"), .option("words"),
        .flag("tajweed"),
      ]),
    StudioRequest("packs", .reads, "text list"),
    StudioRequest("tajweed", .reads, "tajweed", [.words("range"), .option("riwayah")]),
    StudioRequest("similar", .reads, "similar", [.word("ayah"), .option("riwayah"), .option("limit")]),
    StudioRequest("bookmarks", .reads, "bookmark list", [.option("riwayah"), .option("tag")]),
    StudioRequest(
      "bookmark-add", .changes, "bookmark add",
      [.word("range"), .option("note"), .option("tag"), .option("colour"), .option("riwayah")]),
    StudioRequest("bookmark-remove", .changes, "bookmark remove", [.words("bookmark")]),
    StudioRequest("positions", .reads, "bookmark position list"),
    StudioRequest("position-set", .changes, "bookmark position set", [.word("name"), .word("range")]),
  ]

  static let search: [StudioRequest] = [
    StudioRequest(
      "search", .reads, "search",
      [.words("query"), .option("in"), .option("riwayah"), .option("limit"), .option("page"), .flag("whole")])
  ]

  static let player: [StudioRequest] = [
    StudioRequest(
      "play", .changes, "play --detach",
      [
        .words("range"), .option("each"), .option("repeat"), .option("gap"), .option("pass-gap"), .option("speed"),
        .option("volume"), .option("reciter"), .option("riwayah"), .option("start-at"), .option("missing"),
        .option("preset"), .option("for"), .option("connect-before"), .option("connect-after"), .option("then"),
        .flag("replace"), .flag("offline"), .flag("alternate"),
      ], then: .playsOn),
    StudioRequest("resume", .changes, "resume --detach", [.flag("replace")], then: .playsOn),
    StudioRequest("queue", .reads, "queue", [.words("range"), .option("reciter"), .option("riwayah")]),
    StudioRequest("status", .reads, "ctl status"),
    StudioRequest("history", .reads, "history"),
  ]

  static let hifz: [StudioRequest] = [
    StudioRequest("hifz", .reads, "hifz today --list"),
    StudioRequest("hifz-map", .reads, "hifz map"),
    StudioRequest("hifz-list", .reads, "hifz list"),
    StudioRequest("hifz-plan", .reads, "hifz plan"),
    StudioRequest("hifz-history", .reads, "hifz history"),
    StudioRequest("hifz-settings", .reads, "hifz set"),
    StudioRequest("hifz-add", .changes, "hifz add", [.words("range"), .option("state"), .flag("new")]),
    StudioRequest("hifz-remove", .changes, "hifz remove", [.words("range")]),
    StudioRequest(
      "hifz-grade", .changes, "hifz grade", [.words("range"), .word("grade"), .option("by"), .option("date")]),
    StudioRequest("hifz-undo", .changes, "hifz undo"),
    StudioRequest(
      "hifz-set", .changes, "hifz set",
      [.option("new"), .option("revise"), .option("cycle"), .option("recent"), .option("off"), .option("teacher")]),
  ]

  static let khatm: [StudioRequest] = [
    StudioRequest("khatm", .reads, "khatm status", [.option("khatm")]),
    StudioRequest("khatm-list", .reads, "khatm list"),
    StudioRequest("khatm-history", .reads, "khatm history"),
    StudioRequest("khatm-read", .changes, "khatm read", [.words("range"), .option("on"), .option("khatm")]),
    StudioRequest("khatm-undo", .changes, "khatm undo"),
    StudioRequest("khatm-redo", .changes, "khatm redo"),
    StudioRequest("khatm-new", .changes, "khatm new", [.word("name"), .option("from")]),
    StudioRequest("khatm-switch", .changes, "khatm switch", [.word("name")]),
    StudioRequest("khatm-goal", .changes, "khatm goal", [.words("goal")]),
  ]

  static let recordings: [StudioRequest] = [
    StudioRequest("recordings", .reads, "library list", [.words("range"), .option("reciter"), .option("sort")]),
    StudioRequest("recording", .reads, "library show", [.word("recording")]),
    StudioRequest("recordings-search", .reads, "library search", [.words("query")]),
    StudioRequest("takes", .reads, "library list", [.option("timeline")]),
    StudioRequest("coverage", .reads, "library coverage", [.option("reciter"), .flag("page")]),
  ]

  static let editor: [StudioRequest] = [
    StudioRequest("labels", .reads, "annotate list", [.word("recording")]),
    StudioRequest("lint", .reads, "annotate lint", [.word("recording")]),
    StudioRequest(
      "waveform", .reads, "waveform", [.word("recording"), .option("from"), .option("to"), .option("width")]),
    StudioRequest(
      "label-add", .changes, "annotate add",
      [.word("recording"), .word("start"), .word("end"), .words("label"), .flag("suggested")]),
    StudioRequest("marker", .changes, "annotate mark", [.word("recording"), .word("time")]),
    StudioRequest("marker-remove", .changes, "annotate unmark", [.word("recording"), .word("time")]),
    StudioRequest(
      "label-move", .changes, "annotate move",
      [
        .word("recording"), .word("segment"), .option("start"), .option("end"), .option("join"), .flag("together"),
      ]),
    StudioRequest(
      "label-assign", .changes, "annotate assign", [.word("recording"), .word("segment"), .words("label")]),
    StudioRequest("label-confirm", .changes, "annotate confirm", [.word("recording"), .words("segment"), .flag("no")]),
    StudioRequest("label-delete", .changes, "annotate delete", [.word("recording"), .words("segment")]),
    StudioRequest("label-split", .changes, "annotate split", [.word("recording"), .word("segment"), .word("time")]),
    StudioRequest("label-merge", .changes, "annotate merge", [.word("recording"), .words("segment")]),
    StudioRequest("label-prefer", .changes, "annotate prefer", [.word("recording"), .word("segment")]),
    StudioRequest("label-undo", .changes, "annotate undo", [.word("recording")]),
    StudioRequest("label-redo", .changes, "annotate redo", [.word("recording")]),
    StudioRequest(
      "label-align", .changes, "annotate align", [.word("recording"), .option("range")], within: .seconds(3600)),
    StudioRequest("label-detect", .changes, "annotate detect", [.word("recording"), .option("expect")]),
  ]

  static let recite: [StudioRequest] = [
    StudioRequest("recitations", .reads, "recite show", [.optional("subject"), .optional("number")]),
    StudioRequest("recite-correct", .changes, "recite correct", [.words("words")]),
  ]

  static let course: [StudioRequest] = [
    StudioRequest("course", .reads, "course today"),
    StudioRequest("course-weeks", .reads, "course week --all"),
    StudioRequest("course-week", .reads, "course week", [.optional("week")]),
    StudioRequest("course-schedule", .reads, "course schedule", [.optional("week")]),
    StudioRequest("course-profile", .reads, "course profile"),
    StudioRequest("course-lesson", .changes, "course lesson", [.word("week"), .option("part"), .flag("done")]),
    StudioRequest("course-answer", .changes, "course answer", [.word("session"), .word("day"), .word("coming")]),
    // The command notes that the feedback was read.
    StudioRequest("course-feedback", .changes, "course feedback --silent", [.optional("week")]),
    StudioRequest("course-submit", .changes, "course submit --yes", [.recording("recording"), .option("for")]),
    StudioRequest("course-sound", .reads, "course sound", [.word("sound")]),
    StudioRequest("course-sync", .changes, "course sync", within: .seconds(300)),
    StudioRequest("course-ask", .changes, "course ask", [.word("text"), .option("about")]),
    StudioRequest("course-bundle", .gives, "course send"),
  ]

  static let coach: [StudioRequest] = [
    StudioRequest("coach", .reads, "coach today"),
    StudioRequest("coach-students", .reads, "coach students", [.option("group"), .flag("waiting")]),
    StudioRequest("coach-submission", .reads, "coach review --no-findings", [.word("student"), .optional("part")]),
    // The program listens to all of it.
    StudioRequest(
      "coach-words", .reads, "coach review", [.word("student"), .word("part")], within: .seconds(600)),
    StudioRequest(
      "coach-beside", .reads, "coach review", [.word("student"), .word("part"), .option("beside")]),
    StudioRequest(
      "coach-draft", .changes, "coach review --draft --keep-spoken",
      [.word("student"), .word("part"), .option("text"), .option("mark")]),
    StudioRequest(
      "coach-feedback", .changes, "coach review --keep-spoken",
      [.word("student"), .word("part"), .option("result"), .option("text"), .option("mark")]),
    StudioRequest("coach-place", .changes, "coach place", [.word("student"), .optional("level"), .option("group")]),
    StudioRequest("coach-waive", .changes, "coach waive", [.word("student"), .word("week")]),
    StudioRequest("coach-announce", .changes, "coach announce", [.word("text")]),
    StudioRequest("coach-sync", .changes, "coach sync", within: .seconds(300)),
    StudioRequest("coach-write", .changes, "coach write", [.word("student"), .word("text")]),
    StudioRequest("coach-bundle", .gives, "coach send", [.word("student")]),
    StudioRequest("coach-invitation", .gives, "coach invite"),
    StudioRequest("course-plan", .gives, "course new", [.option("weeks"), .option("start")]),
  ]

  static let reciters: [StudioRequest] = [
    StudioRequest("reciters", .reads, "reciters list"),
    StudioRequest(
      "catalogue", .reads, "reciters search", [.words("name"), .option("riwayah"), .option("style"), .option("kind")]),
    StudioRequest("reciter", .reads, "reciters show", [.word("reciter")]),
    StudioRequest("reciter-add", .changes, "reciters add", [.words("reciter")], within: .seconds(300)),
    StudioRequest("reciter-order", .changes, "reciters order", [.words("reciter")]),
    StudioRequest("reciter-rename", .changes, "reciters rename", [.word("reciter"), .word("name")]),
    StudioRequest("reciter-remove", .changes, "reciters remove --yes", [.word("reciter")]),
    StudioRequest("downloads", .reads, "download list", [.option("reciter")]),
    StudioRequest("downloads-remove", .changes, "downloads remove", [.words("range"), .option("reciter")]),
  ]

  static let texts: [StudioRequest] = [
    StudioRequest("texts", .reads, "text list --all"),
    StudioRequest("text-remove", .changes, "text remove", [.word("text")]),
    StudioRequest("text-default", .changes, "text default", [.word("text"), .option("kind")]),
    StudioRequest(
      "text-download", .changes, "setup --yes --no-play", [.option("translation"), .option("transliteration")],
      within: .seconds(300)),
  ]

  static let settings: [StudioRequest] = [
    StudioRequest("settings", .reads, "config list"),
    StudioRequest("setting", .changes, "config set", [.word("key"), .word("value")]),
    StudioRequest("setting-unset", .changes, "config unset", [.word("key")]),
    StudioRequest("devices", .reads, "studio devices", at: .machine),
    StudioRequest("device-forget", .changes, "studio forget", [.word("device")], at: .machine),
    StudioRequest("about", .reads, "about"),
  ]
}
