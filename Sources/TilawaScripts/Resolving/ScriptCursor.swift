/// How far the runs of a script have come with one of its variables; to be kept from run to run.
///
/// Places are words of the Hafs text, from 0 through the whole Quran, so that they mean the same in every counting.
public struct ScriptCursor: Hashable, Sendable, Codable {
  /// Where the course began when it was last advanced: a script that begins elsewhere now begins anew.
  public let start: Int
  /// The first word of the portion that comes next.
  public let next: Int

  public init(start: Int, next: Int) {
    self.start = start
    self.next = next
  }
}
