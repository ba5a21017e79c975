import GRDB
import TilawaCore

/// Khatmat and goals that this program cannot have stored.
struct KhatmDoubts {
  let khatmat: [BadRow]
  let goals: [BadRow]

  init(_ db: Database) throws {
    khatmat = try Row.fetchAll(db, sql: "SELECT id, name, first_page, listening, state FROM khatm").compactMap { row in
      let fault: String? =
        if let fault = try Khatm.fault(in: row[1]) {
          "a name that \(fault)"
        } else if try !(1...Khatm.pages).contains(row[2] as Int) {
          "a page that does not exist"
        } else if try Khatm.Listening(rawValue: row[3]) == nil || Khatm.State(rawValue: row[4]) == nil {
          "a state that does not exist"
        } else { nil }
      return try fault.map { try BadRow(id: row[0], reason: $0) }
    }
    goals = try Row.fetchAll(db, sql: "SELECT day, goal, counting FROM goal").compactMap { row in
      let (goal, counting): (String, String) = try (row[1], row[2])
      let isKnown = goal == KhatmTable.noGoal || Goal(goal, counting: .kufi) != nil
      let isRight = isKnown && (!goal.hasPrefix("verses") || VerseCounting(rawValue: counting) != nil)
      let isDay = try StoredReading.days.contains(row[0])
      return try isRight && isDay
        ? nil : BadRow(id: row[0], reason: isDay ? "a goal that does not exist" : "an impossible day")
    }
  }
}
