import TilawaCore

/// A property list as apps for phones write it, in XML, as values of JSON.
///
/// Dates and data are texts. The offset of a value is that of its line.
struct PropertyList {
  /// The deepest level of values in values.
  private static let depth = 64

  /// A list or a dictionary whose end has not come.
  private struct Open {
    let isDictionary: Bool
    let line: Int
    var values: [JSONNode] = []
    var members: [JSONNode.Member] = []
    var key: String?
  }

  private let lineStarts: [Int]
  private var open: [Open] = []
  private var root: JSONNode?
  /// The characters of the present element; nil if they are not needed.
  private var text: String?
  private var isTooDeep = false

  /// Whether a text is a property list in XML.
  static func isThere(in text: String) -> Bool { text.prefix(1000).contains("<plist") }

  /// Returns the value of a document.
  ///
  /// - Throws: the fault of the XML with its line.
  static func node(_ bytes: [UInt8]) throws(BookmarkEntry.Fault) -> JSONNode {
    var list = PropertyList(bytes)
    do throws(ElementReader.Fault) {
      try ElementReader.read(bytes) { part, line in list.take(part, line) }
    } catch {
      throw BookmarkEntry.Fault(line: error.line, reason: error.detail)
    }
    guard !list.isTooDeep, let root = list.root else {
      throw BookmarkEntry.Fault(line: nil, reason: StoreSentences.noListOfBookmarks)
    }
    return root
  }

  private init(_ bytes: [UInt8]) {
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  private mutating func take(_ part: ElementReader.Part, _ line: Int) {
    switch part {
    case .begin("dict", _), .begin("array", _):
      if open.count >= Self.depth {
        isTooDeep = true
      } else if case .begin(let name, _) = part {
        open.append(Open(isDictionary: name == "dict", line: line))
      }
    case .begin: text = ""
    case .characters(let characters): text? += characters
    case .end("dict"), .end("array"): close()
    case .end(let name):
      if let text { add(name, text, line) }
      text = nil
    case .comment: break
    }
  }

  private mutating func close() {
    guard !isTooDeep, let last = open.popLast() else { return }
    add(last.isDictionary ? .object(last.members) : .array(last.values), last.line)
  }

  private mutating func add(_ name: String, _ text: String, _ line: Int) {
    switch name {
    case "key": if let last = open.indices.last { open[last].key = text }
    case "integer", "real": add(.number(text.trimmingSpace()), line)
    case "true", "false": add(.bool(name == "true"), line)
    case "string", "date", "data": add(.string(text), line)
    default: break
    }
  }

  private mutating func add(_ value: JSONValue<JSONNode>, _ line: Int) {
    let node = JSONNode(value, at: lineStarts[min(max(1, line), lineStarts.count) - 1])
    guard let last = open.indices.last else {
      root = root ?? node
      return
    }
    if !open[last].isDictionary {
      open[last].values.append(node)
    } else if let key = open[last].key {
      open[last].members.append((key, node))
      open[last].key = nil
    }
  }
}
