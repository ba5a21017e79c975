import AppBase
import TilawaCore
import TilawaDrawing
import TilawaPlayer
import TilawaStore

/// The passages of a lesson's page: what somebody confirmed in a recording, with the checked text and with notes.
struct LessonPassages {
  private let recording: Recording
  private let annotation: Annotation
  private let structure: QuranStructure
  private let quran: QuranDatabase
  private let letters: SessionText
  private let times: WordTimes
  /// The bookmarks with notes that are not shown yet.
  private var marks: [Bookmark]

  init(of annotated: AnnotatedRecording, marks: [Bookmark], in context: AppContext) throws {
    recording = annotated.recording
    annotation = try annotated.annotation()
    structure = annotated.structure
    quran = annotated.quran
    letters = SessionText(of: recording.reciter.riwayah, quran: annotated.quran, in: context)
    times = annotated.library.timings.wordTimes
    self.marks = marks.filter { !$0.note.isEmpty }
  }

  private var riwayah: Riwayah { recording.reciter.riwayah }
  private var counting: VerseCounting { recording.reciter.counting }

  /// The number of suggestions, which are not on the page.
  var suggested: Int { annotation.segments.count { $0.status == .suggested } }

  /// Returns the passages in the order of the sound. A note stands beside the first passage that has its place.
  mutating func make() throws -> [LessonDocument.Passage] {
    var passages: [LessonDocument.Passage] = []
    for segment in annotation.segments where segment.status == .confirmed {
      switch segment.content {
      case .unassigned, .other: break
      case .speech:
        let talk = RecordingsSentences.talk.text
        passages.append(LessonDocument.Passage(label: talk, interval: interval(segment.frames), text: []))
      case .recited:
        for part in segment.recited { passages.append(try passage(part.content, part.frames)) }
      }
    }
    return passages.sorted { $0.interval.start.frames < $1.interval.start.frames }
  }

  private mutating func passage(
    _ content: SourceSegment.Content, _ frames: Range<Int>
  ) throws -> LessonDocument.Passage {
    let interval = interval(frames)
    switch content {
    case .istiadha:
      return LessonDocument.Passage(label: RecordingsSentences.istiadha.text, interval: interval, text: [])
    case .basmalah(let surah):
      let text = letters.riwayah == riwayah ? letters.basmalah(before: surah ?? 2) : ""
      return LessonDocument.Passage(
        label: RecordingsSentences.basmalah.text, interval: interval, text: text.isEmpty ? [] : [.word(text, nil)])
    case .text(let span):
      let text = riwayah == .hafs ? try words(of: span, in: frames) : ayat(of: span)
      let remark = text.isEmpty ? RecordingsSentences.textNotInstalled(riwayah: riwayah.name).text : ""
      return LessonDocument.Passage(
        label: structure.label(of: content, in: counting), interval: interval, text: text, remark: remark,
        notes: takeNotes(on: span))
    }
  }

  private func interval(_ frames: Range<Int>) -> LessonDocument.Interval {
    let rate = recording.file.rate
    return LessonDocument.Interval(
      OutputTime(frames: frames.lowerBound, rate: rate), OutputTime(frames: frames.upperBound, rate: rate))
  }

  /// Returns the words, each with its time where that lies in the stretch, and the numbers of the ayat that end there.
  private func words(of span: WordRange, in frames: Range<Int>) throws -> [LessonDocument.Element] {
    let rate = recording.file.rate
    var heard: [Int: Range<Int>] = [:]
    for word in times(recording.file, span) {
      let (start, end) = (word.start.frame(at: rate), word.end.frame(at: rate))
      guard start < end, frames.contains(start), end <= frames.upperBound + rate / 10 else { continue }
      heard[word.word] = start..<end
    }
    let numbers = Array(span.start..<span.end)
    let texts = try quran.texts(of: numbers.map { WordRange($0, $0 + 1) })
    let ends = ends(in: span)
    return zip(numbers, texts).flatMap { number, text -> [LessonDocument.Element] in
      let word = LessonDocument.Element.word(text, heard[number].map(interval))
      return ends[number + 1].map { [word, .number($0)] } ?? [word]
    }
  }

  /// Returns the whole ayat of a riwayah whose text is installed; empty otherwise.
  private func ayat(of span: WordRange) -> [LessonDocument.Element] {
    let refs = structure.ayat(sharing: span, in: counting)
    let isWhole =
      refs.first.map { structure.span(of: $0).start } == span.start
      && refs.last.map { structure.span(of: $0).end } == span.end
    guard isWhole else { return [] }
    return refs.flatMap { ref -> [LessonDocument.Element] in
      let found = letters.words(of: ref)
      return found.riwayah == riwayah && !found.text.isEmpty ? [.word(found.text, nil), .number(ref.ayah)] : []
    }
  }

  /// Returns the numbers of the ayat that end in a stretch, by the word after each.
  private func ends(in span: WordRange) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    for ref in structure.ayat(sharing: span, in: counting) {
      let end = structure.span(of: ref).end
      if end <= span.end { ends[end] = ref.ayah }
    }
    return ends
  }

  private mutating func takeNotes(on span: WordRange) -> [String] {
    let found = marks.filter { $0.passage.words.overlaps(span) }
    marks.removeAll { mark in found.contains { $0.id == mark.id } }
    return found.map(\.note)
  }
}
