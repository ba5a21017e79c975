package import TilawaCore
import TilawaHearing
import TilawaIntake
package import TilawaPlayer
package import TilawaStore

/// Recitations in words for people.
package enum RecitationWords {
  /// The command that lists the sessions.
  static let list = CommandHint("recite", "show", "list")

  /// The disclaimer beside everything that the program says of a recitation.
  static var disclaimer: Sentence { RecitationSummary.caution }

  static var nothingRecited: Sentence { LearningSentences.nothingRecited(command: CommandHint("recite", "78")) }

  /// Returns the lines of a summary.
  package static func lines(_ summary: RecitationSummary) -> [Sentence] {
    guard let range = summary.range else { return [LearningSentences.nothingOfQuran] }
    let head = LearningSentences.summary(
      range: range, length: length(summary.seconds.whole), ayat: summary.ayat, words: summary.words)
    var lines = [
      summary.pace.map { LearningSentences.summaryPace(summary: head, pace: Int($0.rounded())) } ?? head,
      LearningSentences.verdicts(
        recited: summary.recited, unsure: summary.unsure, skipped: summary.skipped, changed: summary.changed),
    ]
    let others: [(count: Int, words: (Int) -> Sentence)] = [
      (summary.corrected, LearningSentences.countCorrected), (summary.repeated, LearningSentences.countRepeated),
      (summary.added, LearningSentences.countAdded), (summary.jumps, LearningSentences.countJumps),
      (summary.hints, LearningSentences.countHints),
    ]
    let counts = others.filter { $0.count > 0 }.map { $0.words($0.count) }
    if let line = counts.joined(by: LearningSentences.listOfFacts) { lines.append(line) }
    if let accuracy = summary.accuracy {
      lines.append(LearningSentences.accuracy(accuracy: "\(accuracy)"))
    } else if summary.words > 0 {
      lines.append(summary.unclear ? LearningSentences.noScoreUnclear : LearningSentences.noScore)
    }
    return lines
  }

  static func verdict(_ verdict: WordVerdict) -> Sentence {
    switch verdict {
    case .pending: LearningSentences.verdictPending
    case .recited: LearningSentences.verdictRecited
    case .unsure: LearningSentences.verdictUnsure
    case .skipped: LearningSentences.verdictSkipped
    case .changed: LearningSentences.verdictChanged
    }
  }

  static func fault(_ fault: StoredRecitation.Fault) -> Sentence {
    switch fault {
    case .makhraj: LearningSentences.faultMakhraj
    case .madd: LearningSentences.faultMadd
    case .ghunnah: LearningSentences.faultGhunnah
    case .stop: LearningSentences.faultStop
    }
  }

  /// Returns the source of a session, for people: a device or a file.
  static func source(_ name: String) -> Sentence {
    name == RecitationInput.standardInputName ? LearningSentences.standardInput : Sentence(verbatim: name)
  }

  /// Returns an ayah with the words that were not recited as they are written.
  package static func line(_ ayah: ShownAyah) -> String {
    let words = ayah.words.filter { $0.verdict != .recited && $0.verdict != .pending }
    return "\(ayah.ref)  "
      + words.map { "\(sign($0.verdict)) \($0.number) \(heard($0).text)" }.joined(separator: "  ")
  }

  /// Returns a word, and how it was heard where one sound of it is wrong.
  private static func heard(_ word: ShownWord) -> Sentence {
    guard let heard = word.heardAs else { return Sentence(verbatim: word.text) }
    return LearningSentences.heardAs(word: word.text, heard: heard.text, percent: heard.percent)
  }

  /// Returns a time in minutes and seconds.
  package static func length(_ seconds: Int) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):" + (rest < 10 ? "0" : "") + "\(rest)"
  }

  /// The sign of a verdict, for those who do not see colours.
  package static func sign(_ verdict: WordVerdict) -> String {
    switch verdict {
    case .pending: "·"
    case .recited: "✓"
    case .unsure: "?"
    case .skipped: "○"
    case .changed: "✗"
    }
  }

  /// Returns what is wrong with the sound, and what to do.
  static func words(_ fault: SoundWatch.Fault) -> Sentence {
    switch fault {
    case .muted: LearningSentences.soundMuted
    case .silent: LearningSentences.soundSilent
    case .clipped: LearningSentences.soundClipped
    case .other: LearningSentences.soundOther
    case .unclear: LearningSentences.soundUnclear
    case .echo: words(SoundClarity.Cause.echo)
    case .noise: words(SoundClarity.Cause.noise)
    case .faint: words(SoundClarity.Cause.faint)
    case .riwayah: LearningSentences.soundRiwayah
    }
  }

  /// Returns a cause for which words are heard badly, and what helps.
  static func words(_ cause: SoundClarity.Cause) -> Sentence {
    switch cause {
    case .echo: LearningSentences.roomEcho
    case .noise: LearningSentences.roomNoise
    case .faint: LearningSentences.roomFaint
    }
  }

  /// Returns how clearly words are heard, and what that means for verdicts.
  static func words(_ grade: SoundClarity.Grade) -> Sentence {
    switch grade {
    case .clear: LearningSentences.roomClear
    case .fair: LearningSentences.roomFair
    case .poor: LearningSentences.roomPoor
    }
  }

  /// The summary of a stored session.
  package static func summary(_ session: StoredRecitation, in structure: QuranStructure) -> RecitationSummary {
    let verdicts = session.holding
    func count(_ verdict: WordVerdict) -> Int { verdicts.count { $0.verdict == verdict } }
    let words = WordSet(verdicts.map { WordRange($0.word, $0.word + 1) })
    let counting = session.riwayah.counting
    var range: String?
    if let first = verdicts.first?.word, let last = verdicts.last?.word {
      range = self.range(of: WordRange(first, last + 1), in: structure, session.riwayah)
    }
    let touched = verdicts.isEmpty ? [] : words.ranges.flatMap { structure.ayat(sharing: $0, in: counting) }
    let whole = Set(touched).count { words.count(in: structure.span(of: $0)) == structure.span(of: $0).count }
    var tally = RecitationSummary.Tally()
    (tally.ayat, tally.recited, tally.unsure) = (whole, count(.recited), count(.unsure))
    (tally.skipped, tally.changed) = (count(.skipped), count(.changed))
    tally.corrected = verdicts.count { $0.isCorrected }
    return RecitationSummary(
      session: session.number, range: range, seconds: Seconds(OutputTime(frames: session.length, rate: 1000)), tally,
      session.counts, recording: session.recording.map(Recording.id(ofDigest:)))
  }
}

