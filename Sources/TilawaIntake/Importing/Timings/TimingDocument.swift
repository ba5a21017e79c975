import Foundation
package import TilawaCore
import TilawaStore

/// A reader for documents of timings; the content determines the format.
package enum TimingDocument {
  /// An error in a document.
  package struct Problem: Error, Hashable, CustomStringConvertible {
    /// The fault and its place in the document.
    package let sentence: Sentence

    init(_ sentence: Sentence) { self.sentence = sentence }

    package var description: String { sentence.text }
  }

  /// The largest size in bytes; the largest known document has a tenth of it.
  package static let mostBytes = 64 << 20
  /// The largest number of ayat: several times all ayat of the Quran.
  static let mostAyat = 50_000
  /// The most words of one ayah, with repetitions.
  static let mostWords = 5000

  /// Reads the timings of a file.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - surah: the surah of a document that does not name it; nil takes it from the file's name, `002.json`.
  /// - Throws: `PlayerError` for an unreadable file and for an unknown format, with the line if the format has lines.
  package static func read(_ path: String, surah: Int? = nil) throws(PlayerError) -> PublishedTimings {
    let bytes = try bytes(of: path)
    do throws(Problem) {
      return try parse(bytes, surah: surah ?? surahNumber(inName: path))
    } catch {
      throw PlayerError(
        code: .invalid, operation: IntakeSentences.cannotReadTimings, path: path, detail: error.sentence)
    }
  }

  /// Reads the timings in the bytes of a document. Pure; accepts any bytes.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the document.
  ///   - surah: the surah of a document that does not name it.
  package static func parse(_ bytes: [UInt8], surah: Int? = nil) throws(Problem) -> PublishedTimings {
    guard bytes.count <= mostBytes else { throw Problem(IntakeSentences.largerThanLimit) }
    if bytes.starts(with: GaplessDatabase.magic) { return try GaplessTimings.parse(bytes) }
    guard ForeignText.isJSON(bytes) else { return try CSVTimings.parse(bytes) }
    let text = bytes.starts(with: byteOrderMark) ? Data(bytes.dropFirst(3)) : Data(bytes)
    guard let json = try? JSONSerialization.jsonObject(with: text) else {
      throw Problem(IntakeSentences.jsonDamaged)
    }
    let published = try JSONTimings.parse(json, surah: surah)
    guard published.ayat.count <= mostAyat else { throw Problem(IntakeSentences.tooManyAyat(count: mostAyat)) }
    return published
  }

  /// The error for a document of unknown format.
  static let unknown = Problem(IntakeSentences.formatUnknown(command: CommandHint(naming: "timings", "export")))

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns the bytes of a document.
  ///
  /// - Throws: `PlayerError` for an unreadable file.
  package static func bytes(of path: String) throws(PlayerError) -> [UInt8] {
    do throws(StoreError) {
      return try WholeFile.read(path, atMost: mostBytes)
    } catch {
      let isThere = error.code != .notFound
      throw PlayerError(
        code: isThere ? .unreadable : .notFound, operation: IntakeSentences.cannotReadTimings, path: path,
        detail: isThere
          ? IntakeSentences.cannotBeReadBecause(reason: error.detail) : IntakeSentences.noSuchFile)
    }
  }

  /// Returns the surah number in a file's name: `002.json`.
  private static func surahNumber(inName path: String) -> Int? {
    let stem = (path.split(separator: "/").last ?? "").prefix { $0 != "." }
    guard (1...3).contains(stem.count), stem.isASCIIDigits else { return nil }
    return Int(stem)
  }
}
