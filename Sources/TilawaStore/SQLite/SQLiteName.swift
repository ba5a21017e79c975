/// The name under which SQLite opens a file.
enum SQLiteName {
  /// The path itself, passed on as UTF-8. A path that is no UTF-8 is given as a URL, because SQLite would open another
  /// file.
  static func of(_ path: String) -> String { path.holdsForeignBytes ? Disk.url(path) : path }

  /// The end of the name of a file that nothing changes while it is open: SQLite locks nothing and makes no files beside it.
  static let unchangingEnd = "?immutable=1"

  /// The name of a file that nothing changes while it is open.
  static func unchanging(_ path: String) -> String { Disk.url(path) + unchangingEnd }
}
