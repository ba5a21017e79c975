import Testing
import TilawaCore
import TilawaScripts
import TilawaTestSupport

@Suite struct ScriptFuzzTests {
  private static let pieces = [
    "play", "each", "steps", "{{next 5 ayat}}", "{{", "}}", "2:1-5", "forever", "- ", ": ", "\n", "  ", "\t", "[", "]",
    "{", "}", "\"", "'", "#", "&a", "*a", "!!int ", "|", ">", "%", "---", "...", "? ", "\u{FEFF}", "\r", "٢", "\u{0}",
    "~",
    "99999999999999999999", "-1", "\u{2028}", "variables:", "until: 1:1", "window: 0", "\u{1F54C}",
  ]

  /// A script with some bytes or pieces put in, left out, doubled or exchanged.
  private static func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").utf8, at: place)
      case 2: bytes.insert(contentsOf: Array(bytes[place..<end]), at: Int.random(in: 0...bytes.count, using: &random))
      case 3: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      default: bytes.replaceSubrange(place..<end, with: (pieces.randomElement(using: &random) ?? "").utf8)
      }
    }
    return bytes
  }

  @Test func `ten thousand damaged scripts are read or refused at a place that they have`() throws {
    var random = SeededGenerator(seed: 20_261_121)
    let scripts = ScriptTemplate.allCases.map { Array($0.text.utf8) }
    let reader = ScriptReader(structure: Reading.structure, riwayah: .hafs)
    var refused = 0
    for _ in 0..<10_000 {
      let bytes = Self.mutated(scripts.randomElement(using: &random) ?? [], &random)
      do throws(ScriptFaults) {
        let script = try reader.read(bytes)
        _ = try? ScriptResolver(structure: Reading.structure, riwayah: .hafs)
          .resolve(script, cursors: [:]) { _, _ in [] }
      } catch {
        refused += 1
        for fault in error.faults { Self.expectInside(fault, bytes) }
      }
    }
    // Both happen, or nothing was tried.
    #expect((1000...9900).contains(refused), "\(refused) were refused")
  }

  private static func expectInside(_ fault: ScriptFault, _ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
    let breaks: Set<Unicode.Scalar> = ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"]
    let lines = text.filter { breaks.contains($0) }.count + 1
    #expect((1...lines).contains(fault.line ?? 0), "\(fault) in \(bytes)")
    #expect((1...text.count + 1).contains(fault.column ?? 0), "\(fault) in \(bytes)")
    #expect(!fault.message.isEmpty)
  }
}
