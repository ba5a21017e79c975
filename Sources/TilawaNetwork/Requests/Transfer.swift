/// A request to a server, most often for a file.
package struct Transfer: Hashable, Sendable {
  /// The address, `http://` or `https://`.
  package let url: String
  /// The number of bytes that are here already; the server is asked for the rest, if `validator` is exact.
  package let offset: Int
  /// The version of the bytes that are here, as in `Head.validator`; a server with another version sends the whole
  /// file. Without a validator, or with a weak ETag, the whole file is requested.
  package let validator: String?
  /// The greatest accepted length of the file in bytes, including those that are here.
  package let limit: Int
  /// The action that is requested; by default the file.
  package let action: Action
  /// The user and the password for the server of `url`; other servers do not get them.
  package let credentials: Credentials?

  package init(
    url: String, offset: Int = 0, validator: String? = nil, limit: Int, action: Action = .get,
    credentials: Credentials? = nil
  ) {
    self.url = url
    self.offset = offset
    self.validator = validator
    self.limit = limit
    self.action = action
    self.credentials = credentials
  }

  /// Whether the rest can be requested: there are bytes here, and their validator is exact.
  var asksForRest: Bool { offset > 0 && (validator.map(Self.isExact) ?? false) }

  private static func isExact(_ validator: String) -> Bool {
    guard validator.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { return false }
    return validator.hasPrefix("\"") ? validator.count > 1 && validator.hasSuffix("\"") : validator.hasSuffix(" GMT")
  }

  /// The head of a server's answer, before the first byte of the file is delivered.
  package struct Head: Hashable, Sendable {
    /// The offset of the first byte that comes: the requested offset, or 0 where the server sends the whole file.
    package let start: Int
    /// The length of the whole file in bytes; nil where the server did not send it.
    package let length: Int?
    /// The `ETag` as the server wrote it, weak ones included.
    package let etag: String?
    /// The `Last-Modified` field as the server wrote it.
    package let modified: String?
    /// The `Date` field as the server wrote it: its clock.
    package let date: String?
    /// The `Content-Type` field as the server wrote it.
    package let contentType: String?
    /// The address that sent the file, after redirects.
    package let url: String

    /// The exact identifier of this version, for `Transfer.validator`: the ETag if it is strong, else the date.
    package var validator: String? { [etag, modified].compactMap(\.self).first(where: Transfer.isExact) }

    package init(
      start: Int, length: Int?, etag: String?, modified: String?, date: String? = nil, contentType: String?, url: String
    ) {
      self.date = date
      self.start = start
      self.length = length
      self.etag = etag
      self.modified = modified
      self.contentType = contentType
      self.url = url
    }
  }
}

/// A receiver of a transfer, called on the client's thread. It must not block for long, for nothing else of the client
/// comes meanwhile. An error that it throws ends the transfer as `.cannotWrite` with its message.
package struct TransferListener: Sendable {
  /// The function that is called once for each successful answer, before its first bytes.
  package let head: @Sendable (Transfer.Head) throws -> Void
  /// The function that is called for each piece, in order; the memory is valid only until it returns.
  package let bytes: @Sendable (UnsafeRawBufferPointer) throws -> Void

  package init(
    head: @escaping @Sendable (Transfer.Head) throws -> Void,
    bytes: @escaping @Sendable (UnsafeRawBufferPointer) throws -> Void
  ) {
    self.head = head
    self.bytes = bytes
  }
}
