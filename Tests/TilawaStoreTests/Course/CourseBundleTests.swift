import Foundation
import Testing
import TilawaCore
import TilawaFiles
import TilawaTestSupport

@testable import TilawaStore

@Suite(.enabled(if: CourseFixture.canSign, "libsodium is not installed"))
struct CourseBundleTests {
  private let student = CourseFixture("student", seed: 2)
  private let coach = CourseFixture("coach", seed: 1)
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/x.tilawa" }

  init() throws { folder = try TemporaryFolder() }

  /// Writes a bundle with two events and a sound of some bytes.
  private func write() throws -> String {
    let file = folder.path + "/sound.wav"
    try Data((0..<5000).map { UInt8(truncatingIfNeeded: $0) }).write(to: URL(filePath: file))
    let digest = try student.sounds.add(file, format: "wav")
    try student.join(as: .student, of: coach.key.name)
    try student.note([
      (student.key.name, .enrolled("Yusuf")),
      (student.key.name, .submitted(.week(1), CourseSound(sha256: digest, length: 100, format: "wav"))),
    ])
    try CourseBundle.write(
      try student.store.lines(of: "c", student: student.key.name), sounds: [digest, String(repeating: "7", count: 64)],
      in: .init(course: "c", from: student.key, to: coach.key.name), at: 5000, from: student.sounds,
      to: OutputTarget(path))
    return digest
  }

  @Test func `a bundle carries events and sounds, and twice is once`() throws {
    let digest = try write()
    let bundle = try CourseBundle(path)
    #expect(bundle.manifest.sender == student.key.name && bundle.manifest.receiver == coach.key.name)
    #expect(bundle.lines == (try student.store.lines(of: "c", student: student.key.name)))
    #expect(try bundle.takeSounds(into: coach.sounds) == 1)
    #expect(try bundle.takeSounds(into: coach.sounds) == 0)
    let taken = try #require(coach.sounds.path(of: digest))
    #expect(try SHA256Hasher.digest(ofFile: taken).digest == digest)
  }

  @Test func `a bundle of which a byte is changed is refused, wherever the byte is`() throws {
    _ = try write()
    let whole = try Data(contentsOf: URL(filePath: path))
    for place in stride(from: 0, to: whole.count, by: 37) {
      var damaged = whole
      damaged[place] ^= 0x01
      try damaged.write(to: URL(filePath: path))
      #expect(throws: StoreError.self, "byte \(place)") {
        _ = try CourseBundle(path).takeSounds(into: coach.sounds)
      }
    }
    #expect(try folderIsEmpty())
  }

  @Test func `a bundle that breaks off is refused, wherever it does`() throws {
    _ = try write()
    let whole = try Data(contentsOf: URL(filePath: path))
    for length in stride(from: 0, to: whole.count, by: 41) {
      try whole.prefix(length).write(to: URL(filePath: path))
      #expect(throws: StoreError.self, "\(length) bytes") { _ = try CourseBundle(path) }
    }
    try (whole + Data([1])).write(to: URL(filePath: path))
    #expect(throws: StoreError.self) { _ = try CourseBundle(path) }
  }

  @Test func `a newer version is refused by its name`() throws {
    try Data("tilawa-bundle 2\nwhatever".utf8).write(to: URL(filePath: path))
    let error = #expect(throws: StoreError.self) { _ = try CourseBundle(path) }
    #expect(error?.code == .newerVersion)
    try Data("PK\u{3}\u{4}".utf8).write(to: URL(filePath: path))
    #expect(#expect(throws: StoreError.self) { _ = try CourseBundle(path) }?.code == .foreign)
  }

  @Test func `a sender cannot sign for another`() throws {
    _ = try write()
    let stranger = try CourseKey(seed: [UInt8](repeating: 9, count: 32))
    let form = CourseEventForm(
      course: "c", author: coach.key.name, student: student.key.name, time: CourseFixture.time, counter: 9,
      kind: .graduated(next: ""))
    let line = SignedLine(line: form.line, signature: stranger.signature(of: form.line, for: .event))
    try CourseBundle.write(
      [line], sounds: [], in: .init(course: "c", from: stranger, to: ""), at: 1, from: coach.sounds,
      to: OutputTarget(path))
    #expect(#expect(throws: StoreError.self) { _ = try CourseBundle(path) }?.message.contains("signature") == true)
  }

  private func folderIsEmpty() throws -> Bool {
    let path = coach.folders.data + "/course"
    return try !FileManager.default.fileExists(atPath: path)
      || FileManager.default.contentsOfDirectory(atPath: path).isEmpty
  }
}
