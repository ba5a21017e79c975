import GRDB
package import TilawaCore

/// The adaptation of the program to a student in a riwayah, by corrections.
package struct StudentAdaptation: Hashable, Sendable {
  /// The milliseconds of words that were recited for certain.
  package var certain = 0
  /// The words that a person called right though the program did not, and those that a person called slips.
  package var rights = 0
  package var slips = 0

  package init() {}
}

extension RecitationStore {
  /// The adaptation in a riwayah.
  package func adaptation(in riwayah: Riwayah) throws(StoreError) -> StudentAdaptation {
    try read(StoreSentences.cannotReadAdaptation) { db in
      var adaptation = StudentAdaptation()
      guard
        let row = try Row.fetchOne(
          db, sql: "SELECT * FROM recitation_adaptation WHERE riwayah = ?", arguments: [riwayah.rawValue])
      else { return adaptation }
      let (certain, rights, slips): (Int?, Int?, Int?) = try (row["certain"], row["rights"], row["slips"])
      (adaptation.certain, adaptation.rights) = (max(0, certain ?? 0), max(0, rights ?? 0))
      adaptation.slips = max(0, slips ?? 0)
      return adaptation
    }
  }

  /// Adds to the adaptation in a riwayah.
  package func adapt(_ new: StudentAdaptation, in riwayah: Riwayah) throws(StoreError) {
    try write(StoreSentences.cannotKeepAdaptation) { db in
      try db.execute(
        sql: """
          INSERT INTO recitation_adaptation(riwayah, certain, rights, slips) VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT(riwayah) DO UPDATE SET certain = certain + ?2, rights = rights + ?3, slips = slips + ?4
          """, arguments: [riwayah.rawValue, new.certain, new.rights, new.slips])
    }
  }

  /// Forgets the adaptation in all riwayat.
  package func resetAdaptation() throws(StoreError) {
    try write(StoreSentences.cannotResetAdaptation) { try $0.execute(sql: "DELETE FROM recitation_adaptation") }
  }
}
