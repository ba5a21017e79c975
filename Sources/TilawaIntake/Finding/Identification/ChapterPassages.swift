import TilawaAudio
package import TilawaCore

/// The passages that the chapters of a sound name: surahs, or ayat. They tell where to seek; which ayat are recited there is heard.
package struct ChapterPassages {
  /// The most chapters that are read; a file with more is heard as one without.
  private static let mostChapters = 1_000
  /// The least share of the sound that they must name: a few titles tell nothing of the rest.
  private static let leastShare = 0.9
  /// The sound before and after chapters that is heard with them, in seconds: they are rarely exact.
  private static let reach = 2

  /// The passages in the order of the recording; none where the chapters do not name nearly all of it.
  package let sought: [SoughtPassage]

  /// Reads the chapters of a file; none where it cannot be read.
  package init(of file: AudioFile, _ structure: QuranStructure, in counting: VerseCounting) {
    self.init((try? FileChapters.read(file.path)) ?? [], of: file, structure, in: counting)
  }

  /// Makes the passages of chapters, which may have any times and titles.
  init(_ chapters: [FileChapters.Chapter], of file: AudioFile, _ structure: QuranStructure, in counting: VerseCounting)
  {
    guard chapters.count <= Self.mostChapters else {
      sought = []
      return
    }
    let titles = ChapterTitles(structure, in: counting)
    let named = Self.stretches(of: chapters, in: file).compactMap { title, frames in
      titles.range(of: title).map { (range: $0, frames: frames) }
    }
    guard !named.isEmpty, Double(named.reduce(0) { $0 + $1.frames.count }) >= Self.leastShare * Double(file.frames)
    else {
      sought = []
      return
    }
    let reach = Self.reach * file.rate
    sought = Self.joined(named).map { range, frames in
      SoughtPassage(range, in: max(0, frames.lowerBound - reach)..<min(file.frames, frames.upperBound + reach))
    }
  }

  /// Returns the titles with their frames, in the order of the sound and without overlap. A chapter without an end lasts until the next one.
  private static func stretches(
    of chapters: [FileChapters.Chapter], in file: AudioFile
  ) -> [(title: String, frames: Range<Int>)] {
    func frame(_ time: Duration) -> Int { max(0, min(file.frames, Int(time / .seconds(1) * Double(file.rate)))) }
    let sorted = chapters.sorted { $0.start < $1.start }
    return sorted.enumerated().compactMap { place, chapter in
      let next = place + 1 < sorted.count ? frame(sorted[place + 1].start) : file.frames
      let (start, end) = (frame(chapter.start), chapter.end > chapter.start ? min(frame(chapter.end), next) : next)
      return start < end ? (chapter.title, start..<end) : nil
    }
  }

  /// Returns the passages with those joined that follow each other in a surah, as chapters of single ayat do.
  private static func joined(_ named: [(range: AyahRange, frames: Range<Int>)]) -> [(AyahRange, Range<Int>)] {
    named.reduce(into: []) { joined, next in
      if let last = joined.last, let range = IdentifiedRecording.joined(last.0, next.range) {
        joined[joined.count - 1] = (range, last.1.lowerBound..<next.frames.upperBound)
      } else {
        joined.append((next.range, next.frames))
      }
    }
  }
}

/// The ayat that titles of chapters name: `Al-Mulk`, `067 - Al-Mulk`, `سورة الملك`, `Al-Falaq 1`, `2:255-257`, `002255`. Numbers alone are those of
/// chapters.
struct ChapterTitles {
  private static let longest = 200

  private let structure: QuranStructure
  private let counting: VerseCounting
  private let names: LabelNames
  private let parser: RangeParser
  private let reader: SourceNameReader

  init(_ structure: QuranStructure, in counting: VerseCounting) {
    (self.structure, self.counting) = (structure, counting)
    names = LabelNames(structure, in: counting, within: nil)
    parser = RangeParser(structure: structure, counting: counting)
    reader = SourceNameReader(structure)
  }

  /// Returns the ayat; nil for any other text.
  func range(of title: String) -> AyahRange? {
    guard title.utf8.count <= Self.longest else { return nil }
    let label = names.label(of: title) ?? (Self.isRange(title) ? title : nil)
    if let label, label.contains(":") { return try? parser.parse(label) }
    guard case .name(let name)? = reader.read(title[...]) else { return nil }
    switch name {
    case .surah(let surah): return try? parser.parse("\(surah)")
    case .ayah(let surah, let ayah): return try? parser.parse("\(surah):\(ayah)")
    default: return nil
    }
  }

  /// Whether a title is numbers of surahs and ayat: `2:255`, `8:75-9:1`.
  private static func isRange(_ title: String) -> Bool {
    title.contains(":") && title.allSatisfy { $0.isWholeNumber || $0 == ":" || $0 == "-" }
  }
}
