import ArgumentParser
package import AppBase

extension ReminderWish {
  /// Reads a typed request.
  ///
  /// - Throws: `ValidationError` for words that are not a request about a reminder.
  package init(typed words: [String]) throws {
    guard let wish = ReminderWish(words) else { throw ValidationError("say at HH:MM, such as at 20:30, or off") }
    self = wish
  }
}
