package import TilawaCore
package import TilawaPlayer
import TilawaStore

extension TimingVerifier.Finding {
  /// Whether the timings do not belong to the file.
  package var isWrong: Bool {
    switch outcome {
    case .compared(let fit): fit.kind != .fits
    case .unlike: true
    }
  }

  /// The result for people, after the surah.
  package var words: String {
    guard case .compared(let fit) = outcome else { return "does not sound like this surah" }
    let met = "\(fit.metCount) of \(Count.ayat(fit.count)) within 0.3 s"
    let shift = "\(fit.shift > 0 ? "+" : "")\(fit.shift) ms"
    return switch fit.kind {
    case .fits: "fits: \(met)"
    case .shifted: "shifted: right by \(shift), \(met)"
    case .drifting: "drifting: right by \(shift) and \(Double(fit.drift) / 1000)% longer, \(met)"
    case .otherEdition: "of another edition: at best \(met)"
    }
  }

  /// Returns the members of the finding for programs.
  ///
  /// - Parameter isRepaired: whether repairable timings were repaired.
  package func members(isRepaired: Bool) -> [(String, JSON)] {
    let head: [(String, JSON)] = [
      ("surah", .int(surah)), ("file", .string(file.path)),
    ]
    guard case .compared(let fit) = outcome else { return head + [("verdict", .string("unlike"))] }
    return head + [
      ("verdict", .string(fit.kind.rawValue)), ("shift_ms", .int(fit.shift)),
      ("drift_ppm", .int(fit.drift * 10)), ("ayat", .int(fit.count)), ("met", .int(fit.metCount)),
      ("repaired", .bool(isRepaired && !repaired.isEmpty)),
    ]
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
