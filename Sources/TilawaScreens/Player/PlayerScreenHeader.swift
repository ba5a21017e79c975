import AppPlayback
import TilawaCore
import TilawaIntake
import TilawaPlayer
import TilawaTerminal

/// Lines above the page of the player's screen: session, what is heard and how often, reciter, progress, settings.
struct PlayerScreenHeader {
  let state: PlayerScreenModel
  let columns: Int

  private var progress: Player.Progress? { state.progress }

  // MARK: - The session and the page

  var title: TextLine {
    let style = TextStyle(nil, .reverse)
    let ranges = state.session.map { $0.spec.ranges.map(\.description).joined(separator: " ") }
    let left = [state.info?.script.map(ScriptTitle.of), ranges, state.info?.riwayah.shownName].compactMap(\.self)
      .joined(
        separator: " · ")
    let right = place.first { left.columns + $0.columns + 4 <= columns } ?? ""
    var line = TextLine(" \(left)", style).fitting(max(0, columns - right.columns - (right.isEmpty ? 0 : 2)))
    line.pad(to: columns - right.columns - (right.isEmpty ? 0 : 1), style)
    line.append(right + (right.isEmpty ? "" : " "), style)
    return line
  }

  /// Surah, page and juz, from all of it to the least.
  private var place: [String] {
    guard let page = state.page else { return [] }
    let word = state.place ?? page.ayat.first?.span.start ?? 0
    let surah = state.structure.surahs[state.structure.surah(ofWord: word) - 1]
    let juz = state.divided.number(of: .juz, atWord: word)
    let name = CoreSentences.numberedName(number: surah.id, name: surah.transliteration).text
    return [
      ScreensSentences.placeOfSurah(surah: name, page: page.number, juz: juz),
      ScreensSentences.placeOfPage(page: page.number, juz: juz), ScreensSentences.pageNumber(page: page.number),
    ].map(\.text)
  }

  // MARK: - The place

  var status: TextLine {
    let bold = TextStyle(nil, .bold)
    switch state.phase {
    case .nothing: return TextLine(state.isEnding ? ScreensSentences.ending.text : "…", bold)
    case .fetching(let ref): return TextLine(LiveLine.waiting(for: ref), TextStyle(.yellow, .bold))
    case .intermission: return TextLine(ScreensSentences.betweenSessions.text, bold)
    case .session: break
    }
    guard let progress else { return TextLine("…", bold) }
    if let ref = progress.waitingFor { return TextLine(LiveLine.waiting(for: ref), TextStyle(.yellow, .bold)) }
    let snapshot = progress.snapshot
    let start = "\(snapshot.isPaused ? "‖" : "▶") \(what(snapshot))"
    let next = state.next.map { ScreensSentences.nextRef(ref: "\($0)").text } ?? ""
    let plays = progress.settings.endless == .ayah ? Repeat.forever : snapshot.plays
    let passes = progress.settings.endless == .range ? Repeat.forever : snapshot.passes
    let counters = Counters.words(snapshot.step, plays: plays, passes: passes)?.text ?? ""
    let few = Counters.short(snapshot.step, plays: plays, passes: passes)
    let words = snapshot.word?.basis == .estimated ? ScreensSentences.wordsEstimated.text : ""
    let lines = [
      [start, counters, words, next, role, trouble], [start, counters, next, role, trouble],
      [start, counters, next, trouble], [start, counters, trouble],
      [start, few, trouble], [start, few],
    ].map { $0.filter { !$0.isEmpty }.joined(separator: " · ") }
    return TextLine(lines.first { $0.columns <= columns } ?? lines.last ?? "", bold)
  }

  private func what(_ snapshot: Snapshot) -> String {
    switch snapshot.step.part {
    case .ayah: snapshot.ref
    case .basmalah: ScreensSentences.basmalahOf(ref: snapshot.ref).text
    case .istiadha: ScreensSentences.istiadha.text
    }
  }

  private var role: String {
    guard let step = progress?.snapshot.step, let plan = state.session?.plan else { return "" }
    return switch plan.block(of: step).role {
    case .main: ""
    case .before: ScreensSentences.leadsIn.text
    case .after: ScreensSentences.leadsOut.text
    case .continuation: ScreensSentences.goesOn.text
    }
  }

  private var trouble: String {
    switch state.absence {
    case .sinkLost: ScreensSentences.serverGone.text
    case .otherSound: ScreensSentences.pausedForOther.text
    case nil: progress?.snapshot.isPaused == true ? ScreensSentences.paused.text : ""
    }
  }

  // MARK: - The source

