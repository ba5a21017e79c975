package import FlyingFox
import Foundation
import TilawaCore

/// Replies with the sound of a file, whole or in part.
package enum StudioSound {
  /// Returns the reply; 404 where the file cannot be read.
  ///
  /// - Parameter path: the path as the library states it, never one from a request.
  package static func reply(to request: HTTPRequest, path: String) -> HTTPResponse {
    guard let size = size(of: path), size > 0 else { return StudioReply.fault(.notFound, StudioSentences.noSound) }
    let header = request.headers[.range]
    guard let range = header.map({ ByteRange.read($0, of: size) }) ?? 0..<size else {
      var response = StudioReply.fault(
        HTTPStatusCode(416, phrase: "Range Not Satisfiable"), StudioSentences.soundTooShort)
      response.headers[HTTPHeader("Content-Range")] = "bytes */\(size)"
      return response
    }
    guard let body = try? HTTPBodySequence(file: URL(filePath: path), range: range, suggestedBufferSize: 64 << 10)
    else {
      return StudioReply.fault(.notFound, StudioSentences.soundUnreadable)
    }
    var response = StudioReply.make(
      header == nil ? .ok : .partialContent, type(of: path), body, caching: "private, max-age=3600")
    response.headers[HTTPHeader("Accept-Ranges")] = "bytes"
    if header != nil {
      response.headers[HTTPHeader("Content-Range")] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)"
    }
    return response
  }

  private static func size(of path: String) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
    return attributes?[.size] as? Int
  }

  /// Returns the media type by the first bytes; files of the library have no ending.
  private static func type(of path: String) -> String {
    guard let file = FileHandle(forReadingAtPath: path) else { return "application/octet-stream" }
    defer { try? file.close() }
    let head = (try? file.read(upToCount: SoundKind.heading)) ?? Data()
    return SoundKind(heading: head, named: path.split(separator: "/").last ?? "")?.mediaType
      ?? "application/octet-stream"
  }
}

/// The header `Range`.
package enum ByteRange {
  /// Reads a header of one range, such as `bytes=0-499`, `bytes=500-` or `bytes=-500`.
  ///
  /// - Returns: the bytes; nil where the header has another form, or lies outside the file.
  package static func read(_ header: String, of size: Int) -> Range<Int>? {
    guard header.hasPrefix("bytes="), header.utf8.count <= 64 else { return nil }
    let parts = header.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    func number(_ text: Substring) -> Int? { text.isASCIIDigits ? Int(text) : nil }
    if parts[0].isEmpty {
      guard let count = number(parts[1]), count > 0 else { return nil }
      return max(0, size - count)..<size
    }
    guard let first = number(parts[0]), first < size else { return nil }
    if parts[1].isEmpty { return first..<size }
    guard let last = number(parts[1]), last >= first else { return nil }
    return first..<min(size, last == .max ? size : last + 1)
  }
}
