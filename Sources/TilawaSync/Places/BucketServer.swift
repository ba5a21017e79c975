import TilawaCore
import TilawaFiles
import TilawaNetwork

/// The requests to a bucket of an object store, with the meaning of its answers. Any task may use it.
struct BucketServer: BucketRequests {
  let address: BucketAddress
  let settings: BucketSettings
  let client: HTTPClient
  let meter: TrafficMeter
  /// The time in seconds since 1970.
  var now: @Sendable () -> Int = { SystemClock.now }

  /// The longest page of a list in bytes: 1,000 objects with names of 1 KiB each, escaped.
  private static let longestList = 8 << 20
  private static let longestWords = 1 << 20

  /// The meaning of an answer to a request that stores an object.
  enum Outcome: Hashable {
    case done
    /// An object has the name.
    case taken
    /// Another request about the same name was under way.
    case busy
    /// The store does not know the condition.
    case unsupported
  }

  enum OnlyNew: Hashable { case yes, no }

  /// The objects that a list has.
  enum Depth: Hashable { case direct, all }

  func page(_ asked: BucketQuestion) async throws(SyncPlaceError) -> BucketList? {
    try meter.check { $0.lists += 1 }
    var question = [("list-type", "2"), ("prefix", asked.prefix), ("encoding-type", "url")]
    if let delimiter = asked.delimiter { question.append(("delimiter", delimiter)) }
    if let most = asked.most { question.append(("max-keys", "\(most)")) }
    if let start = asked.start { question.append(("start-after", start)) }
    if let token = asked.token { question.append(("continuation-token", token)) }
    var list: BucketList
    do throws(NetworkError) {
      let answer = try await ask("GET", "", question: question, limit: Self.longestList)
      do throws(XMLFault) { list = try BucketList(answer.bytes) } catch {
        throw NetworkError(
          code: .broken, url: shown,
          TilawaSyncSentences.answerUnreadable(address: shown, reason: error.detail))
      }
      list.members.time = answer.head.date.flatMap(HTTPDate.seconds)
    } catch {
      if asked.isSpecial, [.status(400), .status(501)].contains(error.code) { return nil }
      throw failure(error, .reading)
    }
    // A store that ignores the prefix would show the objects of others.
    list.members.entries.removeAll { !$0.key.hasPrefix(asked.prefix) }
    list.members.folders.removeAll { !$0.hasPrefix(asked.prefix) }
    return list
  }

  /// Returns the bytes of an object; nil where there is none.
  func read(_ name: String) async throws(SyncPlaceError) -> [UInt8]? {
    try meter.check { $0.reads += 1 }
    do throws(NetworkError) { return try await send("GET", key(name), limit: SyncName.largestStored) } catch {
      if error.isAbsence, BucketFault(error.reply)?.code != "NoSuchBucket" { return nil }
      if error.code == .tooLarge { throw .damaged(name) }
      throw failure(error, .reading)
    }
  }

  /// Stores an object. `onlyNew` asks the store to keep one that is there.
  func put(_ bytes: [UInt8], as name: String, onlyNew: OnlyNew) async throws(SyncPlaceError) -> Outcome {
    try meter.check { $0.writes += 1 }
    let fields = ["Content-Type: application/octet-stream"] + (onlyNew == .yes ? ["If-None-Match: *"] : [])
    do throws(NetworkError) {
      _ = try await send("PUT", key(name), fields: fields, body: bytes, limit: Self.longestWords)
      return .done
    } catch {
      switch error.code {
      case .status(412): return .taken
      case .status(409): return .busy
      case .status(501) where onlyNew == .yes: return .unsupported
      case .status(400) where onlyNew == .yes && BucketFault(error.reply)?.code != "AuthorizationHeaderMalformed":
        return .unsupported
      default: throw failure(error, .changing)
      }
    }
  }

  func remove(_ name: String) async throws(SyncPlaceError) {
    do throws(NetworkError) { _ = try await send("DELETE", key(name), limit: Self.longestWords) } catch {
      if error.isAbsence { return }
      throw failure(error, .changing)
    }
  }

  // MARK: - Requests

  var traffic: PlaceTraffic { meter.value }

  /// The address of the place as it is shown.
  var shown: String { "s3://\(address.bucket)\(address.prefix.isEmpty ? "" : "/" + address.prefix)" }

  /// Returns the name of an object in the place by its key.
  func name(ofKey key: String) -> Substring {
    address.prefix.isEmpty ? key[...] : key.dropFirst(address.prefix.count + 1)
  }

  func key(_ name: String) -> String {
    [address.prefix, name].filter { !$0.isEmpty }.joined(separator: "/")
  }

  /// The scheme and the host of the bucket: that of the address, else that of AWS in the region.
  private var origin: (scheme: String, host: String) {
    let usual = "s3.\(settings.region).amazonaws.com" + (settings.region.hasPrefix("cn-") ? ".cn" : "")
    let parts = (settings.endpoint ?? "https://\(usual)").split(separator: "/")
    let host = String(parts[1])
    return (String(parts[0]), settings.isInPath ? host : "\(address.bucket).\(host)")
  }

  private func send(
    _ method: String, _ key: String, fields: [String] = [], body: [UInt8]? = nil, limit: Int
  ) async throws(NetworkError) -> [UInt8] {
    try await ask(method, key, fields: fields, body: body, limit: limit).bytes
  }

