import FoundationEssentials
import TilawaCore

/// The labels of a recording in Tilawa's own JSON: frames, and all data of each segment.
struct LabelDocument: Codable {
  struct Segment: Codable {
    let id: String?
    let start: Int
    let end: Int
    let label: String
    let status: SourceSegment.Status?
    let chosen: Int?
    let changed: Int?
    let pause: Int?
    let confidence: Double?
    /// The reasons to look at the segment; nil if there are none.
    let flags: [TilawaCore.Segment.Flag]?
    /// The joins of the segment; nil if it is a single label.
    let joins: [Join]?

    /// The path of the first number outside the limits; nil if all are within them.
    var outOfBounds: String? {
      var numbers = [
        ("start", start), ("end", end), ("chosen", chosen ?? 0), ("changed", changed ?? 0), ("pause", pause ?? 0),
      ]
      for (place, join) in (joins ?? []).enumerated() { numbers.append(("joins[\(place)].at", join.at)) }
      return numbers.first { !RecordingTime.bounds.contains($0.1) }?.0
    }
  }

  struct Join: Codable {
    let at: Int
    let label: String
  }

  static let format = "tilawa-labels"

  let format: String
  let version: Int
  let sha256: String?
  let title: String?
  let rate: Int
  let frames: Int
  let counting: VerseCounting
  let segments: [Segment]

  init(_ annotation: Annotation, of recording: Recording, in structure: QuranStructure) {
    let counting = recording.reciter.counting
    format = LabelDocument.format
    version = 1
    sha256 = recording.sha256
    title = recording.title
    rate = annotation.rate
    frames = annotation.frames
    self.counting = counting
    segments = annotation.segments.map { segment in
      var joins: [Join] = []
      var first = segment.content
      if case .recited(let parts) = segment.content {
        joins = parts.dropFirst().map { Join(at: $0.start, label: structure.label(of: .recited([$0]), in: counting)) }
        first = .recited(Array(parts.prefix(1)))
      }
      return Segment(
        id: segment.id, start: segment.start, end: segment.end, label: structure.label(of: first, in: counting),
        status: segment.status, chosen: segment.chosen, changed: segment.changed, pause: segment.evidence.pause,
        confidence: segment.evidence.confidence,
        flags: segment.evidence.flags.isEmpty ? nil : segment.evidence.flags.sorted(),
        joins: joins.isEmpty ? nil : joins)
    }
  }

  /// Reads a document.
  ///
  /// - Throws: `LabelFileError`.
  init(_ bytes: [UInt8]) throws(LabelFileError) {
    let document: LabelDocument
    do {
      document = try JSONDecoder().decode(LabelDocument.self, from: Data(bytes))
    } catch {
      throw LabelFileError(
        nil, IntakeSentences.noLabelsJson(fault: JSONFault.sentence(error)))
    }
    guard document.format == LabelDocument.format else {
      throw LabelFileError(
        Sentence(verbatim: "`format`"),
        IntakeSentences.otherFormat(format: document.format, wanted: LabelDocument.format))
    }
    guard document.version == 1 else {
      throw LabelFileError(Sentence(verbatim: "`version`"), IntakeSentences.newerVersion)
    }
    try document.check()
    self = document
  }

  /// Refuses numbers outside the limits.
  private func check() throws(LabelFileError) {
    guard RecordingTime.rates.contains(rate) else {
      throw LabelFileError(
        Sentence(verbatim: "`rate`"), IntakeSentences.rateLimits(most: RecordingTime.rates.upperBound))
    }
    for (place, segment) in segments.enumerated() {
      if let wrong = segment.outOfBounds {
        throw LabelFileError(Sentence(verbatim: "`segments[\(place)].\(wrong)`"), IntakeSentences.outOfLimits)
      }
    }
  }

  var file: LabelFile {
    LabelFile(
      entries: segments.enumerated().map { place, segment in
        let joins = (segment.joins ?? []).map { " @\(RecordingTime.seconds($0.at, at: rate)) \($0.label)" }
        let marks = (segment.chosen == nil ? "" : " *") + (segment.status == .suggested ? " ?" : "")
        return LabelFile.Entry(
          place: IntakeSentences.segment(number: place + 1), start: .frame(segment.start, rate: rate),
          end: .frame(segment.end, rate: rate),
          text: segment.label + joins.joined() + marks,
          details: LabelFile.Details(
            chosen: segment.chosen, changed: segment.changed,
            evidence: TilawaCore.Segment.Evidence(
              pause: segment.pause, confidence: segment.confidence, flags: Set(segment.flags ?? []))))
      }, counting: counting)
  }

  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes, .sortedKeys]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
