import TilawaCore
import TilawaNetwork

/// The requests to a WebDAV server, with the meaning of its answers. Any task may use it.
struct WebDAVServer: Sendable {
  /// The address of the place, which ends with "/".
  let base: String
  let credentials: Transfer.Credentials?
  let client: HTTPClient

  /// The longest answer about a collection in bytes: some 50,000 entries.
  private static let longestList = 32 << 20
  /// The longest answer to another request that is read.
  private static let longestWords = 1 << 20

  /// A meaning of an answer to a request that changes something.
  enum Outcome: Hashable {
    case done
    /// A file of the name is there already.
    case taken
    /// No such file, or no collection for it.
    case absent
    /// The server does not know the method.
    case unsupported
  }

  func address(of name: String) -> String { base + name }

  /// Returns the entries about a collection and in it, or about a file; nil where there is neither.
  func entries(_ name: String, depth: Int) async throws(SyncPlaceError) -> Multistatus? {
    let action = Transfer.Action(
      "PROPFIND", fields: ["Depth: \(depth)", "Content-Type: application/xml; charset=utf-8"],
      body: Multistatus.question)
    let answer: (head: Transfer.Head, bytes: [UInt8])
    do throws(NetworkError) { answer = try await send(action, to: name, limit: Self.longestList) } catch {
      // Some servers answer 400 to a question about a file as a collection.
      if error.isAbsence || error.code == .status(400) && !name.isEmpty { return nil }
      if error.code == .status(405), !name.isEmpty {
        throw .offline(TilawaSyncSentences.cannotLook(address: address(of: name)))
      }
      if case .status(let status) = error.code, [400, 405, 501].contains(status) {
        throw .refused(TilawaSyncSentences.noWebdav(address: address(of: name), status: status))
      }
      throw failure(error)
    }
    do throws(XMLFault) { return try Multistatus(answer.bytes) } catch {
      throw .refused(TilawaSyncSentences.answerUnreadable(address: address(of: name), reason: error.detail))
    }
  }

  /// Returns the bytes of a file; nil where there is none.
  func read(_ name: String) async throws(SyncPlaceError) -> [UInt8]? {
    do throws(NetworkError) { return try await send(.get, to: name, limit: SyncName.largestStored).bytes } catch {
      if error.isAbsence {
        // Some servers, rclone's among them, say so too when they cannot reach what they serve.
        if try await entries(name, depth: 0) == nil { return nil }
        throw .offline(TilawaSyncSentences.fileNotSent(address: address(of: name)))
      }
      if error.code == .tooLarge { throw .damaged(name) }
      throw failure(error)
    }
  }

  /// Stores a file. `onlyNew` asks the server to keep one that is there.
  func put(_ bytes: [UInt8], as name: String, onlyNew: OnlyNew) async throws(SyncPlaceError) -> Outcome {
    let fields = ["Content-Type: application/octet-stream"] + (onlyNew == .yes ? ["If-None-Match: *"] : [])
    return try await change(Transfer.Action("PUT", fields: fields, body: bytes), name)
  }

  enum OnlyNew: Hashable { case yes, no }

  /// Moves a file to a name that no other file has.
  func move(_ name: String, to other: String) async throws(SyncPlaceError) -> Outcome {
    func action(_ target: String) -> Transfer.Action {
      Transfer.Action("MOVE", fields: ["Destination: \(target)", "Overwrite: F"])
    }
    do {
      return try await change(action(address(of: other)), name)
    } catch .offline where isBehindAnother {
      // A server behind another does not know its own name; it may take a path.
      return try await change(action(path(of: other)), name)
    }
  }

  func makeCollection(_ name: String) async throws(SyncPlaceError) -> Outcome {
    do { return try await change(Transfer.Action("MKCOL"), name) } catch {
      // Some servers say so of a collection that is there.
      if try await entries(name, depth: 0) != nil { return .taken }
      throw error
    }
  }

  func remove(_ name: String) async throws(SyncPlaceError) {
    let outcome = try await change(Transfer.Action("DELETE"), name)
    guard outcome == .done || outcome == .absent else {
      throw .refused(TilawaSyncSentences.notRemoved(address: address(of: name)))
    }
  }

  private var isBehindAnother: Bool { base.hasPrefix("https:") }

  private func path(of name: String) -> String {
    let rest = base.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true).last ?? ""
    return "/" + rest + name
  }

  private func change(_ action: Transfer.Action, _ name: String) async throws(SyncPlaceError) -> Outcome {
    do throws(NetworkError) {
      _ = try await send(action, to: name, limit: Self.longestWords)
      return .done
    } catch {
      guard case .status(let status) = error.code else { throw failure(error) }
      switch (status, action.method) {
      case (404, _), (410, _), (409, _): return .absent
      case (412, _): return .taken
      case (405, "MKCOL"): return .taken
      case (405, _), (501, _): return .unsupported
      case (403, _): throw .readOnly
      default: throw failure(error)
      }
    }
  }

  private func send(
    _ action: Transfer.Action, to name: String, limit: Int
  ) async throws(NetworkError) -> (head: Transfer.Head, bytes: [UInt8]) {
    try await client.answer(
      to: Transfer(url: address(of: name), limit: limit, action: action, credentials: credentials),
      retrying: RetryPolicy(rounds: 3))
  }

  private func failure(_ error: NetworkError) -> SyncPlaceError {
    let words = Sentence(verbatim: SyncName.readable(error.sentence(at: base).text))
    return switch error.code {
    case .status(507): .full
    case .status(401): .refused(TilawaSyncSentences.wrongPassword(address: base))
    case .status(let status) where [408, 423, 425, 429].contains(status) || status >= 500: .offline(words)
    case .unreachable, .broken, .stalled, .cancelled: .offline(words)
    default: .refused(words)
    }
  }
}

extension SyncPlaceError {
  /// Whether a server did not accept the password, or wants one.
  package var isWrongPassword: Bool {
    if case .refused(let reason) = self {
      reason.code == TilawaSyncSentences.wrongPassword(address: "").code
    } else {
      false
    }
  }
}
