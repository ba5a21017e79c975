import GRDB
package import TilawaCore

/// The readers that say whether the program understands a value which came from another device. A newer version may write others.
package struct SyncReaders: Sendable {
  /// The places in the Quran.
  let structure: QuranStructure
  let places: PlaceReader
  let setting: @Sendable (SettingKey, String) -> Bool
  let preset: @Sendable (Preset) -> Bool

  /// - Parameters:
  ///   - structure: the places in the Quran.
  ///   - setting: whether the commands take a value of a setting.
  ///   - preset: whether the commands read a preset.
  package init(
    in structure: QuranStructure, setting: @escaping @Sendable (SettingKey, String) -> Bool = { _, _ in true },
    preset: @escaping @Sendable (Preset) -> Bool = { _ in true }
  ) {
    self.structure = structure
    self.setting = setting
    self.preset = preset
    places = PlaceReader(structure)
  }
}

/// A row that was just stored, for its readers.
struct SyncStoredRow {
  let db: Database
  /// The SQL that finds it, with `key`.
  let condition: String
  let key: StatementArguments
  let readers: SyncReaders

  /// The row as a query reads it; nil where a further condition leaves it out.
  func row(_ query: String, where further: String = "1") throws -> Row? {
    try Row.fetchOne(db.cachedStatement(sql: "\(query) WHERE \(condition) AND \(further)"), arguments: key)
  }
}

extension SyncStoredRow {
  /// A removed bookmark is read too, until it is emptied.
  var isBookmark: Bool {
    get throws {
      guard let row = try row(BookmarkRow.query, where: "(removed_at IS NULL OR is_emptied = 0)") else { return true }
      return (try? BookmarkRow.bookmark(row, readers.places)) != nil
    }
  }

  var isPosition: Bool {
    get throws {
      guard let row = try row(PositionRow.query, where: "removed_at IS NULL") else { return true }
      return (try? PositionRow.position(row, readers.places)) != nil
    }
  }

  var isKhatm: Bool {
    get throws { try row(KhatmDoubts.khatmQuery).map { try KhatmDoubts.fault(khatm: $0) == nil } ?? false }
  }

  var isGoal: Bool {
    get throws { try row(KhatmDoubts.goalQuery).map { try KhatmDoubts.fault(goal: $0) == nil } ?? false }
  }

  var isEntry: Bool {
    get throws {
      guard let row = try row("SELECT \(LedgerTable.entryColumns) FROM events"),
        let entry = try? LedgerTable.entry(row), entry.words.end <= readers.structure.words
      else { return false }
      // A khatm counts only entries that can be read.
      var reading = StoredReading(words: readers.structure.words)
      _ = try reading.events(where: condition, key, db)
      return reading.bad.isEmpty
    }
  }

  var isHifzEvent: Bool {
    get throws {
      guard let number = try row("SELECT number FROM hifz_event").map({ try $0[0] as Int }) else { return false }
      let words = readers.structure.words
      return try HifzEventTable.events(after: number - 1, words: words, db).first?.number == number
    }
  }

  var isRecitation: Bool {
    get throws { try !RecitationStore.sessions("WHERE \(condition)", key, readers.structure.words, db).isEmpty }
  }

  var isSetting: Bool {
    get throws {
      guard let row = try row("SELECT key, value FROM setting") else { return false }
      let key: String = try row[0]
      if StudentVoice.isKey(key) { return try VoiceCalibration(stored: row[1]) != nil }
      // A setting of a newer version is never read here.
      return try SettingKey(stored: key).map { readers.setting($0, try row[1]) } ?? true
    }
  }

  var isPreset: Bool {
    get throws {
      guard let row = try row("SELECT name, content, saved_at FROM preset") else { return false }
      return try readers.preset(Preset(name: row[0], content: row[1], saved: row[2]))
    }
  }
}
