import ArgumentParser
package import TilawaApp

extension ReminderWish {
  /// - Throws: `ValidationError` for words that ask nothing of a reminder.
  package init(typed words: [String]) throws {
    guard let wish = ReminderWish(words) else { throw ValidationError("say at HH:MM, such as at 20:30, or off") }
    self = wish
  }
}
