import Foundation
import TilawaCore
import TilawaStore
import TilawaTestSupport
import Testing

/// Whether `reciters add` finds out in which counting files are numbered.
@Suite struct NumberingTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  /// A file for each ayah of some surahs, numbered in a counting; tones as long as the letters say.
  private func tones(_ surahs: [Int], _ counting: VerseCounting) throws -> String {
    let quran = try RealQuran.database()
    for surah in surahs {
      for ayah in 1...quran.structure.ayat(inSurah: surah, of: counting) {
        let ref = AyahRef(surah: surah, ayah: ayah, counting: counting)
        let name = String(format: "tones/%03d%03d.wav", surah, ayah)
        try command.folder.write("", to: name)
        _ = try Sound.write(
          .wav, to: "\(command.folder.path)/\(name)",
          frames: Int(40 * RecitedLength.ofAyah(try quran.text(of: ref))), rate: CommandFixture.rate)
      }
    }
    return "\(command.folder.path)/tones"
  }

  // T-F2.11
  @Test func `a set that is numbered as it is stated is taken without a word`() throws {
    let folder = try tones([1, 36, 79], .madaniLater)
    let outcome = try command.run("reciters", "add", "Warsh", folder, "--riwayah", "warsh")
    #expect(outcome.code == 0 && outcome.complaint == "")
    #expect(try command.run("reciters", "show", "warsh").complaint == "")
  }

  @Test func `a set that is numbered otherwise is taken as stated, and one line says so`() throws {
    let folder = try tones([1, 36, 79], .madaniLater)
    let outcome = try command.run("reciters", "add", "Hafs", folder, "--no-measure")
    #expect(outcome.code == 0)
    let warning =
      "tilawa: the files of hafs seem to be numbered in madani-later or madani-6217, not in kufi, by their numbers and lengths; "
      + "if so, add them again with --counting madani-later"
    #expect(outcome.complaints.filter { $0 == warning }.count == 1, "\(outcome.complaint)")
    #expect(try command.run("reciters", "show", "hafs", "--json").output.contains(#""counting":"kufi""#))
    #expect(try command.run("reciters", "show", "hafs").complaints == [warning])
  }

  @Test(.enabled(if: ReferenceData.audio != nil, "no reference data: set TILAWA_REFERENCE_DATA"))
  func `real files of Hafs under the name of Warsh are found out`() throws {
    let audio = URL(filePath: try #require(ReferenceData.audio)).standardizedFileURL.path
    let source = audio + "/emad-al-mansary"
    let folder = "\(command.folder.path)/renamed"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // The later Madani has one ayah fewer in these; who numbers so would not have the last.
    for name in try FileManager.default.contentsOfDirectory(atPath: source)
    where !["036083.mp3", "079046.mp3"].contains(name) {
      try FileManager.default.createSymbolicLink(atPath: "\(folder)/\(name)", withDestinationPath: "\(source)/\(name)")
    }
    let outcome = try command.run("reciters", "add", "Warsh", folder, "--riwayah", "warsh")
    #expect(outcome.code == 0)
    #expect(
      outcome.complaints.contains { $0.contains("seem to be numbered in kufi, not in madani-later") },
      "\(outcome.complaint)")
    #expect(try command.run("reciters", "add", "Hafs", source).complaint == "")
    let kufi = try command.run("reciters", "add", "Kufi", source, "--riwayah", "warsh", "--counting", "kufi")
    #expect(kufi.code == 0 && kufi.complaint == "")
  }
}
