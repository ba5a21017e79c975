import Foundation
import TilawaCore
import Testing

@Suite("The pattern of addresses")  // G-1
struct URLPatternTests {
  @Test("puts numbers in its places, with zeros before them")
  func fills() throws {
    let pattern = try URLPattern("https://host/data/{surah:3}{ayah:3}.mp3")
    #expect(pattern.url(surah: 2, ayah: 255) == "https://host/data/002255.mp3")
    #expect(pattern.namesAyat)
    #expect(pattern.ending == "mp3")
  }

  @Test("of whole surahs has no place for an ayah")
  func surahs() throws {
    let pattern = try URLPattern("http://host/{surah}?x={surah:2}")
    #expect(pattern.url(surah: 7) == "http://host/7?x=07")
    #expect(!pattern.namesAyat)
    #expect(pattern.ending == nil)
  }

  @Test(
    "is refused for what is not an address and no place",
    arguments: [
      ("ftp://host/{surah}", URLPattern.Fault.scheme), ("https://host/{page}", .place("{page}")),
      ("https://host/{surah", .place("{surah")), ("https://host/1.mp3", .noSurah),
      ("https://host/{surah} a", .characters), ("https://host/{surah:0}", .place("{surah:0}")),
    ])
  func refused(text: String, fault: URLPattern.Fault) {
    #expect(throws: fault) { try URLPattern(text) }
  }

  @Test(
    "of a source that is stored is never missing",
    arguments: ["[]", #"["https://a/{surah}","https://a/{surah}{ayah}"]"#])
  func stored(patterns: String) {
    let source = Data(#"{"patterns":\#(patterns)}"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(RemoteSource.self, from: source) }
  }
}
