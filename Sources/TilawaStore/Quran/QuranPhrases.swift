package import TilawaCore
import Synchronization

/// The words of the Quran for phrases, read when they are first needed, and kept. Any thread may use it.
package final class QuranPhrases: Sendable {
  private let quran: QuranDatabase
  private let made = Mutex<PhraseSearch?>(nil)

  package init(_ quran: QuranDatabase) { self.quran = quran }

  /// Returns the search.
  ///
  /// - Throws: `StoreError` if the text cannot be read.
  package func search() throws -> PhraseSearch {
    try made.withLock { made in
      if let made { return made }
      let structure = quran.structure
      let spans = (0..<structure.ayatCount(of: .kufi)).map { structure.span(of: structure.ayah(at: $0, in: .kufi)) }
      let search = PhraseSearch(try quran.texts(of: spans))
      made = search
      return search
    }
  }
}
