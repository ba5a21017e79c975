public import TilawaCore
import TilawaHearing
import TilawaIntake
import TilawaStore

/// Listens to a recitation of known ayat while it arrives, and tells which words were said. Used by one task at a time.
///
/// Every word may be left out, said again or begun with. The words come about half a second after they were said.
public struct RecitationListener: ~Copyable {
  /// A word that was heard.
  public struct Word: Hashable, Sendable {
    /// The ayah, as in `112:1`; `112:0` for the basmalah before a surah.
    public let ayah: String
    /// The number of the word in the ayah, from 1.
    public let number: Int
    /// The start in seconds of sound.
    public let start: Double
    /// The probability that this word was said, and no other, from 0 to 1.
    public let confidence: Double
  }

  /// The words after some sound.
  public struct Update: Hashable, Sendable {
    /// The words that no later sound changes, after those of the updates before.
    public let settled: [Word]
    /// The words after them as they were heard until now.
    public let pending: [Word]
  }

  private static let secondsInFrame = 0.04

  /// Names the words that were heard.
  private struct Naming {
    let text: RecitedText
    /// The name of each part of the text.
    let names: [String]

    func words(_ heard: [DecodedWord]) -> [Word] {
      heard.map { word in
        let (part, number) = text.place(ofWord: word.word)
        return Word(
          ayah: names[part], number: number, start: Double(word.frames.lowerBound) * secondsInFrame,
          confidence: word.confidence)
      }
    }
  }

  private let naming: Naming
  private var stream: PosteriorStream?
  private var decoder: RecitationDecoder

  init(_ passage: PassageText, names: [String], model: AcousticModel) throws {
    naming = Naming(text: passage.recited, names: names)
    stream = try PosteriorStream(model)
    decoder = RecitationDecoder(passage.recited, hopsInFrame: model.hopsInFrame)
  }

  /// Hears samples that follow: 16,000 a second, one channel, from -1 to 1.
  public mutating func hear(_ samples: [Float]) -> Update {
    guard var stream = stream.take() else { return Update(settled: [], pending: []) }
    let frames = samples.withUnsafeBufferPointer { stream.add($0) }
    let update = decoder.add(frames, levels: stream.takeLevels())
    self.stream = consume stream
    return Update(settled: naming.words(update.settled), pending: naming.words(update.pending))
  }

  /// Ends the sound, and returns the last words.
  public mutating func finish() -> [Word] {
    guard var stream = stream.take() else { return [] }
    let levels = stream.takeLevels()
    let before = decoder.add(stream.finish(), levels: levels)
    return naming.words(before.settled + decoder.finish().settled)
  }
}

extension TilawaLibrary {
  /// Makes a listener for the recitation of ayat of a range. The words are those of Hafs.
  ///
  /// - Throws: `TilawaError` if the range is not one, or if the acoustic model is missing.
  public func listener(for range: String, in riwayah: Riwayah? = nil) throws(TilawaError) -> RecitationListener {
    do {
      let riwayah = try self.riwayah(riwayah)
      let ayat = try self.range(range, riwayah)
      let passage = try PassageText(ayat, in: quran.divided(as: riwayah))
      let names = passage.names(in: quran.structure, ayat.counting)
      return try RecitationListener(passage, names: names, model: AcousticModel.installed())
    } catch {
      throw TilawaError(error)
    }
  }
}
