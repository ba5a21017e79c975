import TilawaCore
import TilawaHearing
import TilawaPlayer
import TilawaStore

/// The slips of a recitation at words that are held by heart, as events of hifz.
struct RecitationSlips {
  private let library: Library
  private let context: AppContext

  init(_ library: Library, _ context: AppContext) { (self.library, self.context) = (library, context) }

  /// Notes the words that were skipped or changed.
  ///
  /// - Parameter right: the words of which a person said that they were right.
  func note(_ follower: RecitationFollower, besides right: Set<Int>) throws {
    guard let judge = follower.judge, let text = follower.text else { return }
    let words = text.words.indices.filter { judge[$0].verdict.isSlip }.compactMap { text.words[$0].place }
    try note(words.filter { !right.contains($0) }, by: .program)
  }

  /// Notes slips at words that are held.
  func note(_ words: [Int], by origin: HifzOrigin) throws {
    guard !words.isEmpty else { return }
    var book = try HifzBook(in: context, for: .writing)
    let held = book.held
    let places = words.map { WordRange($0, $0 + 1) }.filter { held.count(in: $0) > 0 }
    guard !places.isEmpty else { return }
    try book.note(places.map { .slip($0, by: origin, said: nil) })
  }

  /// Takes back the slips at a word that others noted on the day of a session.
  func takeBack(_ word: Int, of session: StoredRecitation) throws {
    var book = try HifzBook(in: context, for: .writing)
    let place = WordRange(word, word + 1)
    let slips = try library.hifz.events(in: book.structure).holding().filter { event in
      guard case .slip(place, by: .program, said: _) = event.kind else { return false }
      return event.day == session.day && event.time.seconds >= session.time.seconds
    }
    guard !slips.isEmpty else { return }
    try book.note(slips.map { .undo($0.id) })
  }
}
