import Foundation
import TilawaCore
import TilawaStore

/// Gapless databases: starts in milliseconds, each the end of the ayah before; row 999 is where the surah ends.
enum GaplessTimings {
  /// The number of the row that ends a surah.
  private static let end = 999

  static func parse(_ bytes: [UInt8]) throws(TimingDocument.Problem) -> PublishedTimings {
    let rows: [GaplessDatabase.Row]
    do throws(StoreError) {
      rows = try GaplessDatabase.rows(of: bytes)
    } catch {
      throw .init(description: "it is no gapless database: \(error.message)")
    }
    guard !rows.isEmpty else { throw .init(description: "there is no row in it") }
    var ayat: [PublishedAyah] = []
    for (surah, rows) in Dictionary(grouping: rows, by: \.surah).sorted(by: { $0.key < $1.key }) {
      let last = rows.last { $0.ayah != end }?.ayah
      for (index, row) in rows.enumerated() where row.ayah != end {
        // An ayah that is left out would sound with the one before it.
        let next = index + 1 < rows.count ? rows[index + 1] : nil
        let isFollowed = next.map { $0.ayah == row.ayah + 1 || $0.ayah == end && row.ayah == last } ?? false
        ayat.append(
          PublishedAyah(
            surah: surah, ayah: row.ayah, start: row.time.flatMap { TimingNumber.milliseconds($0) },
            end: isFollowed ? next?.time.flatMap { TimingNumber.milliseconds($0) } : nil, words: words(row.words)))
      }
    }
    return PublishedTimings(format: .gapless, base: .surah, ayat: ayat)
  }

  /// Segments as JSON, where the column holds such.
  private static func words(_ text: String?) -> [PublishedWord] {
    guard let text, text.utf8.first == UInt8(ascii: "["),
      let json = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    else { return [] }
    return TimingNumber.words(json)
  }
}
