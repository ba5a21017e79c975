import GRDB

extension Library {
  /// What the runs of a script have left for the next one, by name; empty where there was none.
  ///
  /// - Parameter script: what its state is kept under.
  public func state(ofScript script: String) throws(StoreError) -> [String: String] {
    try read("read the state of a script") { db in
      let rows = try Row.fetchAll(db, sql: "SELECT name, value FROM script_state WHERE script = ?", arguments: [script])
      return Dictionary(try rows.map { try ($0[0], $0[1]) }, uniquingKeysWith: { $1 })
    }
  }

  /// Keeps these for the next run, all of them or none; what has another name stays. On the disk when it returns.
  ///
  /// - Parameters:
  ///   - state: by name.
  ///   - script: what its state is kept under.
  public func keep(_ state: [String: String], ofScript script: String) throws(StoreError) {
    guard !state.isEmpty else { return }
    try write("keep the state of a script") { db in
      for (name, value) in state {
        try db.execute(
          sql: """
            INSERT INTO script_state VALUES (?, ?, ?) ON CONFLICT(script, name) DO UPDATE SET value = excluded.value
            """, arguments: [script, name, value])
      }
    }
  }
}
