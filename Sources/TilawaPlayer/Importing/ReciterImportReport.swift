public import TilawaCore

/// What `reciters add` found, so that it can be told.
public struct ReciterImportReport: Hashable, Sendable {
  /// An ayah that is not used, or not as its timing says.
  public struct Fault: Hashable, Sendable, CustomStringConvertible {
    /// The surah's number.
    public let surah: Int
    /// What is wrong, for people.
    public let message: String

    public var description: String { "surah \(surah): \(message)" }

    /// What is wrong with the ayat of some surahs, as a check of their timings found it; what is only of their words is not
    /// told.
    static func all(in findings: [TimingFinding], of surahs: Set<Int>) -> [Fault] {
      var numbered: Set<Int> = []
      return findings.compactMap { finding in
        guard surahs.contains(finding.ref.surah) else { return nil }
        switch finding.verdict {
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

  /// The reciter as the library has them now.
  public let reciter: Reciter
  /// How many files were taken.
  public let files: Int
  /// How many ayat of the source's counting are there.
  public let ayat: Int
  /// The first of them, as it is called in the reciter's riwayah.
  public let first: AyahRef?
  /// Files in the folder that are no recitation by their names.
  public let ignored: Int
  /// Ayat that are not there, of surahs that otherwise are.
  public let holes: [AyahRef]
  /// The files that are no whole sound and are left out, each with what is wrong with it.
  public let refused: [String]
  /// What is wrong with timings; the rest of such a surah is taken.
  public let faults: [Fault]
}
