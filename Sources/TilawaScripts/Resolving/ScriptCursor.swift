/// The progress of a script's runs through one of its variables, stored from run to run.
///
/// Places are words of the Hafs text, from 0 through the whole Quran; so they mean the same in every counting.
package struct ScriptCursor: Hashable, Sendable, Codable {
  /// The start of the course when it was last advanced. A script with another start begins anew.
  package let start: Int
  /// The first word of the portion that comes next.
  package let next: Int

  package init(start: Int, next: Int) {
    self.start = start
    self.next = next
  }
}
