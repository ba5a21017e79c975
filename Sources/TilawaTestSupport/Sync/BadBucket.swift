import Foundation
import Synchronization

/// An object store in memory that counts the requests of each key, and may break one promise.
package final class BadBucket: Sendable {
  /// The promise that is broken.
  package enum Lie: Hashable, Sendable {
    case none
    /// The condition `If-None-Match` is not looked at.
    case ignoresCondition
    /// The condition is answered 501.
    case knowsNoCondition
    /// Each request is answered 503 the first time.
    case slowsDown
    /// Each first answer to a stored object is lost after it was stored.
    case losesAnswers
    /// Each first body ends in the middle, and its head says so.
    case endsBodies
    /// Lists have one object a page.
    case smallPages
    /// The first page of each list is empty, and another one follows.
    case emptyFirstPages
    /// Lists show what was there when the list before was asked for.
    case lateLists
    /// Lists name the last page again and again.
    case endlessPages
    /// Lists show objects outside the prefix.
    case ignoresPrefix
    /// Lists begin at the first key in place of the one that is asked for.
    case ignoresStart
    /// A list from a key on, and one with a long delimiter, is answered 501.
    case knowsNoStart
    /// Folders end at the first character of the text that is to end them.
    case shortensDelimiter
  }

  private let server: LocalServer
  private let state = Holder()

  private struct State {
    /// The days since the objects were written.
    var days = 0
    var objects: [String: [UInt8]] = [:]
    /// The objects at the list before.
    var listed: [String: [UInt8]] = [:]
    var seen: Set<String> = []
  }

  /// The address of a prefix.
  package func address(of prefix: String) -> String { "s3://lessons/\(prefix)?endpoint=\(server.address)" }
  package var address: String { address(of: "school") }
  package var requests: [LocalServer.Request] { server.requests }

  /// Returns the number of requests by a key so far.
  package func requests(by key: String) -> Int {
    requests.count { $0.headers["authorization"]?.contains("Credential=\(key)/") == true }
  }

  /// Lets days pass by the clock of the store, in which nothing is written.
  package func pass(days: Int) { state.value.withLock { $0.days += days } }

  /// - Parameter objects: keys of objects that are there from the beginning.
  package init(
    _ lie: Lie = .none, fault: (status: Int, code: String)? = nil, objects: [String] = []
  ) throws {
    let state = state
    state.value.withLock { state in for key in objects { state.objects[key] = [1] } }
    server = try LocalServer { request in
      if let fault {
        let body = "<?xml version=\"1.0\"?><Error><Code>\(fault.code)</Code><Region>eu-north-1</Region>"
        return LocalServer.Reply(
          fault.status, body: Array("\(body)<ServerTime>2026-01-01T00:00:00Z</ServerTime></Error>".utf8))
      }
      return state.value.withLock { Self.answer(request, &$0, lie) }
    }
  }

  private final class Holder: Sendable {
    let value = Mutex(State())
  }

  private static func answer(_ request: LocalServer.Request, _ state: inout State, _ lie: Lie) -> LocalServer.Reply {
    let isFirst = state.seen.insert("\(request.method) \(request.path) \(request.body.count)").inserted
    if lie == .slowsDown, isFirst { return LocalServer.Reply(503) }
    let parts = request.path.split(separator: "?", maxSplits: 1)
    let key = String(parts[0].dropFirst("/lessons/".count))
    switch request.method {
    case "PUT":
      let isGuarded = request.headers["if-none-match"] == "*"
      if isGuarded, lie == .knowsNoCondition { return LocalServer.Reply(501) }
      if isGuarded, lie != .ignoresCondition, state.objects[key] != nil { return LocalServer.Reply(412) }
      state.objects[key] = request.body
      if lie == .losesAnswers, isFirst { return LocalServer.Reply(announcing: .nothing, ending: .resets) }
      return LocalServer.Reply(200)
    case "DELETE":
      state.objects[key] = nil
      return LocalServer.Reply(204)
    case "GET" where parts.count == 2 && lie == .knowsNoStart && isSpecial(String(parts[1])):
      return LocalServer.Reply(501)
    case "GET" where parts.count == 2:
      var shown = state
      if lie == .lateLists { (shown.objects, state.listed) = (state.listed, state.objects) }
      let day = (state.days < 9 ? "0" : "") + "\(1 + state.days)"
      return LocalServer.Reply(
        headers: [("Date", "Thu, \(day) Jan 2026 00:05:00 GMT")], body: list(String(parts[1]), shown, lie))
    case "GET":
      guard let body = state.objects[key] else { return LocalServer.Reply(404) }
      return LocalServer.Reply(body: lie == .endsBodies && isFirst ? Array(body.prefix(body.count / 2)) : body)
    default: return LocalServer.Reply(405)
    }
  }

  private static func list(_ question: String, _ state: State, _ lie: Lie) -> [UInt8] {
    let values = Dictionary(
      question.split(separator: "&").map { pair in
        let parts = pair.split(separator: "=", maxSplits: 1)
        return (String(parts[0]), parts.count == 2 ? String(parts[1]).removingPercentEncoding ?? "" : "")
      }, uniquingKeysWith: { $1 })
    let prefix = lie == .ignoresPrefix ? "" : values["prefix"] ?? ""
    let delimiter = values["delimiter"].map { lie == .shortensDelimiter ? String($0.prefix(1)) : $0 }
    let mark = (values["continuation-token"] ?? "").split(separator: ";", maxSplits: 1)
    let from = lie == .ignoresStart ? "" : values["start-after"] ?? mark.dropFirst().first.map(String.init) ?? ""
    let keys = state.objects.keys.filter { key in
      key.hasPrefix(prefix) && key > from
        && (lie == .ignoresPrefix || delimiter.map { !key.dropFirst(prefix.count).contains($0) } ?? true)
    }.sorted()
    let start = mark.first.flatMap { Int($0) } ?? 0
    let most =
      switch lie {
      case .smallPages, .endlessPages: 1
      case .ignoresStart: 1000
      case .emptyFirstPages where mark.isEmpty: 0
      default: values["max-keys"].flatMap { Int($0) } ?? 1000
      }
    let page = Array(keys.dropFirst(start).prefix(most))
    let isEmpty = lie == .emptyFirstPages && mark.isEmpty
    let isLast = start + page.count >= keys.count && lie != .endlessPages && !isEmpty
    // The mark of a page counts from the key at which the first page began.
    let next = lie == .endlessPages ? "0" : "\(start + most)" + (from.isEmpty ? "" : ";\(from)")
    let objects = page.map {
      "<Contents><Key>\($0)</Key><Size>\(state.objects[$0]?.count ?? 0)</Size>"
        + "<LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>"
    }
    var folders = ""
    if let delimiter, !isEmpty, lie == .none || delimiter != "/" {
      folders = Self.folders(in: prefix, to: delimiter, from: from, of: state)
    }
    return Array(
      ("<?xml version=\"1.0\"?><ListBucketResult xmlns=\"http://s3.amazonaws.com/doc/2006-03-01/\">"
        + "<IsTruncated>\(!isLast)</IsTruncated>"
        + (isLast ? "" : "<NextContinuationToken>\(next)</NextContinuationToken>")
        + objects.joined() + folders + "</ListBucketResult>").utf8)
  }

  private static func isSpecial(_ question: String) -> Bool {
    question.contains("start-after=") || question.contains("delimiter=") && !question.contains("delimiter=%2F")
  }

  private static func folders(in prefix: String, to delimiter: String, from: String, of state: State) -> String {
    var found: Set<String> = []
    for key in state.objects.keys where key.hasPrefix(prefix) && key > from {
      let rest = key.dropFirst(prefix.count)
      if let end = rest.firstRange(of: delimiter) { found.insert(prefix + rest[..<end.upperBound]) }
    }
    return found.sorted().map { "<CommonPrefixes><Prefix>\($0)</Prefix></CommonPrefixes>" }.joined()
  }
}
