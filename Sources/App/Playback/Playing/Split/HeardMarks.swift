import Synchronization
import TilawaCore
import TilawaPlayer

/// The places of ayat and words in a sound file, noted while it is written.
final class HeardMarks: Sendable {
  /// A playing that begins.
  struct Part: Hashable {
    let at: OutputTime
    let role: PlayerEvent.Role
    /// The index of the unit in the session.
    let item: Int
    let ref: String
    let reciter: Reciter
  }

  struct Word: Hashable {
    let at: OutputTime
    let word: WordRef
  }

  private struct State {
    var parts: [Part] = []
    var words: [Word] = []
  }

  private let state = Mutex(State())

  var parts: [Part] { state.withLock(\.parts) }
  var words: [Word] { state.withLock(\.words) }

  func note(_ event: PlayerEvent) {
    switch event {
    case .ayah(let ayah):
      let part = Part(
        at: ayah.at, role: ayah.role, item: ayah.step.item, ref: ayah.ref, reciter: ayah.reciter)
      state.withLock { $0.parts.append(part) }
    case .word(let at, let word): state.withLock { $0.words.append(Word(at: at, word: word.ref)) }
    default: break
    }
  }

  /// Returns the words that are heard from a part to the next one.
  func words(of index: Int) -> [Word] {
    let parts = parts
    let end = index + 1 < parts.count ? parts[index + 1].at.frames : Int.max
    return words.filter { (parts[index].at.frames..<end).contains($0.at.frames) }
  }
}
