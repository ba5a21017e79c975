import TilawaCore
import TilawaStore

/// A reader for ELAN documents: their tiers of annotations.
///
/// Annotations on others have the time of those; where several share one, and where slots have no time, the time between
/// is divided evenly, and the labels are suggestions.
struct ElanDocument {
  let tiers: [LabelFile.Tier]

  init(_ bytes: [UInt8]) throws(LabelFileError) {
    let reader = try ElanReader(bytes)
    guard reader.isElan else {
      throw LabelFileError(nil, OtherLabels.name(of: bytes) ?? IntakeSentences.noElan)
    }
    guard Int(reader.version.prefix { $0 != "." }) ?? 0 <= ElanDocument.newest else {
      let version = String(reader.version.prefix(20))
      throw LabelFileError(nil, IntakeSentences.elanVersion(version: version, newest: ElanDocument.newest))
    }
    guard reader.unit == "milliseconds" else {
      throw LabelFileError(nil, IntakeSentences.otherUnit(unit: reader.unit))
    }
    let origin = try ElanDocument.origin(of: reader.media)
    // The frames were noted for a sound that begins with the document.
    var frames = origin == 0 ? reader.frames.flatMap { ElanFrames($0) } : nil
    let times = ElanTimes(reader)
    tiers = reader.tiers.enumerated().map { ElanDocument.tier($1, at: $0, times, from: origin, &frames) }
  }

  /// The newest version of the format whose documents are read.
  private static let newest = 3

  private static func tier(
    _ tier: ElanReader.Tier, at number: Int, _ times: ElanTimes, from origin: Int, _ frames: inout ElanFrames?
  ) -> LabelFile.Tier {
    let kind: LabelFile.Tier.Kind = tier.isRemarks ? .remarks : .intervals
    var entries: [LabelFile.Entry] = []
    for (index, annotation) in tier.annotations.enumerated() {
      let place = IntakeSentences.line(number: annotation.line)
      guard let span = times.span(of: index, in: number) else {
        let fault =
          tier.isRemarks
          ? IntakeSentences.tierRefers(tier: tier.name) : IntakeSentences.annotationUntimed(tier: tier.name)
        return LabelFile.Tier(name: tier.name, kind: kind, entries: [], fault: LabelFileError(place, fault))
      }
      // A time between two others is only about right.
      let mark = span.isExact || annotation.text.allSatisfy(\.isWhitespace) ? "" : " ?"
      func time(_ milliseconds: Int, _ side: ElanFrames.Side) -> LabelFile.Time {
        (span.isExact ? frames?.take(milliseconds, side) : nil)
          ?? .duration(.milliseconds(milliseconds + origin), decimals: 3)
      }
      entries.append(
        LabelFile.Entry(
          place: place, start: time(span.start, .start), end: time(span.end, .end), text: annotation.text + mark))
    }
    return LabelFile.Tier(name: tier.name, kind: kind, entries: entries)
  }

  /// Returns the time in the sound at which the document begins, in milliseconds.
  ///
  /// - Throws: `LabelFileError` where sounds of the document begin at different times.
  private static func origin(of media: [ElanReader.Medium]) throws(LabelFileError) -> Int {
    let sounds = media.filter { $0.type.hasPrefix("audio/") }
    let stated = Set((sounds.isEmpty ? media : sounds).map(\.origin))
    guard !stated.contains(nil) else { throw LabelFileError(nil, IntakeSentences.originNoNumber) }
    let origins = stated.compactMap(\.self).sorted()
    guard let first = origins.first else { return 0 }
    guard origins.count == 1 else {
      let times = origins.dropFirst().reduce(Sentence(verbatim: "\(first)")) {
        IntakeSentences.and(one: $0, other: "\($1)")
      }
      throw LabelFileError(nil, IntakeSentences.mediaDiffer(times: times))
    }
    return first
  }
}
