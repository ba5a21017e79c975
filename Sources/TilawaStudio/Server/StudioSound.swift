import Glibc
import TilawaCore
import TilawaFiles

/// Replies with the sound of a file, whole or in part.
enum StudioSound {
  /// Returns the reply; 404 where the file cannot be read.
  ///
  /// - Parameter path: the path as the library states it, never one from a request.
  static func reply(to request: HTTPRequest, path: String) -> HTTPReply {
    guard let file = OpenSound(path) else {
      return StudioReply.fault(.notFound, StudioSentences.noSound)
    }
    let header = request["range"]
    guard let range = header.map({ ByteRange.read($0, of: file.size) }) ?? 0..<file.size else {
      var reply = StudioReply.fault(.noSuchRange, StudioSentences.soundTooShort)
      reply["Content-Range"] = "bytes */\(file.size)"
      return reply
    }
    let body = HTTPReply.Body.file(count: range.count) { file.bytes(range.dropFirst($0)) }
    var reply = StudioReply.make(
      header == nil ? .ok : .partialContent, file.type, body, caching: "private, max-age=3600")
    reply["Accept-Ranges"] = "bytes"
    if header != nil {
      reply["Content-Range"] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(file.size)"
    }
    return reply
  }
}

/// A file of sound that is open. Its functions block on the disk; any thread may call them.
private final class OpenSound: Sendable {
  private let descriptor: Int32
  let size: Int
  /// The media type by the first bytes; files of the library have no ending.
  let type: String

  private static let piece = 64 << 10

  /// Opens a file; nil where it cannot be read, is empty, or no file.
  init?(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    var info = stat()
    guard descriptor >= 0, fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_size > 0 else {
      if descriptor >= 0 { close(descriptor) }
      return nil
    }
    (self.descriptor, size) = (descriptor, Int(info.st_size))
    let head = Self.bytes(0..<min(size, SoundKind.heading), of: descriptor)
    let kind = SoundKind(heading: head, named: path.split(separator: "/").last ?? "")
    type = kind?.mediaType ?? "application/octet-stream"
  }

  deinit { close(descriptor) }

  /// Returns the first bytes of a range, some of them or all; none where they cannot be read.
  func bytes(_ range: Range<Int>) -> [UInt8] { Self.bytes(range.prefix(Self.piece), of: descriptor) }

  private static func bytes(_ range: Range<Int>, of descriptor: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, range.count, range.lowerBound))
    }
  }
}

/// The header `Range`.
enum ByteRange {
  /// Reads a header of one range, such as `bytes=0-499`, `bytes=500-` or `bytes=-500`.
  ///
  /// - Returns: the bytes; nil where the header has another form, or lies outside the file.
  static func read(_ header: String, of size: Int) -> Range<Int>? {
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
