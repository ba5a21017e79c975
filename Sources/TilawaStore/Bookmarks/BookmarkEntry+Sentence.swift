import TilawaCore

extension BookmarkEntry.Fault {
  /// A fault in the words of a sentence.
  init(line: Int?, reason: Sentence) { self.init(line: line, reason: reason.text) }
}
