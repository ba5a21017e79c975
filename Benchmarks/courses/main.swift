import Foundation
import TilawaCore
import TilawaFiles
import TilawaStore

// A course of many students through the events of one folder: how long lists, merges and bundles take, and how large all is.
//
//   courses [STUDENTS [WEEKS [HOME]]]      500 and 15, if nothing is said; HOME is kept, for tilawa coach with TILAWA_HOME

let words = Array(CommandLine.arguments.dropFirst())
let numbers = words.prefix(2).compactMap { Int($0) }
let (students, weeks) = (numbers.first ?? 500, numbers.dropFirst().first ?? 15)
let kept = words.dropFirst(2).first
let home = kept ?? FileManager.default.temporaryDirectory.appending(path: "tilawa-courses-\(getpid())").path
defer { if kept == nil { try? FileManager.default.removeItem(atPath: home) } }
let folders = Folders(environment: ["TILAWA_HOME": home])
let library = try Library(folders: folders, for: .writing)
let (coach, start) = (try CourseKey(seed: key(0)), 1_800_057_600)

/// A seed of a person.
func key(_ number: Int) -> [UInt8] { (0..<32).map { UInt8(truncatingIfNeeded: number >> (8 * ($0 % 4)) &+ $0) } }

func time(_ seconds: Int) -> ZonedTime { ZonedTime(seconds: seconds, offset: 0, zone: "UTC") }

func measured<Value>(_ what: String, _ body: () throws -> Value) rethrows -> Value {
  let clock = ContinuousClock()
  var value: Value?
  let duration = try clock.measure { value = try body() }
  let parts = duration.components
  print("\(what): \(Double(parts.seconds) * 1000 + (Double(parts.attoseconds) / 1e14).rounded() / 10) ms")
  guard let value else { preconditionFailure("a body was run") }
  return value
}

/// A semester of a student: both sides' events, signed.
func semester(_ number: Int) throws -> [SignedLine] {
  let student = try CourseKey(seed: key(number))
  var lines: [SignedLine] = []
  func add(_ kind: CourseEvent.Kind, by writer: CourseKey, at seconds: Int) {
    let form = CourseEventForm(
      course: "school", author: writer.name, student: student.name, time: time(seconds), counter: lines.count + 1,
      kind: kind)
    lines.append(SignedLine(line: form.line, signature: writer.signature(of: form.line, for: .event)))
  }
  add(.enrolled("Student \(number)"), by: student, at: start)
  add(.placed(level: "Level 1", group: "Group \(number % 20)"), by: coach, at: start)
  let sound = CourseSound(sha256: String(repeating: "5", count: 64), length: 300_000, format: "opus")
  for week in 1...weeks {
    let now = start + week * 7 * 86_400
    // A tenth of the submissions is missing, and the last week waits.
    guard (number + week) % 10 != 0 else { continue }
    for item in 1...2 { add(.watched(week: week, item: item), by: student, at: now) }
    add(.lessonDone(week: week), by: student, at: now)
    add(.submitted(.week(week), sound), by: student, at: now)
    guard week < weeks, let last = lines.last?.id else { continue }
    let marks = (0..<5).map { CourseMark(time: $0 * 1000, word: "78:2:3", symbol: .madd, text: "hold it longer") }
    add(.feedback(last, CourseFeedback(result: .pass, text: "Good work.", marks: marks)), by: coach, at: now + 86_400)
    if let feedback = lines.last?.id { add(.heard(feedback), by: student, at: now + 2 * 86_400) }
  }
  return lines
}

/// The file of the course.
let file = """
  course: school
  title: A school
  level: Level 1
  coach: Amina
  zone: Europe/Berlin
  start: 2027-01-16
  sessions:
    - {class: Class, on: tue 19:00}
  weeks:
  \((1...weeks).map { "  - {topic: Topic \($0), passage: \"\(115 - $0)\", lesson: [{title: A, link: a.mp4}]}" }
    .joined(separator: "\n"))

  """
_ = try library.courses.add(
  StoredCourse(id: "school", role: .coach, coach: coach.name, person: coach.name, joined: start, told: start), [],
  received: start)
try library.courses.note([(nil, .published(file))], in: "school", by: coach, at: time(start - 86_400))
let all = try measured("sign the events of \(students) students") { try (1...students).map(semester) }
let count = all.reduce(0) { $0 + $1.count }
let bytes = all.reduce(0) { $0 + $1.reduce(0) { $0 + $1.line.utf8.count + 129 } }
print("events: \(count), \(bytes / 1024) KiB as lines, \(bytes / max(1, students)) bytes a student")
try measured("merge all of them") {
  for (number, lines) in zip(1..., all) {
    let student = try CourseKey(seed: key(number)).name
    _ = try library.courses.merge(lines, into: "school", from: student, received: start)
  }
}
let size = ["", "-wal"].reduce(0) { sum, ending in
  sum + (((try? FileManager.default.attributesOfItem(atPath: folders.library + ending))?[.size] as? Int) ?? 0)
}
print("library: \(size / 1024) KiB")
let standings = try measured("read the list of students, first") { try library.courses.standings(of: "school") }
for _ in 0..<3 { _ = try measured("read the list of students") { try library.courses.standings(of: "school") } }
precondition(standings.count == students, "all students are listed")
_ = measured("who waits, and who has open weeks") {
  (
    standings.flatMap { standing in standing.waiting.map { (standing, $0) } }.sorted { $0.1.at < $1.1.at },
    standings.filter { !$0.openWeeks(due: Array(1...weeks)).isEmpty }
  )
}
let one = try CourseKey(seed: key(1)).name
_ = try measured("all of one student") {
  CourseFold(try library.courses.entries(of: "school", student: one), coach: coach.name).records[one]
}
try measured("merge one submission") {
  let form = CourseEventForm(
    course: "school", author: one, student: one, time: time(start), counter: 10_000,
    kind: .message(.week(1), CourseMessage(text: "?")))
  _ = try library.courses.merge(
    [SignedLine(line: form.line, signature: "")], into: "school", from: one, received: start)
}
let path = home + "/bundle.tilawa"
_ = try measured("write a bundle of one student") {
  try CourseBundle.write(
    all[0], sounds: [], in: .init(course: "school", from: coach, to: ""), at: start, from: CourseSounds(in: folders),
    to: OutputTarget(path))
}
let bundle = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
print("a bundle at the end of the semester: \(bundle / 1024) KiB without sounds")
for _ in 0..<3 { _ = try measured("open it") { try CourseBundle(path) } }
