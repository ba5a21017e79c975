package import AppBase
package import TilawaCore

/// The numbers of ayat in another counting.
package struct ConvertedNumbers {
  /// Each ayah with the ayat of the other counting that hold its words; empty if there are none.
  private let pairs: [(from: AyahRef, to: [AyahRef])]

  package init(_ ranges: [AyahRange], to counting: VerseCounting, _ structure: QuranStructure) {
    pairs = ranges.flatMap { structure.ayat(in: $0) }.map { ($0, structure.convert($0, to: counting)) }
  }

  package var answer: CommandAnswer {
    let lines = pairs.map { pair in
      let ayat = pair.to.map(\.description).joined(separator: " ")
      return Sentence(verbatim: "\(pair.from)\t\(pair.to.isEmpty ? MushafSentences.noAyahThere.text : ayat)")
    }
    let ayat = pairs.map { pair in
      AyatConverted.Ayah(from: "\(pair.from)", to: pair.to.map(\.description))
    }
    return CommandAnswer(lines, AyatConverted(ayat: ayat))
  }
}
