import Glibc

/// The folders of the program by the XDG rules, or all in one folder if TILAWA_HOME names it.
///
/// The values alone make nothing: `create` makes a folder when it is first needed.
package struct Folders: Hashable, Sendable {
  /// Configuration.
  package let config: String
  /// The library and imported recordings.
  package let data: String
  /// The folder for data that can be made or fetched again.
  package let cache: String
  /// The folder for sockets and locks.
  package let runtime: String

  /// - Parameter environment: of the process; a relative path in it is ignored, as the XDG rules ask.
  package init(environment: [String: String]) {
    self.init(environment: environment, user: getuid(), isOurs: Folders.belongsToUser)
  }

  /// - Parameters:
  ///   - user: the user's number.
  ///   - isOurs: whether a folder exists and belongs to the user; asked of `/run/user/UID` only.
  init(environment: [String: String], user: UInt32, isOurs: (String) -> Bool) {
    func path(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    if let home = environment["TILAWA_HOME"], !home.isEmpty {
      let home = Folders.absolute(home)
      self.init(config: home + "/config", data: home + "/data", cache: home + "/cache", runtime: home + "/run")
      return
    }
    let home = path("HOME") ?? Folders.homeOfUser(user) ?? "/"
    let data = (path("XDG_DATA_HOME") ?? home + "/.local/share") + "/tilawa"
    let system = "/run/user/\(user)"
    self.init(
      config: (path("XDG_CONFIG_HOME") ?? home + "/.config") + "/tilawa",
      data: data,
      cache: (path("XDG_CACHE_HOME") ?? home + "/.cache") + "/tilawa",
      runtime: path("XDG_RUNTIME_DIR").map { $0 + "/tilawa" } ?? (isOurs(system) ? system + "/tilawa" : data + "/run"))
  }

  package init(config: String, data: String, cache: String, runtime: String) {
    self.config = config
    self.data = data
    self.cache = cache
    self.runtime = runtime
  }

  /// The file of the library.
  package var library: String { data + "/library.sqlite" }
  /// Imported recordings, each named by its SHA-256.
  package var recordings: String { data + "/recordings" }
  /// Links to copies in `recordings`, by names with which other programs can do something; made when they are asked for.
  package var named: String { data + "/named" }
  /// The outlines of recordings, each file with the name of its recording; they can be made again.
  package var outlines: String { data + "/outlines" }
  /// Files of reciters that were fetched, in a folder for each.
  package var downloads: String { cache + "/downloads" }
  /// The texts of riwayat that were installed, a file each.
  package var texts: String { data + "/texts" }
  /// Sentences of languages that the user adds, a folder for each.
  package var sentences: String { data + "/sentences" }
  /// Copies of the library that were made by themselves, one a day.
  package var backups: String { data + "/backups" }

  /// Makes a folder and those above it, with mode 0700 where they are absent.
  ///
  /// - Throws: `.cannotCreate`.
  package static func create(_ folder: String) throws(StoreError) { try PrivateFolder.create(folder) }

  /// Whether the folder exists and is the user's own.
  package static func belongsToUser(_ folder: String) -> Bool {
    var info = stat()
    return stat(folder, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR && info.st_uid == getuid()
  }

  private static func absolute(_ path: String) -> String {
    Disk.absolute(path)
  }

  private static func homeOfUser(_ user: UInt32) -> String? {
    getpwuid(user).map { String(path: $0.pointee.pw_dir) }
  }
}
