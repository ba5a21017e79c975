import TilawaCore
import TilawaIntake

/// One damaged document of timings, read and checked as an import would, over a made-up Quran.
struct TimingTrial {
  let path: String
  let seed: UInt64

  static let structure = QuranStructure(
    surahs: (1...114).map { id in
      Surah(
        id: id, arabic: "", transliteration: "Surah \(id)", english: "", place: .meccan, revelationOrder: id, words: 40)
    },
    fawasil: (1...114).flatMap { surah in
      (1...10).map { ayah in
        // The basmalah is an ayah in these two alone.
        let countings = surah == 1 && ayah == 1 ? [.kufi, .makki] : VerseCounting.allCases
        return Fasilah(
          surah: surah, word: 4 * ayah, countings: countings.reduce(into: CountingSet()) { $0.insert($1.bit) })
      }
    }, divisions: [])

  func run() {
    do throws(PlayerError) {
      let published = try TimingDocument.read(path, surah: 2)
      let reader = TimingReader(structure: Self.structure) { spans in spans.map { _ in "ا ب ت ث" } }
      guard let checked = try? reader.check(published, in: .kufi) else { return broken("the check failed") }
      look(at: checked)
    } catch {
      if error.description.contains(where: \.isNewline) { broken("an error of several lines: \(error)") }
    }
  }

  /// Checks that accepted timings are in order, inside bounds, and of words that exist.
  private func look(at checked: TimingCheck.Result) {
    let file = AudioFile(path: path, rate: 48_000, channels: 1, frames: 48_000 * 60)
    for timings in Dictionary(grouping: checked.timings, by: { Self.structure.surah(ofWord: $0.span.start) }).values {
      let places = AyahPlacement(of: timings, in: file).places
      let isOrdered = zip(places, places.dropFirst()).allSatisfy { $0.frames.upperBound <= $1.frames.lowerBound }
      if !isOrdered { broken("ayat overlap") }
      for timing in timings {
        let words = timing.words
        if !words.allSatisfy({ timing.span.start <= $0.word && $0.word < timing.span.end && $0.start < $0.end }) {
          broken("words that there are not")
        }
        if !zip(words, words.dropFirst()).allSatisfy({ $0.start <= $1.start }) { broken("words out of order") }
      }
    }
  }

  private func broken(_ what: String) { print("BROKEN \(seed): \(what)") }
}
