package import AppBase
import TilawaCore
package import TilawaStore

extension TrashedItem {
  /// Finds a deleted item by digits of its id, or by its title.
  package static func find(_ name: String, in trash: [TrashedItem]) throws -> TrashedItem {
    let digits = name.lowercased()
    let byID = trash.filter { item in
      guard digits.utf8.count >= 4 else { return false }
      return switch item.subject {
      case .recording: item.sha256.hasPrefix(digits)
      case .segment(let id): id.hasPrefix(digits)
      }
    }
    let matches = byID.isEmpty ? trash.filter { $0.title == name } : byID
    guard let first = matches.first else {
      throw Failure(.noInput, "nothing in the trash is \(name); see: tilawa library restore")
    }
    guard Set(matches.map(\.subject)).count == 1, Set(matches.map(\.sha256)).count == 1 else {
      throw Failure(
        .usage, "\(name) may be any of \(matches.prefix(5).map { "\($0.id) (\($0.title))" }.joined(separator: ", "))")
    }
    return first
  }
}

extension TrashedItem {
  /// The item for programs.
  private var json: JSON {
    let kind = if case .recording = subject { "recording" } else { "segment" }
    return .object([
      ("id", .string(id)), ("kind", .string(kind)), ("sha256", .string(sha256)),
      ("title", .string(title)), ("deleted", .int(deletedAt)),
    ])
  }

  /// The answer of a command that restored the item.
  package func answer(_ outcome: Restoration) -> CommandAnswer {
    let (word, line) =
      switch outcome {
      case .restored: ("restored", "\(title) is back")
      case .merged: ("merged", "\(title) was there again; what had been marked in it is back too")
      case .known: ("known", "\(title) was there again already, with all that had been marked")
      }
    return CommandAnswer([line], .object([("restored", json), ("outcome", .string(word))]))
  }

  /// The list of the trash.
  ///
  /// - Parameter now: seconds since 1970.
  package static func answer(_ trash: [TrashedItem], now: Int) -> CommandAnswer {
    let rows = trash.map { item in
      let days = max(0, (item.deletedAt + TrashStore.lasts - now + 86_399) / 86_400)
      return [item.id, LocalTime(item.deletedAt).day, "\(days) days left", item.title]
    }
    return CommandAnswer(
      table: AnswerTable(rows, headings: ["id", "deleted", "stays", "title"]),
      .object([("trash", .array(trash.map(\.json)))]), remarks: trash.isEmpty ? ["the trash is empty"] : [])
  }
}

extension TrashReport {
  /// - Parameter isDry: whether nothing was deleted.
  package func answer(isDry: Bool) -> CommandAnswer {
    let lines = titles.map { "\(isDry ? "would go" : "gone"): \($0)" }
    let total = "\(titles.count) things, \(Lengths.bytes(bytes))\(isDry ? " would be freed" : " freed")"
    return CommandAnswer(
      lines + [total],
      .object([
        ("deleted", .bool(!isDry)), ("titles", .strings(titles)), ("copies", .strings(copies)), ("bytes", .int(bytes)),
      ]))
  }
}
