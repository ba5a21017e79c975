import Glibc
import TilawaCore
import TilawaFiles
import TilawaScripts

@testable import TilawaStore

/// One damaged bundle of a course. It is read as it is, and once more with its contents and events signed, as by a student or a
/// teacher whose program writes anything, so that what they say is believed.
struct BundleTrial {
  /// The file with the damaged bundle. Bundles that are read later take its place.
  let path: String
  let bytes: [UInt8]
  let seed: UInt64

  private static let student = key(7)
  private static let coach = key(9)

  private static func key(_ byte: UInt8) -> CourseKey {
    guard let key = try? CourseKey(seed: [UInt8](repeating: byte, count: 32)) else {
      preconditionFailure("libsodium is not installed")
    }
    return key
  }

  func run() {
    do throws(StoreError) {
      _ = try CourseBundle(path)
      broken("a bundle whose signatures are zeros opens")
    } catch { look(at: error) }
    checkNewer()
    let lines = signedLines
    let whole = signed(lines)
    Files.write(whole, to: path)
    do throws(StoreError) {
      let bundle = try CourseBundle(path)
      if try CourseBundle(whole, named: "bundle").manifest != bundle.manifest { broken("memory is read as no file is") }
      if bundle.lines != lines { broken("a bundle has other events than were put into it") }
      try take(bundle)
    } catch { look(at: error) }
    // Lines that are no events of the course are refused with the whole bundle; the rest is looked at without them.
    fold(lines)
    if seed.isMultiple(of: 16) { merge(lines) }
    var damaged = whole
    damaged[Int(seed % UInt64(damaged.count))] ^= 1
    Files.write(damaged, to: path)
    do throws(StoreError) {
      let bundle = try CourseBundle(path)
      try take(bundle)
      // A sound that is named twice is read once.
      let names = bundle.manifest.sounds.map(\.sha256)
      if Set(names).count == names.count { broken("a bundle with another bit opens") }
    } catch { look(at: error) }
  }

  // MARK: - Signing

  /// The events, each signed by the one whom it names.
  private var signedLines: [SignedLine] {
    let (student, coach) = (Self.student, Self.coach)
    var (lines, submission): ([SignedLine], String) = ([], String(repeating: "12", count: 32))
    for row in String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst(3) {
      guard let start = row.firstIndex(of: "{") else { continue }
      let text = counted(String(row[start...])).replacing(String(repeating: "ab", count: 32), with: student.name)
        .replacing(String(repeating: "ef", count: 32), with: coach.name)
        .replacing(String(repeating: "12", count: 32), with: submission)
      let form = SignedLine(line: text, signature: "").form
      let key = form?.writer == coach.name ? coach : student
      lines.append(SignedLine(line: text, signature: key.signature(of: text, for: .event)))
      if text.contains("\"submitted\"") { submission = lines[lines.count - 1].id }
    }
    return lines
  }

  /// The bundle of events, and of whatever sounds the damaged contents name; every fourth time also with the damaged counts.
  private func signed(_ lines: [SignedLine]) -> [UInt8] {
    let rows = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.map { "\($0.signature) \($0.line)\n" }.joined()
    let sounds = bytes.lastIndex(of: UInt8(ascii: "\n")).map { bytes[($0 + 1)...] } ?? []
    let key = Self.student
    var head = (rows.count > 1 ? String(rows[1]) : "").replacing(String(repeating: "ab", count: 32), with: key.name)
    if !seed.isMultiple(of: 4), let said: CourseBundle.Manifest = try? JSON(reading: head).decoded() {
      var hasher = SHA256Hasher()
      hasher.update(body)
      head = JSON.line(
        encoding: CourseBundle.Manifest(
          course: said.course, sender: key.name, receiver: said.receiver, made: said.made, events: lines.count,
          eventBytes: body.utf8.count, eventsSHA256: hasher.finish(), sounds: said.sounds))
    }
    return Array("tilawa-bundle 1\n\(head)\n\(key.signature(of: head, for: .bundle))\n\(body)".utf8) + sounds
  }

  /// The line with a number that no program of ours writes, every third time.
  private func counted(_ row: String) -> String {
    guard seed.isMultiple(of: 3) else { return row }
    let numbers = [
      -1, 0, 1 << 20, 1 << 40, CourseEventForm.greatestCounter, CourseEventForm.greatestCounter + 1, Int.max,
    ]
    let number = numbers[Int(seed / 3 % UInt64(numbers.count))]
    return row.replacing(/"counter": ?\d+/, with: "\"counter\":\(number)")
  }

  // MARK: - The checks

  /// Reads it once more as if a newer version had written it.
  private func checkNewer() {
    let rest = bytes.firstIndex(of: UInt8(ascii: "\n")).map { bytes[$0...] } ?? []
    let said = Array("tilawa-bundle \(2 + seed % 1000)".utf8)
    do throws(StoreError) {
      _ = try CourseBundle(said + rest, named: "newer")
      broken("a bundle of a newer version opens")
    } catch {
      // Without the end of the first line it is no bundle.
      if error.code != .newerVersion, !rest.isEmpty { broken("a newer version is not told: \(error)") }
    }
  }

