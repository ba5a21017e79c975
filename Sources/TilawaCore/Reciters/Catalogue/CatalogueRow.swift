/// A line of the catalogue's table, field by field.
struct CatalogueRow {
  struct Fault: Error {
    let detail: Sentence

    init(_ detail: Sentence) { self.detail = detail }
  }

  private enum Column: Int, CaseIterable {
    case id, name, arabic, also, riwayah, style, counting, kbps, surahs, timings, urls
  }

  private let fields: [Substring]

  init(_ fields: [Substring]) throws(Fault) {
    guard fields.count == Column.allCases.count else {
      throw Fault(CoreSentences.fieldsNot(count: fields.count, needed: Column.allCases.count))
    }
    self.fields = fields
  }

  func entry() throws(Fault) -> CatalogueEntry {
    let id = text(.id)
    guard CatalogueRow.isID(id) else { throw Fault(CoreSentences.noId(id: id)) }
    guard !text(.name).isEmpty else { throw Fault(CoreSentences.noName(id: id)) }
    guard let riwayah = Riwayah(rawValue: text(.riwayah)) else {
      throw Fault(CoreSentences.noRiwayah(text: text(.riwayah)))
    }
    guard let style = RecitationStyle(rawValue: text(.style)) else {
      throw Fault(CoreSentences.noStyle(text: text(.style)))
    }
    let surahs = try number(.surahs, in: 1...114)
    return CatalogueEntry(
      id: id, name: text(.name), arabicName: text(.arabic),
      spellings: text(.also).split(separator: ";").map(String.init), riwayah: riwayah, style: style,
      numbering: try numbering(), surahs: surahs, source: try source(id))
  }

  /// Whether a text may be an id: lower-case letters, digits and hyphens, without a hyphen at the start.
  static func isID(_ text: String) -> Bool {
    let isPlain = text.utf8.allSatisfy { $0.isASCIISmallLetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
    return isPlain && !text.isEmpty && !text.hasPrefix("-")
  }

  private func numbering() throws(Fault) -> CatalogueEntry.Numbering {
    let text = text(.counting)
    let isAssumed = text.hasSuffix("?")
    guard let counting = VerseCounting(rawValue: isAssumed ? String(text.dropLast()) : text) else {
      throw Fault(CoreSentences.notACounting(text: text))
    }
    return isAssumed ? .assumed(counting) : .known(counting)
  }

  private func source(_ id: String) throws(Fault) -> RemoteSource {
    var patterns: [URLPattern] = []
    for word in text(.urls).split(separator: " ") {
      do throws(URLPattern.Fault) {
        patterns.append(try URLPattern(String(word)))
      } catch {
        throw Fault(error.sentence.at(Sentence(verbatim: String(word))))
      }
    }
    guard let first = patterns.first else { throw Fault(CoreSentences.noAddress) }
    guard Set(patterns.map(\.namesAyat)).count == 1 else {
      throw Fault(CoreSentences.addressesMixed)
    }
    let timings: RemoteSource.TimingSource?
    switch text(.timings) {
    case "": timings = nil
    case "mp3quran": timings = .mp3quran(folder: first.folder)
    case let other: throw Fault(CoreSentences.noKnownTimings(text: other))
    }
    let bitrate = try number(.kbps, in: 8...10_000).map { $0 * 1000 }
    return RemoteSource(patterns: patterns, timings: timings, bitrate: bitrate, catalogueID: id)
  }

  private func number(_ column: Column, in range: ClosedRange<Int>) throws(Fault) -> Int? {
    let text = text(column)
    guard !text.isEmpty else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw Fault(
        CoreSentences.columnLimits(column: "\(column)", text: text, first: range.lowerBound, last: range.upperBound))
    }
    return number
  }

  private func text(_ column: Column) -> String { String(fields[column.rawValue]) }
}

extension URLPattern {
  /// The address of the folder of its files, with the slash at its end.
  package var folder: String {
    let end = description.lastIndex(of: "/") ?? description.startIndex
    return String(description[...end])
  }
}
