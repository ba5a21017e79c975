package import FlyingFox
import Foundation
import TilawaCore

/// The files of the page. All are read when the server starts, and looked up by their whole name: no path in a request
/// is ever opened.
package struct StudioFiles: Sendable {
  private struct File {
    let type: String
    let bytes: Data
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

  /// Reads the files of a folder, and others under names of their own.
  ///
  /// - Parameters:
  ///   - folder: the folder of the page.
  ///   - others: files elsewhere, such as fonts of the system, by their names below `/`.
  package init(folder: String, others: [String: String] = [:]) {
    var paths: [String: String] = others
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for name in names { paths[name] = "\(folder)/\(name)" }
    var files: [String: File] = [:]
    var total = 0
    for (name, path) in paths.sorted(by: { $0.key < $1.key }) {
      guard let type = Self.types[String(name.split(separator: ".").last ?? "")],
        let bytes = FileManager.default.contents(atPath: path), total + bytes.count <= Self.mostBytes
      else { continue }
      total += bytes.count
      files["/" + name] = File(type: type, bytes: bytes, tag: "\"\(Self.tag(bytes))\"")
    }
    self.files = files
  }

  /// Whether the page itself is here.
  package var hasPage: Bool { files["/index.html"] != nil }

  /// Returns the names of all files, `/` for the page itself, as a list of JSON.
  package var list: String {
    JSON.array((["/"] + files.keys.sorted()).map(JSON.string)).line
  }

  /// Returns the reply with a file; nil where there is none of this name.
  package func reply(to request: HTTPRequest) -> HTTPResponse? {
    page(request.path == "/" ? "/index.html" : request.path, unless: request.headers[HTTPHeader("If-None-Match")])
  }

  /// Returns the reply with the file of a name; nil where there is none.
  ///
  /// - Parameter tag: the tag of the file that the browser has.
  package func page(_ name: String, unless tag: String? = nil) -> HTTPResponse? {
    guard let file = files[name] else { return nil }
    let isFont = file.type.hasPrefix("font/")
    let isSame = tag == file.tag
    var response = StudioReply.make(
      isSame ? .notModified : .ok, file.type, HTTPBodySequence(data: isSame ? Data() : file.bytes),
      caching: isFont ? "private, max-age=604800" : "private, no-cache")
    response.headers[.eTag] = file.tag
    return response
  }

  /// FNV-1a, which tells one release of a file from another; nobody is to be kept from making two that are alike.
  private static func tag(_ bytes: Data) -> String {
    String(bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 36)
  }
}