extension RecitationWords {
  /// The summary of a session that is over: of what is kept where a person said a word on it, else of what was heard.
  static func summary(
    _ follower: RecitationFollower, _ kept: RecitationKeeper.Kept?, hints: Int, in structure: QuranStructure
  ) -> RecitationSummary {
    if let corrected = kept?.corrected { return summary(corrected, in: structure) }
    let heard = follower.judge?.summary ?? RecitationJudge.Summary()
    var tally = RecitationSummary.Tally()
    (tally.ayat, tally.recited, tally.unsure) = (heard.ayat, heard.recited, heard.unsure)
    (tally.skipped, tally.changed, tally.corrected) = (heard.skipped, heard.changed, heard.corrected)
    let counts = StoredRecitation.Counts(repeats: heard.repeats, added: heard.added, jumps: heard.jumps, hints: hints)
    return RecitationSummary(
      session: kept?.number, range: follower.heardWords.flatMap { range(of: $0, in: structure, follower.riwayah) },
      seconds: Seconds(OutputTime(frames: follower.samples, rate: 16_000)), tally, counts,
      unclear: follower.judge?.isPoor ?? false, recording: kept?.recording?.id)
  }

  /// Returns the ayat of some words, as they are typed.
  private static func range(of words: WordRange, in structure: QuranStructure, _ riwayah: Riwayah) -> String? {
    let ayat = structure.ayat(sharing: words, in: riwayah.counting)
    guard let first = ayat.first, let last = ayat.last else { return nil }
    return "\(AyahRange(first, last))"
  }

  /// Returns the lines of what the sound shows of tajweed: how much was judged, and what was not as expected.
  static func lines(_ tajweed: [TajweedMessage]) -> [Sentence] {
    let judged = tajweed.filter { $0.outcome != .notJudged }
    let head = LearningSentences.tajweed(judged: judged.count, left: tajweed.count - judged.count)
    return [head] + judged.compactMap(line)
  }

  /// Returns the line of a finding; nil where all is as expected.
  private static func line(_ message: TajweedMessage) -> Sentence? {
    let what: Sentence
    switch message.outcome {
    case .short: what = short(message)
    case .stopped: what = LearningSentences.tajweedStopped
    case .joined: what = LearningSentences.tajweedJoined
    case .asExpected, .notJudged: return nil
    }
    return LearningSentences.tajweedFinding(
      ref: message.ref, word: "\(message.word)", rule: message.rule, what: what,
      percent: Int(message.confidence * 100))
  }

  /// Returns the words for a length that is too short.
  private static func short(_ message: TajweedMessage) -> Sentence {
    let heard = message.heard.map { Sentence(verbatim: "\($0)") } ?? LearningSentences.tajweedFewer
    var expected = LearningSentences.tajweedEnough
    if let least = message.least, let most = message.most {
      expected =
        least == most
        ? Sentence(verbatim: "\(least)") : LearningSentences.tajweedFromTo(least: least, most: most)
    }
    return LearningSentences.tajweedShort(heard: heard, expected: expected)
  }
}

extension Double {
  /// The value in steps of a thousandth.
  var inThousandths: Double { (self * 1000).rounded() / 1000 }
}
