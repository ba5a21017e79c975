import CZlib

/// Replies in fewer bytes, for networks that are slow.
extension HTTPReply {
  /// The fewest bytes that are worth it: a packet of a network has about as many.
  private static let leastBytes = 1200
  /// The effort of zlib: 20 ms for a megabyte; the highest makes it 3 % smaller in three times as long.
  private static let effort: Int32 = 6

  /// Compresses the body where that makes it smaller and the client takes it. The tag of a file stays: it is a weak one, which
  /// stands for its content in any coding.
  mutating func compress(for request: HTTPRequest) {
    guard case .bytes(let bytes) = body, isText else { return }
    self["Vary"] = "Accept-Encoding"
    guard status != .notModified, bytes.count >= Self.leastBytes, request.takesGzip, let small = Self.gzip(bytes),
      small.count < bytes.count
    else { return }
    body = .bytes(small)
    self["Content-Encoding"] = "gzip"
  }

  /// Whether the content is text, or a font whose tables are as they are.
  private var isText: Bool {
    let type = self["Content-Type"] ?? ""
    return ["text/", "application/json", "application/manifest", "image/svg", "font/ttf"]
      .contains { type.hasPrefix($0) }
  }

  /// Returns bytes as a file of gzip; nil where zlib is missing.
  static func gzip(_ bytes: [UInt8]) -> [UInt8]? {
    guard czlib_load() == nil else { return nil }
    var stream = z_stream()
    // 15 bits of window, and 16 for the head of gzip.
    let size = Int32(MemoryLayout<z_stream>.size)
    guard deflateInit2_(&stream, effort, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size) == Z_OK else {
      return nil
    }
    defer { deflateEnd(&stream) }
    let room = Int(deflateBound(&stream, UInt(bytes.count)))
    var input = bytes
    return [UInt8](unsafeUninitializedCapacity: room) { output, count in
      input.withUnsafeMutableBufferPointer { input in
        (stream.next_in, stream.avail_in) = (input.baseAddress, UInt32(input.count))
        (stream.next_out, stream.avail_out) = (output.baseAddress, UInt32(room))
        count = deflate(&stream, Z_FINISH) == Z_STREAM_END ? room - Int(stream.avail_out) : 0
      }
    }
  }
}

extension HTTPRequest {
  /// Whether the client takes a body that is compressed by gzip.
  var takesGzip: Bool {
    words(of: "accept-encoding").contains { word in
      let parts = word.split(separator: ";").map { $0.filter { $0 != " " } }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) }
      return parts.first == "gzip" && weight != 0
    }
  }
}
