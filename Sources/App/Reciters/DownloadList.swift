package import AppBase
import TilawaAudio
package import TilawaCore
package import TilawaStore

/// The fetched files of one reciter or of all.
package struct DownloadList: ValueAnswer {
  /// The lines of the list for people.
  package enum Detail { case reciters, files }

  private let downloads: [Download]
  private let table: AnswerTable
  package let remarks: [Sentence]

  /// Lists the fetched files.
  ///
  /// - Parameters:
  ///   - id: the id of the reciter; nil: all.
  ///   - detail: the subject of a line. Programs always get the files.
  package init(of id: String?, in library: Library, _ detail: Detail) throws {
    downloads = try library.downloads.all(by: id)
    switch detail {
    case .files:
      table = DownloadList.files(downloads)
      remarks = []
    case .reciters:
      table = try DownloadList.reciters(of: id, downloads, in: library)
      remarks =
        table.rows.isEmpty
        ? [
          RecitersSentences.nothingDownloaded(command: CommandHint("download", "67", "--reciter", "alafasy"))
        ] : []
    }
  }

  private static func files(_ downloads: [Download]) -> AnswerTable {
    let rows = downloads.map { download in
      [
        download.reciter, download.name, Lengths.bytes(download.size),
        download.isPinned ? RecitersSentences.pinned.text : "-",
        download.fault ?? "",
      ]
    }
    let headings = [
      RecitersSentences.reciter, RecitersSentences.file, RecitersSentences.size, RecitersSentences.pinned,
      RecitersSentences.fault,
    ]
    return AnswerTable(rows, headings: headings, numbers: [2])
  }

  private static func reciters(of id: String?, _ downloads: [Download], in library: Library) throws -> AnswerTable {
    let faulty = Dictionary(grouping: downloads.filter { $0.fault != nil }, by: \.reciter).mapValues(\.count)
    var rows: [[String]] = []
    for reciter in try library.reciters.all() where id == nil || reciter.id == id {
      let size = try library.downloads.size(of: reciter.id)
      guard size.files > 0 else { continue }
      let pinned =
        size.pinnedBytes == size.bytes
        ? RecitersSentences.pinned.text
        : size.pinnedBytes > 0 ? RecitersSentences.sizePinned(size: Lengths.bytes(size.pinnedBytes)).text : "-"
      let withheld = faulty[reciter.id].map { [RecitersSentences.withheldCounted(count: $0).text] } ?? []
      rows.append(
        [reciter.id, RecitersSentences.filesCounted(count: size.files).text, Lengths.bytes(size.bytes), pinned]
          + withheld)
    }
    let headings = [
      RecitersSentences.reciter, RecitersSentences.files, RecitersSentences.size, RecitersSentences.pinned,
    ]
    return AnswerTable(rows, headings: headings + [.empty], numbers: [2])
  }

  package var text: [AnswerPart] { [.table(table)] }

  package var value: some Encodable { DownloadsListed(downloads: downloads.map { DownloadFact($0) }) }
}
