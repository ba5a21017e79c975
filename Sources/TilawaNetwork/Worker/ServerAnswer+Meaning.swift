/// The meaning of a server's answer for a request.
enum AnswerMeaning: Sendable {
  /// The file comes, `count` bytes of it where the number is known.
  case file(Transfer.Head, count: Int?)
  /// The whole file is here already.
  case complete(Transfer.Head)
  /// The file is at another address.
  case redirect
  /// The bytes that are here do not match the server's file: the whole file is to be requested.
  case asksForAll
  case refused(NetworkError)
}

extension ServerAnswer {
  /// Returns the meaning of the answer; `offset` is the requested one, 0 for the whole file; `url` is the address that
  /// answers.
  func meaning(on transfer: Transfer, from offset: Int, at url: String, now: Int) -> AnswerMeaning {
    switch status {
    case 301, 302, 303, 307, 308: return .redirect
    case 206: return part(of: transfer, from: offset, at: url)
    case 200..<300: return whole(transfer, at: url)
    case 416 where offset > 0:
      guard let length = range?.length, length == offset, isSameVersion(as: transfer.validator) else {
        return .asksForAll
      }
      return .complete(head(start: offset, length: length, at: url))
    default:
      return .refused(
        NetworkError(
          code: .status(status), url: transfer.url, NetworkError.meaning(of: status),
          retryAfter: retryAfter(now: now)))
    }
  }

  private func whole(_ transfer: Transfer, at url: String) -> AnswerMeaning {
    let length = status == 204 || status == 205 ? 0 : length
    if let error = objection(to: transfer, length: length) { return .refused(error) }
    return .file(head(start: 0, length: length, at: url), count: length)
  }

  private func part(of transfer: Transfer, from offset: Int, at url: String) -> AnswerMeaning {
    guard offset > 0, let range, let bytes = range.bytes, bytes.lowerBound == offset,
      length ?? bytes.count == bytes.count
    else {
      let detail = NetworkSentences.anotherPart
      return .refused(NetworkError(code: .broken, url: transfer.url, detail))
    }
    guard isSameVersion(as: transfer.validator) else { return .asksForAll }
    if let error = objection(to: transfer, length: range.length ?? (bytes.upperBound + 1)) { return .refused(error) }
    return .file(head(start: offset, length: range.length, at: url), count: bytes.count)
  }

  private func head(start: Int, length: Int?, at url: String) -> Transfer.Head {
    Transfer.Head(
      start: start, length: length, etag: self["etag"], modified: self["last-modified"], date: self["date"],
      contentType: self["content-type"], url: url)
  }

  private func objection(to transfer: Transfer, length: Int?) -> NetworkError? {
    if let length, length > transfer.limit { return .tooLarge(transfer, length: length) }
    if self["transfer-encoding"] == nil, let length = self["content-length"], Self.number(length) == nil {
      let detail = NetworkSentences.lengthIsNone(length: String(length.prefix(40)))
      return NetworkError(code: .broken, url: transfer.url, detail)
    }
    if let encoding = self["content-encoding"]?.lowercased(), Self.packings.contains(encoding) {
      let detail = NetworkSentences.packed(encoding: encoding)
      return NetworkError(code: .broken, url: transfer.url, detail)
    }
    return nil
  }

  private static let packings: Set<String> = ["gzip", "x-gzip", "compress", "x-compress", "deflate", "br", "zstd"]

  /// Whether the server sends the requested version. A server that ignores `If-Range` still names the version.
  private func isSameVersion(as validator: String?) -> Bool {
    guard let validator else { return true }
    return (validator.hasPrefix("\"") ? self["etag"] : self["last-modified"]).map { $0 == validator } ?? true
  }
}
