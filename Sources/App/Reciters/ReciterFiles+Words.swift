package import TilawaCore
package import TilawaStore

extension ReciterFiles {
  /// The origin of the files, and the number of files that are here.
  package var words: Sentence {
    switch origin {
    case .recordings: RecitersSentences.fromRecordings
    case .folder: RecitersSentences.fromFolder
    case .network where files == 0:
      pinning == .pinned ? RecitersSentences.fromNetworkPinned : RecitersSentences.fromNetwork
    case .network:
      pinning == .pinned
        ? RecitersSentences.fromNetworkHerePinned(count: files) : RecitersSentences.fromNetworkHere(count: files)
    }
  }
}
