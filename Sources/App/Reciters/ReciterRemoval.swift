package import AppBase
package import TilawaCore
import TilawaIntake
package import TilawaStore

/// The removal of a reciter from the library, with all that was fetched of them.
package struct ReciterRemoval {
  package let reciter: Reciter
  /// The number of the reciter's recordings, which go to the trash.
  package let recordings: Int
  private let library: Library

  package init(of id: String, from library: Library) throws {
    reciter = try library.reciters.choose(id)
    recordings = try library.reciters.summary(of: reciter.id).recordings
    self.library = library
  }

  /// Removes the reciter.
  ///
  /// - Parameter warn: called with a line about fetched files that cannot be removed.
  /// - Returns: the answer, and the files in the reciter's folder unknown to the library. Unknown files stay.
  package func run(warn: (Sentence) -> Void) throws -> (answer: CommandAnswer, strangers: [String]) {
    // Files that can be fetched again would stay on the disk for ever.
    let fetched = try library.downloads.all(by: reciter.id).map(\.file.path)
    var strangers: [String] = []
    do throws(StoreError) {
      try library.downloads.remove(fetched)
      strangers = try DownloadLeftovers.remove(of: reciter.id, in: library).strangers
    } catch {
      // The user made a link of the folder: the files behind it stay.
      guard error.code == .unreadable else { throw error }
      warn(RecitersSentences.leftThere(reason: "\(error)"))
    }
    let copies = try library.reciters.remove(reciter.id)
    let value = ReciterForgotten(removed: ReciterValue(reciter), kept: copies)
    return (CommandAnswer(lines(fetched: fetched.count), value), strangers)
  }

  private func lines(fetched: Int) -> [Sentence] {
    let line =
      fetched == 0
      ? RecitersSentences.forgotten(name: reciter.name)
      : RecitersSentences.forgottenWithDownloads(name: reciter.name, count: fetched)
    guard recordings > 0 else { return [line] }
    let command = CommandHint("library", "restore")
    return [line, RecitersSentences.recordingsInTrash(count: recordings, command: command)]
  }
}
