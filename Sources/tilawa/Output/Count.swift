/// How many there are of something, for people: "1 file", "2 files".
enum Count {
  static func files(_ count: Int) -> String { words(count, "file", "files") }
  static func ayat(_ count: Int) -> String { words(count, "ayah", "ayat") }
  static func steps(_ count: Int) -> String { words(count, "step", "steps") }
  static func times(_ count: Int) -> String { words(count, "time", "times") }
  static func passages(_ count: Int) -> String { words(count, "passage", "passages") }
  static func words(_ count: Int) -> String { words(count, "word", "words") }
  static func labels(_ count: Int) -> String { words(count, "label", "labels") }
  static func rows(_ count: Int) -> String { words(count, "row", "rows") }
  static func recordings(_ count: Int) -> String { words(count, "recording", "recordings") }
  static func segments(_ count: Int) -> String { words(count, "segment", "segments") }
  static func bookmarks(_ count: Int) -> String { words(count, "bookmark", "bookmarks") }

  private static func words(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
