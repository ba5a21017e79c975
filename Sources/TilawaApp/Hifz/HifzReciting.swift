import TilawaAudio
package import TilawaCore
import TilawaPlayer
import TilawaStore

/// A page of the recent or old round said from memory, while the program listens.
package struct HifzReciting {
  /// The options of `recite` for the page.
  package let request: ReciteRequest

  /// - Returns: nil for a new lesson, which is heard first, and for text that `recite` cannot follow: in pieces, or in a
  ///   riwayah whose text is not installed.
  package init?(_ task: HifzTask, of book: HifzBook) {
    guard task.round != .sabaq, let range = HifzReciting.range(of: task.words, book) else { return nil }
    guard book.riwayah == .hafs || (try? book.context.texts().isThere(book.riwayah)) == true else { return nil }
    var request = ReciteRequest()
    (request.ranges, request.riwayah, request.mode) = (["\(range)"], book.riwayah, .hidden)
    self.request = request
  }

  /// The command that does the same.
  package var command: String { "tilawa recite --hidden \(request.ranges.joined(separator: " "))" }

  /// Returns the whole ayat of a passage; nil where it is not in one piece.
  private static func range(of words: WordSet, _ book: HifzBook) -> AyahRange? {
    guard words.ranges.count == 1, let only = words.ranges.first else { return nil }
    let ayat = book.structure.ayat(sharing: only, in: book.riwayah.counting)
    return ayat.first.flatMap { first in ayat.last.map { AyahRange(first, $0) } }
  }

  /// Whether the sound server has a microphone, and the acoustic model is installed.
  package static var canHear: Bool {
    (try? PulseSource()) != nil && (try? PassageFinding.installedModel()) != nil
  }
}

extension HifzBook {
  /// The grade of a page by a check of today; nil without one.
  package func checkedGrade(ofPage page: Int) -> HifzGrade? {
    guard let hearing = state.portions[page]?.hearing, hearing.day == today, hearing.program != nil else { return nil }
    return hearing.grade
  }
}
