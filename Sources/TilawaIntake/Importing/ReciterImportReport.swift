package import TilawaCore

/// The results of `reciters add`.
package struct ReciterImportReport: Hashable, Sendable {
  /// A fault of an ayah: it is not used, or not at the time stated.
  package struct Fault: Hashable, Sendable, CustomStringConvertible {
    /// The surah's number.
    package let surah: Int
    /// The fault, in words for users.
    package let message: String

    package var description: String { "surah \(surah): \(message)" }

    /// The fault of a surah that is here and not in the timings.
    static let unnamed = "the timings do not name it"

    /// Returns the faults of the ayat of some surahs, from a check of their timings. Faults of words alone are left
    /// out.
    static func all(in findings: [TimingFinding], of surahs: Set<Int>) -> [Fault] {
      var numbered: Set<Int> = []
      return findings.compactMap { finding in
        guard surahs.contains(finding.ref.surah) else { return nil }
        switch finding.decision {
        case .clean: return nil
        case .withheld(.numbering(let words)):
          // The same of every ayah.
          let isNew = numbered.insert(finding.ref.surah).inserted
          return isNew ? Fault(surah: finding.ref.surah, message: "not used: \(words)") : nil
        case .withheld(let fault):
          return Fault(surah: finding.ref.surah, message: "ayah \(finding.ref.ayah) is not used: \(fault)")
        case .repaired(let repairs):
          let words = repairs.filter { !$0.isOfWords }.map(\.description).joined(separator: ", ")
          return words.isEmpty ? nil : Fault(surah: finding.ref.surah, message: "ayah \(finding.ref.ayah): \(words)")
        }
      }
    }
  }

  /// The reciter as it is now in the library.
  package let reciter: Reciter
  /// The number of files added.
  package let files: Int
  /// The number of ayat present, in the source's counting.
  package let ayat: Int
  /// The first ayah present, in the counting of the reciter's riwayah; nil if there is none.
  package let first: AyahRef?
  /// The number of other files in the folder.
  package let ignored: Int
  /// The missing ayat of surahs that are otherwise present.
  package let holes: [AyahRef]
  /// The incomplete or damaged files that were left out, each with its fault.
  package let refused: [String]
  /// The archives in the folders, each with the words for the user.
  package let archives: [String]
  /// The faults of timings; the other ayat of such a surah are used.
  package let faults: [Fault]
}
