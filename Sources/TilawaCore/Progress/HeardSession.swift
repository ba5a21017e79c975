/// A session as the ledger has it.
public struct HeardSession: Hashable, Sendable, Identifiable {
  /// Its name, the same on no other machine.
  public let id: String
  /// Of the script that ran; nil for a session by itself.
  public let script: String?
  /// What was heard, in the order in which it was first heard.
  public let entries: [LedgerEntry]

  /// Nil where there are no entries, or they are not of one session.
  public init?(_ entries: [LedgerEntry]) {
    guard let first = entries.first, entries.allSatisfy({ $0.occasion.session == first.occasion.session }) else {
      return nil
    }
    id = first.occasion.session
    script = first.occasion.script
    self.entries = entries.sorted { ($0.began.seconds, $0.words.start) < ($1.began.seconds, $1.words.start) }
  }

  /// When it began.
  public var began: ZonedTime { entries[0].began }

  /// When the last of it ended, in seconds since 1970.
  public var ended: Int { entries.reduce(began.seconds) { max($0, $1.ended) } }

  /// The stretches of the text that it was about and that were heard to their end, in order, each once, neighbours joined.
  ///
  /// What only led in or out is not among them, nor what was heard in the steps that are left out.
  ///
  /// - Parameter steps: kinds of steps of scripts that do not count.
  public func words(without steps: Set<String> = []) -> [WordRange] {
    let counted = entries.filter { entry in
      entry.plays > 0 && [.main, .continuation].contains(entry.naming.role)
        && entry.occasion.step.map(steps.contains) != true
    }
    return WordRange.joined(counted.map(\.words))
  }
}

extension WordRange {
  /// The same words as few stretches in the order of the text, none touching another.
  public static func joined(_ ranges: [WordRange]) -> [WordRange] {
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
  /// Words as ranges that can be typed in a counting: whole ayat where they are, and the ayat that hold the rest.
  ///
  /// A range of ayat holds all the words, and may hold more where the words are not whole ayat of this counting.
  ///
  /// - Parameters:
  ///   - words: stretches of the text, such as of `HeardSession.words`.
  ///   - counting: in which they are to be named.
  public func ranges(holding words: [WordRange], in counting: VerseCounting) -> [AyahRange] {
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
