import Testing
import TilawaCore
@testable import TilawaIntake
import TilawaStore
import TilawaTestSupport

/// Names of sound files as sites, players and people give them.
@Suite struct SourceNamesTests {
  private let structure: QuranStructure

  init() throws { structure = try RealQuran.database().structure }

  private func names(_ paths: [String], _ counting: VerseCounting = .kufi) -> [SourceFile.Name?] {
    let names = SourceNames(paths, structure, counting)
    return paths.map { names[$0] }
  }

  @Test(arguments: [
    "002255.mp3", "2_255.mp3", "002-255.mp3", "002_255.mp3", "S002A255.mp3", "s2a255.mp3", "Surah 2 Ayah 255.m4a",
    "surah_002_ayah_255.ogg", "سورة 2 آية 255.mp3", "Surah 2 - 255.mp3", "002/255.mp3", "2/255.mp3",
    "002 - Al-Baqarah/255.mp3", "Surah Al-Baqarah/255.mp3", "٠٠٢٢٥٥.mp3",
  ])
  func `a file of an ayah`(name: String) {
    #expect(names(["/set/\(name)"]) == [.ayah(surah: 2, ayah: 255)])
  }

  @Test(arguments: [
    "002.mp3", "2.mp3", "02.mp3", "Surah 2.mp3", "surah_002.mp3", "002 - البقرة.m4a", "سورة البقرة.mp3",
    "Surah Al-Baqarah.mp3", "Al-Baqarah.mp3", "2. Baqara.mp3", "002 - Surat Al-Baqarah (The Cow).mp3",
    "002-al-baqarah.mp3",
    "Surah Al Baqarah Mishary Rashid Alafasy.mp3", "سورة البقرة - مشاري العفاسي.mp3", "01 - Al-Baqarah.mp3",
    "002 Mishary.mp3",
    "002_Al-Baqarah_Mishary.mp3", "٠٠٢.mp3",
  ])
  func `a file of a surah`(name: String) {
    #expect(names(["/set/\(name)"]) == [.surah(2)])
  }

  @Test(arguments: [
    "PTT-20261127-WA0001.opus", "Voice 001.m4a", "New Recording 12.m4a", "20261127_140533.wav", "lesson.mp3",
    "2026-11-27.mp3",
    "115.mp3", "002255", "cover.jpg", ".mp3", "Recording_002.mp3",
  ])
  func `a file whose name tells nothing`(name: String) {
    #expect(names(["/set/\(name)"]) == [nil])
  }

  @Test func `numbers beyond 114 in a folder are ayat of the whole Quran`() {
    #expect(
      names(["/q/1.mp3", "/q/8.mp3", "/q/262.mp3", "/q/6236.mp3"])
        == [.ayah(surah: 1, ayah: 1), .ayah(surah: 2, ayah: 1), .ayah(surah: 2, ayah: 255), .ayah(surah: 114, ayah: 6)])
  }

  @Test func `a prayer after the last surah is no surah`() {
    #expect(names(["/q/001.mp3", "/q/114.mp3", "/q/115.mp3"]) == [.surah(1), .surah(114), nil])
  }

  @Test func `a folder that is named for its rate of bits is no surah`() {
    #expect(names(["/64/001.mp3", "/64/002.mp3"]) == [.surah(1), .surah(2)])
    #expect(names(["/2/078.mp3", "/2/114.mp3"]) == [.surah(78), .surah(114)])
  }

  @Test func `a folder that is named after a person with the name of a surah is no surah`() {
    #expect(names(["/Muhammad/001.mp3"]) == [.surah(1)])
  }

  @Test func `numbers are those of the counting`() {
    #expect(names(["/113/1.mp3", "/1/7.mp3"]) == [.ayah(surah: 113, ayah: 1), .ayah(surah: 1, ayah: 7)])
    #expect(names(["/q/7.mp3", "/q/6214.mp3"], .madaniLater).last == .ayah(surah: 114, ayah: 6))
  }
}
