import FoundationEssentials
import TilawaCore

/// Progress as a JSON file: khatmat, goals, and every entry that counts.
struct KhatmDocument: Codable {
  struct Stored: Codable {
    var name: String
    var firstPage: Int
    var listening: String
    var state: String
    var made: Int
  }

  struct WantedGoal: Codable {
    var day: String
    var goal: String
    var counting: String
  }

  /// An entry, or what stands in its place.
  enum Item: Codable {
    case record(LedgerRecord)
    case unreadable

    init(from decoder: any Decoder) throws {
      self = (try? LedgerRecord(from: decoder)).map(Item.record) ?? .unreadable
    }

    func encode(to encoder: any Encoder) throws {
      if case .record(let record) = self { try record.encode(to: encoder) }
    }
  }

  static let format = "tilawa-khatm"
  static let version = 1

  var format = KhatmDocument.format
  var version = KhatmDocument.version
  /// The khatmat, the current one first.
  var khatmat: [Stored]
  var goals: [WantedGoal]
  var entries: [Item]

  private struct Heading: Decodable {
    var format: String
    var version: Int
  }

  static func read(_ data: Data, path: String) throws(StoreError) -> KhatmDocument {
    func refusal(_ code: StoreError.Code, _ detail: Sentence) -> StoreError {
      StoreError(code: code, operation: StoreSentences.cannotImportProgress, path: path, detail: detail)
    }
    guard let heading = try? JSONDecoder().decode(Heading.self, from: data), heading.format == format else {
      throw refusal(.unreadable, StoreSentences.noKhatmExport(command: CommandHint("khatm", "export")))
    }
    guard heading.version <= version else { throw refusal(.newerVersion, StoreSentences.newerVersion) }
    do { return try JSONDecoder().decode(KhatmDocument.self, from: data) } catch {
      throw refusal(.unreadable, StoreSentences.damagedAs(fault: JSONFault.sentence(error)))
    }
  }
}
