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
      throw Failure(.noInput, RecordingsSentences.notInTrash(name: name, command: CommandHint("library", "restore")))
    }
    guard Set(matches.map(\.subject)).count == 1, Set(matches.map(\.sha256)).count == 1 else {
      let names = matches.prefix(5).map { "\($0.id) (\($0.title))" }.listed
      throw Failure(.usage, RecordingsSentences.severalInTrash(name: name, names: names))
    }
    return first
  }
}

extension TrashedItem {
  /// An item for programs.
  private struct Value: Encodable {
    let id: String
    let kind: String
    let sha256: String
    let title: String
    let deleted: Int

    init(_ item: TrashedItem) {
      id = item.id
      kind = if case .recording = item.subject { "recording" } else { "segment" }
      (sha256, title, deleted) = (item.sha256, item.title, item.deletedAt)
    }
  }

  /// The line of a restored item.
  private struct Restored: Encodable {
    let restored: Value
    let outcome: String
  }

  /// The line of the trash.
  private struct Listed: Encodable {
    let trash: [Value]
  }

  /// The answer of a command that restored the item.
  package func answer(_ outcome: Restoration) -> CommandAnswer {
    let (word, line) =
      switch outcome {
      case .restored: ("restored", RecordingsSentences.isBack(title: title))
      case .merged: ("merged", RecordingsSentences.isBackMerged(title: title))
      case .known: ("known", RecordingsSentences.isBackKnown(title: title))
      }
    return CommandAnswer([line], Restored(restored: Value(self), outcome: word))
  }

  /// The list of the trash.
  ///
  /// - Parameter now: seconds since 1970.
  package static func answer(_ trash: [TrashedItem], now: Int) -> CommandAnswer {
    let rows = trash.map { item in
      let days = max(0, (item.deletedAt + TrashStore.lasts - now + 86_399) / 86_400)
      return [item.id, LocalTime(item.deletedAt).day, RecordingsSentences.daysLeft(count: days).text, item.title]
    }
    let headings = [
      RecordingsSentences.headingId, RecordingsSentences.headingDeleted, RecordingsSentences.headingStays,
      RecordingsSentences.headingTitle,
    ]
    return CommandAnswer(
      table: AnswerTable(rows, headings: headings), Listed(trash: trash.map(Value.init)),
      remarks: trash.isEmpty ? [RecordingsSentences.trashEmpty] : [])
  }
}

extension TrashReport {
  /// - Parameter isDry: whether nothing was deleted.
  package func answer(isDry: Bool) -> CommandAnswer {
    let (line, total) =
      isDry
      ? (RecordingsSentences.wouldGo, RecordingsSentences.wouldBeFreed)
      : (RecordingsSentences.gone, RecordingsSentences.freed)
    return CommandAnswer(
      titles.map(line) + [total(titles.count, Lengths.bytes(bytes))],
      Value(deleted: !isDry, titles: titles, copies: copies, bytes: bytes))
  }

  /// The line for programs.
  private struct Value: Encodable {
    let deleted: Bool
    let titles: [String]
    let copies: [String]
    let bytes: Int
  }
}
