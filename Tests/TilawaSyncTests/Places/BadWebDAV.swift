import Synchronization
import TilawaSync
import TilawaTestSupport

/// The loss of a server that reports success.
enum Loss: Sendable { case none, all, half, late }

/// The means of a server against overwriting.
enum WebDAVAbility: Sendable { case moves, putsOnlyNew, neither }

/// A server of WebDAV in memory that does one thing badly.
final class BadWebDAV: Sendable {
  private let server: LocalServer
  var address: String { server.address + "/" }

  private struct State {
    var files: [String: [UInt8]] = [:]
    var folders: Set<String> = ["/"]
    var moves = 0
  }

  /// - Parameters:
  ///   - loss: what is lost of an object that is moved to its name.
  ///   - ability: the means against overwriting.
  ///   - status: the answer to all that changes something; nil for what is right.
  init(loss: Loss = .none, ability: WebDAVAbility = .moves, status: Int? = nil) throws {
    let state = Guard(State())
    server = try LocalServer { request in
      state.value.withLock { state in
        if let status, !["GET", "PROPFIND"].contains(request.method) { return LocalServer.Reply(status) }
        return Self.answer(request, &state, loss, ability)
      }
    }
  }

  private final class Guard: Sendable {
    let value: Mutex<State>
    init(_ state: State) { value = Mutex(state) }
  }

  private static func answer(
    _ request: LocalServer.Request, _ state: inout State, _ loss: Loss, _ ability: WebDAVAbility
  ) -> LocalServer.Reply {
    let path = request.path
    switch request.method {
    case "GET": return state.files[path].map { LocalServer.Reply(body: $0) } ?? LocalServer.Reply(404)
    case "MKCOL": return LocalServer.Reply(state.folders.insert(path).inserted ? 201 : 405)
    case "DELETE": return LocalServer.Reply(state.files.removeValue(forKey: path) == nil ? 404 : 204)
    case "PUT":
      let isGuarded = ability == .putsOnlyNew && request.headers["if-none-match"] == "*"
      if isGuarded, state.files[path] != nil { return LocalServer.Reply(412) }
      state.files[path] = request.body
      return LocalServer.Reply(201)
    case "MOVE": return move(request, &state, loss, ability)
    case "PROPFIND": return list(path, state)
    default: return LocalServer.Reply(405)
    }
  }

  private static func move(
    _ request: LocalServer.Request, _ state: inout State, _ loss: Loss, _ ability: WebDAVAbility
  ) -> LocalServer.Reply {
    guard ability == .moves else { return LocalServer.Reply(405) }
    let parts = (request.headers["destination"] ?? "").split(separator: "/", maxSplits: 2)
    let target = "/" + (parts.last ?? "")
    guard let bytes = state.files[request.path] else { return LocalServer.Reply(404) }
    guard state.files[target] == nil else { return LocalServer.Reply(412) }
    state.files[request.path] = nil
    state.moves += 1
    switch loss {
    case .all: break
    case .half: state.files[target] = Array(bytes.prefix(bytes.count / 2))
    case .none: state.files[target] = bytes
    case .late:
      state.files[target] = bytes
      if state.moves == 1 { return LocalServer.Reply(announcing: .nothing, ending: .resets) }
    }
    return LocalServer.Reply(201)
  }

  private static func list(_ path: String, _ state: State) -> LocalServer.Reply {
    if let bytes = state.files[path] {
      return LocalServer.Reply(207, body: WebDAVPlaceTests.list([(path, bytes.count)], of: nil))
    }
    guard state.folders.contains(path) else { return LocalServer.Reply(404) }
    let files = state.files.filter { $0.key.hasPrefix(path) && !$0.key.dropFirst(path.count).contains("/") }
    return LocalServer.Reply(
      207, body: WebDAVPlaceTests.list(files.map { (String($0.key.dropFirst(path.count)), $0.value.count) }, of: path))
  }
}
