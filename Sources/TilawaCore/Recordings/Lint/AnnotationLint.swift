/// Looks for what is probably wrong with the labels of a recording. Nothing that it finds is certain.
public struct AnnotationLint {
  /// Something that somebody should look at.
  public struct Finding: Hashable, Sendable {
    /// What kind of thing; the raw values stand in JSON.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      /// Two segments hold the same sound.
      case overlap
      /// Two parts of one ayah do not touch.
      case gap
      /// It takes much longer than its letters do elsewhere in the recording, or much shorter.
      case length
      /// Shorter than anything that is recited.
      case short
      /// An ayah stands before one that precedes it in the text.
      case order
      /// Ayat are left out between two that are near each other.
      case skipped
      /// The numbers are probably those of another counting.
      case counting
      /// Nobody has said what is heard.
      case unassigned
      /// Nobody has vouched for it.
      case unconfirmed
    }

    /// What kind of thing.
    public let kind: Kind
    /// The segments that it is about, in the order of time.
    public let segments: [Segment.ID]
    /// For people, without the segments' numbers.
    public let message: String
  }

  /// A stretch of text that is recited, with its place.
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

  /// - Parameters:
  ///   - annotation: what is looked at.
  ///   - reciter: whose recording it is.
  ///   - structure: knows the ayat.
  ///   - letters: how many letters some words have.
  public init(
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

  /// All that is found, by the time of the first segment.
  ///
  /// - Throws: what `letters` throws.
  public func findings() throws -> [Finding] {
    let found = overlaps + gaps + (try lengths()) + short + order + (try counting()) + leftOver
    let places = Dictionary(uniqueKeysWithValues: annotation.segments.enumerated().map { ($1.id, $0) })
    return found.enumerated().sorted { one, other in
      let (a, b) = (places[one.element.segments.first ?? ""] ?? -1, places[other.element.segments.first ?? ""] ?? -1)
      return (a, one.offset) < (b, other.offset)
    }.map(\.element)
  }

  // MARK: - Places

  /// So many segments are compared with each that begins inside them, and so many overlaps are told one by one: nobody looks at
  /// more, and all pairs of a hundred thousand segments would fill the memory.
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
          Finding(kind: .overlap, segments: [other.id, segment.id], message: "overlap by \(time(frames))"))
      }
      if open.count < Self.mostOpen { open.append(segment) }
    }
    if let last = findings.last, pairs > findings.count {
      let more = pairs - findings.count
      findings.append(
        Finding(kind: .overlap, segments: last.segments, message: "and \(more) more overlaps that are not listed"))
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
        message: "\(time(other.frames.lowerBound - one.frames.upperBound)) are missing inside \(ayah)")
    }
  }

  private var short: [Finding] {
    annotation.segments.filter { !$0.recited.isEmpty && $0.frames.count * 4 < annotation.rate }.map {
      Finding(kind: .short, segments: [$0.id], message: "only \(time($0.frames.count)) long")
    }
  }

  // MARK: - What nobody has said

  private var leftOver: [Finding] {
    let unassigned = annotation.segments.filter { $0.content == .unassigned }.map { segment in
      Finding(kind: .unassigned, segments: [segment.id], message: "nobody has said what it holds")
    }
    let suggested = annotation.segments.filter { $0.status == .suggested && $0.content != .unassigned }.map(\.id)
    guard !suggested.isEmpty else { return unassigned }
    let words = suggested.count == 1 ? "is a suggestion, which is not played" : "are suggestions, which are not played"
    return unassigned + [Finding(kind: .unconfirmed, segments: suggested, message: words)]
  }

  // MARK: - Words

  /// Whether the riwayah goes on with the same ayah at this word.
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
