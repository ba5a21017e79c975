import GRDB
package import TilawaCore

/// The calibration of a student's voice: one for each riwayah, a setting that devices share; the latest holds.
///
/// Versions that do not know it keep it and pass it on.
enum StudentVoice {
  private static let prefix = "voice."

  static func key(_ riwayah: Riwayah) -> String { prefix + riwayah.rawValue }

  /// Whether a setting is a calibration of this program.
  static func isKey(_ key: String) -> Bool { key.hasPrefix(prefix) }
}

extension RecitationStore {
  /// The calibration of the student's voice in a riwayah; nil where there is none, or none that this version understands.
  package func voice(in riwayah: Riwayah) throws(StoreError) -> VoiceCalibration? {
    try read(StoreSentences.cannotReadAdaptation) { db in
      try String.fetchOne(db, sql: "SELECT value FROM setting WHERE key = ?", arguments: [StudentVoice.key(riwayah)])
        .flatMap { VoiceCalibration(stored: $0) }
    }
  }

  /// Keeps a calibration in place of the one before.
  package func keep(_ voice: VoiceCalibration, in riwayah: Riwayah) throws(StoreError) {
    try write(StoreSentences.cannotKeepAdaptation) { db in
      try db.execute(
        sql: "INSERT INTO setting VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
        arguments: [StudentVoice.key(riwayah), voice.stored])
    }
  }

  /// Forgets the calibration in a riwayah, and returns whether there was one.
  package func forgetVoice(in riwayah: Riwayah) throws(StoreError) -> Bool {
    try write(StoreSentences.cannotResetAdaptation) { db in
      try db.execute(sql: "DELETE FROM setting WHERE key = ?", arguments: [StudentVoice.key(riwayah)])
      return db.changesCount > 0
    }
  }
}
