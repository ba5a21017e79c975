import Glibc

extension Folders {
  /// The longest path that a socket can have, in bytes.
  private static let longest = 107

  /// The socket of the player that sounds.
  ///
  /// A path that is too long for a socket is replaced by a short name made of its digest, in a folder of the user
  /// alone: `/run/user/UID`, or one below `/tmp`.
  package var playerSocket: String {
    let path = runtime + "/player.sock"
    guard path.utf8.count > Folders.longest else { return path }
    var hasher = SHA256Hasher()
    hasher.update(path)
    return Folders.short + "/tilawa-\(hasher.finish().prefix(16)).sock"
  }

  private static var short: String {
    let system = "/run/user/\(getuid())"
    return belongsToUser(system) ? system : "/tmp/tilawa-\(getuid())"
  }

  /// Makes the folders of the player's socket and of its lock, for the user alone.
  ///
  /// - Throws: `.cannotCreate`.
  package func securePlayer() throws(StoreError) {
    try PrivateFolder.secure(runtime)
    let socket = playerSocket
    if !socket.hasPrefix(runtime + "/"), let slash = socket.lastIndex(of: "/") {
      try PrivateFolder.secure(String(socket[..<slash]))
    }
  }

  /// The log of players without a terminal.
  package var playerLog: String { data + "/log/play.log" }
}
