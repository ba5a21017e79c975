import AppRecordings
package import AppBase
import Glibc
package import TilawaCore
import TilawaHearing
import TilawaPlayer
import TilawaStore

/// A judgement of a recording that is here, with all its context: no word is settled before the sound has ended.
package struct ReciteCheck {
  private let name: String
  private let ranges: [String]
  private let riwayah: Riwayah?
  private let context: AppContext
  private let display: (any RecitationDisplay)?
  package var keepsVerdicts = true
  package var isForProgram = false
  package var judgesTajweed = false
  /// The names of the user's models that hear.
  package var model: String?
  package var secondModel: String?

  package init(
    _ name: String, ranges: [String], riwayah: Riwayah?, in context: AppContext, display: (any RecitationDisplay)?
  ) {
    (self.name, self.ranges, self.riwayah, self.context, self.display) = (name, ranges, riwayah, context, display)
  }

  package func perform() throws {
    var request = ReciteRequest()
    (request.ranges, request.riwayah, request.input, request.mode) = (ranges, riwayah, .file(name), .check)
    (request.keeping, request.isForProgram) = (keepsVerdicts ? .verdicts : .nothing, isForProgram)
    request.judgesTajweed = judgesTajweed
    (request.model, request.secondModel) = (model, secondModel)
    // A file may be anybody's.
    request.countsForHifz = false
    if access(name, F_OK) != 0, let library = try? context.library(for: .reading),
      let recording = try? library.recordings.find(name)
    {
      request.countsForHifz = try isOwnAndNew(recording, library)
      request.input = .file(recording.file.path)
      request.riwayah = riwayah ?? recording.reciter.riwayah
      let structure = try context.quran().structure.divided(as: recording.reciter.riwayah)
      let ayat = recording.expected.map { structure.ayat(sharing: $0, in: recording.reciter.counting) } ?? []
      if ranges.isEmpty, let first = ayat.first, let last = ayat.last {
        request.ranges = ["\(AyahRange(first, last))"]
      }
    }
    try ReciteSession(request, in: context, display: display).perform()
  }

  /// Whether a recording is one's own, and was not judged before: slips are not to count twice.
  private func isOwnAndNew(_ recording: Recording, _ library: Library) throws -> Bool {
    guard recording.reciter.isOneself else { return false }
    return try !library.recitations.all(words: context.quran().structure.words).contains { $0.isOf(recording) }
  }
}
