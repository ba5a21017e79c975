package import AppBase
package import TilawaCore
import TilawaStore

/// The bookmarks that were taken from a file, and the mistakes in it.
package struct BookmarkImport: Answer {
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
    } catch { throw Failure(.unreadable, "\(file): \(error)") }
    self.faults = faults
    intake =
      entries.isEmpty
      ? BookmarkIntake()
      : try context.library(for: .writing).bookmarks.take(entries, now: SystemClock.now, in: structure)
  }

  package var text: [AnswerPart] {
    let outcomes = [
      (intake.added, "added"), (intake.changed, "changed"), (intake.known, "known already"),
      (intake.removed, "left removed"),
    ]
    let words = outcomes.filter { !$0.0.isEmpty }.map { "\($0.count) \($1)" }
    return [.line(words.isEmpty ? "nothing to take" : words.joined(separator: ", "))]
  }

  package var json: String {
    func ids(_ bookmarks: [Bookmark]) -> JSON { .strings(bookmarks.map(\.id)) }
    let list = faults.map { fault in
      JSON.object([("line", .optional(fault.line, JSON.int)), ("message", .string(fault.reason))])
    }
    return JSON.object([
      ("added", ids(intake.added)), ("changed", ids(intake.changed)), ("known", ids(intake.known)),
      ("removed", ids(intake.removed)), ("faults", .array(list)),
    ]).text
  }
}
