/// What SQLite is told to open.
enum SQLiteName {
  /// The path itself, which is given on as UTF-8; as an address where it is none, or SQLite would open another file.
  static func of(_ path: String) -> String { path.holdsForeignBytes ? Disk.url(path) : path }
}
