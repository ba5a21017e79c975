package import AppBase
package import TilawaCore
import TilawaIntake
package import TilawaStore

/// All that is known of a reciter of the library.
package struct ReciterDetails: ValueAnswer {
  private let summary: ReciterSummary
  private let loudness: [LoudnessSource]
  private let files: ReciterFiles?
  /// The source from which files are fetched; nil if they are not fetched.
  private let source: RemoteSource?
  private let hasWords: Bool
  /// The files of whole surahs.
  private let surahs: SurahFiles
  /// The ranges of ayat that are here entirely.
  private let ranges: [AyahRange]
  private let context: AppContext

  package init(_ reciter: Reciter, in library: Library, _ context: AppContext) throws {
    let structure = try context.quran().structure
    summary = try library.reciters.summary(of: reciter.id)
    loudness = try library.loudness.sources(of: [reciter.id])
    files = try library.reciters.files()[reciter.id]
    source = try library.reciters.source(of: reciter.id)
    hasWords = try library.timings.hasWords(of: reciter.id)
    surahs = try SurahFiles(of: reciter, in: library, structure)
    ranges = structure.ranges(of: summary.ayat(of: summary.reciter.counting, in: structure))
    self.context = context
  }

  /// Whether the ayat of the other surahs are heard now.
  private var isHearing: Bool { HearingLock.isHeld(of: summary.reciter.id, in: context.folders) }

  /// The number of surahs with times, and how the others get them.
  private var surahWords: Sentence {
    let counted = RecitersSentences.surahsTimed(count: surahs.count, timed: surahs.timed)
    if surahs.timed == surahs.count { return counted }
    if isHearing { return RecitersSentences.surahsBeingHeard(counted: counted) }
    return RecitersSentences.surahsToHear(
      counted: counted, command: CommandHint("timings", "listen", "--reciter", summary.reciter.id))
  }

  private var isPinned: Bool { files?.pinning == .pinned }

  package var text: [AnswerPart] {
    let reciter = summary.reciter
    let network = source.map { source in
      [[RecitersSentences.network.text, source.patterns.map(\.description).joined(separator: " ")]]
        + (isPinned ? [[RecitersSentences.pinned.text, RecitersSentences.downloadsKept.text]] : [])
    }
    let head = [
      [reciter.id, "\(reciter.name) · \(reciter.riwayah.shownName) · \(reciter.kind.word)"],
      [RecitersSentences.counting.text, reciter.counting.shownName],
    ]
    let files = source == nil ? "\(summary.files)" : RecitersSentences.filesHere(count: summary.files).text
    let segments = RecitersSentences.segmentsCounted(confirmed: summary.confirmed, suggested: summary.suggested)
    let rows = [
      [RecitersSentences.files.text, files], [RecitersSentences.loudness.text, loudness.words.text],
      [RecitersSentences.segments.text, segments.text],
      [RecitersSentences.wordTimes.text, (hasWords ? RecitersSentences.known : RecitersSentences.notKnown).text],
      [
        RecitersSentences.has.text,
        ranges.isEmpty ? RecitersSentences.nothing.text : ranges.map(\.description).joined(separator: " "),
      ],
    ]
    let whole = surahs.count > 0 ? [[RecitersSentences.wholeSurahs.text, surahWords.text]] : []
    return [.table(AnswerTable(head + (network ?? []) + rows + whole))]
  }

  package var value: some Encodable {
    let reciter = summary.reciter
    let source = source.map {
      DescribedReciter(ReciterDescription(reciter, $0, in: try? context.catalogue()))
    }
    return JoinedMembers(
      ReciterValue(reciter),
      ReciterDetailsValue(
        files: summary.files, recordings: summary.recordings, confirmed: summary.confirmed,
        suggested: summary.suggested, coverage: ranges.map(\.description), loudness: loudness.value,
        from: files?.origin.rawValue, pinned: isPinned, source: source, words: hasWords,
        surahs: surahs.count > 0
          ? .init(files: surahs.count, timed: surahs.timed, hearing: isHearing) : nil))
  }
}

extension Reciter.Kind {
  fileprivate var word: Sentence {
    switch self {
    case .personal: RecitersSentences.kindPersonal
    case .reciter: RecitersSentences.kindReciter
    }
  }
}

extension QuranStructure {
  /// Groups ayat into ranges. The ayat must be in the order of the Quran.
  fileprivate func ranges(of ayat: [AyahRef]) -> [AyahRange] {
    var ranges: [AyahRange] = []
    var ordinal: Int?
    for ref in ayat {
      let place = self.ordinal(of: ref)
      if let last = ranges.last, let before = ordinal, place == before + 1 {
        ranges[ranges.count - 1] = AyahRange(last.first, ref)
      } else {
        ranges.append(AyahRange(ref, ref))
      }
      ordinal = place
    }
    return ranges
  }
}