  /// The line about the source: the reciter, the riwayah, the kind of recording. It names the riwayah of the letters if
  /// that is another.
  var source: TextLine {
    guard state.phase == .session, let progress else { return TextLine() }
    guard let reciter = progress.reciter else {
      return TextLine(ScreensSentences.noAudio.text, TextStyle(.yellow, .bold))
    }
    var line = TextLine("\(reciter.name) · \(reciter.riwayah.shownName) · ")
    switch reciter.kind {
    case .personal: line.append(personal.text, TextStyle(.green))
    case .reciter: line.append(ScreensSentences.professional.text, TextStyle(.cyan))
    }
    if let letters, letters != reciter.riwayah || letters != state.info?.riwayah {
      line.append(" · \(ScreensSentences.textOf(riwayah: letters.name))", TextStyle(.yellow))
    }
    return line
  }

  private var personal: Sentence {
    state.day.map { ScreensSentences.personalOf(day: $0) } ?? ScreensSentences.personalRecording
  }

  /// The riwayah of the page's letters.
  private var letters: Riwayah? {
    let heard = state.heard.flatMap { heard in state.page?.ayat.first { $0.span.overlaps(heard) } }
    return heard?.letters ?? state.page?.ayat.first?.letters
  }

  // MARK: - Progress

  var shares: TextLine {
    guard state.phase == .session, let progress else { return TextLine() }
    // An ayah without a recording has no length.
    let ayah = progress.length.map { [(ScreensSentences.shareAyah.text, progress.heard, Optional($0))] } ?? []
    let all =
      ayah + [
        (ScreensSentences.sharePass.text, progress.pass.heard, progress.pass.length),
        (ScreensSentences.shareSession.text, progress.whole.heard, progress.whole.length),
      ]
    let figures = all.map { name, heard, length in "\(name) \(PlayerScreenHeader.clocks(heard, length))" }
    for count in stride(from: all.count, to: 0, by: -1) {
      let taken = figures.prefix(count).reduce(0) { $0 + $1.columns } + 3 * (count - 1)
      guard taken <= columns else { continue }
      let room = (columns - taken) / count - 1
      return shares(
        Array(all.prefix(count)), bar: room >= PlayerScreenHeader.leastBar ? min(room, PlayerScreenHeader.mostBar) : 0)
    }
    return TextLine(figures[0])
  }

  private static let leastBar = 3
  private static let mostBar = 24

  private func shares(_ all: [(String, OutputTime, OutputTime?)], bar: Int) -> TextLine {
    var line = TextLine()
    for (place, (name, heard, length)) in all.enumerated() {
      if place > 0 { line.append("   ") }
      line.append("\(name) ", TextStyle(nil, .dim))
      if bar > 0, let length, length.frames > 0 {
        let done = max(0, min(bar, heard.frames * bar / length.frames))
        line.append(String(repeating: "━", count: done), TextStyle(.green, .bold))
        line.append(String(repeating: "─", count: bar - done), TextStyle(nil, .dim))
        line.append(" ")
      }
      line.append(PlayerScreenHeader.clocks(heard, length))
    }
    return line
  }

  /// Returns the time heard and the length: "0:03/0:12", or "0:03/∞".
  private static func clocks(_ heard: OutputTime, _ length: OutputTime?) -> String {
    "\(Lengths.time(heard))/\(length.map(Lengths.time) ?? "∞")"
  }

  // MARK: - Settings

  var settings: TextLine {
    guard state.phase == .session, let progress else { return TextLine() }
    let settings = progress.settings
    var parts = [
      "\(settings.speed)×", ScreensSentences.gap(length: EventLine.words(settings.gap).text).text,
      ScreensSentences.volume(percent: settings.volume).text,
    ]
    if let left { parts.insert(ScreensSentences.timeLeft(time: left).text, at: 0) }
    switch settings.endless {
    case .none: break
    case .ayah: parts.append(ScreensSentences.ayahForever.text)
    case .range: parts.append(ScreensSentences.rangeForever.text)
    }
    if let loop = settings.loop {
      let start = Lengths.time(loop.start)
      let words =
        loop.end.map { ScreensSentences.loop(start: start, end: Lengths.time($0)) }
        ?? ScreensSentences.loopOpen(start: start)
      parts.append(words.text)
    }
    if let sleep = settings.sleepsAt {
      let rest = PlayerScreenHeader.rest(from: progress.at, to: sleep)
      parts.append(ScreensSentences.sleepIn(time: Lengths.time(rest)).text)
    }
    return TextLine(parts.joined(separator: " · "))
  }

  /// The rest of the session as words; nil when it has no end.
  private var left: String? {
    guard let whole = progress?.whole, let length = whole.length else { return nil }
    return Lengths.time(PlayerScreenHeader.rest(from: whole.heard, to: length))
  }

  private static func rest(from: OutputTime, to: OutputTime) -> OutputTime {
    OutputTime(frames: max(0, to.frames - from.frames), rate: to.rate)
  }
}
