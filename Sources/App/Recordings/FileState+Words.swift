package import TilawaCore
package import TilawaStore

extension FileState {
  /// The word for programs.
  package var word: String {
    switch self {
    case .unchanged: "there"
    case .changed: "changed"
    case .missing: "missing"
    }
  }

  /// The words for people; nil for a file that is as it was.
  package var complaint: Sentence? {
    let check = CommandHint("library", "check")
    return switch self {
    case .unchanged: nil
    case .changed: RecordingsSentences.fileChanged(command: check)
    case .missing: RecordingsSentences.fileGone(command: check)
    }
  }
}
