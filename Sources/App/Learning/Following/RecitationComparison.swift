package import AppBase
import Glibc
import TilawaAudio
import TilawaCore
package import TilawaDrawing
import TilawaHearing
import TilawaPlayer
import TilawaStore

/// A comparison of words of a session with the same words of the teacher, as a picture.
package struct RecitationComparison {
  private static let rate = 16_000
  private static let neighbours = 2
  /// The longest sound that is shown, in seconds.
  private static let longest = 30
  private static let margin = 100

  private let context: AppContext
  private let quran: QuranDatabase
  private let library: Library

  package init(in context: AppContext) throws {
    (self.context, quran, library) = (context, try context.quran(), try context.library())
  }

  /// Draws a word of a session, with those beside it in its ayah.
  ///
  /// - Parameters:
  ///   - number: the session; nil: the last one.
  ///   - text: the word, such as `78:2:3`.
  /// - Throws: `Failure` where one of the sounds is not here.
  package func picture(_ number: Int?, _ text: String) throws -> ComparisonPicture {
    guard let session = try library.recitations.find(number, words: quran.structure.words) else {
      throw Failure(.noInput, LearningSentences.noSuchSession(command: RecitationWords.list))
    }
    let own = quran.structure.divided(as: session.riwayah)
    let span = own.span(of: try RangeParser(structure: own, riwayah: session.riwayah, grain: .word).parse(text))
    guard span.count == 1, let ayah = own.ayat(sharing: span, in: session.riwayah.counting).first else {
      throw Failure(.usage, LearningSentences.nameWord(given: text))
    }
    let whole = own.span(of: ayah)
    let near = max(whole.start, span.start - Self.neighbours)..<min(whole.end, span.start + Self.neighbours + 1)
    let numbers = near.lowerBound - whole.start + 1...near.upperBound - whole.start
    let teacher = try TeacherWords(session.riwayah, in: context).sound(of: numbers, in: "\(ayah)")
    func name(_ word: Int) -> String { "\(ayah):\(word - whole.start + 1)" }
    return ComparisonPicture(
      title: LearningSentences.twoVoices(word: name(span.start)).text, note: RecitationWords.disclaimer.text,
      [
        try voice(teacher, chosen: span.start, name), try voice(session, near, chosen: span.start, name),
      ])
  }

  private func voice(
    _ sound: TeacherWords.Sound, chosen: Int, _ name: (Int) -> String
  ) throws -> ComparisonPicture.Voice {
    let (first, last) = (sound.slices[0], sound.slices[sound.slices.count - 1])
    let slice =
      first.file == last.file && first.start < last.end
      ? AudioSlice(file: first.file, start: first.start, end: last.end) : first
    let words = sound.words.map { word in
      (name: name(word.word), word: word.word, seconds: word.start.inSeconds..<max(word.start, word.end).inSeconds)
    }
    return try voice(sound.reciter, slice, words, chosen)
  }

  private func voice(
    _ session: StoredRecitation, _ near: Range<Int>, chosen: Int, _ name: (Int) -> String
  ) throws -> ComparisonPicture.Voice {
    let heard = session.verdicts.filter { $0.origin == .program && near.contains($0.word) }
    guard let range = heard.first(where: { $0.word == chosen })?.sound else {
      throw Failure(.noInput, LearningSentences.notSaid(word: name(chosen), session: session.number))
    }
    let file = try file(of: session)
    // Leave out words that were said elsewhere in the session.
    let reach = Self.longest * 1000 / 3
    let words = heard.compactMap { verdict in verdict.sound.map { (verdict.word, $0) } }
      .filter { abs($0.1.lowerBound - range.lowerBound) < reach }
    let start = (words.map(\.1.lowerBound).min() ?? range.lowerBound) - Self.margin
    let end = (words.map(\.1.upperBound).max() ?? range.upperBound) + Self.margin
    let frames = (start * file.rate / 1000..<end * file.rate / 1000).clamped(to: 0..<file.frames)
    guard !frames.isEmpty else {
      throw Failure(.noInput, LearningSentences.soundEnds(session: session.number))
    }
    return try voice(
      LearningSentences.voiceOfSession(session: session.number, day: "\(session.day)").text,
      AudioSlice(file: file, start: frames.lowerBound, end: frames.upperBound),
      words.map { (name($0.0), $0.0, Double($0.1.lowerBound) / 1000..<Double($0.1.upperBound) / 1000) }, chosen)
  }

  /// The sound of a session: its recording, else the file that was heard.
  private func file(of session: StoredRecitation) throws -> AudioFile {
    if let id = session.recording { return try library.recordings.find(id).file }
    guard access(session.source, R_OK) == 0 else {
      throw Failure(.noInput, LearningSentences.soundNotKept(session: session.number))
    }
    return try AudioProbe.measure(session.source, demanding: .present)
  }

  private func voice(
    _ name: String, _ slice: AudioSlice, _ words: [(name: String, word: Int, seconds: Range<Double>)], _ chosen: Int
  ) throws -> ComparisonPicture.Voice {
    let rate = slice.file.rate
    let cut = AudioSlice(
      file: slice.file, start: slice.start, end: min(slice.end, slice.start + Self.longest * rate))
    let samples = try MonoReader.samples(of: cut, at: Self.rate)
    let start = Double(slice.start) / Double(rate)
    let seconds = Double(samples.count) / Double(Self.rate)
    var extractor = try LogMelExtractor()
    var hops: [Float] = []
    samples.withUnsafeBufferPointer { extractor.add($0, to: &hops) }
    let bands = LogMelParameters().bands
    return ComparisonPicture.Voice(
      name: name, seconds: seconds, peaks: Self.peaks(samples),
      levels: stride(from: 0, to: hops.count, by: bands).map { Array(hops[$0..<$0 + bands]) },
      pitch: PitchContour(samples).values,
      words: words.compactMap { word in
        let range = (word.seconds.lowerBound - start..<word.seconds.upperBound - start).clamped(to: 0..<seconds)
        return range.isEmpty ? nil : (word.name, range, word.word == chosen)
      })
  }

  private static func peaks(_ samples: [Float]) -> [ClosedRange<Float>] {
    let columns = ComparisonPicture.columns
    return (0..<columns).map { column in
      let part = samples[samples.count * column / columns..<samples.count * (column + 1) / columns]
      let (least, most) = (part.min() ?? 0, part.max() ?? 0)
      return least.isFinite && most.isFinite ? least...most : 0...0
    }
  }
}

extension Duration {
  fileprivate var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
