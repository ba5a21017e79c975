import TilawaAudio
import TilawaCore
import TilawaHearing
import TilawaIntake
import TilawaStore

/// The pace of a recitation before it is judged: that of a file by its first minute, that of a student by the last session.
struct KnownPace {
  /// The sound of a file by which the pace is measured, in seconds.
  private static let measured = 60
  private static let piece = 16_000

  private let riwayah: Riwayah
  private let quran: QuranDatabase
  private let texts: TextStore
  private let model: AcousticModel

  init(_ riwayah: Riwayah, _ quran: QuranDatabase, _ texts: TextStore, _ model: AcousticModel) {
    (self.riwayah, self.quran, self.texts, self.model) = (riwayah, quran, texts, model)
  }

  /// Returns the pace of a recitation that is not heard yet; nil where it is not known.
  ///
  /// - Parameter library: the library with the sessions of the student; nil where nothing of this one is kept.
  func pace(of input: RecitationInput, _ range: AyahRange?, student library: Library?) throws -> RecitationPace? {
    switch input {
    case .file(let file): try pace(of: file, range)
    case .microphone: try library.flatMap(pace(ofLastIn:))
    case .standardInput: nil
    }
  }

  /// Measures the pace of a file; nil where too little of the text is heard.
  private func pace(of file: AudioFile, _ range: AyahRange?) throws -> RecitationPace? {
    let slice = AudioSlice(file: file, start: 0, end: min(file.frames, Self.measured * file.rate))
    let samples = try MonoReader.samples(of: slice, at: 16_000)
    let follower = try RecitationFollower(range, riwayah: riwayah, in: quran, texts, model: model)
    for start in stride(from: 0, to: samples.count, by: Self.piece) {
      let piece = samples[start..<min(start + Self.piece, samples.count)]
      _ = try piece.withUnsafeBufferPointer { try follower.hear($0) }
    }
    _ = try follower.finish()
    return follower.pace
  }

  /// Returns the pace of the last session in this riwayah that a microphone heard; nil where there is none.
  private func pace(ofLastIn library: Library) throws -> RecitationPace? {
    let structure = quran.structure
    let sessions = try library.recitations.all(words: structure.words)
    let last = sessions.filter { $0.riwayah == riwayah && !$0.source.hasPrefix("/") && !$0.verdicts.isEmpty }
      .max { $0.number < $1.number }
    guard let last, let words = last.words else { return nil }
    let ayat = structure.ayat(sharing: words, in: riwayah.counting)
    guard let first = ayat.first, let end = ayat.last else { return nil }
    let text = try RecitationText(AyahRange(first, end), riwayah: riwayah, in: quran, texts)
    var units: [Int: Int] = [:]
    for (index, word) in text.words.enumerated() {
      if let place = word.place { units[place] = text.recited.unitCount(ofWord: index) }
    }
    let said = last.verdicts.filter { $0.origin == .program && $0.sound != nil }.sorted { $0.word < $1.word }
    return RecitationPace(
      zip(said, said.dropFirst()).compactMap { word, next in
        guard next.word == word.word + 1, let sound = word.sound, let after = next.sound else { return nil }
        return (Double(after.lowerBound - sound.lowerBound) / 1000, units[word.word] ?? 0)
      })
  }
}
