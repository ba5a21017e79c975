/// A session as recorded in the ledger.
package struct HeardSession: Hashable, Sendable, Identifiable {
  /// The name of the session, unique across machines.
  package let id: String
  /// The name of the script; nil for a session without a script.
  package let script: String?
  /// The entries, in the order in which they were first heard.
  package let entries: [LedgerEntry]

  /// Makes a session of its entries; nil without entries, or if they are not of one session.
  package init?(_ entries: [LedgerEntry]) {
    guard let first = entries.first, entries.allSatisfy({ $0.occasion.session == first.occasion.session }) else {
      return nil
    }
    id = first.occasion.session
    script = first.occasion.script
    self.entries = entries.sorted { ($0.began.seconds, $0.words.start) < ($1.began.seconds, $1.words.start) }
  }

  /// The time at which the session began.
  package var began: ZonedTime { entries[0].began }

  /// The time at which the last entry ended, in seconds since 1970.
  package var ended: Int { entries.reduce(began.seconds) { max($0, $1.ended) } }

  /// Returns the stretches of the main range and the continuation that were heard to their end, in order, each once,
  /// neighbours joined.
  ///
  /// Ayat that only led in or out are left out, and those of the excluded steps.
  ///
  /// - Parameter steps: the kinds of script steps to exclude.
  package func words(without steps: Set<String> = []) -> [WordRange] {
    let counted = entries.filter { entry in
      entry.plays > 0 && [.main, .continuation].contains(entry.naming.role)
        && entry.occasion.step.map(steps.contains) != true
    }
    return WordRange.joined(counted.map(\.words))
  }
}

extension WordRange {
  /// Returns the same words in as few stretches as possible, in the order of the text, none touching another.
  package static func joined(_ ranges: [WordRange]) -> [WordRange] {
    ranges.sorted { ($0.start, $0.end) < ($1.start, $1.end) }.reduce(into: []) { joined, range in
      if let last = joined.last, range.start <= last.end {
        joined[joined.count - 1] = WordRange(last.start, max(last.end, range.end))
      } else {
        joined.append(range)
      }
    }
  }
}

extension QuranStructure {
  /// Returns words as ranges that can be typed in a counting: whole ayat if possible, else the ayat that hold the
  /// words.
  ///
  /// A range of ayat holds all the words, and may hold more if the words are not whole ayat of this counting.
  ///
  /// - Parameters:
  ///   - words: stretches of the text, such as those of `HeardSession.words`.
  ///   - counting: the counting of the ranges.
  package func ranges(holding words: [WordRange], in counting: VerseCounting) -> [AyahRange] {
    let spans = words.flatMap { ayat(sharing: $0, in: counting) }.map(span)
    return WordRange.joined(spans).flatMap { span in
      let ayat = ayat(sharing: span, in: counting)
      // A range may cross surahs, yet what was heard at the end of one and the beginning of the next is two.
      return Dictionary(grouping: ayat, by: \.surah).values.compactMap { ayat in
        ayat.first.flatMap { first in ayat.last.map { AyahRange(first, $0) } }
      }.sorted { $0.first.surah < $1.first.surah }
    }
  }
}
