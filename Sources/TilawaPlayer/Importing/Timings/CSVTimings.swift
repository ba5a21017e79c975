import Foundation
import TilawaCore

/// A reader for timings of whole surahs as a table: `surah,ayah,start,end` in seconds, with or without a line of names.
enum CSVTimings {
  private static let longest = Duration.seconds(1_000_000)

  static func parse(_ bytes: [UInt8]) throws(TimingDocument.Problem) -> PublishedTimings {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw TimingDocument.unknown }
    var ayat: [PublishedAyah] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: "\u{FEFF}\"")))
      }
      let isHeader = index == 0 && fields.count >= 4 && Int(fields[0]) == nil
      if fields == [""] || isHeader { continue }
      // A first line without a comma is no table at all.
      if index == 0, fields.count == 1 { throw TimingDocument.unknown }
      guard fields.count >= 4, let place = place(fields[0], fields[1]),
        let start = Duration(seconds: fields[2]), let end = Duration(seconds: fields[3]), start < longest, end < longest
      else { throw .init(description: "line \(index + 1) is not surah,ayah,start,end") }
      guard ayat.count < TimingDocument.mostAyat else {
        throw .init(description: "it has more than \(TimingDocument.mostAyat) rows")
      }
      ayat.append(
        PublishedAyah(place, start: start.frame(at: 1000), end: end.frame(at: 1000)))
    }
    guard !ayat.isEmpty else { throw .init(description: "there is no row in it") }
    return PublishedTimings(format: .csv, base: .surah, ayat: ayat)
  }

  private static func place(_ surah: String, _ ayah: String) -> ToldPlace? {
    guard let surah = Int(surah), let ayah = Int(ayah) else { return nil }
    return ToldPlace(surah: surah, ayah: ayah)
  }
}
