import Foundation
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
  package func members(isRepaired: Bool) -> [(String, JSON)] {
    let head: [(String, JSON)] = [
      ("surah", .int(surah)), ("ayah", .optional(ayah, JSON.int)), ("file", .string(file.path)),
    ]
    switch outcome {
    case .unreadable(let message):
      return head + [("verdict", .string("unreadable")), ("message", .string(message.text))]
    case .unlike(let heard): return head + [("verdict", .string("unlike"))] + heard.members
    case .judged(let heard):
      return head + [("verdict", .string(heard.kind.rawValue))] + heard.members + [("same_bytes", .strings(copies))]
    case .compared(let fit):
      return head + [
        ("verdict", .string(fit.kind.rawValue)), ("shift_ms", .int(fit.shift)),
        ("drift_ppm", .int(fit.drift * 10)), ("ayat", .int(fit.count)), ("met", .int(fit.metCount)),
        ("repaired", .bool(isRepaired && !repaired.isEmpty)),
      ]
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
