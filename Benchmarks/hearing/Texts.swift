import Foundation
import TilawaAudio
import TilawaCore
import TilawaHearing
import TilawaStore

/// The texts of ayat by their numbers.
struct Texts {
  private let quran: QuranDatabase

  init(_ path: String) throws { quran = try QuranDatabase(path: path, cache: NSTemporaryDirectory()) }

  /// Returns the parts of a list such as `+001001,078001,078002`.
  func parts(_ list: String) throws -> [RecitedText.Part] {
    try list.split(separator: ",").map { cell in
      let digits = cell.drop { $0 == "+" }
      let (surah, ayah) = (Int(digits.prefix(3)) ?? 0, Int(digits.dropFirst(3)) ?? 0)
      return RecitedText.Part(try text(surah, ayah), isOpening: cell.hasPrefix("+"))
    }
  }

  func text(_ surah: Int, _ ayah: Int) throws -> String {
    let span = quran.structure.span(of: AyahRef(surah: surah, ayah: ayah, counting: .kufi))
    return try quran.texts(of: [span])[0]
  }

  /// The texts of a surah's ayat.
  func surah(_ number: Int) throws -> [String] {
    try (1...quran.structure.ayat(inSurah: number, of: .kufi)).map { try text(number, $0) }
  }
}

extension Texts {
  /// The units of each word of a surah in a riwayah, with a stop after each ayah.
  ///
  /// - Parameter job: the riwayah; a table of its texts, or `-` for the program's text of Hafs; the number.
  func units(_ job: [String]) throws -> [String] {
    let (name, file, number) = (job[0], job[1], Int(job[2]) ?? 0)
    let spoken: Pronunciation
    if let riwayah = Riwayah(rawValue: name), file != "-" {
      let rows = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
      let ayat = rows.map { $0.split(separator: "\t") }.filter { $0[3] == job[2] }
      spoken = Pronunciation(kingFahd: ayat.map { String($0[5]) }, of: riwayah)
    } else {
      spoken = Pronunciation(try surah(number))
    }
    return spoken.spoken(stopping: .ayat).map { word in
      "\(name)\t\(number)\t\(word.ayah + 1)\t\(word.word)\t\(word.units.map { "\($0.rawValue)" }.joined(separator: " "))"
    }
  }
}

/// A sound, and the text that is recited in it.
struct Job {
  let name: String
  let file: String
  let parts: [RecitedText.Part]

  var slice: AudioSlice { get throws { AudioSlice(whole: try AudioProbe.measure(file)) } }

  /// The number of units of the text with a stop after each part, and how many of them the best path has wrong.
  func errors(_ model: AcousticModel) throws -> (units: Int, wrong: Int) {
    let heard = try PosteriorReader(model).read(slice).posteriors.greedyPath()
    let expected = parts.flatMap { part in
      Pronunciation([part.text]).spoken(stopping: .ayat).flatMap(\.units).map { Int($0.rawValue) }
    }
    return (expected.count, EditDistance.between(heard, expected))
  }

  /// Returns the place of each word of the ayat that are whole.
  func words(_ model: AcousticModel) throws -> [String] {
    let sound = try PosteriorReader(model).read(slice)
    let takes = PhonemeAligner().align(sound, with: RecitedText(parts))?.takes.filter(\.isWhole) ?? []
    return takes.flatMap { take in
      take.words.enumerated().map { index, hops in
        "\(take.ayah + 1)\t\(index + 1)\t\(Double(hops.lowerBound.index) / 100)\t\(Double(hops.upperBound.index) / 100)"
      }
    }
  }
}
