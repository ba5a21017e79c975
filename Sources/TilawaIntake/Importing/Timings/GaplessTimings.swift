import Foundation
import TilawaCore
import TilawaStore

/// A reader for gapless databases: starts in milliseconds, each also the end of the ayah before; row 999 is the end of
/// the surah.
enum GaplessTimings {
  /// The number of the row that ends a surah.
  private static let end = 999

  static func parse(_ bytes: [UInt8]) throws(TimingDocument.Problem) -> PublishedTimings {
    let rows: [GaplessDatabase.Row]
    do throws(StoreError) {
      rows = try GaplessDatabase.rows(of: bytes)
    } catch {
      throw .init(IntakeSentences.noGaplessDatabase(reason: error.detail))
    }
    guard !rows.isEmpty else { throw .init(IntakeSentences.noRow) }
    var ayat: [PublishedAyah] = []
    for (_, rows) in Dictionary(grouping: rows, by: \.place.surah).sorted(by: { $0.key < $1.key }) {
      let last = rows.last { $0.place.ayah != end }?.place.ayah
      for (index, row) in rows.enumerated() where row.place.ayah != end {
        // An ayah that is left out would sound with the one before it.
        let next = index + 1 < rows.count ? rows[index + 1] : nil
        let isFollowed = next.map { isNext($0.place.ayah, after: row.place.ayah, last: last) } ?? false
        ayat.append(
          PublishedAyah(
            row.place, start: row.time.flatMap { TimingNumber.milliseconds($0) },
            end: isFollowed ? next?.time.flatMap { TimingNumber.milliseconds($0) } : nil, words: words(row.words)))
      }
    }
    return PublishedTimings(format: .gapless, base: .surah, ayat: ayat)
  }

  /// Whether the next row is the end of an ayah: it belongs to the following ayah, or to the end of the surah.
  private static func isNext(_ ayah: Int, after one: Int, last: Int?) -> Bool {
    ayah == one + 1 || ayah == end && one == last
  }

  /// Returns the segments from JSON; empty if the column holds none.
  private static func words(_ text: String?) -> [PublishedWord] {
    guard let text, text.utf8.first == UInt8(ascii: "["),
      let json = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    else { return [] }
    return TimingNumber.words(json)
  }
}
