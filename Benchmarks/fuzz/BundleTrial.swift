import Glibc
import TilawaCore

@testable import TilawaStore

/// One damaged bundle of a course. It is read as it is, and once more with its events signed, so that what they say is believed.
struct BundleTrial {
  let bytes: [UInt8]
  let seed: UInt64

  func run() {
    do throws(StoreError) {
      _ = try CourseBundle(bytes, named: "bundle")
      broken("a bundle whose signatures are zeros opens")
    } catch { look(at: error) }
    do throws(StoreError) { try believed() } catch { look(at: error) }
  }

  private func believed() throws(StoreError) {
    let key = try CourseKey(seed: [UInt8](repeating: 7, count: 32))
    var lines: [SignedLine] = []
    for row in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      guard let start = row.firstIndex(of: "{") else { continue }
      // The author is the one who signs.
      let line = String(row[start...]).replacing(String(repeating: "ab", count: 32), with: key.name)
      lines.append(SignedLine(line: line, signature: key.signature(of: line, for: .event)))
    }
    let written = CourseBundle.bytes(lines, of: "reading", from: key, to: "")
    do throws(StoreError) { fold(try CourseBundle(written, named: "bundle").lines) } catch { look(at: error) }
    // Lines that are no events of the course are refused with the whole bundle; the rest is looked at without them.
    fold(lines)
    var damaged = written
    if !damaged.isEmpty {
      damaged[Int(seed % UInt64(damaged.count))] ^= 1
      do throws(StoreError) {
        _ = try CourseBundle(damaged, named: "bundle")
        broken("a bundle with another bit opens")
      } catch { look(at: error) }
    }
  }

  private func fold(_ lines: [SignedLine]) {
    let entries = lines.compactMap { line in
      (try? line.form?.event(id: line.id)).flatMap { $0 }.map { CourseEntry($0, received: 0) }
    }
    for coach in [String(repeating: "ef", count: 32), ""] {
      let fold = CourseFold(entries, coach: coach)
      let other = CourseFold(entries.reversed() + entries, coach: coach)
      if fold != other { broken("the order of events matters") }
      for record in fold.records.values {
        let standing = CourseStanding(record, coach: coach)
        _ = standing.openWeeks(due: Array(1...15))
      }
    }
    for entry in entries {
      let form = CourseEventForm(entry.event)
      if (try? form.event(id: entry.event.id)) != entry.event { broken("an event is not what it was") }
    }
  }

  private func look(at error: StoreError) {
    if "\(error)".contains(where: \.isNewline) { broken("an error of several lines: \(error)") }
  }

  private func broken(_ what: String) { print("BROKEN \(seed): \(what)") }
}
