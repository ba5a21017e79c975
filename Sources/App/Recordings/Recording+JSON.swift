import AppBase
import TilawaAudio
package import TilawaCore
package import TilawaStore

extension JSON {
  package static func members(of recording: Recording) -> [(String, JSON)] {
    [
      ("id", .string(recording.id)), ("sha256", .string(recording.sha256)), ("title", .string(recording.title)),
      ("date", .string(recording.date)), ("reciter", JSON.reciter(recording.reciter)),
      ("duration", .time(recording.length)),
    ]
  }
}

extension FileState {
  /// The word for programs.
  package var word: String {
    switch self {
    case .unchanged: "there"
    case .changed: "changed"
    case .missing: "missing"
    }
  }

  /// The words for people; empty for a file that is as it was.
  package var complaint: String {
    switch self {
    case .unchanged: ""
    case .changed: "its file has changed; tilawa library check"
    case .missing: "its file is gone; tilawa library check"
    }
  }
}
