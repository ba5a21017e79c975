import Foundation
import Testing
import TilawaConsole
import TilawaTestSupport

/// Signals end a command with their own exit code; a play keeps its place, and what is being made goes.
@Suite struct InterruptionTests {
  let command: CommandFixture

  init() throws {
    command = try CommandFixture()
    try command.addReciter("a", ["002002", "002003"])
  }

  static let signals: [(Int32, Int32)] = [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)]

  private func path(_ name: String) -> String { "\(command.folder.path)/\(name)" }

  /// A wav file that takes a moment to copy, of silence that takes no room on the disk.
  private func longSilence() throws -> String {
    _ = try command.tones(["long"], in: "long", frames: 0)
    let file = path("long/long.wav")
    let bytes = 200_000_000
    var header = Array(Bytes.read(file).prefix(80))
    for (place, size) in [(4, bytes + 72), (76, bytes)] {
      for byte in 0..<4 { header[place + byte] = UInt8(size >> (8 * byte) & 0xFF) }
    }
    Bytes.write(header, to: file)
    #expect(truncate(file, 80 + bytes) == 0)
    return file
  }

  @Test(arguments: signals)
  func `play says where it stopped, keeps the place and goes on there`(signal: Int32, code: Int32) throws {
    let words = ["play", "2:2-3", "--repeat", "50", "--output", "null:realtime", "--save"]
    let outcome = try command.interrupt(words, by: signal) { $0.contains("2:2") && $0.contains("Rep") }
    #expect(outcome.code == code)
    #expect(outcome.lines.last?.hasPrefix("stopped at 2:") == true)
    #expect(outcome.lines.last?.hasSuffix("to continue: tilawa resume") == true)
    #expect(outcome.complaints.isEmpty)
    let next = try command.run("play", "last", "--output", "null", "--for", "1s")
    #expect(next.code == 0)
    #expect(next.lines.first?.contains("from 2:") == true)
  }

  @Test func `where nobody heard it, the end says that the place is not kept`() throws {
    func last(_ options: String...) throws -> String? {
      let words = ["play", "2:2-3", "--repeat", "50", "--output", "null:realtime"] + options
      return try command.interrupt(words, by: SIGINT) { $0.contains("2:2") && $0.contains("Rep") }.lines.last
    }
    #expect(try last()?.hasPrefix("stopped at 2:") == true)
    #expect(try last()?.hasSuffix("; the place is not kept, because nobody heard it; to keep it: --save") == true)
    #expect(try last("--no-save")?.hasSuffix("; the place is not kept") == true)
  }

  @Test func `in JSON the end says it, and nothing else is written`() throws {
    let words = ["play", "2:2-3", "--repeat", "50", "--output", "null:realtime", "--json"]
    let outcome = try command.interrupt(words, by: SIGINT) { $0.contains(#""event":"ayah""#) }
    #expect(outcome.code == 130)
    #expect(outcome.lines.last?.contains(#""reason":"interrupted""#) == true)
    #expect(outcome.lines.allSatisfy { $0.hasPrefix("{") })
  }

  @Test(arguments: signals)
  func `import leaves nothing`(signal: Int32, code: Int32) throws {
    let labels = try command.folder.write("0\t1\t2:2\n", to: "labels.txt")
    let words = ["import", try longSilence(), "--labels", labels]
    let outcome = try command.interrupt(words, by: signal) { _ in
      command.home.files().contains { $0.contains("recordings/.incoming-") }
    }
    #expect(outcome.code == code)
    #expect(outcome.complaints.isEmpty)
    #expect(!command.home.files().contains { $0.contains("recordings/") })
    #expect(try command.run("reciters", "list").lines.count == 1)
  }

  @Test(arguments: signals)
  func `reciters add stores nothing`(signal: Int32, code: Int32) throws {
    let folder = try command.tones(["001001"], in: "b", frames: 10)
    for ayah in (1...286).map({ 2000 + $0 }) + (1...200).map({ 3000 + $0 }) + (1...227).map({ 26_000 + $0 }) {
      let name = String(repeating: "0", count: 6 - "\(ayah)".count) + "\(ayah)"
      #expect(link("\(folder)/001001.wav", "\(folder)/\(name).wav") == 0)
    }
    let outcome = try command.interrupt(["reciters", "add", "b", folder], by: signal) { _ in true }
    #expect(outcome.code == code)
    #expect(try command.run("reciters", "list").lines.count == 1)
  }

  @Test(arguments: signals)
  func `render leaves no file`(signal: Int32, code: Int32) throws {
    try FileManager.default.createDirectory(atPath: path("out"), withIntermediateDirectories: true)
    let words = ["render", "2:2-3", "--each", "100", "--repeat", "100", "--gap", "3000ms", "-o", path("out/x.flac")]
    let outcome = try command.interrupt(words, by: signal) { _ in
      (try? FileManager.default.contentsOfDirectory(atPath: path("out")))?.isEmpty == false
    }
    #expect(outcome.code == code)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path("out")).isEmpty)
  }
}
