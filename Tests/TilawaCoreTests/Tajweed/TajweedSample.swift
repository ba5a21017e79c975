import Foundation
import TilawaCore
import TilawaTestSupport

/// Annotations of surahs 1, 2 and 78–114 by others (cpfair/quran-tajweed, CC BY 4.0), over Tanzil's text 1.0.2.
struct TajweedSample {
  struct Ayah {
    let surah: Int
    let ayah: Int
    let text: String
    let spans: [TajweedSpan]
  }

  let ayat: [Ayah]

  /// - Parameter folder: where `tajweed-sample.json` and `text-of-sample.txt` lie.
  init(in folder: String) throws {
    let lines = try String(contentsOfFile: "\(folder)/text-of-sample.txt", encoding: .utf8).split(separator: "\n")
    let texts = Dictionary(
      uniqueKeysWithValues: lines.map { $0.split(separator: "|", maxSplits: 2) }.filter { $0.count == 3 }
        .map { ("\($0[0]):\($0[1])", String($0[2])) })
    let data = try Data(contentsOf: URL(filePath: "\(folder)/tajweed-sample.json"))
    ayat = try JSONDecoder().decode([Row].self, from: data).map { row in
      Ayah(
        surah: row.surah, ayah: row.ayah, text: texts["\(row.surah):\(row.ayah)"] ?? "",
        spans: row.annotations.compactMap { mark in
          TajweedSample.rules[mark.rule].map { TajweedSpan(mark.start..<mark.end, $0) }
        })
    }
  }

  private struct Row: Decodable {
    let surah: Int
    let ayah: Int
    let annotations: [Mark]
  }

  private struct Mark: Decodable {
    let start: Int
    let end: Int
    let rule: String
  }

  private static let rules: [String: TajweedRule] = [
    "hamzat_wasl": .hamzatWasl, "lam_shamsiyyah": .lamShamsiyyah, "silent": .silent, "madd_2": .maddTabii,
    "madd_246": .maddAridLissukun, "madd_munfasil": .maddMunfasil, "madd_muttasil": .maddMuttasil,
    "madd_6": .maddLazim, "ghunnah": .ghunnah, "ikhfa": .ikhfa, "ikhfa_shafawi": .ikhfaShafawi, "iqlab": .iqlab,
    "idghaam_ghunnah": .idghamGhunnah, "idghaam_no_ghunnah": .idghamNoGhunnah, "idghaam_shafawi": .idghamShafawi,
    "idghaam_mutajanisayn": .idghamMutajanisayn, "idghaam_mutaqaribayn": .idghamMutaqaribayn, "qalqalah": .qalqalah,
  ]
}

extension TajweedSample.Ayah {
  /// Its spans in the code points of the text 1.1; nil where the two texts are not letter for letter the same.
  func spans(in text: String) -> [TajweedSpan]? {
    var old = TajweedSample.letters(of: self.text)
    let new = TajweedSample.letters(of: text)
    // The basmalah is part of the first ayah there.
    old.removeFirst(max(old.count - new.count, 0))
    guard old.map(\.scalar) == new.map(\.scalar) else { return nil }
    let places = Dictionary(uniqueKeysWithValues: zip(old.map(\.place), new.map(\.place)))
    return spans.compactMap { span in
      let found = span.scalars.compactMap { places[$0] }
      guard let first = found.min(), let last = found.max() else { return nil }
      return TajweedSpan(first..<last + 1, span.rule)
    }
  }
}

extension TajweedSample {
  /// The code points that both texts have, in one order: without tatweel, spaces and signs for stopping; a hamza on a line as ء
  /// before its vowel.
  fileprivate static func letters(of text: String) -> [(scalar: Unicode.Scalar, place: Int)] {
    var letters: [(scalar: Unicode.Scalar, place: Int)] = []
    var seat = 0
    var isAfterSpace = false
    for (place, scalar) in text.unicodeScalars.enumerated() {
      switch scalar.value {
      case 0x20: break
      case 0x6DC where isAfterSpace: break
      case 0x6D6...0x6DB, 0x6DE, 0x6E9: break
      case 0x640: seat = letters.count
      case 0x654 where seat > 0: letters.insert(("ء", place), at: seat)
      case 0x6E7: letters.append(("\u{6E6}", place))
      case 0x621...0x64A, 0x671:
        seat = 0
        letters.append((scalar, place))
      default: letters.append((scalar, place))
      }
      isAfterSpace = scalar == " "
    }
    return letters
  }
}
