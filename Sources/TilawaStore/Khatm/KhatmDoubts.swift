import GRDB
import TilawaCore

/// Khatmat and goals that this program cannot have stored.
struct KhatmDoubts {
  let khatmat: [BadRow]
  let goals: [BadRow]

  init(_ db: Database) throws {
    khatmat = try Row.fetchAll(db, sql: KhatmDoubts.khatmQuery).compactMap { row in
      try KhatmDoubts.fault(khatm: row).map { try BadRow(id: row[0], reason: $0) }
    }
    goals = try Row.fetchAll(db, sql: KhatmDoubts.goalQuery).compactMap { row in
      try KhatmDoubts.fault(goal: row).map { try BadRow(id: row[0], reason: $0) }
    }
  }

  static let khatmQuery = "SELECT id, name, first_page, listening, state FROM khatm"
  static let goalQuery = "SELECT day, goal, counting FROM goal"

  /// The reason that a row of `khatmQuery` cannot be believed; nil for none.
  static func fault(khatm row: Row) throws -> String? {
    if let fault = try Khatm.fault(in: row[1], of: CoreSentences.aNameThat) { return fault.text }
    if try !(1...Khatm.pages).contains(row[2] as Int) { return "a page that does not exist" }
    let isState = try Khatm.Listening(rawValue: row[3]) != nil && Khatm.State(rawValue: row[4]) != nil
    return isState ? nil : "a state that does not exist"
  }

  /// The reason that a row of `goalQuery` cannot be believed; nil for none.
  static func fault(goal row: Row) throws -> String? {
    let (goal, counting): (String, String) = try (row[1], row[2])
    let isKnown = goal == KhatmTable.noGoal || Goal(goal, counting: .kufi) != nil
    let isRight = isKnown && (!goal.hasPrefix("verses") || VerseCounting(rawValue: counting) != nil)
    guard try StoredReading.days.contains(row[0]) else { return "an impossible day" }
    return isRight ? nil : "a goal that does not exist"
  }
}
