import GRDB
import Glibc
public import TilawaCore

/// What was read, and the khatmat in which it counts.
public struct KhatmStore: LibraryStore {
  let database: LibraryDatabase

  /// All khatmat but those that were removed, the one that is read in first.
  public func all(_ state: Khatm.State? = nil) throws(StoreError) -> [Khatm] {
    try read("read the khatmat") { db in
      try KhatmTable.all(db).filter { state == nil ? $0.state != .removed : $0.state == state }
    }
  }

  /// The khatm in which is read; one that nobody made yet where there is none.
  public func current(now: Int) throws(StoreError) -> Khatm {
    try read("read the khatmat") { try KhatmTable.current($0) } ?? Khatm(made: now)
  }

  /// - Throws: `.notFound`, with those that there are.
  public func named(_ name: String) throws(StoreError) -> Khatm {
    try read("look up the khatm") { try KhatmTable.named(name, $0) }
  }

  /// Makes a khatm, in which is read from now on.
  ///
  /// - Throws: `.invalid` where there is one of the name.
  public func make(_ khatm: Khatm) throws(StoreError) {
    try write("make a khatm") { db in
      if let known = try KhatmTable.all(db).first(where: { $0.name == khatm.name }) {
        let advice = known.state == .removed ? "restore it: tilawa khatm restore \(khatm.name)" : "take another name"
        throw StoreError(.invalid, "make \(khatm.name)", "there is one of that name; \(advice)")
      }
      try KhatmTable.insert(khatm, db)
    }
  }

  /// Makes a khatm the one in which is read from now on.
  public func choose(_ name: String) throws(StoreError) {
    try write("choose a khatm") { db in
      let khatm = try KhatmTable.named(name, db)
      try KhatmTable.checkOpen(khatm)
      try KhatmTable.choose(name, db)
    }
  }

  /// Closes, removes or opens one again; an open one is read in from now on. Nothing that was read is lost.
  ///
  /// - Returns: what it is now.
  @discardableResult
  public func set(_ name: String, to state: Khatm.State) throws(StoreError) -> Khatm {
    try write("change a khatm") { db in
      _ = try KhatmTable.named(name, db)
      try db.execute(sql: "UPDATE khatm SET state = ? WHERE name = ?", arguments: [state.rawValue, name])
      if state == .open { try KhatmTable.choose(name, db) }
      return try KhatmTable.named(name, db)
    }
  }

  /// Settles whether what is heard from now on counts in it.
  public func set(_ name: String, to listening: Khatm.Listening) throws(StoreError) {
    try write("change a khatm") { db in
      _ = try KhatmTable.named(name, db)
      try db.execute(sql: "UPDATE khatm SET listening = ? WHERE name = ?", arguments: [listening.rawValue, name])
    }
  }

  /// The names, without opening the library for more, for whoever types one.
  ///
  /// - Throws: as opening the library does.
  public static func names(in folders: Folders) throws(StoreError) -> [String] {
    if access(folders.library, F_OK) != 0, errno == ENOENT { return [] }
    return try storing("list the khatmat", folders.library) {
      var names: [String] = []
      try ReadOnlyDatabase(path: folders.library).read { db in
        try db.forEachRow("SELECT name FROM khatm WHERE state <> 'removed' ORDER BY chosen DESC") {
          names.append($0.text(0))
        }
      }
      return names
    }
  }
}
