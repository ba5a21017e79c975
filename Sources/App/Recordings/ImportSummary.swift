import AppBase
package import TilawaCore
package import TilawaStore

/// The ayat that the recordings of one import hold together.
package struct ImportSummary {
  /// The state of an ayah, the best of all its segments.
  private enum State: Int, Comparable {
    case missing, toCheck, sure, confirmed

    static func < (a: State, b: State) -> Bool { a.rawValue < b.rawValue }
  }

  /// The passages: the named one, else those that were found, with small gaps in them.
  package let ranges: [AyahRange]
  /// The passages from the first confirmed ayah to the last, with small gaps in them.
  package let playable: [AyahRange]
  /// The missing ayat of the passages.
  package let missing: [AyahRange]
  /// The recordings with suggestions that may be confirmed unheard, in the order of the import.
  package let sureRecordings: [Recording]
  /// The recordings with other suggestions.
  package let doubtfulRecordings: [Recording]
  private let states: [State]

  /// The number of ayat in the passages.
  package var all: Int { states.count }
  package var found: Int { all - count(.missing) }
  package var confirmed: Int { count(.confirmed) }
  package var sure: Int { count(.sure) }
  package var toCheck: Int { count(.toCheck) }

  private func count(_ state: State) -> Int { states.count { $0 == state } }

  /// Counts the ayat of recordings by their present labels.
  ///
  /// - Parameter range: the passage that they hold together, in the form of `RangeParser`; nil: what was found.
  /// - Throws: `RangeError`, `StoreError`.
  package init(of recordings: [Recording], within range: String?, in library: Library, _ quran: QuranDatabase) throws {
    let first = recordings.first?.reciter
    let structure = quran.structure.divided(as: first?.riwayah ?? .hafs)
    let counting = first?.counting ?? .kufi
    var (found, withSure, withDoubt): ([Int: State], [Recording], [Recording]) = ([:], [], [])
    for recording in recordings {
      let annotation = try library.annotations.of(recording)
      let sure = Set(annotation.sure.map(\.id))
      if !sure.isEmpty { withSure.append(recording) }
      if annotation.segments.contains(where: { $0.status == .suggested && !sure.contains($0.id) }) {
        withDoubt.append(recording)
      }
      for segment in annotation.segments {
        let state: State = segment.status == .confirmed ? .confirmed : sure.contains(segment.id) ? .sure : .toCheck
        for case .text(let span) in segment.recited.map(\.content) {
          for ayah in structure.ayat(sharing: span, in: counting) {
            let (place, whole) = (structure.ordinal(of: ayah), structure.span(of: ayah))
            // A label of some words of an ayah is not the ayah.
            let isWhole = span.start <= whole.start && whole.end <= span.end
            found[place] = max(found[place] ?? .missing, isWhole ? state : .toCheck)
          }
        }
      }
    }
    let named = try range.map { text in
      structure.ordinals(of: try RangeParser(structure: structure, counting: counting).parse(text))
    }
    let stretches = named.map { [$0] } ?? found.keys.sorted().runs(leavingOut: ImportLesson.gap)
    ranges = stretches.map { structure.range($0, in: counting) }
    let places = stretches.flatMap(\.self)
    states = places.map { found[$0] ?? .missing }
    missing = places.filter { found[$0] == nil }.runs(leavingOut: 0).map { structure.range($0, in: counting) }
    playable = found.filter { $0.value == .confirmed }.keys.sorted().runs(leavingOut: ImportLesson.gap).map {
      structure.range($0, in: counting)
    }
    (sureRecordings, doubtfulRecordings) = (withSure, withDoubt)
  }

  /// The ayat in words, a part each: "55 of 56 ayat of 78:1-79:16", "missing 79:16", "53 sure, 2 to check".
  package var words: [Sentence] {
    guard !ranges.isEmpty else { return [] }
    var parts = [RecordingsSentences.ayatOf(found: found, all: all, ranges: firstNames(ranges.map(\.description)))]
    if found > 0, !missing.isEmpty {
      parts.append(RecordingsSentences.missingAyat(ranges: firstNames(missing.map(\.description))))
    }
    if found > 0, found == confirmed {
      parts.append(RecordingsSentences.allConfirmed)
    } else if found > 0 {
      let counts = [
        confirmed > 0 ? RecordingsSentences.countConfirmed(count: confirmed) : nil,
        sure > 0 || confirmed == 0 ? RecordingsSentences.countSure(count: sure) : nil,
        RecordingsSentences.countToCheck(count: toCheck),
      ]
      parts.append(Sentence(verbatim: counts.compactMap { $0?.text }.listed))
    }
    return parts
  }
}
