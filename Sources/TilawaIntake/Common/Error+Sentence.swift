import TilawaAudio
package import TilawaCore
import TilawaNetwork
import TilawaStore

extension Error {
  /// The error as a sentence.
  package var said: Sentence {
    switch self {
    case let error as PlayerError: error.sentence
    case let error as AudioError: error.sentence
    case let error as StoreError: error.sentence
    case let error as NetworkError: error.sentence
    default: Sentence(verbatim: "\(self)")
    }
  }
}
