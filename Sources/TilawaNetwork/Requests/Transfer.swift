/// A file that is wanted from a server.
public struct Transfer: Hashable, Sendable {
  /// `http://` or `https://`.
  public let url: String
  /// How many bytes of it are here; the server is asked for the rest, where `validator` is exact.
  public let offset: Int
  /// Which version is here, as `Head.validator` was; a server that has another sends all of it. Without one, or with an ETag
  /// that is only about the same, all of it is asked for.
  public let validator: String?
  /// The most that is taken, in bytes, what is here included.
  public let limit: Int

  public init(url: String, offset: Int = 0, validator: String? = nil, limit: Int) {
    self.url = url
    self.offset = offset
    self.validator = validator
    self.limit = limit
  }

  /// Whether a part can be asked for that fits to what is here.
  var asksForRest: Bool { offset > 0 && (validator.map(Self.isExact) ?? false) }

  private static func isExact(_ validator: String) -> Bool {
    guard validator.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { return false }
    return validator.hasPrefix("\"") ? validator.count > 1 && validator.hasSuffix("\"") : validator.hasSuffix(" GMT")
  }

  /// How a server answered, as soon as it did: before a byte of the file is handed on.
  public struct Head: Hashable, Sendable {
    /// From which byte on the file comes: the offset, or 0 where the server sends all of it.
    public let start: Int
    /// Of the whole file, where the server said.
    public let length: Int?
    /// As the server wrote it, weak ones included.
    public let etag: String?
    /// `Last-Modified`, as the server wrote it.
    public let modified: String?
    /// `Content-Type`, as the server wrote it.
    public let contentType: String?
    /// Where it came from, after redirects.
    public let url: String

    /// What tells this version from others exactly: the ETag if it does, else the date. For `Transfer.validator`.
    public var validator: String? { [etag, modified].compactMap(\.self).first(where: Transfer.isExact) }

    public init(start: Int, length: Int?, etag: String?, modified: String?, contentType: String?, url: String) {
      self.start = start
      self.length = length
      self.etag = etag
      self.modified = modified
      self.contentType = contentType
      self.url = url
    }
  }
}

/// Takes what a transfer brings, on the client's thread: must not block for long, and nothing else of the client comes
/// meanwhile. What it throws ends the transfer as `.cannotWrite`, in its own words.
public struct TransferListener: Sendable {
  /// Called once for each answer that is a success, before its first bytes.
  public let head: @Sendable (Transfer.Head) throws -> Void
  /// Called for each piece, in order; the memory is the caller's only until it returns.
  public let bytes: @Sendable (UnsafeRawBufferPointer) throws -> Void

  public init(
    head: @escaping @Sendable (Transfer.Head) throws -> Void,
    bytes: @escaping @Sendable (UnsafeRawBufferPointer) throws -> Void
  ) {
    self.head = head
    self.bytes = bytes
  }
}
