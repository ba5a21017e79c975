package import TilawaCore
package import TilawaHearing
import TilawaIntake
package import TilawaStore

/// The riwayah that is recited, as far as an acoustic model hears it: Hafs, or one whose text is installed.
///
/// Blocks; not to be called on the cooperative pool.
package struct RiwayahHearing: Sendable {
  /// The part of a recording that is heard, from its start, in seconds.
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

  /// Returns the riwayah whose words fit best to what is heard; nil where nothing is recognised, or two fit alike.
  package func riwayah(of file: AudioFile) throws -> Riwayah? {
    let slice = AudioSlice(file: file, start: 0, end: min(file.frames, RiwayahHearing.heard * file.rate))
    let sound = try PosteriorReader(try model()).read(slice)
    let parameters = IdentificationParameters()
    let whole = try SearchedQuran(quran, texts, riwayah: .hafs)
    let sure = try PassageIdentifier(whole.text, parameters).find(in: sound).filter { interval in
      interval.same.isEmpty && interval.confidence >= parameters.sure
    }
    let ranges = sure.map { quran.structure.range($0.pieces.pieces, in: Riwayah.hafs.counting) }
    guard !ranges.isEmpty else { return nil }
    let gains = try riwayat.map { riwayah in
      (riwayah: riwayah, gain: try ranges.reduce(0) { try $0 + gain(of: $1, in: riwayah, sound, parameters) })
    }.sorted { $0.gain > $1.gain }
    guard gains.count > 1 else { return gains.first?.riwayah }
    return gains[0].gain - gains[1].gain >= RiwayahHearing.lead ? gains[0].riwayah : nil
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
