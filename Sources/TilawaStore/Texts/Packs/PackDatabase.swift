import TilawaCore

/// Packs as tables of SQLite: a table with columns for surah and ayah, or a key of both, and the text.
enum PackDatabase {
  /// The greatest number of facts that are read from tables about the pack.
  private static let mostFacts = 100

  /// Reads a database from memory: the bytes read are the bytes hashed.
  static func read(_ bytes: [UInt8]) throws(PackFault) -> PackDocument {
    do {
      let database = try ForeignDatabase(bytes)
      return try read(database)
    } catch let fault as PackFault {
      throw fault
    } catch let fault as ForeignDatabase.Fault {
      throw PackFault(fault.description)
    } catch {
      throw PackFault(StoreSentences.sqliteSays(reason: "\(error)"))
    }
  }

  private static func read(_ database: borrowing ForeignDatabase) throws -> PackDocument {
    let tables = try database.tables()
    for name in tables {
      let table = try database.table(name)
      guard let columns = PackTable(names(of: table)) else { continue }
      var entries: [PackEntry] = []
      try database.forEachRow(of: table, columns: Array(table.columns.indices), atMost: PackDocument.most) { cells in
        entries.append(try columns.entry({ cells[$0].text }, at: .row(entries.count + 1)))
      }
      return try PackDocument(entries: entries, facts: facts(database, tables))
    }
    throw PackFault(StoreSentences.noTableOfTexts)
  }

  /// The names of the columns. A table for full text search (fts3, fts4) is virtual and not read. Its content is in a
  /// plain table beside it, `verses_content`, whose columns are numbered: `c2text`.
  private static func names(of table: ForeignDatabase.Table) -> [String] {
    guard table.name.hasSuffix("_content") else { return table.columns }
    return table.columns.map { name in
      let rest = name.dropFirst().drop(while: \.isASCIIDigit)
      return name.first == "c" && rest.count < name.count - 1 ? String(rest) : name
    }
  }

  /// Reads the facts from a table `properties` or the like, with a key and a value in a row.
  private static func facts(_ database: borrowing ForeignDatabase, _ tables: [String]) throws -> PackFacts {
    var facts = PackFacts()
    for name in ["properties", "metadata", "info"] where tables.contains(name) {
      let table = try database.table(name)
      guard table.columns.count >= 2 else { continue }
      try database.forEachRow(of: table, columns: [0, 1], atMost: mostFacts, excess: .left) {
        facts.take($0[0].text, $0[1].text)
      }
    }
    return facts
  }
}
