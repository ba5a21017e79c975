import FoundationEssentials
package import TilawaCore
import TilawaHearing
package import TilawaIntake
import TilawaStore

extension TimingVerifier.Finding {
  /// Whether the file or its timings are not what they should be.
  package var isWrong: Bool {
    switch outcome {
    case .compared(let fit): fit.kind != .fits
    case .unlike, .unreadable: true
    case .judged(let heard): heard.isWrong
    }
  }

  /// Whether it is the file of an ayah, and is that.
  var isRight: Bool { if case .judged(let heard) = outcome { heard.kind == .right } else { false } }
  /// Whether it needs no report.
  var isQuiet: Bool { isRight && copies.isEmpty }

  /// The ayah or surah for people: "113:3", "78".
  var name: String { ayah.map { "\(surah):\($0)" } ?? "\(surah)" }

  /// The result for people, after the name.
  package var words: Sentence {
    switch outcome {
    case .judged(let heard):
      let same = copies.map { RecitersSentences.sameBytes(file: URL(filePath: $0).lastPathComponent) }
      let all = [heard.words(of: Sentence(verbatim: name))].compactMap(\.self) + same
      guard let first = all.first else { return Sentence(verbatim: "") }
      return all.dropFirst().reduce(first) { RecitersSentences.both(first: $0, second: $1) }
    case .unlike(let heard):
      return heard.nearest.map { RecitersSentences.notThisSurahBut(nearest: "\($0)") }
        ?? RecitersSentences.notThisSurah
    case .unreadable(let message): return message
    case .compared(let fit): return TimingVerifier.Finding.words(fit)
    }
  }

  private static func words(_ fit: TimingFit) -> Sentence {
    let met = RecitersSentences.within(met: fit.metCount, count: fit.count)
    let shift = "\(fit.shift > 0 ? "+" : "")\(fit.shift)"
    return switch fit.kind {
    case .fits: RecitersSentences.fit(met: met)
    case .shifted: RecitersSentences.fitShifted(shift: shift, met: met)
    case .drifting:
      RecitersSentences.fitDrifting(shift: shift, percent: "\(Double(fit.drift) / 1000)", met: met)
    case .otherEdition: RecitersSentences.fitOtherEdition(met: met)
    }
  }

  /// Returns the members of the finding for programs.
  ///
  /// - Parameter isRepaired: whether repairable timings were repaired.
  func members(isRepaired: Bool) -> JoinedMembers {
    func verified(_ verdict: String) -> VerifiedFile {
      VerifiedFile(surah: surah, ayah: ayah, file: file.path, verdict: verdict)
    }
    return switch outcome {
    case .unreadable(let message): JoinedMembers(verified("unreadable"), UnreadableFile(message: message.text))
    case .unlike(let heard): JoinedMembers(verified("unlike"), HeardFact(heard))
    case .judged(let heard):
      JoinedMembers(verified(heard.kind.rawValue), HeardFact(heard), SameBytes(copies: copies))
    case .compared(let fit):
      JoinedMembers(
        verified(fit.kind.rawValue),
        FitFact(
          shift: fit.shift, drift: fit.drift * 10, ayat: fit.count, met: fit.metCount,
          repaired: isRepaired && !repaired.isEmpty))
    }
  }
}

extension TimedReciter {
  /// Repairs timings that are shifted or drift.
  package func repair(_ found: [TimingVerifier.Finding]) throws -> TimingEditor.Outcome {
    var outcome = TimingEditor.Outcome()
    for finding in found where !finding.repaired.isEmpty {
      let digest = try library.files.digest(of: finding.file.path, of: reciter.id)
      let came = try editor.take([digest: finding.repaired], of: reciter, now: SystemClock.now)
      outcome.add(came.outcome)
    }
    return outcome
  }
}
