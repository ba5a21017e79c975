import TilawaCore
import TilawaStore

/// A reader for ELAN documents: their tiers of annotations with times.
struct ElanDocument {
  let tiers: [LabelFile.Tier]

  init(_ bytes: [UInt8]) throws(LabelFileError) {
    let reader = try ElanReader(bytes)
    guard reader.isElan else { throw LabelFileError(nil, IntakeSentences.noElan) }
    guard reader.unit == "milliseconds" else {
      throw LabelFileError(nil, IntakeSentences.otherUnit(unit: reader.unit))
    }
    let origin = try ElanDocument.origin(of: reader.media)
    // The frames were noted for a sound that begins with the document.
    var frames = origin == 0 ? reader.frames.flatMap { ElanFrames($0) } : nil
    tiers = reader.tiers.map { tier in
      guard tier.isAligned || !tier.refersToOthers else {
        let fault = LabelFileError(nil, IntakeSentences.tierRefers(tier: tier.name))
        return LabelFile.Tier(name: tier.name, kind: .remarks, entries: [], fault: fault)
      }
      return ElanDocument.tier(tier, reader.slots, from: origin, &frames)
    }
  }

  private static func tier(
    _ tier: ElanReader.Tier, _ slots: [String: Int], from origin: Int, _ frames: inout ElanFrames?
  ) -> LabelFile.Tier {
    var entries: [LabelFile.Entry] = []
    for annotation in tier.annotations {
      let place = IntakeSentences.line(number: annotation.line)
      guard let start = slots[annotation.start], let end = slots[annotation.end] else {
        // Subdivisions of another tier's annotations have times only where a user has moved them.
        let fault = LabelFileError(place, IntakeSentences.annotationUntimed(tier: tier.name))
        return LabelFile.Tier(name: tier.name, entries: [], fault: fault)
      }
      entries.append(
        LabelFile.Entry(
          place: place, start: time(start, .start, from: origin, &frames),
          end: time(end, .end, from: origin, &frames),
          text: annotation.text))
    }
    return LabelFile.Tier(name: tier.name, entries: entries)
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

  private static func time(
    _ milliseconds: Int, _ side: ElanFrames.Side, from origin: Int, _ frames: inout ElanFrames?
  ) -> LabelFile.Time {
    frames?.take(milliseconds, side) ?? .duration(.milliseconds(milliseconds + origin), decimals: 3)
  }
}

/// A collector of the parts of a document.
private struct ElanReader {
  struct Annotation {
    let start: String
    let end: String
    let line: Int
    var text = ""
  }

  /// A sound or a film of the document.
  struct Medium {
    let type: String
    /// The time in it at which the document begins, in milliseconds; nil for one that is not a number.
    let origin: Int?
  }

  struct Tier {
    let name: String
    var annotations: [Annotation] = []
    var isAligned = false
    var refersToOthers = false
  }

  /// The acceptable times, in milliseconds.
  private static let times = 0...1_000_000_000_000
  private static let origins = -1_000_000_000_000...1_000_000_000_000
  private static let mostMedia = 1000

  private(set) var isElan = false
  private(set) var unit = "milliseconds"
  private(set) var frames: String?
  private(set) var media: [Medium] = []
  private(set) var slots: [String: Int] = [:]
  private(set) var tiers: [Tier] = []
  /// The characters of the present element; nil if they are not needed.
  private var text: String?
  private var property = ""

  /// Reads a document.
  ///
  /// - Throws: the fault of the XML with its line.
  init(_ bytes: [UInt8]) throws(LabelFileError) {
    var reader = ElanReader()
    do throws(ElementReader.Fault) {
      try ElementReader.read(bytes) { part, line in reader.take(part, line) }
    } catch {
      throw LabelFileError(
        error.line.map { IntakeSentences.line(number: $0) }, Sentence(verbatim: "\(error.message)"))
    }
    self = reader
  }

  private init() {}

  private mutating func take(_ part: ElementReader.Part, _ line: Int) {
    switch part {
    case .begin(let name, let attributes): begin(name, attributes, line)
    case .end(let name): end(name)
    case .characters(let characters): text? += characters
    case .comment: break
    }
  }

  private mutating func begin(_ name: String, _ attributes: [String: String], _ line: Int) {
    switch name {
    case "ANNOTATION_DOCUMENT": isElan = true
    case "HEADER": unit = attributes["TIME_UNITS"] ?? unit
    case "MEDIA_DESCRIPTOR" where media.count < ElanReader.mostMedia:
      let origin = Int(attributes["TIME_ORIGIN"] ?? "0").flatMap { ElanReader.origins.contains($0) ? $0 : nil }
      media.append(Medium(type: attributes["MIME_TYPE"] ?? "", origin: origin))
    case "PROPERTY":
      property = attributes["NAME"] ?? ""
      text = ""
    case "TIME_SLOT":
      if let id = attributes["TIME_SLOT_ID"], let value = attributes["TIME_VALUE"].flatMap({ Int($0) }),
        ElanReader.times.contains(value)
      {
        slots[id] = value
      }
    case "TIER": tiers.append(Tier(name: attributes["TIER_ID"] ?? ""))
    case "ALIGNABLE_ANNOTATION" where !tiers.isEmpty:
      tiers[tiers.count - 1].isAligned = true
      tiers[tiers.count - 1].annotations.append(
        Annotation(
          start: attributes["TIME_SLOT_REF1"] ?? "", end: attributes["TIME_SLOT_REF2"] ?? "", line: line))
    case "REF_ANNOTATION":
      text = nil
      if let tier = tiers.indices.last { tiers[tier].refersToOthers = true }
    case "ANNOTATION_VALUE": text = ""
    default: break
    }
  }

  private mutating func end(_ name: String) {
    defer { text = nil }
    switch name {
    case "PROPERTY" where property == ElanFrames.property: frames = text
    case "ANNOTATION_VALUE":
      guard let tier = tiers.indices.last, let last = tiers[tier].annotations.indices.last, let text else { return }
      if tiers[tier].annotations[last].text.isEmpty { tiers[tier].annotations[last].text = text }
    default: break
    }
  }
}
