import GRDB
import TilawaCore

/// Khatmat and goals that this program cannot have stored.
struct KhatmDoubts {
  let khatmat: [BadRow]
  let goals: [BadRow]

  init(_ db: Database) throws {
    khatmat = try Row.fetchAll(db, sql: "SELECT id, name, first_page, listening, state FROM khatm").compactMap { row in
      let fault: String? =
        if let fault = Khatm.fault(in: row[1]) {
          "a name that \(fault)"
        } else if !(1...Khatm.pages).contains(row[2] as Int) {
          "a page that there is not"
        } else if Khatm.Listening(rawValue: row[3]) == nil || Khatm.State(rawValue: row[4]) == nil {
          "a state that there is not"
        } else { nil }
      return fault.map { BadRow(id: row[0], reason: $0) }
    }
    goals = try Row.fetchAll(db, sql: "SELECT day, goal, counting FROM goal").compactMap { row in
      let isKnown = row[1] as String == Library.noGoal || Goal(row[1], counting: .kufi) != nil
      let isOfVerses = (row[1] as String).hasPrefix("verses")
      let isRight = isKnown && (!isOfVerses || VerseCounting(rawValue: row[2]) != nil)
      let isDay = KhatmDoubts.days.contains(row[0])
      return isRight && isDay
        ? nil : BadRow(id: row[0], reason: isDay ? "a goal that there is not" : "an impossible day")
    }
  }

  /// Years 1 to 9999.
  private static let days = -719_162...2_932_896
}
