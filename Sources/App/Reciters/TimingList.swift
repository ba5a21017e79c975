package import AppBase
package import TilawaCore
import TilawaPlayer
import TilawaStore

/// The known timings of ayat in a reciter's files.
package struct TimingList {
  private let timed: TimedReciter
  private var lines: [(timing: AyahTiming, isByHand: Bool)] = []
  /// Words that are not used because they belong to another edition of a file.
  private let foreign: [ForeignWords]
  /// Names of the files of which the timings were read.
  private let origins: [String]

  /// Reads the timings of stretches of text.
  package init(_ timed: TimedReciter, in spans: [WordRange]) throws {
    self.timed = timed
    let (timings, id) = (timed.library.timings, timed.reciter.id)
    for span in spans {
      for base in [AyahTiming.Base.surah, .ayah] {
        let byHand = try timings.overlaidWords(of: id, in: span, base: base)
        lines += try timings.all(of: id, in: span, base: base).map { ($0, byHand.contains($0.span.start)) }
      }
    }
    foreign = try spans.flatMap { try timings.foreignWords(of: id, in: $0) }
    origins = Set(try spans.flatMap { try timings.origins(of: id, in: $0) }).sorted()
  }

  /// The failure for people if nothing is known; nil otherwise.
  package var failure: Failure? {
    guard lines.isEmpty else { return nil }
    return Failure(
      .noInput,
      RecitersSentences.noTimings(
        name: timed.reciter.name,
        command: CommandHint("timings", "import", "FILE", "--reciter", timed.reciter.id)))
  }

  package var answer: CommandAnswer {
    let rows = lines.map { timed.cells($0.timing) + ($0.isByHand ? [RecitersSentences.byHand.text] : []) }
    let ayat = lines.map { JoinedMembers(timed.fact($0.timing), TimingsListed.ByHand(isByHand: $0.isByHand)) }
    return CommandAnswer(
      table: AnswerTable(rows, headings: [RecitersSentences.ayah, RecitersSentences.place, .empty, .empty]),
      TimingsListed(
        reciter: timed.reciter.id, origins: origins, ayat: ayat,
        otherEditions: Set(foreign.map(\.file.path)).sorted()),
      remarks: complaints
        + (origins.isEmpty ? [] : [RecitersSentences.fromFiles(files: origins.listed)]))
  }

  /// A line for each of the first files with words of another edition, and the number of the others.
  private var complaints: [Sentence] {
    var told: Set<String> = []
    let first = foreign.filter { told.insert($0.file.path).inserted }
    let lines = first.prefix(5).map { words in
      let here = Duration.milliseconds(words.file.frames * 1000 / words.file.rate)
      return RecitersSentences.otherEdition(
        path: words.file.path, theirs: Duration.milliseconds(words.milliseconds).clock, own: here.clock)
    }
    return lines + (first.count > 5 ? [RecitersSentences.otherEditionMore(count: first.count - 5)] : [])
  }
}
