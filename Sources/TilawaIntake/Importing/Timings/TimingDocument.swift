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

  /// Reads the timings of several documents as one.
  ///
  /// - Parameter paths: the paths of files and folders, see `files(at:)`.
  /// - Throws: `PlayerError`, as for one document, and where some are of ayat and others of surahs.
  package static func read(all paths: [String]) throws(PlayerError) -> PublishedTimings {
    var all: PublishedTimings?
    for path in try files(at: paths) {
      let published = try read(path)
      guard let before = all else {
        all = published
        continue
      }
      guard before.base == published.base, before.ayat.count + published.ayat.count <= mostAyat else {
        let isMixed = before.base != published.base
        throw PlayerError(
          code: .invalid, operation: IntakeSentences.cannotReadTimings, path: path,
          detail: isMixed ? IntakeSentences.otherBase : IntakeSentences.tooManyAyat(count: mostAyat))
      }
      all = PublishedTimings(format: before.format, base: before.base, ayat: before.ayat + published.ayat)
    }
    guard let all else { preconditionFailure("a path names a document, or its folder is refused") }
    return all
  }

  /// Returns the documents that paths name: files, and those in folders. Of a folder with documents of surahs (`002.json`) these
  /// are taken, of another one all with a known ending.
  ///
  /// - Throws: `PlayerError` for a folder without documents.
  package static func files(at paths: [String]) throws(PlayerError) -> [String] {
    var files: [String] = []
    for path in paths {
      guard Disk.isFolder(path) else {
        files.append(path)
        continue
      }
      let found = (Disk.names(in: path) ?? []).sorted().map { path + "/" + $0 }.filter(isDocument)
      let ofSurahs = found.filter(isOfSurah)
      guard !found.isEmpty else {
        throw PlayerError(
          code: .notFound, operation: IntakeSentences.cannotReadTimings, path: path,
          detail: IntakeSentences.noDocuments)
      }
      files += ofSurahs.isEmpty ? found : ofSurahs
    }
    return files
  }

  /// Whether a file is named as timings of a surah are: `002.json`.
  static func isOfSurah(_ path: String) -> Bool {
    isDocument(path) && surahNumber(inName: path).map { (1...114).contains($0) } ?? false
  }

  private static func isDocument(_ path: String) -> Bool {
    ["json", "csv", "db", "sqlite"].contains { path.lowercased().hasSuffix(".\($0)") } && !Disk.isFolder(path)
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
