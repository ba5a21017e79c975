package import TilawaCore

/// The results of `reciters add`.
package struct ReciterImportReport: Hashable, Sendable {
  /// A fault of an ayah: it is not used, or not at the time stated.
  package struct Fault: Hashable, Sendable, CustomStringConvertible {
    /// The surah's number.
    package let surah: Int
    /// The fault, in words for users.
    package let detail: Sentence

    /// The fault in words.
    package var message: String { detail.text }

    package var sentence: Sentence { IntakeSentences.faultOfSurah(surah: surah, fault: detail) }
    package var description: String { sentence.text }

    /// Returns the faults of the ayat of some surahs, from a check of their timings. Faults of words alone are left
    /// out.
    static func all(in findings: [TimingFinding], of surahs: Set<Int>) -> [Fault] {
      var numbered: Set<Int> = []
      return findings.compactMap { finding in
        guard surahs.contains(finding.ref.surah) else { return nil }
        switch finding.decision {
        case .clean: return nil
        case .withheld(.numbering(let fault)):
          // The same of every ayah.
          let isNew = numbered.insert(finding.ref.surah).inserted
          let fault = IntakeSentences.surahNotUsed(fault: fault)
          return isNew ? Fault(surah: finding.ref.surah, detail: fault) : nil
        case .withheld(let fault):
          let fault = IntakeSentences.ayahNotUsed(ayah: finding.ref.ayah, fault: fault.sentence)
          return Fault(surah: finding.ref.surah, detail: fault)
        case .repaired(let repairs):
          let words = repairs.filter { !$0.isOfWords }.map(\.description).listed
          let fault = IntakeSentences.ayahRepaired(ayah: finding.ref.ayah, repairs: words)
          return words.isEmpty ? nil : Fault(surah: finding.ref.surah, detail: fault)
        }
      }
    }
  }

  /// The reciter as it is now in the library.
  package let reciter: Reciter
  /// Whether exactly these files were here already; then nothing was changed.
  package let isKnown: Bool
  /// The number of files added.
  package let files: Int
  /// The number of ayat present, in the source's counting.
  package let ayat: Int
  /// The number of files of whole surahs of which nobody says where the ayat are.
  package let unheard: Int
  /// The first ayah present, in the counting of the reciter's riwayah; nil if there is none.
  package let first: AyahRef?
  /// The number of other files in the folder.
  package let ignored: Int
  /// The missing ayat of surahs that are otherwise present.
  package let holes: [AyahRef]
  /// The incomplete or damaged files that were left out, each with its fault.
  package let refused: [Sentence]
  /// The archives and the unknown timings in the folders, each with the words for the user.
  package let remarks: [Sentence]
  /// The faults of timings; the other ayat of such a surah are used.
  package let faults: [Fault]
}
