import ArgumentParser
package import AppBase
import TilawaCore

extension ReminderWish {
  /// Reads a typed request.
  ///
  /// - Throws: `ValidationError` for words that are not a request about a reminder.
  package init(typed words: [String]) throws {
    guard let wish = ReminderWish(words) else { throw ValidationError(CommandOptionsSentences.reminderTime) }
    self = wish
  }
}
