import TilawaAudio
import TilawaCore
import TilawaStore

extension Error {
  /// The error as a sentence.
  var said: Sentence {
    switch self {
    case let error as PlayerError: error.sentence
    case let error as AudioError: error.sentence
    case let error as StoreError: error.sentence
    default: Sentence(verbatim: "\(self)")
    }
  }
}
