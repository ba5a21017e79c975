import TilawaCore
import TilawaStore

/// A collector of the parts of a document of ELAN.
struct ElanReader {
  struct Annotation {
    /// The place in time.
    enum Place: Hashable {
      /// Between two slots of time.
      case slots(start: String, end: String)
      /// The place of another annotation, or a part of it.
      case annotation(String)
    }

    let id: String
    let place: Place
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

    /// Whether its annotations are remarks on those of another tier.
    var isRemarks: Bool {
      !annotations.isEmpty && annotations.allSatisfy { if case .annotation = $0.place { true } else { false } }
    }
  }

  /// The acceptable times, in milliseconds.
  private static let times = 0...1_000_000_000_000
  private static let origins = -1_000_000_000_000...1_000_000_000_000
  private static let mostMedia = 1000

  private(set) var isElan = false
  /// The version of the format as it is written; empty where none is.
  private(set) var version = ""
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
    case "ANNOTATION_DOCUMENT": (isElan, version) = (true, attributes["FORMAT"] ?? "")
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
      let start = attributes["TIME_SLOT_REF1"] ?? ""
      add(.slots(start: start, end: attributes["TIME_SLOT_REF2"] ?? ""), attributes, line)
    case "REF_ANNOTATION" where !tiers.isEmpty:
      add(.annotation(attributes["ANNOTATION_REF"] ?? ""), attributes, line)
    case "ANNOTATION_VALUE": text = ""
    default: break
    }
  }

  private mutating func add(_ place: Annotation.Place, _ attributes: [String: String], _ line: Int) {
    tiers[tiers.count - 1].annotations.append(
      Annotation(id: attributes["ANNOTATION_ID"] ?? "", place: place, line: line))
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
