// Written by Scripts/sentences from Resources/sentences/en/AppPlayback.ftl. A change belongs there.

import TilawaCore

/// The sentences of AppPlayback.
enum PlaybackSentences {
  static func dots(first: Sentence, second: Sentence) -> Sentence {
    Sentence("AppPlayback.dots", "{ $first } · { $second }", ["first": .sentence(first), "second": .sentence(second)])
  }
  static func more(list: String, count: Int) -> Sentence {
    Sentence("AppPlayback.more", "{ $list } and { $count } more", ["list": .text(list), "count": .number(count)])
  }
  static func and(first: Sentence, second: Sentence) -> Sentence {
    Sentence("AppPlayback.and", "{ $first } and { $second }", ["first": .sentence(first), "second": .sentence(second)])
  }
  static func about(length: String) -> Sentence {
    Sentence("AppPlayback.about", "about { $length }", ["length": .text(length)])
  }
  static func counters(play: String, plays: String, pass: String, passes: String) -> Sentence {
    Sentence(
      "AppPlayback.counters", "Rep { $play }/{ $plays } · Pass { $pass }/{ $passes }",
      ["play": .text(play), "plays": .text(plays), "pass": .text(pass), "passes": .text(passes)])
  }
  static func rep(count: String, limit: String) -> Sentence {
    Sentence("AppPlayback.rep", "Rep { $count }/{ $limit }", ["count": .text(count), "limit": .text(limit)])
  }
  static func pass(count: String, limit: String) -> Sentence {
    Sentence("AppPlayback.pass", "Pass { $count }/{ $limit }", ["count": .text(count), "limit": .text(limit)])
  }
  static var playing: Sentence { Sentence("AppPlayback.playing", "playing") }
  static var paused: Sentence { Sentence("AppPlayback.paused", "paused") }
  static var waiting: Sentence { Sentence("AppPlayback.waiting", "waiting") }
  static var intermission: Sentence { Sentence("AppPlayback.intermission", "intermission") }
  static var idle: Sentence { Sentence("AppPlayback.idle", "idle") }
  static func noAudio(time: String, ref: String) -> Sentence {
    Sentence(
      "AppPlayback.no-audio", "{ $time } { $ref } · No audio available", ["time": .text(time), "ref": .text(ref)])
  }
  static func state(time: String, state: Sentence) -> Sentence {
    Sentence("AppPlayback.state", "{ $time } { $state }", ["time": .text(time), "state": .sentence(state)])
  }
  static var soundServerGone: Sentence {
    Sentence("AppPlayback.sound-server-gone", "the sound server is gone; waiting for it")
  }
  static var soundServerBack: Sentence { Sentence("AppPlayback.sound-server-back", "the sound server is back") }
  static var pausedForAnother: Sentence { Sentence("AppPlayback.paused-for-another", "paused for another sound") }
  static var anotherEnded: Sentence { Sentence("AppPlayback.another-ended", "the other sound has ended") }
  static func speedChanged(time: String, speed: String) -> Sentence {
    Sentence("AppPlayback.speed-changed", "{ $time } speed { $speed }×", ["time": .text(time), "speed": .text(speed)])
  }
  static func fetchingAt(time: String, ref: String) -> Sentence {
    Sentence("AppPlayback.fetching-at", "{ $time } fetching { $ref } …", ["time": .text(time), "ref": .text(ref)])
  }
  static func moved(time: String, ref: String, place: String) -> Sentence {
    Sentence(
      "AppPlayback.moved", "{ $time } { $ref } from { $place }",
      ["time": .text(time), "ref": .text(ref), "place": .text(place)])
  }
  static func changed(time: String, settings: Sentence) -> Sentence {
    Sentence("AppPlayback.changed", "{ $time } { $settings }", ["time": .text(time), "settings": .sentence(settings)])
  }
  static func recitesIt(reason: String, ref: String, name: String) -> Sentence {
    Sentence(
      "AppPlayback.recites-it", "{ $reason }; { $ref }: { $name } recites it",
      ["reason": .text(reason), "ref": .text(ref), "name": .text(name)])
  }
  static func nobodyRecitesIt(reason: String, ref: String) -> Sentence {
    Sentence(
      "AppPlayback.nobody-recites-it", "{ $reason }; { $ref }: No audio available",
      ["reason": .text(reason), "ref": .text(ref)])
  }
  static func each(count: Int) -> Sentence {
    Sentence("AppPlayback.each", "each { $count }", ["count": .number(count)])
  }
  static var eachForever: Sentence { Sentence("AppPlayback.each-forever", "each forever") }
  static func repeats(count: Int) -> Sentence {
    Sentence("AppPlayback.repeats", "repeat { $count }", ["count": .number(count)])
  }
  static var repeatForever: Sentence { Sentence("AppPlayback.repeat-forever", "repeat forever") }
  static func gap(gap: Sentence) -> Sentence { Sentence("AppPlayback.gap", "gap { $gap }", ["gap": .sentence(gap)]) }
  static var noGap: Sentence { Sentence("AppPlayback.no-gap", "none") }
  static func milliseconds(count: Int) -> Sentence {
    Sentence("AppPlayback.milliseconds", "{ $count } ms", ["count": .number(count)])
  }
  static func seconds(count: Int) -> Sentence {
    Sentence("AppPlayback.seconds", "{ $count } s", ["count": .number(count)])
  }
  static func share(share: Int) -> Sentence { Sentence("AppPlayback.share", "{ $share } %", ["share": .number(share)]) }
  static func volume(percent: Int) -> Sentence {
    Sentence("AppPlayback.volume", "volume { $percent } %", ["percent": .number(percent)])
  }
  static var ayahForever: Sentence { Sentence("AppPlayback.ayah-forever", "this ayah forever") }
  static var rangeForever: Sentence { Sentence("AppPlayback.range-forever", "the range forever") }
  static func loop(start: String, end: String) -> Sentence {
    Sentence("AppPlayback.loop", "loop { $start }–{ $end }", ["start": .text(start), "end": .text(end)])
  }
  static func loopOpen(start: String) -> Sentence {
    Sentence("AppPlayback.loop-open", "loop { $start } to …", ["start": .text(start)])
  }
  static func endsAfter(time: String) -> Sentence {
    Sentence("AppPlayback.ends-after", "ends after { $time }", ["time": .text(time)])
  }
  static var foreverAlready: Sentence { Sentence("AppPlayback.forever-already", "it already repeats forever") }
  static var onceAlready: Sentence { Sentence("AppPlayback.once-already", "it already plays only once") }
  static var notThisGap: Sentence { Sentence("AppPlayback.not-this-gap", "not in this gap; in the next one") }
  static var longestGapAlready: Sentence {
    Sentence("AppPlayback.longest-gap-already", "the gap is already at its longest")
  }
  static var noGapAlready: Sentence { Sentence("AppPlayback.no-gap-already", "there is no gap") }
  static func greeting(release: String, version: String, process: String) -> Sentence {
    Sentence(
      "AppPlayback.greeting", "tilawa { $release } · protocol { $version } · process { $process }",
      ["release": .text(release), "version": .text(version), "process": .text(process)])
  }
  static func heardOf(heard: String, length: String) -> Sentence {
    Sentence("AppPlayback.heard-of", "{ $heard } of { $length }", ["heard": .text(heard), "length": .text(length)])
  }
  static func fetching(ref: String) -> Sentence {
    Sentence("AppPlayback.fetching", "fetching { $ref }", ["ref": .text(ref)])
  }
  static func speed(speed: String) -> Sentence { Sentence("AppPlayback.speed", "{ $speed }×", ["speed": .text(speed)]) }
  static func volumeOf(percent: String) -> Sentence {
    Sentence("AppPlayback.volume-of", "volume { $percent }%", ["percent": .text(percent)])
  }
  static func forEver(what: Sentence) -> Sentence {
    Sentence("AppPlayback.for-ever", "{ $what } for ever", ["what": .sentence(what)])
  }
  static var endlessAyah: Sentence { Sentence("AppPlayback.endless-ayah", "ayah") }
  static var endlessRange: Sentence { Sentence("AppPlayback.endless-range", "range") }
  static func detached(state: Sentence, process: Int, command: CommandHint, stopCommand: CommandHint) -> Sentence {
    Sentence(
      "AppPlayback.detached", "{ $state } (process { $process }); see { $command }, end it with { $stopCommand }",
      [
        "state": .sentence(state), "process": .number(process), "command": .command(command),
        "stopCommand": .command(stopCommand),
      ])
  }
  static var lastSession: Sentence { Sentence("AppPlayback.last-session", "the last session") }
  static func plays(title: Sentence) -> Sentence {
    Sentence("AppPlayback.plays", "playing { $title }", ["title": .sentence(title)])
  }
  static func waitsForTurn(title: Sentence) -> Sentence {
    Sentence("AppPlayback.waits-for-turn", "{ $title } waits for its turn", ["title": .sentence(title)])
  }
  static func notYet(title: Sentence, path: String) -> Sentence {
    Sentence(
      "AppPlayback.not-yet", "{ $title } does not sound yet; what goes wrong is told in { $path }",
      ["title": .sentence(title), "path": .text(path)])
  }
  static func overAlready(title: Sentence) -> Sentence {
    Sentence("AppPlayback.over-already", "{ $title } is over already", ["title": .sentence(title)])
  }
  static func noProcess(reason: Sentence) -> Sentence {
    Sentence("AppPlayback.no-process", "cannot start another process: { $reason }", ["reason": .sentence(reason)])
  }
  static func noRequest(variable: String) -> Sentence {
    Sentence("AppPlayback.no-request", "{ $variable } holds no request to play", ["variable": .text(variable)])
  }
  static func noHistory(reason: String) -> Sentence {
    Sentence("AppPlayback.no-history", "cannot write the history: { $reason }", ["reason": .text(reason)])
  }
  static func noControl(reason: Sentence, command: CommandHint) -> Sentence {
    Sentence(
      "AppPlayback.no-control", "{ $reason }; playback continues, but { $command } cannot reach it",
      ["reason": .sentence(reason), "command": .command(command)])
  }
  static var withoutEnd: Sentence { Sentence("AppPlayback.without-end", "without end") }
  static func fromPlace(place: String) -> Sentence {
    Sentence("AppPlayback.from-place", "from { $place }", ["place": .text(place)])
  }
  static func stopped(place: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppPlayback.stopped", "stopped at { $place }; to continue: { $command }",
      ["place": .text(place), "command": .command(command)])
  }
  static func stoppedNotKept(place: String) -> Sentence {
    Sentence("AppPlayback.stopped-not-kept", "stopped at { $place }; the place is not kept", ["place": .text(place)])
  }
  static func stoppedUnheard(place: String, option: String) -> Sentence {
    Sentence(
      "AppPlayback.stopped-unheard",
      "stopped at { $place }; the place is not kept, because nobody heard it; to keep it: { $option }",
      ["place": .text(place), "option": .text(option)])
  }
  static func noSoundServer(reason: Sentence, fileOption: String, nullOption: String) -> Sentence {
    Sentence(
      "AppPlayback.no-sound-server", "{ $reason }; to play without one: { $fileOption } or { $nullOption }",
      ["reason": .sentence(reason), "fileOption": .text(fileOption), "nullOption": .text(nullOption)])
  }
  static func waitingForServer(reason: Sentence, limit: String) -> Sentence {
    Sentence(
      "AppPlayback.waiting-for-server", "{ $reason }; waiting for it, { $limit } at most",
      ["reason": .sentence(reason), "limit": .text(limit)])
  }
  static func noLastSession(command: CommandHint) -> Sentence {
    Sentence(
      "AppPlayback.no-last-session", "there is no last session; say what to play, such as: { $command }",
      ["command": .command(command)])
  }
  static func cannotGoOn(path: String, reason: String) -> Sentence {
    Sentence(
      "AppPlayback.cannot-go-on", "{ $path }: cannot go on with the last session: { $reason }",
      ["path": .text(path), "reason": .text(reason)])
  }
  static func playedToEnd(command: CommandHint) -> Sentence {
    Sentence(
      "AppPlayback.played-to-end", "the last session was played to its end; to start it again: { $command }",
      ["command": .command(command)])
  }
  static func reciterGone(id: String) -> Sentence {
    Sentence("AppPlayback.reciter-gone", "{ $id } is no longer in the library", ["id": .text(id)])
  }
  static func beginsAnew(ref: String, id: String) -> Sentence {
    Sentence(
      "AppPlayback.begins-anew", "{ $ref } is not what it was in the library: it begins anew, by { $id }",
      ["ref": .text(ref), "id": .text(id)])
  }
  static func beginsAnewSilent(ref: String) -> Sentence {
    Sentence(
      "AppPlayback.begins-anew-silent", "{ $ref } is not what it was in the library: it begins anew, without sound",
      ["ref": .text(ref)])
  }
  static var placeGone: Sentence {
    Sentence("AppPlayback.place-gone", "the last place is no longer in the session: it starts from the beginning")
  }
  static func otherRiwayah(id: String, riwayah: String, option: String) -> Sentence {
    Sentence(
      "AppPlayback.other-riwayah", "{ $id } recites { $riwayah } and is asked because { $option } names them",
      ["id": .text(id), "riwayah": .text(riwayah), "option": .text(option)])
  }
  static func filler(id: String, riwayah: String) -> Sentence {
    Sentence(
      "AppPlayback.filler", "{ $id } ({ $riwayah }) fills what the others do not have",
      ["id": .text(id), "riwayah": .text(riwayah)])
  }
  static func clippedAtStart(wanted: Int) -> Sentence {
    Sentence(
      "AppPlayback.clipped-at-start", "fewer than { $wanted } ayat precede the range: the Quran begins there",
      ["wanted": .number(wanted)])
  }
  static func clippedAtEnd(ref: String) -> Sentence {
    Sentence(
      "AppPlayback.clipped-at-end", "less follows than was asked for: the Quran ends at { $ref }", ["ref": .text(ref)])
  }
  static func noBasmalah(surah: String) -> Sentence {
    Sentence(
      "AppPlayback.no-basmalah", "no reciter has the basmalah before surah { $surah }: it is skipped",
      ["surah": .text(surah)])
  }
  static func basmalahInside(ref: String, id: String) -> Sentence {
    Sentence(
      "AppPlayback.basmalah-inside", "{ $ref } of { $id } begins with the basmalah: it sounds with it",
      ["ref": .text(ref), "id": .text(id)])
  }
  static var noIstiadha: Sentence { Sentence("AppPlayback.no-istiadha", "no reciter has an isti'adha: it is skipped") }
  static func noAudioFor(ayat: Sentence) -> Sentence {
    Sentence("AppPlayback.no-audio-for", "no audio for { $ayat }", ["ayat": .sentence(ayat)])
  }
  static func silenceFor(ayat: Sentence, option: String) -> Sentence {
    Sentence(
      "AppPlayback.silence-for", "no audio for { $ayat }: silence instead (see { $option })",
      ["ayat": .sentence(ayat), "option": .text(option)])
  }
  static func leftOut(ayat: Sentence) -> Sentence {
    Sentence("AppPlayback.left-out", "no audio for { $ayat }: left out", ["ayat": .sentence(ayat)])
  }
  static var missingQuestion: Sentence {
    Sentence("AppPlayback.missing-question", "[c]ontinue with silence, [f]ill from any reciter, [q]uit, then Enter?")
  }
  static func noReciterYet(riwayah: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppPlayback.no-reciter-yet", "there is no { $riwayah } reciter yet; choose one with: { $command }",
      ["riwayah": .text(riwayah), "command": .command(command)])
  }
  static func downloadsOff(range: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppPlayback.downloads-off",
      "no file of { $range } is on this machine, and downloads are off; to download it: { $command }",
      ["range": .text(range), "command": .command(command)])
  }
  static func serverUnreachable(range: String, id: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppPlayback.server-unreachable",
      "no file of { $range } is on this machine, and the server of { $id } cannot be reached; with a network: { $command }",
      ["range": .text(range), "id": .text(id), "command": .command(command)])
  }
  static func labelsUnconfirmed(range: String, id: String, reason: Sentence, command: CommandHint) -> Sentence {
    Sentence(
      "AppPlayback.labels-unconfirmed",
      "nothing of { $range } can be played ({ $id }: { $reason }); to confirm the labels: { $command }",
      ["range": .text(range), "id": .text(id), "reason": .sentence(reason), "command": .command(command)])
  }
  static func nothingPlayable(range: String, id: String, reason: Sentence, command: CommandHint) -> Sentence {
    Sentence(
      "AppPlayback.nothing-playable",
      "nothing of { $range } can be played ({ $id }: { $reason }); see all reasons with: { $command }",
      ["range": .text(range), "id": .text(id), "reason": .sentence(reason), "command": .command(command)])
  }
  static func soundGone(title: String, path: String) -> Sentence {
    Sentence(
      "AppPlayback.sound-gone", "the sound of “{ $title }” is gone: { $path }; put the file back, or import it again",
      ["title": .text(title), "path": .text(path)])
  }
  static func nobodyHasLabelled(
    riwayah: String, range: String, count: Int, title: String, name: String, command: CommandHint
  ) -> Sentence {
    Sentence(
      "AppPlayback.nobody-has-labelled",
      #"""
      no { $riwayah } reciter has any of { $range }; { $count ->
      [one] “{ $title }” of { $name } is
      *[other] { $count } recordings of { $name } are
      } not labelled: { $command }
      """#,
      [
        "riwayah": .text(riwayah), "range": .text(range), "count": .number(count), "title": .text(title),
        "name": .text(name), "command": .command(command),
      ])
  }
  static func namedHasUnlabelled(name: String, range: String, count: Int, title: String, command: CommandHint)
    -> Sentence
  {
    Sentence(
      "AppPlayback.named-has-unlabelled",
      #"""
      { $name } has nothing of { $range }; { $count ->
      [one] “{ $title }” is
      *[other] { $count } recordings are
      } not labelled: { $command }
      """#,
      [
        "name": .text(name), "range": .text(range), "count": .number(count), "title": .text(title),
        "command": .command(command),
      ])
  }
  static func nobodyHas(riwayah: String, range: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppPlayback.nobody-has", "no { $riwayah } reciter has any of { $range }; find others with: { $command }",
      ["riwayah": .text(riwayah), "range": .text(range), "command": .command(command)])
  }
  static func nobodyHereHas(names: Sentence, count: Int, range: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppPlayback.nobody-here-has",
      #"""
      { $names } { $count ->
      [one] has
      *[other] have
      } nothing of { $range }, nor has anybody else here; find others with: { $command }
      """#, ["names": .sentence(names), "count": .number(count), "range": .text(range), "command": .command(command)])
  }
  static func othersHave(names: Sentence, count: Int, range: String, others: Sentence, otherCount: Int, option: String)
    -> Sentence
  {
    Sentence(
      "AppPlayback.others-have",
      #"""
      { $names } { $count ->
      [one] has
      *[other] have
      } nothing of { $range }; { $others } { $otherCount ->
      [one] has
      *[other] have
      } it: add { $option }
      """#,
      [
        "names": .sentence(names), "count": .number(count), "range": .text(range), "others": .sentence(others),
        "otherCount": .number(otherCount), "option": .text(option),
      ])
  }
  static func untimed(ref: String, id: String, listenCommand: CommandHint, importCommand: CommandHint) -> Sentence {
    Sentence(
      "AppPlayback.untimed",
      "{ $ref } cannot be cut out of what { $id } recites: it is not known when its words are heard (no-word-times); to find out: { $listenCommand }; or from a file: { $importCommand }",
      [
        "ref": .text(ref), "id": .text(id), "listenCommand": .command(listenCommand),
        "importCommand": .command(importCommand),
      ])
  }
  static var queueAyah: Sentence { Sentence("AppPlayback.queue-ayah", "ayah") }
  static var queueReciter: Sentence { Sentence("AppPlayback.queue-reciter", "reciter") }
  static var queueFile: Sentence { Sentence("AppPlayback.queue-file", "file") }
  static var queueNotes: Sentence { Sentence("AppPlayback.queue-notes", "notes") }
  static func riwayah(name: String, counting: String) -> Sentence {
    Sentence("AppPlayback.riwayah", "{ $name } ({ $counting })", ["name": .text(name), "counting": .text(counting)])
  }
  static func loudness(level: String) -> Sentence {
    Sentence("AppPlayback.loudness", "{ $level } LUFS", ["level": .text(level)])
  }
  static func askedInOrder(names: Sentence) -> Sentence {
    Sentence("AppPlayback.asked-in-order", "asked in this order: { $names }", ["names": .sentence(names)])
  }
  static func yours(id: String) -> Sentence { Sentence("AppPlayback.yours", "{ $id } (yours)", ["id": .text(id)]) }
  static var loudnessUnknown: Sentence { Sentence("AppPlayback.loudness-unknown", "loudness not measured") }
  static func gain(decibels: String) -> Sentence {
    Sentence("AppPlayback.gain", "gain { $decibels } dB", ["decibels": .text(decibels)])
  }
  static func reciterOfKind(id: String, kind: Sentence) -> Sentence {
    Sentence("AppPlayback.reciter-of-kind", "{ $id } ({ $kind })", ["id": .text(id), "kind": .sentence(kind)])
  }
  static func reciterOfRiwayah(id: String, kind: Sentence, riwayah: String) -> Sentence {
    Sentence(
      "AppPlayback.reciter-of-riwayah", "{ $id } ({ $kind }, { $riwayah })",
      ["id": .text(id), "kind": .sentence(kind), "riwayah": .text(riwayah)])
  }
  static var personalReciter: Sentence { Sentence("AppPlayback.personal-reciter", "personal") }
  static var listedReciter: Sentence { Sentence("AppPlayback.listed-reciter", "reciter") }
  static var nobody: Sentence { Sentence("AppPlayback.nobody", "— no audio available") }
  static var toBeFetched: Sentence { Sentence("AppPlayback.to-be-fetched", "(to be fetched)") }
  static func slice(name: String, start: String, end: String) -> Sentence {
    Sentence(
      "AppPlayback.slice", "{ $name } [{ $start }–{ $end } s]",
      ["name": .text(name), "start": .text(start), "end": .text(end)])
  }
  static func recordingOfDay(title: String, date: String) -> Sentence {
    Sentence("AppPlayback.recording-of-day", "{ $title }, { $date }", ["title": .text(title), "date": .text(date)])
  }
  static var beginsWithBasmalah: Sentence { Sentence("AppPlayback.begins-with-basmalah", "begins with the basmalah") }
  static func basmalahOf(id: String) -> Sentence {
    Sentence("AppPlayback.basmalah-of", "basmalah of { $id }", ["id": .text(id)])
  }
  static func tried(list: String) -> Sentence { Sentence("AppPlayback.tried", "not { $list }", ["list": .text(list)]) }
  static func ayahInRole(ref: String, role: Sentence) -> Sentence {
    Sentence("AppPlayback.ayah-in-role", "{ $ref } ({ $role })", ["ref": .text(ref), "role": .sentence(role)])
  }
  static var roleBefore: Sentence { Sentence("AppPlayback.role-before", "before") }
  static var roleAfter: Sentence { Sentence("AppPlayback.role-after", "after") }
  static var roleContinuation: Sentence { Sentence("AppPlayback.role-continuation", "continuation") }
  static func endlessFile(option: String) -> Sentence {
    Sentence(
      "AppPlayback.endless-file", "a session without an end cannot be rendered; limit it with { $option }",
      ["option": .text(option)])
  }
  static func rendered(path: String, length: String, rate: String, channels: String, riwayah: String) -> Sentence {
    Sentence(
      "AppPlayback.rendered", "{ $path } · { $length } · { $rate } Hz · { $channels } ch · { $riwayah }",
      [
        "path": .text(path), "length": .text(length), "rate": .text(rate), "channels": .text(channels),
        "riwayah": .text(riwayah),
      ])
  }
  static func splitRendered(folder: String, count: Int, length: String, rate: String, channels: String, riwayah: String)
    -> Sentence
  {
    Sentence(
      "AppPlayback.split-rendered",
      #"""
      { $folder } · { $count ->
      [one] { $count } file
      *[other] { $count } files
      } · { $length } · { $rate } Hz · { $channels } ch · { $riwayah }
      """#,
      [
        "folder": .text(folder), "count": .number(count), "length": .text(length), "rate": .text(rate),
        "channels": .text(channels), "riwayah": .text(riwayah),
      ])
  }
  static func splitRefused(option: String, splitOption: String) -> Sentence {
    Sentence(
      "AppPlayback.split-refused", "{ $option } has no meaning with { $splitOption }: each file holds its own ayat",
      ["option": .text(option), "splitOption": .text(splitOption)])
  }
  static func folderIsFile(folder: String, option: String) -> Sentence {
    Sentence(
      "AppPlayback.folder-is-file", "{ $folder }: it is a file; { $option } writes into a folder",
      ["folder": .text(folder), "option": .text(option)])
  }
  static var cannotWrite: Sentence { Sentence("AppPlayback.cannot-write", "cannot write") }
  static var targetUnknown: Sentence { Sentence("AppPlayback.target-unknown", "its target is unknown") }
  static func fileLeftOut(ref: String) -> Sentence {
    Sentence("AppPlayback.file-left-out", "{ $ref }: its sound cannot be had: left out", ["ref": .text(ref)])
  }
  static func untagged(reason: Sentence) -> Sentence {
    Sentence(
      "AppPlayback.untagged", "{ $reason }; the files have no tags, chapters and covers", ["reason": .sentence(reason)])
  }
  static var basmalah: Sentence { Sentence("AppPlayback.basmalah", "Basmalah") }
  static var istiadha: Sentence { Sentence("AppPlayback.istiadha", "Isti'adha") }
  static func basmalahOfSurah(surah: String) -> Sentence {
    Sentence("AppPlayback.basmalah-of-surah", "{ $surah } · Basmalah", ["surah": .text(surah)])
  }
  static func pageTitle(page: String, range: String) -> Sentence {
    Sentence("AppPlayback.page-title", "Page { $page } · { $range }", ["page": .text(page), "range": .text(range)])
  }
  static func takes(verb: String, allowed: Sentence, text: String) -> Sentence {
    Sentence(
      "AppPlayback.takes", "{ $verb } takes { $allowed }, not “{ $text }”",
      ["verb": .text(verb), "allowed": .sentence(allowed), "text": .text(text)])
  }
  static var repeatWanted: Sentence { Sentence("AppPlayback.repeat-wanted", "1 to 100 or “forever”") }
  static var endlessWanted: Sentence { Sentence("AppPlayback.endless-wanted", "“ayah”, “range” or “none”") }
  static var secondsWanted: Sentence { Sentence("AppPlayback.seconds-wanted", "seconds, such as 12.5") }
  static func percentWanted(least: String, most: String) -> Sentence {
    Sentence("AppPlayback.percent-wanted", "{ $least } to { $most }", ["least": .text(least), "most": .text(most)])
  }
  static var sleepWanted: Sentence {
    Sentence("AppPlayback.sleep-wanted", "a time, such as 15m or 90 (seconds), a week at most, or “off”")
  }
  static func noAyah(text: String) -> Sentence {
    Sentence("AppPlayback.no-ayah", "“{ $text }…” is not an ayah", ["text": .text(text)])
  }
  static var seekFromStart: Sentence { Sentence("AppPlayback.seek-from-start", "seek to 0 or later") }
  static func loopWanted(text: String) -> Sentence {
    Sentence("AppPlayback.loop-wanted", "ab takes “mark” or “clear”, not “{ $text }”", ["text": .text(text)])
  }
  static var nobodyAnswers: Sentence { Sentence("AppPlayback.nobody-answers", "nobody answers there") }
  static func isPlaying(title: String) -> Sentence {
    Sentence("AppPlayback.is-playing", "{ $title } is already playing", ["title": .text(title)])
  }
  static var othersWait: Sentence { Sentence("AppPlayback.others-wait", "others are already waiting") }
  static func isPlayingIn(title: Sentence, process: Int) -> Sentence {
    Sentence(
      "AppPlayback.is-playing-in", "{ $title } is already playing (process { $process })",
      ["title": .sentence(title), "process": .number(process)])
  }
  static func isPlayingMute(title: Sentence, process: Int, reason: Sentence) -> Sentence {
    Sentence(
      "AppPlayback.is-playing-mute", "{ $title } is already playing (process { $process }, { $reason })",
      ["title": .sentence(title), "process": .number(process), "reason": .sentence(reason)])
  }
  static var anotherSession: Sentence { Sentence("AppPlayback.another-session", "another session") }
  static func busy(session: Sentence, replaceOption: String, queueOption: String, waitOption: String) -> Sentence {
    Sentence(
      "AppPlayback.busy",
      "{ $session }: to stop it and play this, add { $replaceOption }; to wait, add { $queueOption } or { $waitOption }",
      [
        "session": .sentence(session), "replaceOption": .text(replaceOption), "queueOption": .text(queueOption),
        "waitOption": .text(waitOption),
      ])
  }
  static func turnQuestion(session: Sentence) -> Sentence {
    Sentence(
      "AppPlayback.turn-question", "tilawa: { $session }: [r]eplace it, [q]ueue after it, [c]ancel, then Enter?",
      ["session": .sentence(session)])
  }
  static var wasAsked: Sentence { Sentence("AppPlayback.was-asked", "it was asked to") }
  static func doesNotStop(session: Sentence, reason: Sentence) -> Sentence {
    Sentence(
      "AppPlayback.does-not-stop", "{ $session }, and does not stop: { $reason }",
      ["session": .sentence(session), "reason": .sentence(reason)])
  }
  static func doesNotStopKill(session: Sentence, reason: Sentence, process: Int) -> Sentence {
    Sentence(
      "AppPlayback.does-not-stop-kill",
      "{ $session }, and does not stop: { $reason }; to stop it by force: kill { $process }",
      ["session": .sentence(session), "reason": .sentence(reason), "process": .number(process)])
  }
  static func waitsUntilEnd(session: Sentence) -> Sentence {
    Sentence(
      "AppPlayback.waits-until-end", "{ $session }: waiting until it ends; Ctrl-C cancels",
      ["session": .sentence(session)])
  }
  static func didNotStop(session: Sentence) -> Sentence {
    Sentence(
      "AppPlayback.did-not-stop", "{ $session }: it did not stop in time; try again later",
      ["session": .sentence(session)])
  }
  static var takesOfOneAyah: Sentence {
    Sentence("AppPlayback.takes-of-one-ayah", "--takes plays the takes of one ayah: tilawa play 36:5 --takes")
  }
  static func noTakes(range: String) -> Sentence {
    Sentence("AppPlayback.no-takes", "no recording has { $range }", ["range": .text(range)])
  }
  static func chooseTake(command: CommandHint) -> Sentence {
    Sentence("AppPlayback.choose-take", "to choose one of them: { $command }", ["command": .command(command)])
  }
}
