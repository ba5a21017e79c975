import Foundation
import TilawaCore

/// The files of the page. All are read when the server starts, and looked up by their whole name: no path in a request
/// is ever opened.
package struct StudioFiles: Sendable {
  private struct File: Sendable {
    let type: String
    let bytes: [UInt8]
    let tag: String
  }

  /// The types of files that are served, by their endings.
  private static let types = [
    "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
    "json": "application/json; charset=utf-8", "webmanifest": "application/manifest+json", "svg": "image/svg+xml",
    "png": "image/png", "ttf": "font/ttf", "woff2": "font/woff2",
  ]
  /// The most that all files may have, in bytes.
  private static let mostBytes = 32 << 20

  private let files: [String: File]
  /// The files elsewhere. The search for a font takes longer than all else at the start, so nothing waits for it.
  private let others: Task<[String: File], Never>

  /// Reads the files of a folder, and others under names of their own.
  ///
  /// - Parameters:
  ///   - folder: the folder of the page.
  ///   - others: returns the paths of files elsewhere, such as fonts of the system, by their names without the first `/`;
  ///     called once, on a thread of its own.
  package init(folder: String, others: @escaping @Sendable () -> [String: String] = { [:] }) {
    self.others = Task { await SystemThread.value { Self.read(others()) } }
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    files = Self.read(Dictionary(uniqueKeysWithValues: names.map { ($0, "\(folder)/\($0)") }))
  }

  /// Reads files of known types by their paths; what is beyond the limit is left out.
  private static func read(_ paths: [String: String]) -> [String: File] {
    var files: [String: File] = [:]
    var total = 0
    for (name, path) in paths.sorted(by: { $0.key < $1.key }) {
      guard let type = types[String(name.split(separator: ".").last ?? "")],
        let bytes = FileManager.default.contents(atPath: path).map({ [UInt8]($0) }), total + bytes.count <= mostBytes
      else { continue }
      total += bytes.count
      files["/" + name] = File(type: type, bytes: bytes, tag: "W/\"\(tag(bytes))\"")
    }
    return files
  }

  /// Whether the page itself is here.
  package var hasPage: Bool { files["/index.html"] != nil }

  /// Returns the names of all files, `/` for the page itself, as a list of JSON.
  package var list: String {
    JSON.line(encoding: ["/"] + files.keys.sorted())
  }

  /// Returns the reply with a file; nil where there is none of this name.
  func reply(to request: HTTPRequest) async -> HTTPReply? {
    await page(request.path == "/" ? "/index.html" : request.path, unless: request["if-none-match"])
  }

  /// Returns the reply with the file of a name; nil where there is none.
  ///
  /// - Parameter tag: the tag of the file that the browser has.
  func page(_ name: String, unless tag: String? = nil) async -> HTTPReply? {
    var found = files[name]
    if found == nil { found = await others.value[name] }
    guard let file = found else { return nil }
    let isFont = file.type.hasPrefix("font/")
    let isSame = tag == file.tag
    var reply = StudioReply.make(
      isSame ? .notModified : .ok, file.type, .bytes(file.bytes),
      caching: isFont ? "private, max-age=604800" : "private, no-cache")
    reply["ETag"] = file.tag
    reply.isHeadAlone = isSame
    return reply
  }

  /// FNV-1a, which tells one release of a file from another; it is no protection against forged ones.
  private static func tag(_ bytes: [UInt8]) -> String {
    let tag = bytes.withUnsafeBytes { bytes in
      bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
    return String(tag, radix: 36)
  }
}
