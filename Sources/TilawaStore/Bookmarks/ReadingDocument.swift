import FoundationEssentials
import TilawaCore

/// Bookmarks and positions as a file: `reading.json` in an exported folder, and what `bookmark export` writes.
///
/// Places are written as labels with their counting, which people can read; they mean the same words everywhere.
struct ReadingDocument: Codable {
  static let format = "tilawa-reading"
  static let version = 1

  struct Mark: Codable {
    let id: String
    let ref: String
    let counting: String
    let note: String
    let tags: [String]
    let colour: String?
    let created: Int
    let changed: Int
  }

  struct Position: Codable {
    let name: String
    let ref: String
    let counting: String
    let riwayah: String
    let at: Int
    let offset: Int
    let zone: String
  }

  let format: String
  let version: Int
  let bookmarks: [Mark]
  let gone: [String: Int]
  let positions: [Position]
  let left: [String: Int]

  init(_ reading: SharedReading) {
    format = ReadingDocument.format
    version = ReadingDocument.version
    bookmarks = reading.bookmarks.values.map(Mark.init).sorted { $0.id < $1.id }
    gone = reading.gone
    positions = reading.positions.values.map { position in
      Position(
        name: position.name, ref: position.passage.label, counting: position.passage.counting.rawValue,
        riwayah: position.riwayah.rawValue, at: position.at.seconds, offset: position.at.offset, zone: position.at.zone)
    }.sorted { $0.name < $1.name }
    left = reading.left
  }

  /// The document as JSON; the same document is the same text.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// Reads a document, all of it or nothing.
  ///
  /// - Throws: `.corrupt` with the fault; `.newerVersion`.
  static func read(_ bytes: [UInt8], at path: String, in structure: QuranStructure) throws(StoreError) -> SharedReading
  {
    func refusal(_ code: StoreError.Code, _ detail: Sentence) -> StoreError {
      StoreError(code: code, operation: StoreSentences.cannotReadBookmarks, path: path, detail: detail)
    }
    let document: ReadingDocument
    do {
      let head = try JSONDecoder().decode(Head.self, from: Data(bytes))
      guard head.format == format else { throw refusal(.corrupt, StoreSentences.noReadingDocument) }
      guard head.version <= version else {
        throw refusal(.newerVersion, StoreSentences.newerVersionUpdate)
      }
      document = try JSONDecoder().decode(ReadingDocument.self, from: Data(bytes))
    } catch let error as StoreError {
      throw error
    } catch {
      throw refusal(.corrupt, StoreSentences.readingDocumentDamaged(fault: JSONFault.sentence(error)))
    }
    let places = LabelReader(structure)
    do throws(LabelReader.Doubt) {
      return SharedReading(
        bookmarks: try document.bookmarks.map { (mark) throws(LabelReader.Doubt) in try places.bookmark(mark) },
        gone: try places.times(document.gone) { Bookmark.isID($0) },
        positions: try document.positions.map { (position) throws(LabelReader.Doubt) in try places.position(position) },
        left: try places.times(document.left) { ReadingPosition.fault(inName: $0) == nil })
    } catch {
      throw refusal(.corrupt, error.reason)
    }
  }

  private struct Head: Decodable {
    let format: String
    let version: Int
  }
}

extension ReadingDocument.Mark {
  init(_ bookmark: Bookmark) {
    self.init(
      id: bookmark.id, ref: bookmark.passage.label, counting: bookmark.passage.counting.rawValue, note: bookmark.note,
      tags: bookmark.tags, colour: bookmark.colour?.rawValue, created: bookmark.created, changed: bookmark.changed)
  }
}

/// Checks what a document says.
private struct LabelReader {
  struct Doubt: Error {
    let reason: Sentence
    init(_ reason: Sentence) { self.reason = reason }
  }

  private let parsers: [String: RangeParser]

  init(_ structure: QuranStructure) {
    parsers = Dictionary(
      uniqueKeysWithValues: VerseCounting.allCases.map {
        ($0.rawValue, RangeParser(structure: structure, counting: $0, grain: .word))
      })
  }

  private func passage(_ ref: String, _ counting: String) throws(Doubt) -> Passage {
    guard let parser = parsers[counting] else { throw Doubt(StoreSentences.noCounting(counting: counting)) }
    guard let passage = try? Passage(ref, by: parser) else { throw Doubt(StoreSentences.noSuchRef(ref: "\(ref)")) }
    return passage
  }

  func bookmark(_ mark: ReadingDocument.Mark) throws(Doubt) -> Bookmark {
    guard Bookmark.isID(mark.id) else { throw Doubt(StoreSentences.noBookmarkId(id: mark.id)) }
    if let tag = mark.tags.first(where: { BookmarkTag.fault(in: $0) != nil }) {
      throw Doubt(StoreSentences.noTag(tag: tag))
    }
    let colour = mark.colour.flatMap(MarkColour.init)
    guard colour?.rawValue == mark.colour else { throw Doubt(StoreSentences.noColour(colour: mark.colour ?? "")) }
    guard [mark.created, mark.changed].allSatisfy(RecordingTime.bounds.contains) else {
      throw Doubt(StoreSentences.bookmarkTimeImpossible(id: mark.id))
    }
    return Bookmark(
      id: mark.id, passage: try passage(mark.ref, mark.counting), note: mark.note, tags: mark.tags, colour: colour,
      created: mark.created, changed: mark.changed)
  }

  func position(_ position: ReadingDocument.Position) throws(Doubt) -> ReadingPosition {
    guard ReadingPosition.fault(inName: position.name) == nil, let riwayah = Riwayah(rawValue: position.riwayah),
      RecordingTime.bounds.contains(position.at), StoredReading.offsets.contains(position.offset)
    else { throw Doubt(StoreSentences.noPosition(name: position.name)) }
    return ReadingPosition(
      name: position.name, passage: try passage(position.ref, position.counting), riwayah: riwayah,
      at: ZonedTime(seconds: position.at, offset: position.offset, zone: position.zone))
  }

  func times(_ times: [String: Int], _ isName: (String) -> Bool) throws(Doubt) -> [String: Int] {
    guard times.allSatisfy({ isName($0.key) && RecordingTime.bounds.contains($0.value) }) else {
      throw Doubt(StoreSentences.removedBookmarkInvalid)
    }
    return times
  }
}
