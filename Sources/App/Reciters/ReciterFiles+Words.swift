package import TilawaCore
package import TilawaStore

extension ReciterFiles {
  /// The origin of the files, and the number of files that are here.
  package var words: String {
    let pinned = pinning == .pinned ? ", pinned" : ""
    return switch origin {
    case .recordings: "recordings"
    case .folder: "folder"
    case .network: files == 0 ? "network\(pinned)" : "network, \(files) \(files == 1 ? "file" : "files") here\(pinned)"
    }
  }

  package var members: [(String, JSON)] {
    [
      ("from", .string(origin.rawValue)), ("files", .int(files)), ("pinned", .bool(pinning == .pinned)),
    ]
  }
}
