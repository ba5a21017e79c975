package import TilawaCore
import TilawaHearing
package import TilawaIntake
package import TilawaPlayer
package import TilawaStore

/// Recitations in words for people.
package enum RecitationWords {
  /// Returns the lines of a summary.
  package static func lines(_ summary: RecitationSummary) -> [String] {
    guard let range = summary.range else { return ["nothing of the Quran was heard"] }
    var lines = [
      "\(range) · \(length(summary.seconds.whole)) · \(Count.ayat(summary.ayat)) · \(Count.words(summary.words, "word", "words"))"
        + (summary.pace.map { " · \(Int($0.rounded())) words a minute" } ?? "")
    ]
    let counts = [
      (summary.recited, "recited"), (summary.unsure, "unsure"), (summary.skipped, "skipped"),
      (summary.changed, "changed"),
    ]
    lines.append(counts.map { "\($0.0) \($0.1)" }.joined(separator: " · "))
    let others = [
      (summary.corrected, "set right at once"), (summary.repeated, "said again"), (summary.added, "other speech"),
      (summary.jumps, "jumps"), (summary.hints, "hints"),
    ].filter { $0.0 > 0 }
    if !others.isEmpty { lines.append(others.map { "\($0.1): \($0.0)" }.joined(separator: " · ")) }
    if let accuracy = summary.accuracy {
      lines.append("\(accuracy)% of the words that are certain without a slip")
    } else if summary.words > 0 {
      lines.append("no score: more than a tenth of the words was unsure")
    }
    return lines
  }

  /// Returns an ayah with the words that were not recited as they are written.
  package static func line(_ ayah: ShownAyah) -> String {
    let words = ayah.words.filter { $0.verdict != .recited && $0.verdict != .pending }
    return "\(ayah.ref)  " + words.map { "\(sign($0.verdict)) \($0.number) \($0.text)" }.joined(separator: "  ")
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

  /// The meaning of the signs.
  package static let legend = "✓ recited · ? unsure, listen again · ○ skipped · ✗ changed · + other speech"

  /// Returns what is wrong with the sound, and what to do.
  package static func words(_ fault: SoundWatch.Fault) -> String {
    switch fault {
    case .muted: "no sound comes: the microphone may be muted"
    case .silent: "nothing is heard: nobody recites, or the microphone is too quiet"
    case .clipped: "the sound is too loud and cut: turn the microphone down, or go away from it"
    case .other: "what is heard is not this text: another passage, another language, or music"
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
      recording: kept?.recording?.id)
  }

  /// Returns the ayat of some words, as they are typed.
  private static func range(of words: WordRange, in structure: QuranStructure, _ riwayah: Riwayah) -> String? {
    let ayat = structure.ayat(sharing: words, in: riwayah.counting)
    guard let first = ayat.first, let last = ayat.last else { return nil }
    return "\(AyahRange(first, last))"
  }

  /// Returns the lines of what the sound shows of tajweed: how much was judged, and what was not as expected.
  static func lines(_ tajweed: [TajweedMessage]) -> [String] {
    let judged = tajweed.filter { $0.outcome != .notJudged }
    var lines = ["tajweed: \(judged.count) lengths and stops judged, \(tajweed.count - judged.count) not judged"]
    for message in judged where message.outcome != .asExpected {
      let counts = message.least.flatMap { least in
        message.most.map { least == $0 ? "\(least)" : "\(least) to \($0)" }
      }
      let what =
        switch message.outcome {
        case .short: "held for \(message.heard.map { "\($0)" } ?? "fewer") counts, not \(counts ?? "enough")"
        case .stopped: "a stop where one must not stop"
        case .joined: "no stop where one must stop"
        case .asExpected, .notJudged: ""
        }
      lines.append("\(message.ref):\(message.word)  \(message.rule): \(what) (\(Int(message.confidence * 100))%)")
    }
    return lines
  }
}

extension Double {
  /// The value in steps of a thousandth.
  var inThousandths: Double { (self * 1000).rounded() / 1000 }
}
