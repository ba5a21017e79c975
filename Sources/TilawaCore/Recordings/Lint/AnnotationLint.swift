/// A search for probable mistakes in the labels of a recording. No finding is certain.
package struct AnnotationLint {
  /// A finding for a person to look at.
  package struct Finding: Hashable, Sendable {
    /// A kind of finding; the raw values are written to JSON.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
      /// Two segments hold the same sound.
      case overlap
      /// Two parts of one ayah do not touch.
      case gap
      /// A stretch takes much more or much less time than its letters elsewhere in the recording.
      case length
      /// A segment is too short for any recitation.
      case short
      /// An ayah is recited before one that precedes it in the text.
      case order
      /// Ayat are left out between two that are near each other.
      case skipped
      /// The numbers probably belong to another counting.
      case counting
      /// A segment has no content yet.
      case unassigned
      /// A segment is not confirmed.
      case unconfirmed
    }

    /// The kind of the finding.
    package let kind: Kind
    /// The segments of the finding, in the order of time.
    package let segments: [Segment.ID]
    /// The sentence for people, without the ids of the segments.
    package let sentence: Sentence

    package var message: String { sentence.text }
  }

  /// A recited stretch of text with its segment and frames.
  struct Recited {
    let segment: Segment
    let words: WordRange
    let frames: Range<Int>
  }

  let annotation: Annotation
  let reciter: Reciter
  let structure: QuranStructure
  let letters: (WordRange) throws -> Int
  let recited: [Recited]

  /// Makes a search.
  ///
  /// - Parameters:
  ///   - annotation: the segments to check.
  ///   - reciter: the reciter of the recording.
  ///   - structure: the structure with the places of the ayat.
  ///   - letters: returns the number of letters of some words.
  package init(
    _ annotation: Annotation, by reciter: Reciter, of structure: QuranStructure,
    letters: @escaping (WordRange) throws -> Int
  ) {
    self.annotation = annotation
    self.reciter = reciter
    self.structure = structure
    self.letters = letters
    recited = annotation.segments.flatMap { segment in
      segment.recited.compactMap { part in
        guard case .text(let words) = part.content else { return nil }
        return Recited(segment: segment, words: words, frames: part.frames)
      }
    }
  }

  /// Returns all findings by the time of their first segment.
  ///
  /// - Throws: the errors of `letters`.
  package func findings() throws -> [Finding] {
    let found = overlaps + gaps + (try lengths()) + short + order + (try counting()) + leftOver
    let places = Dictionary(uniqueKeysWithValues: annotation.segments.enumerated().map { ($1.id, $0) })
    return found.enumerated().sorted { one, other in
      let (a, b) = (places[one.element.segments.first ?? ""] ?? -1, places[other.element.segments.first ?? ""] ?? -1)
      return (a, one.offset) < (b, other.offset)
    }.map(\.element)
  }

  // MARK: - Places

  /// The greatest number of open segments compared with a new one, and the greatest number of overlaps reported one by
  /// one. More are useless for people, and all pairs of a hundred thousand segments would fill the memory.
  private static let (mostOpen, mostOverlaps) = (32, 10_000)

  private var overlaps: [Finding] {
    var findings: [Finding] = []
    var open: [Segment] = []
    let ends = annotation.segments.map(\.end).sorted()
    var (ended, pairs) = (0, 0)
    for (index, segment) in annotation.segments.enumerated() {
      while ended < ends.count, ends[ended] <= segment.start { ended += 1 }
      pairs += index - ended
      open.removeAll { $0.end <= segment.start }
      for other in open where findings.count < Self.mostOverlaps {
        let frames = min(other.end, segment.end) - segment.start
        findings.append(
          Finding(
            kind: .overlap, segments: [other.id, segment.id], sentence: CoreSentences.overlapBy(time: time(frames))))
      }
      if open.count < Self.mostOpen { open.append(segment) }
    }
    if let last = findings.last, pairs > findings.count {
      let more = pairs - findings.count
      findings.append(
        Finding(kind: .overlap, segments: last.segments, sentence: CoreSentences.moreOverlaps(count: more)))
    }
    return findings
  }

  private var gaps: [Finding] {
    zip(recited, recited.dropFirst()).compactMap { one, other in
      guard one.words.end == other.words.start, one.frames.upperBound < other.frames.lowerBound,
        isInsideAyah(one.words.end)
      else { return nil }
      let ayah = label(WordRange(one.words.end - 1, one.words.end))
      return Finding(
        kind: .gap, segments: [one.segment.id, other.segment.id],
        sentence: CoreSentences.missingInside(
          time: time(other.frames.lowerBound - one.frames.upperBound), ayah: ayah))
    }
  }

  private var short: [Finding] {
    annotation.segments.filter { !$0.recited.isEmpty && $0.frames.count * 4 < annotation.rate }.map {
      Finding(kind: .short, segments: [$0.id], sentence: CoreSentences.onlyLong(time: time($0.frames.count)))
    }
  }

  // MARK: - Missing labels

  private var leftOver: [Finding] {
    let unassigned = annotation.segments.filter { $0.content == .unassigned }.map { segment in
      Finding(kind: .unassigned, segments: [segment.id], sentence: CoreSentences.noLabelOf)
    }
    let suggested = annotation.segments.filter { $0.status == .suggested && $0.content != .unassigned }.map(\.id)
    guard !suggested.isEmpty else { return unassigned }
    let sentence = CoreSentences.suggestionsLeft(count: suggested.count)
    return unassigned + [Finding(kind: .unconfirmed, segments: suggested, sentence: sentence)]
  }

  // MARK: - Words

  /// Whether the riwayah continues the same ayah at this word.
  private func isInsideAyah(_ word: Int) -> Bool {
    guard word < structure.words else { return false }
    let counting = reciter.riwayah.counting
    let before = structure.ayat(sharing: WordRange(word - 1, word), in: counting)
    return !before.isEmpty && before == structure.ayat(sharing: WordRange(word, word + 1), in: counting)
  }

  func label(_ words: WordRange) -> String {
    let ayat = structure.ayat(sharing: words, in: reciter.counting)
    guard let first = ayat.first, let last = ayat.last else { return "1:0" }
    return AyahRange(first, last).description
  }

  func time(_ frames: Int) -> String { Duration.frames(frames, at: annotation.rate).inSeconds }
}
