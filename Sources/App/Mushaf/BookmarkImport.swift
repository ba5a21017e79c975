package import AppBase
package import TilawaCore
import TilawaStore

/// The bookmarks that were taken from a file, and the mistakes in it.
package struct BookmarkImport: ValueAnswer {
  private let intake: BookmarkIntake
  /// The entries that were left out.
  package let faults: [BookmarkEntry.Fault]

  /// Takes the bookmarks of a file.
  ///
  /// - Parameters:
  ///   - file: the name of the file, for errors.
  ///   - riwayah: the riwayah whose numbers ranges have if the file does not name one; nil: the configured one.
  package init(_ bytes: [UInt8], from file: String, _ riwayah: Riwayah?, in context: AppContext) throws {
    context.expectLibrary()
    let structure = try context.quran().structure
    let reader = BookmarkEntry.Reader(structure, standard: try context.riwayah(riwayah).counting)
    var faults: [BookmarkEntry.Fault] = []
    var entries: [BookmarkEntry] = []
    do throws(BookmarkEntry.Fault) {
      for fields in try BookmarkFile.entries(bytes) {
        do throws(BookmarkEntry.Fault) { entries.append(try BookmarkEntry(fields, by: reader)) } catch {
          faults.append(error)
        }
      }
    } catch { throw Failure(.unreadable, MushafSentences.fileFault(file: file, reason: "\(error)")) }
    self.faults = faults
    intake =
      entries.isEmpty
      ? BookmarkIntake()
      : try context.library(for: .writing).bookmarks.take(entries, now: SystemClock.now, in: structure)
  }

  package var text: [AnswerPart] {
    var outcomes: [Sentence] = []
    if !intake.added.isEmpty { outcomes.append(MushafSentences.countAdded(count: intake.added.count)) }
    if !intake.changed.isEmpty { outcomes.append(MushafSentences.countChanged(count: intake.changed.count)) }
    if !intake.known.isEmpty { outcomes.append(MushafSentences.countKnown(count: intake.known.count)) }
    if !intake.removed.isEmpty { outcomes.append(MushafSentences.countLeftRemoved(count: intake.removed.count)) }
    guard !outcomes.isEmpty else { return [.line(MushafSentences.nothingToTake)] }
    return [.line(outcomes.map(\.text).listed)]
  }

  package var value: some Encodable {
    BookmarksImported(
      added: intake.added.map(\.id), changed: intake.changed.map(\.id), known: intake.known.map(\.id),
      removed: intake.removed.map(\.id),
      faults: faults.map { BookmarksImported.Fault(line: $0.line, message: "\($0.reason)") })
  }
}
