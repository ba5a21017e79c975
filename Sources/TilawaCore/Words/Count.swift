/// Numbers of things, as text for people: "1 file", "2 files".
package enum Count {
  package static func files(_ count: Int) -> String { CoreSentences.files(count: count).text }
  package static func ayat(_ count: Int) -> String { CoreSentences.ayat(count: count).text }
  package static func surahs(_ count: Int) -> String { CoreSentences.surahs(count: count).text }
  package static func steps(_ count: Int) -> String { CoreSentences.steps(count: count).text }
  package static func times(_ count: Int) -> String { CoreSentences.times(count: count).text }
  package static func passages(_ count: Int) -> String { CoreSentences.passages(count: count).text }
  package static func words(_ count: Int) -> String { CoreSentences.words(count: count).text }
  package static func labels(_ count: Int) -> String { CoreSentences.labels(count: count).text }
  package static func rows(_ count: Int) -> String { CoreSentences.rows(count: count).text }
  package static func recordings(_ count: Int) -> String { CoreSentences.recordings(count: count).text }
  package static func segments(_ count: Int) -> String { CoreSentences.segments(count: count).text }
  package static func bookmarks(_ count: Int) -> String { CoreSentences.bookmarks(count: count).text }

  package static func words(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
