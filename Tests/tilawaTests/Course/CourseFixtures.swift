import ArgumentParser
import Foundation
import Testing
import TilawaCore
import TilawaStore
import TilawaTestSupport

@testable import tilawa

/// A teacher's program and a student's, with a clock that a test sets.
final class CourseFixtures {
  /// The way between the two sides.
  enum Way: Hashable, Sendable {
    case bundles, folder
    /// A folder whose content only both sides can read.
    case encrypted
    /// A place of sync by its address.
    case place(String)
  }

  static var canSign: Bool { (try? CourseKey(seed: [UInt8](repeating: 1, count: 32))) != nil }

  let coaches: CommandFixture
  let students: CommandFixture
  private let way: Way
  private var now = 0
  private var count = 0

  init(_ way: Way) throws {
    (coaches, students, self.way) = (try CommandFixture(), try CommandFixture(), way)
    try go(to: "2027-01-05 10:00")
  }

  func path(_ name: String) -> String { coaches.folder.file(name) }

  /// The place that both sides share; nil for none.
  var place: String? {
    switch way {
    case .bundles: nil
    case .folder, .encrypted: path("shared")
    case .place(let address): address
    }
  }

  var environment: [String: String] {
    let passphrase = way == .encrypted ? ["TILAWA_SYNC_PASSPHRASE": "tones and tones"] : [:]
    return ["TILAWA_NOW": "\(now)", "TZ": "UTC"].merging(passphrase) { $1 }
  }

  func coach(_ words: String...) throws -> CommandFixture.Outcome { try coaches.run(words, environment: environment) }

  func student(_ words: String...) throws -> CommandFixture.Outcome {
    try students.run(words, environment: environment)
  }

  // MARK: - Time

  /// Sets both clocks, in UTC.
  func go(to text: String) throws {
    let parts = text.split(separator: " ")
    let day = try #require(CalendarDay(String(parts[0])))
    now = day.number * 86_400 + (try #require(CourseTime.minutes(String(parts[1])))) * 60
  }

  func go(toWeek week: Int, hours: Int) throws {
    let first = try #require(CalendarDay("2027-01-16"))
    now = first.advanced(by: 7 * (week - 1)).number * 86_400 + hours * 3600
  }

  // MARK: - Steps

  /// Publishes a course, has the student join it, and places the student.
  ///
  /// - Parameter change: changes the text of the course.
  func begin(_ change: (String) -> String = { $0 }) throws {
    try join(change)
    #expect(try coach("coach", "place", "Yusuf", "--group", "A").code == 0)
    try exchange()
    #expect(try state() == "before-start")
    _ = try sound()
  }

  /// Publishes a course, and has the student join it.
  func join(_ change: (String) -> String = { $0 }) throws {
    let weeks = (1...15).map { week in
      "  - {topic: Topic \(week), passage: \"\(115 - week)\", lesson: [{title: A, link: a.mp4}]}\n"
    }
    let text = """
      course: reading
      title: Reading
      level: Level 1
      coach: Amina
      zone: UTC
      start: 2027-01-16
      assessment: {passage: "112"}
      weeks:
      \(weeks.joined())
      """
    let file = path("course.yaml")
    try change(text).write(toFile: file, atomically: true, encoding: .utf8)
    let published = try coach("coach", "publish", file)
    #expect(published.code == 0, "\(published.complaint)")
    let words = place.map { ["sync", $0] + (way == .encrypted ? ["--encrypt"] : []) } ?? ["invite", "-o", invitation]
    let invited = try coaches.run(["coach"] + words, environment: environment)
    #expect(invited.code == 0, "\(invited.complaint)")
    now += 60
    let joined = try student("course", "join", place ?? invitation, "--name", "Yusuf")
    #expect(joined.code == 0, "\(joined.complaint)")
    #expect(try state() == "awaiting-placement")
    try exchange()
  }

  var invitation: String { path("invitation.tilawa") }

  /// The name of the state that the student sees; its command is one that the program takes.
  func state() throws -> String {
    let outcome = try student("course", "--json")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    let answer = try JSON(reading: outcome.lines.first ?? "")
    if case .array(let command)? = answer["card"]?["command"], !command.isEmpty {
      let words = command.compactMap(\.scalar)
      #expect(throws: Never.self, "\(words)") { _ = try Tilawa.parseAsRoot(words) }
    }
    return answer["state"]?.scalar ?? ""
  }

  /// Submits a new sound.
  func submit(_ part: String, samples: Int = 8000) throws {
    let outcome = try student("course", "submit", try sound(of: samples), "--for", part, "--yes")
    #expect(outcome.code == 0, "\(part): \(outcome.complaint)")
  }

  /// Makes a sound of its own, of noise.
  func sound(of length: Int = 8000) throws -> String {
    count += 1
    let file = path("sound-\(count).wav")
    var state = UInt32(count)
    let samples = (0..<length).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int16(truncatingIfNeeded: state >> 18)
    }
    var bytes = Data("RIFF".utf8) + little(36 + samples.count * 2) + Data("WAVEfmt ".utf8) + little(16)
    bytes += Data([1, 0, 1, 0]) + little(16_000) + little(32_000) + Data([2, 0, 16, 0]) + Data("data".utf8)
    bytes += little(samples.count * 2) + samples.withUnsafeBytes { Data($0) }
    try bytes.write(to: URL(filePath: file))
    return file
  }

  private func little(_ number: Int) -> Data { withUnsafeBytes(of: UInt32(number).littleEndian) { Data($0) } }

  /// Writes a bundle of one side.
  func sent(_ side: String, _ words: [String]) throws -> String {
    count += 1
    let file = path("bundle-\(count).tilawa")
    let outcome = try (side == "coach" ? coaches : students).run(words + ["-o", file], environment: environment)
    #expect(outcome.code == 0, "\(outcome.complaint)")
    return file
  }

  /// Has both sides exchange all that is new.
  func exchange() throws {
    guard place != nil else {
      #expect(try coach("coach", "open", try sent("student", ["course", "send"])).code == 0)
      #expect(try student("course", "open", try sent("coach", ["coach", "send", "Yusuf"])).code == 0)
      return
    }
    for step in 0..<3 {
      let outcome = step == 1 ? try coach("coach", "sync") : try student("course", "sync")
      #expect(outcome.code == 0, "\(outcome.complaint)")
      #expect(outcome.complaint.isEmpty)
    }
  }

  /// The announcements that one side sees.
  func announcements(_ side: CommandFixture) throws -> [String] {
    let library = try Library(folders: Folders(environment: ["TILAWA_HOME": side.home.path]), for: .reading)
    let course = try #require(try library.courses.all().first)
    let fold = CourseFold(try library.courses.entries(of: course.id), coach: course.coach)
    return fold.board.announcements.map(\.text)
  }

  /// The lines of all events that one side has.
  func lines(_ side: CommandFixture) throws -> Set<SignedLine> {
    let library = try Library(folders: Folders(environment: ["TILAWA_HOME": side.home.path]), for: .reading)
    let course = try #require(try library.courses.all().first)
    let people = Set(try library.courses.standings(of: course.id).map(\.student))
    return try people.reduce(into: []) { $0.formUnion(try library.courses.lines(of: course.id, student: $1)) }
  }
}
