import Foundation
import TilawaCore
import TilawaTestSupport
import Testing

/// One teacher of Hafs with the whole Quran in one recording, heard in every riwayah.
@Suite struct RiwayahSwitchTests {
  let command: CommandFixture
  let structure: QuranStructure

  /// Frames of each ayah.
  private static let frames = 80
  /// Made once: the labels are 6,236.
  private static let made = Result { try make() }

  init() throws {
    command = try Self.made.get()
    structure = try RealQuran.structure()
  }

  private static func make() throws -> CommandFixture {
    let command = try CommandFixture()
    let structure = try RealQuran.structure()
    let sound = "\(command.folder.path)/quran.wav"
    let count = structure.ayatCount(of: .kufi)
    _ = try Sound.write(.wav, to: sound, frames: count * frames, rate: CommandFixture.rate)
    let seconds = { (place: Int) in "\(Double(place * frames) / Double(CommandFixture.rate))" }
    let labels = (0..<count).map { place in
      "\(seconds(place))\t\(seconds(place + 1))\t\(structure.ayah(at: place, in: .kufi))\n"
    }
    let file = try command.folder.write(labels.joined(), to: "labels.txt")
    #expect(try command.run("import", sound, "--labels", file, "--reciter", "Teacher").code == 0)
    return command
  }

  private func queue(_ range: String, _ riwayah: Riwayah) throws -> (units: [[String: Any]], missing: [String]) {
    let outcome = try command.run(
      "queue", range, "--riwayah", riwayah.rawValue, "--reciter", "teacher", "--basmalah", "never", "--json")
    #expect(outcome.code == 0)
    let answer = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    return (answer?["units"] as? [[String: Any]] ?? [], answer?["missing"] as? [String] ?? [])
  }

  /// The figures follow from the fawasil: an ayah whose border lies inside one of Hafs is heard with its neighbour.
  // T-F2.11
  @Test(arguments: [
    (Riwayah.hafs, 6236, 0), (.shubah, 6236, 0), (.warsh, 6155, 59), (.qaloon, 6155, 59), (.doori, 6160, 56),
    (.soosi, 6160, 56), (.bazzi, 6153, 66), (.qunbul, 6153, 66),
  ])
  func `every ayah of every riwayah is heard, and each sound once`(riwayah: Riwayah, count: Int, joined: Int) throws {
    let (units, missing) = try queue("1-114", riwayah)
    #expect(missing == [])
    #expect(units.count == count)
    let refs = units.compactMap { $0["ref"] as? String }
    let parser = RangeParser(structure: structure, counting: riwayah.counting)
    let ordinals = try refs.flatMap { structure.ordinals(of: try parser.parse($0)) }
    #expect(ordinals == Array(0..<structure.ayatCount(of: riwayah.counting)))
    #expect(refs.filter { $0.contains("-") }.count == joined)
    // The slices follow each other through the recording; only what is no ayah is left out: the basmalah of surah 1.
    let slices = units.flatMap { $0["slices"] as? [[String: Any]] ?? [] }
    let places = slices.compactMap { slice -> Range<Int>? in
      guard let from = slice["from"] as? Double, let to = slice["to"] as? Double else { return nil }
      let frame = { (seconds: Double) in Int((seconds * Double(CommandFixture.rate)).rounded()) }
      return frame(from)..<frame(to)
    }
    let first = riwayah.counting == .kufi || riwayah.counting == .makki ? 0 : Self.frames
    #expect(places.first?.lowerBound == first)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    #expect(places.last?.upperBound == structure.ayatCount(of: .kufi) * Self.frames)
  }

  @Test func `a part of a unit alone is not heard from this reciter, and the reason is told`() throws {
    let (units, missing) = try queue("11:81", .warsh)
    #expect(missing == ["11:81"])
    let tried = units.first?["tried"] as? [[String: String]]
    #expect(tried == [["reciter": "teacher", "why": "covers-more"]])
    #expect(try queue("11:81-82", .warsh).units.compactMap { $0["ref"] as? String } == ["11:81-82"])
  }
}
