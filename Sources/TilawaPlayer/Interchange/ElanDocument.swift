import CExpat
import TilawaCore

/// A reader for ELAN documents: their tiers of annotations with times. Tiers that depend on others are left out.
struct ElanDocument {
  let tiers: [LabelFile.Tier]

  init(_ bytes: [UInt8]) throws(LabelFileError) {
    let reader = ElanReader()
    try reader.read(bytes)
    guard reader.isElan else { throw LabelFileError(nil, "it is not an ELAN document") }
    guard reader.unit == "milliseconds" else {
      throw LabelFileError(nil, "its times are \(reader.unit); only milliseconds are read")
    }
    var frames = reader.frames.flatMap { ElanFrames($0) }
    var tiers: [LabelFile.Tier] = []
    for tier in reader.tiers where tier.isAligned || reader.tiers.count == 1 {
      var entries: [LabelFile.Entry] = []
      for annotation in tier.annotations where !annotation.text.allSatisfy(\.isWhitespace) {
        guard let start = reader.slots[annotation.start], let end = reader.slots[annotation.end] else {
          throw LabelFileError("line \(annotation.line)", "the annotation has no time: align it in ELAN")
        }
        entries.append(
          LabelFile.Entry(
            place: "line \(annotation.line)", start: ElanDocument.time(start, .start, &frames),
            end: ElanDocument.time(end, .end, &frames), text: annotation.text))
      }
      tiers.append(LabelFile.Tier(name: tier.name, entries: entries))
    }
    self.tiers = tiers
  }

  private static func time(_ milliseconds: Int, _ side: ElanFrames.Side, _ frames: inout ElanFrames?) -> LabelFile.Time
  {
    frames?.take(milliseconds, side) ?? .duration(.milliseconds(milliseconds), decimals: 3)
  }
}

/// A collector of the parts that libexpat reads.
private final class ElanReader {
  struct Annotation {
    let start: String
    let end: String
    let line: Int
    var text = ""
  }

  struct Tier {
    let name: String
    var annotations: [Annotation] = []
    var isAligned = false
  }

  /// The acceptable times, in milliseconds.
  private static let times = 0...1_000_000_000_000

  private(set) var isElan = false
  private(set) var unit = "milliseconds"
  private(set) var frames: String?
  private(set) var slots: [String: Int] = [:]
  private(set) var tiers: [Tier] = []
  /// The characters of the present element; nil if they are not needed.
  private var text: String?
  private var property = ""
  private var parser: OpaquePointer?

  /// Reads a document.
  ///
  /// - Throws: the error of libexpat with the line, or an error that libexpat is missing.
  func read(_ bytes: [UInt8]) throws(LabelFileError) {
    if let failure = cexpat_load() {
      throw LabelFileError(nil, "XML is read by the package libexpat1: \(String(cString: failure))")
    }
    guard let parser = XML_ParserCreate(nil) else { throw LabelFileError(nil, "out of memory") }
    self.parser = parser
    defer {
      XML_ParserFree(parser)
      self.parser = nil
    }
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser, { ElanReader.from($0)?.begin($1, $2) }, { data, name in ElanReader.from(data)?.end(name) })
    XML_SetCharacterDataHandler(parser) { ElanReader.from($0)?.add($1, Int($2)) }
    let status = bytes.withUnsafeBytes { bytes in
      XML_Parse(parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(clamping: bytes.count), 1)
    }
    guard status == XML_STATUS_OK else {
      let message = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "it is no XML"
      throw LabelFileError("line \(XML_GetCurrentLineNumber(parser))", message)
    }
  }

  private static func from(_ data: UnsafeMutableRawPointer?) -> ElanReader? {
    data.map { Unmanaged<ElanReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private func begin(_ name: UnsafePointer<CChar>?, _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    guard let name else { return }
    let attributes = ElanReader.attributes(pairs)
    switch String(cString: name) {
    case "ANNOTATION_DOCUMENT": isElan = true
    case "HEADER": unit = attributes["TIME_UNITS"] ?? unit
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
          start: attributes["TIME_SLOT_REF1"] ?? "", end: attributes["TIME_SLOT_REF2"] ?? "",
          line: parser.map { Int(XML_GetCurrentLineNumber($0)) } ?? 0))
    case "REF_ANNOTATION": text = nil
    case "ANNOTATION_VALUE": text = ""
    default: break
    }
  }

  private func end(_ name: UnsafePointer<CChar>?) {
    guard let name else { return }
    defer { text = nil }
    switch String(cString: name) {
    case "PROPERTY" where property == ElanFrames.property: frames = text
    case "ANNOTATION_VALUE":
      guard let tier = tiers.indices.last, let last = tiers[tier].annotations.indices.last, let text else { return }
      if tiers[tier].annotations[last].text.isEmpty { tiers[tier].annotations[last].text = text }
    default: break
    }
  }

  private func add(_ characters: UnsafePointer<CChar>?, _ count: Int) {
    guard text != nil, let characters else { return }
    text? += String(decoding: UnsafeRawBufferPointer(start: characters, count: count), as: UTF8.self)
  }

  private static func attributes(_ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> [String: String] {
    var attributes: [String: String] = [:]
    var next = pairs
    while let pair = next, let name = pair[0], let value = pair[1] {
      attributes[String(cString: name)] = String(cString: value)
      next = pair + 2
    }
    return attributes
  }
}
