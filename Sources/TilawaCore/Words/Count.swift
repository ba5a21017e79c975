/// Numbers of things, as text for people: "1 file", "2 files".
package enum Count {
  package static func files(_ count: Int) -> String { words(count, "file", "files") }
  package static func ayat(_ count: Int) -> String { words(count, "ayah", "ayat") }
  package static func surahs(_ count: Int) -> String { words(count, "surah", "surahs") }
  package static func steps(_ count: Int) -> String { words(count, "step", "steps") }
  package static func times(_ count: Int) -> String { words(count, "time", "times") }
  package static func passages(_ count: Int) -> String { words(count, "passage", "passages") }
  package static func words(_ count: Int) -> String { words(count, "word", "words") }
  package static func labels(_ count: Int) -> String { words(count, "label", "labels") }
  package static func rows(_ count: Int) -> String { words(count, "row", "rows") }
  package static func recordings(_ count: Int) -> String { words(count, "recording", "recordings") }
  package static func segments(_ count: Int) -> String { words(count, "segment", "segments") }
  package static func bookmarks(_ count: Int) -> String { words(count, "bookmark", "bookmarks") }

  package static func words(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
