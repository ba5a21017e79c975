import TilawaCore
package import TilawaNetwork

/// The address of a place, as a user writes it: a folder, `webdav://…`, `webdavs://…`, `s3://…` or `rclone:REMOTE:PATH`.
package enum PlaceAddress: Hashable, Sendable {
  case folder(String)
  /// The address with `http` or `https`, without the user, and the user where one is named.
  case webDAV(url: String, user: String?)
  /// The remote and the path in it.
  case rclone(String)
  case bucket(BucketAddress)

  /// - Throws: `.refused` with one line about the fault.
  package init(_ text: String) throws(SyncPlaceError) {
    if text.hasPrefix("webdavs://") {
      self = try Self.webDAV("https", text.dropFirst("webdavs://".count))
    } else if text.hasPrefix("webdav://") {
      self = try Self.webDAV("http", text.dropFirst("webdav://".count))
    } else if text.hasPrefix("s3://") {
      self = .bucket(try BucketAddress(text.dropFirst("s3://".count)))
    } else if text.hasPrefix("rclone:") {
      let remote = text.dropFirst("rclone:".count)
      guard Self.isRemote(remote) else {
        throw .refused(TilawaSyncSentences.remoteForm(address: SyncName.readable(text)))
      }
      self = .rclone(String(remote))
    } else if let colon = text.firstRange(of: "://") {
      let meant = ["https": "webdavs", "davs": "webdavs", "http": "webdav", "dav": "webdav"]
      let (address, forms) = (SyncName.readable(text), TilawaSyncSentences.placeForms)
      throw .refused(
        meant[String(text[..<colon.lowerBound])].map {
          TilawaSyncSentences.writeScheme(address: address, forms: forms, scheme: $0)
        } ?? TilawaSyncSentences.noPlace(address: address, forms: forms))
    } else {
      guard !text.isEmpty else { throw .refused(TilawaSyncSentences.placeForms) }
      self = .folder(text)
    }
  }

  /// The host, and its port where one is written: the key of a password.
  package var host: String? {
    guard case .webDAV(let url, _) = self else { return nil }
    return url.split(separator: "/").dropFirst().first.map { $0.lowercased() }
  }

  /// The treatment of a place that is not there.
  package enum Absence: Hashable, Sendable { case fails, makes }

  /// Opens the place. The place of a WebDAV server is first asked for by the first request.
  ///
  /// - Parameters:
  ///   - absence: the treatment of a place that is not there.
  ///   - credentials: the user and the password of a WebDAV server.
  ///   - spending: what this device spends on buckets.
  ///   - client: the client for requests to servers.
  package func open(
    ifAbsent absence: Absence = .fails, credentials: Transfer.Credentials? = nil,
    spending: () throws -> BucketSpending? = { nil }, client: () throws -> HTTPClient
  ) async throws -> any SyncPlace {
    switch self {
    case .folder(let path):
      let place = FolderPlace(path)
      if absence == .makes { try place.make() }
      return place
    case .webDAV(let url, _):
      let place = WebDAVPlace(url, credentials: credentials, client: try client())
      if absence == .makes { try await place.make() }
      return place
    case .rclone(let remote):
      let place = try RclonePlace(remote, client: try client())
      if absence == .makes { try await place.make() }
      return place
    case .bucket(let address):
      let place = try BucketPlace(
        address, try BucketSettings(address), client: try client(), spending: try spending())
      if absence == .makes { try await place.make() }
      return place
    }
  }

  /// Whether a text begins with the name of a remote, or with a colon and the kind of one; other texts are paths for rclone.
  private static func isRemote(_ text: Substring) -> Bool {
    guard !text.hasPrefix(":") else { return text.dropFirst().contains(":") }
    let name = text.prefix { $0 != ":" }
    return name.count < text.count && name.first.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
      && name.allSatisfy { $0.isLetter || $0.isNumber || "_-.+@ ".contains($0) }
  }

  private static func webDAV(_ scheme: String, _ text: Substring) throws(SyncPlaceError) -> PlaceAddress {
    let authority = text.prefix { $0 != "/" }
    let named = authority.split(separator: "@", omittingEmptySubsequences: false)
    let shown = SyncName.readable(String(named.last ?? ""))
    guard named.count <= 2, let host = named.last, !host.isEmpty, !host.hasPrefix(":"),
      !text.contains(where: { "?#\\".contains($0) })
    else { throw .refused(TilawaSyncSentences.noWebdavAddress(address: shown)) }
    let user = named.count == 2 ? String(named[0]) : nil
    guard user?.contains(":") != true else {
      throw .refused(TilawaSyncSentences.passwordInAddress(address: shown))
    }
    let path = text.dropFirst(authority.count)
    return .webDAV(url: "\(scheme)://\(host)\(escaped(path.isEmpty ? "/" : path))", user: user)
  }

  /// Escapes characters that an address cannot hold; escaped ones stay.
  private static func escaped(_ path: Substring) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/%!$&'()*+,;=:@".utf8)
    return path.utf8.reduce(into: "") { text, byte in
      if plain.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + Hex.padded(byte, to: 2, .capital)
      }
    }
  }
}
