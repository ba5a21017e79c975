import CExpat
package import TilawaCore

/// A reader of XML files from outside: gives their elements, characters and comments one after the other.
///
/// libexpat refuses entities that multiply. Each text comes in pieces, as libexpat finds them.
package final class ElementReader {
  /// A part of a document.
  package enum Part {
    case begin(String, attributes: [String: String])
    case end(String)
    case characters(String)
    case comment(String)
  }

  /// A fault of a document, with its line; nil for a fault of this machine.
  package struct Fault: Error, Hashable {
    package let line: Int?
    package let detail: Sentence

    package var message: String { detail.text }
  }

  private let take: (Part, Int) -> Void
  private var parser: OpaquePointer?

  private init(_ take: @escaping (Part, Int) -> Void) { self.take = take }

  /// Reads a document to its end.
  ///
  /// - Parameter take: called with each part and its line.
  /// - Throws: `Fault` for bytes that are no XML, and where libexpat is missing.
  package static func read(_ bytes: some Collection<UInt8>, take: @escaping (_ part: Part, _ line: Int) -> Void)
    throws(Fault)
  {
    try ElementReader(take).read(Array(bytes))
  }

  private func read(_ bytes: [UInt8]) throws(Fault) {
    if let failure = cexpat_load() {
      throw Fault(line: nil, detail: StoreSentences.xmlNeedsPackage(reason: String(cString: failure)))
    }
    guard let parser = XML_ParserCreate(nil) else { throw Fault(line: nil, detail: StoreSentences.outOfMemory) }
    self.parser = parser
    defer {
      XML_ParserFree(parser)
      self.parser = nil
    }
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser, { ElementReader.from($0)?.begin($1, $2) },
      { data, name in ElementReader.from(data)?.give(name) { .end($0) } })
    XML_SetCharacterDataHandler(parser) { ElementReader.from($0)?.add($1, Int($2)) }
    XML_SetCommentHandler(parser) { data, text in ElementReader.from(data)?.give(text) { .comment($0) } }
    let status = bytes.withUnsafeBytes { bytes in
      XML_Parse(parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(clamping: bytes.count), 1)
    }
    guard status == XML_STATUS_OK else {
      let words = XML_ErrorString(XML_GetErrorCode(parser)).map { Sentence(verbatim: String(cString: $0)) }
      throw Fault(line: line, detail: words ?? StoreSentences.noXml)
    }
  }

  private static func from(_ data: UnsafeMutableRawPointer?) -> ElementReader? {
    data.map { Unmanaged<ElementReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private var line: Int { parser.map { Int(XML_GetCurrentLineNumber($0)) } ?? 0 }

  private func begin(_ name: UnsafePointer<CChar>?, _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    guard let name else { return }
    var attributes: [String: String] = [:]
    var next = pairs
    while let pair = next, let name = pair[0], let value = pair[1] {
      attributes[String(cString: name)] = String(cString: value)
      next = pair + 2
    }
    take(.begin(String(cString: name), attributes: attributes), line)
  }

  private func give(_ text: UnsafePointer<CChar>?, _ part: (String) -> Part) {
    guard let text else { return }
    take(part(String(cString: text)), line)
  }

  private func add(_ characters: UnsafePointer<CChar>?, _ count: Int) {
    guard let characters else { return }
    let bytes = UnsafeRawBufferPointer(start: characters, count: count)
    take(.characters(String(decoding: bytes, as: UTF8.self)), line)
  }
}
