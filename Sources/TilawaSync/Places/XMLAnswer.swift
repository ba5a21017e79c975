import CExpat
import TilawaCore

/// A fault in a server's answer, in one line.
struct XMLFault: Error, Hashable {
  let detail: Sentence

  var message: String { detail.text }
}

/// A reader of the XML that servers answer, by libexpat, within bounds.
///
/// Names of elements are "NAMESPACE NAME", or "NAME" alone where there is no namespace.
final class XMLAnswer {
  private static let deepest = 32
  private static let longestText = 4096

  private let begins: (String) -> Bool
  private let ends: (String, String?) -> Sentence?
  private var fault: Sentence?
  private var depth = 0
  private var parser: OpaquePointer?
  /// The characters of the present element; nil if they are not needed.
  private var text: String?

  private init(begins: @escaping (String) -> Bool, ends: @escaping (String, String?) -> Sentence?) {
    (self.begins, self.ends) = (begins, ends)
  }

  /// Reads an answer to its end.
  ///
  /// - Parameters:
  ///   - begins: is called at the beginning of an element, and returns whether its characters are needed.
  ///   - ends: is called at its end with these characters, and returns the reason for which the answer is refused, if there is one.
  /// - Throws: one line about the answer's fault, or about missing libexpat.
  static func read(
    _ bytes: [UInt8], begins: @escaping (String) -> Bool, ends: @escaping (String, String?) -> Sentence?
  ) throws(XMLFault) {
    if let failure = cexpat_load() {
      throw XMLFault(detail: TilawaSyncSentences.xmlNeedsPackage(reason: String(cString: failure)))
    }
    try XMLAnswer(begins: begins, ends: ends).read(bytes)
  }

  private func read(_ bytes: [UInt8]) throws(XMLFault) {
    guard let parser = XML_ParserCreateNS(nil, XML_Char(UInt8(ascii: " "))) else {
      throw XMLFault(detail: TilawaSyncSentences.outOfMemory)
    }
    self.parser = parser
    defer {
      XML_ParserFree(parser)
      self.parser = nil
    }
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser, { data, name, _ in XMLAnswer.from(data)?.begin(name) },
      { data, name in XMLAnswer.from(data)?.end(name) })
    XML_SetCharacterDataHandler(parser) { XMLAnswer.from($0)?.add($1, Int($2)) }
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
      XMLAnswer.from(data)?.stop(TilawaSyncSentences.documentTypeDeclared)
    }
    let status = bytes.withUnsafeBytes { bytes in
      XML_Parse(parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(clamping: bytes.count), 1)
    }
    if let fault { throw XMLFault(detail: fault) }
    guard status == XML_STATUS_OK else {
      let words = XML_ErrorString(XML_GetErrorCode(parser)).map { Sentence(verbatim: String(cString: $0)) }
      throw XMLFault(
        detail: TilawaSyncSentences.lineFault(
          line: Int(XML_GetCurrentLineNumber(parser)), reason: words ?? TilawaSyncSentences.noXml))
    }
  }

  private static func from(_ data: UnsafeMutableRawPointer?) -> XMLAnswer? {
    data.map { Unmanaged<XMLAnswer>.fromOpaque($0).takeUnretainedValue() }
  }

  private func stop(_ reason: Sentence) {
    if fault == nil { fault = reason }
    if let parser { _ = XML_StopParser(parser, 0) }
  }

  private func begin(_ name: UnsafePointer<CChar>?) {
    depth += 1
    guard depth <= Self.deepest else { return stop(TilawaSyncSentences.nestedTooDeeply) }
    guard fault == nil, let name else { return }
    text = begins(String(cString: name)) ? "" : nil
  }

  private func end(_ name: UnsafePointer<CChar>?) {
    depth -= 1
    guard fault == nil, let name else { return }
    if let reason = ends(String(cString: name), text) { stop(reason) }
    text = nil
  }

  private func add(_ characters: UnsafePointer<CChar>?, _ count: Int) {
    guard fault == nil, let text, let characters else { return }
    guard text.utf8.count + count <= Self.longestText else { return stop(TilawaSyncSentences.textTooLong) }
    self.text = text + String(decoding: UnsafeRawBufferPointer(start: characters, count: count), as: UTF8.self)
  }
}

extension XMLAnswer {
  /// The most objects or files of one list.
  static let mostEntries = 1_000_000

  /// Returns a size in bytes; nil where a text is none.
  static func size(_ text: String) -> Int? {
    let digits = text.filter { !$0.isWhitespace }
    guard (1...15).contains(digits.utf8.count), digits.isASCIIDigits else { return nil }
    return Int(digits)
  }

  /// Returns a text whose bytes are escaped as in addresses; nil where it is none.
  static func decoded(_ part: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(part.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
        return nil
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
