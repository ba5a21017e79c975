package import TilawaCore
package import TilawaHearing
import TilawaIntake
package import TilawaStore

/// The riwayah that is recited, as far as an acoustic model hears it: Hafs, or one whose text is installed.
///
/// Blocks; not to be called on the cooperative pool.
package struct RiwayahHearing: Sendable {
  /// The result of a hearing of recordings.
  package enum Outcome: Hashable, Sendable {
    case heard(Riwayah)
    /// Several fit about as well, the best first.
    case unsure([Riwayah], Numbers)
    /// No passage is recognised.
    case nothing
  }

  /// Whether several riwayat count the same ayat in what is heard.
  package enum Numbers: Hashable, Sendable { case alike, different }

  /// The length of what is heard of some recordings, from the start of the first one, in seconds.
  private static let heard = 180
  /// The least lead over the second riwayah, in nats.
  private static let lead: Float = 10

  private let quran: QuranDatabase
  private let texts: TextStore
  private let model: @Sendable () throws -> AcousticModel

  package init(
    _ quran: QuranDatabase, texts: TextStore,
    model: @escaping @Sendable () throws -> AcousticModel = { try AcousticModel.installed() }
  ) {
    (self.quran, self.texts, self.model) = (quran, texts, model)
  }

  /// The riwayat that can be told apart.
  package var riwayat: [Riwayah] { Riwayah.allCases.filter { $0 == .hafs || texts.isThere($0) } }

  /// Returns the riwayah whose words fit best to what is heard in some recordings of one reciter.
  package func riwayah(of files: [AudioFile]) throws -> Outcome {
    let parameters = IdentificationParameters()
    let model = try model()
    let whole = try SearchedQuran(quran, texts, riwayah: .hafs)
    var (left, ranges) = (RiwayahHearing.heard, [AyahRange]())
    var gains = [Float](repeating: 0, count: riwayat.count)
    for file in files where left > 0 {
      let slice = AudioSlice(file: file, start: 0, end: min(file.frames, left * file.rate))
      left -= slice.end / file.rate
      let sound = try PosteriorReader(model).read(slice)
      let sure = try PassageIdentifier(whole.text, parameters).find(in: sound).filter { interval in
        interval.same.isEmpty && interval.confidence >= parameters.sure
      }
      for range in sure.map({ quran.structure.range($0.pieces.pieces, in: Riwayah.hafs.counting) }) {
        ranges.append(range)
        for (place, riwayah) in riwayat.enumerated() {
          gains[place] += try gain(of: range, in: riwayah, sound, parameters)
        }
      }
    }
    guard !ranges.isEmpty else { return .nothing }
    let best = gains.max() ?? 0
    let fitting = zip(riwayat, gains).filter { best - $0.1 < RiwayahHearing.lead }.sorted { $0.1 > $1.1 }.map(\.0)
    guard fitting.count > 1 else { return .heard(fitting[0]) }
    return .unsure(fitting, numbers(of: ranges, in: fitting))
  }

  /// Whether some riwayat divide ranges into the same ayat with the same numbers.
  private func numbers(of ranges: [AyahRange], in riwayat: [Riwayah]) -> Numbers {
    let spans = ranges.map { quran.structure.span(of: $0) }
    let ayat = riwayat.map { riwayah in
      spans.flatMap { quran.structure.ayat(sharing: $0, in: riwayah.counting) }.map { ayah in
        NumberedAyah(surah: ayah.surah, number: ayah.ayah, span: quran.structure.span(of: ayah))
      }
    }
    return Set(ayat).count == 1 ? .alike : .different
  }

  private struct NumberedAyah: Hashable {
    let surah: Int
    let number: Int
    let span: WordRange
  }

  /// Returns the lead of a passage over other speech, with the words of a riwayah, in nats.
  private func gain(
    of range: AyahRange, in riwayah: Riwayah, _ sound: HeardSound, _ parameters: IdentificationParameters
  ) throws -> Float {
    let ayat = quran.structure.ayat(sharing: quran.structure.span(of: range), in: riwayah.counting)
    guard let first = ayat.first, let last = ayat.last else { return 0 }
    let searched = try SearchedQuran(quran, texts, riwayah: riwayah, within: AyahRange(first, last))
    return try PassageIdentifier(searched.text, parameters).find(in: sound).reduce(0) { $0 + $1.gain }
  }
}