  private func ask(
    _ method: String, _ key: String, question: [(String, String)] = [], fields: [String] = [], body: [UInt8]? = nil,
    limit: Int
  ) async throws(NetworkError) -> (head: Transfer.Head, bytes: [UInt8]) {
    let transfer = transfer(method, key, question: question, fields: fields, body: body, limit: limit)
    let answer = try await client.answer(to: transfer, retrying: Self.patience)
    meter.count { $0.bytesReceived += answer.bytes.count }
    return answer
  }

  private static let patience = RetryPolicy(rounds: 3)

  /// Fetches an object of any size. The listener gets it from its beginning at each attempt.
  ///
  /// - Returns: whether it is there.
  func fetch(_ name: String, limit: Int, into listener: TransferListener) async throws(SyncPlaceError) -> Bool {
    try meter.check { traffic in
      traffic.reads += 1
      traffic.bytesReceived += limit
    }
    let first = transfer("GET", key(name), limit: limit)
    do throws(NetworkError) {
      // A signature holds for some minutes, so each attempt has its own.
      let head = try await client.fetch(fromAnyOf: [first.url], retrying: Self.patience, into: listener) {
        $1 == 1 ? first : transfer("GET", key(name), limit: limit)
      }
      meter.count { $0.bytesReceived += head.length ?? 0 }
      return true
    } catch {
      if error.isAbsence, BucketFault(error.reply)?.code != "NoSuchBucket" { return false }
      throw failure(error, .reading)
    }
  }

  /// Returns a signed request.
  private func transfer(
    _ method: String, _ key: String, question: [(String, String)] = [], fields: [String] = [], body: [UInt8]? = nil,
    limit: Int
  ) -> Transfer {
    let (scheme, host) = origin
    let path =
      (settings.isInPath ? "/" + address.bucket : "")
      + (key.isEmpty && settings.isInPath ? "" : "/" + BucketSignature.escaped(key, besides: "/"))
    let digest = SHA256Hasher.digest(of: body ?? [])
    let time = Self.stamp(now())
    let signed =
      [("x-amz-content-sha256", digest), ("x-amz-date", time)]
      + (settings.key.token.map { token in
        [("x-amz-security-token", token.withBytes { String(decoding: $0, as: UTF8.self) })]
      } ?? [])
    let authorization = BucketSignature(key: settings.key, region: settings.region).authorization(
      of: BucketSignature.Request(
        method: method, host: host, path: path, question: question.map { (name: $0.0, value: $0.1) },
        fields: signed.map { (name: $0.0, value: $0.1) }, digest: digest), at: time)
    let lines = signed.map { "\($0.0): \($0.1)" } + ["Authorization: \(authorization)"] + fields
    let query = question.isEmpty ? "" : "?" + BucketSignature.question(question.map { (name: $0.0, value: $0.1) })
    meter.count { traffic in
      switch method {
      case "PUT": traffic.writes += 1
      case "DELETE": traffic.removals += 1
      default: if question.isEmpty { traffic.reads += 1 } else { traffic.lists += 1 }
      }
      traffic.bytesSent += body?.count ?? 0
    }
    return Transfer(
      url: "\(scheme)//\(host)\(path)\(query)", limit: limit, action: Transfer.Action(method, fields: lines, body: body)
    )
  }

  /// Returns the time of a request as it is signed.
  static func stamp(_ seconds: Int) -> String {
    let time = ZonedTime(seconds: seconds, offset: 0, zone: "UTC")
    let second = seconds % 60
    return "\(time.day)T\(time.clock)".filter { $0 != "-" && $0 != ":" } + (second < 10 ? "0" : "") + "\(second)Z"
  }

  // MARK: - Failures

  private enum Kind { case reading, changing }

  private func failure(_ error: NetworkError, _ kind: Kind) -> SyncPlaceError {
    let fault = BucketFault(error.reply)
    switch fault?.code {
    case "NoSuchBucket": return .refused(TilawaSyncSentences.noBucket(bucket: address.bucket))
    case "InvalidAccessKeyId", "SignatureDoesNotMatch", "InvalidToken", "ExpiredToken", "TokenRefreshRequired":
      return .refused(
        TilawaSyncSentences.wrongBucketKey(address: shown, key: settings.key.id, code: fault?.code ?? ""))
    case "RequestTimeTooSkewed":
      return .refused(TilawaSyncSentences.clockDiffers(time: SyncName.readable(fault?.serverTime ?? "?")))
    case "AuthorizationHeaderMalformed", "PermanentRedirect":
      return .refused(
        TilawaSyncSentences.otherRegion(
          bucket: address.bucket, region: settings.region, other: SyncName.readable(fault?.region ?? "?")))
    case "QuotaExceeded", "XMinioStorageFull", "InsufficientCapacity": return .full
    default: break
    }
    let words = Sentence(
      verbatim: SyncName.readable(error.sentence(at: shown).text + (fault.map { " (\($0.code))" } ?? "")))
    return switch error.code {
    case .status(507): .full
    case .status(403):
      kind == .changing ? .readOnly : .refused(TilawaSyncSentences.noRight(address: shown, key: settings.key.id))
    case .status(404): .refused(TilawaSyncSentences.noBucket(bucket: address.bucket))
    case .status(let status) where [408, 425, 429].contains(status) || status >= 500: .offline(words)
    case .unreachable, .broken, .stalled, .cancelled: .offline(words)
    default: .refused(words)
    }
  }
}