  /// Takes the events over as a teacher and as the student. Events that either notes after that must be stored,
  /// whatever numbers the other gave.
  private func merge(_ lines: [SignedLine]) {
    let home = path + ".library"
    defer { Files.remove(home) }
    for (role, key) in [(StoredCourse.Role.coach, Self.coach), (.student, Self.student)] {
      do throws(StoreError) {
        let folders = Folders(environment: ["TILAWA_HOME": "\(home)/\(role.rawValue)"])
        let store = try Library(folders: folders, for: .writing).courses
        let course = StoredCourse(
          id: "reading", role: role, coach: Self.coach.name, person: key.name, joined: 0, told: 0)
        _ = try store.add(course, [], received: 0)
        let time = ZonedTime(seconds: 1_800_000_000, offset: 0, zone: "UTC")
        // The teacher's own key may have written any number, but not the last one.
        let own = Set(lines.filter { $0.form?.writer == key.name }.compactMap { $0.form?.order })
        _ = try store.merge(lines, into: "reading", from: Self.student.name, received: 0)
        let before = try store.entries(of: "reading").count
        if own.contains(where: { $0 >= CourseEventForm.greatestCounter }) { continue }
        do throws(StoreError) {
          try store.note(
            [(Self.student.name, .message(.week(1), CourseMessage(text: "?")))], in: "reading", by: key, at: time)
        } catch { broken("\(role.rawValue) cannot note anything: \(error)") }
        let current = try store.keys(of: "reading").current
        if role == .student || current == key.name {
          if try store.entries(of: "reading").count != before + 1 { broken("what \(role.rawValue) noted is not there") }
        }
      } catch { look(at: error) }
    }
  }

  /// Takes the sounds over, and leaves none.
  private func take(_ bundle: CourseBundle) throws(StoreError) {
    let folders = Folders(environment: ["TILAWA_HOME": path + ".home"])
    let sounds = CourseSounds(in: folders)
    defer {
      for sound in bundle.manifest.sounds { if let path = sounds.path(of: sound.sha256) { unlink(path) } }
      if !Files.all(in: folders.data + "/course").isEmpty { broken("something else than sounds is left") }
    }
    _ = try bundle.takeSounds(into: sounds)
    for sound in bundle.manifest.sounds {
      guard let path = sounds.path(of: sound.sha256) else {
        broken("a sound that was taken is not here")
        continue
      }
      if try SHA256Hasher.digest(ofFile: path).digest != sound.sha256 { broken("a sound is not what its name says") }
    }
  }

  private func fold(_ lines: [SignedLine]) {
    let entries = lines.compactMap { line in
      (try? line.form?.event(id: line.id)).flatMap { $0 }.map { CourseEntry($0, received: 1_800_000_000) }
    }
    let fold = CourseFold(entries, coach: Self.coach.name)
    let other = CourseFold(entries.reversed() + entries, coach: Self.coach.name)
    if fold != other { broken("the order of events matters") }
    for entry in entries {
      let form = CourseEventForm(entry.event)
      if (try? form.event(id: entry.event.id)) != entry.event { broken("an event is not what it was") }
    }
    for record in fold.records.values {
      _ = CourseStanding(record, coach: Self.coach.name).openWeeks(due: Array(1...15))
    }
    guard let text = fold.board.text else { return }
    do throws(ScriptFaults) {
      look(at: try CourseReader(structure: TimingTrial.structure).read(text), fold)
    } catch {
      if error.faults.contains(where: { "\($0)".contains(where: \.isNewline) }) { broken("a fault of several lines") }
    }
  }

  /// Looks at a course as its student sees it: before it, in it, and long after.
  private func look(at course: Course, _ fold: CourseFold) {
    guard let calendar = CourseCalendar(course), let zone = calendar.local else { return }
    for now in [0, 1_800_000_000 + Int(seed % 120) * 86_400, 4_102_444_800] {
      let record = fold.records[Self.student.name] ?? CourseRecord(student: Self.student.name)
      let view = CourseView(calendar, record, fold.board, now: now)
      let words = CourseWords(view, local: zone)
      _ = (view.today, words.heading, words.notices(after: now - 86_400), view.openWeeks)
      for line in CourseICalendar(view, stamp: now).text.split(separator: "\r\n") where line.contains("\n") {
        broken("a line of a calendar is several: \(line.prefix(80))")
      }
    }
  }

  private func look(at error: StoreError) {
    if "\(error)".contains(where: \.isNewline) { broken("an error of several lines: \(error)") }
  }

  private func broken(_ what: String) { print("BROKEN \(seed): \(what)") }
}

extension CourseCalendar {
  /// The zone in which a test shows its times.
  fileprivate var local: ZoneOffsets? {
    let days = course.start.advanced(by: -800)...course.start.advanced(by: 1200)
    return ZoneOffsets(named: "Europe/Vienna", over: days)
  }
}
