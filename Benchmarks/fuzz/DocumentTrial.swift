import AppBase
import Foundation
import TilawaCore
import TilawaIntake
import TilawaPlayer

@testable import TilawaAudio
@testable import TilawaNetwork
@testable import TilawaScripts
@testable import TilawaStore

/// One damaged document, read as the program reads it, and what is believed of it used.
struct DocumentTrial {
  let bytes: [UInt8]
  let kind: Kind
  let seed: UInt64

  private var structure: QuranStructure { TimingTrial.structure }

  func run() {
    switch kind {
    case .sound, .timings, .bundle: break
    case .pack: pack()
    case .labels: labels()
    case .recording: recording()
    case .reading: reading()
    case .khatm: khatm()
    case .script: script()
    case .catalogue: catalogue()
    case .answer: answer()
    case .collection: PlaceTrial(bytes: bytes, seed: seed).collection()
    case .keys: PlaceTrial(bytes: bytes, seed: seed).keys()
    case .log: LogTrial(bytes: bytes, seed: seed).run()
    case .request: StudioTrial(bytes: bytes, seed: seed).requests()
    case .frames: StudioTrial(bytes: bytes, seed: seed).frames()
    case .values:
      // Some of them: each looks through all names of surahs, and a run has two seconds.
      let lines = text.split(whereSeparator: \.isNewline)
      let first = lines.isEmpty ? 0 : Int(seed % UInt64(lines.count))
      for line in (lines[first...] + lines[..<first]).prefix(16) { ValueTrial(String(line), structure).run() }
    }
  }

  private var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Every error must be one line.
  private func look(at error: any Error) {
    if "\(error)".contains(where: \.isNewline) { print("BROKEN \(seed): an error of several lines: \(error)") }
  }

  // MARK: - The readers

  private func pack() {
    let numbers = (0..<structure.ayatCount(of: .kufi)).map { structure.ayah(at: $0, in: .kufi) }
    do {
      let document = try PackDocument(bytes, numbers: numbers)
      _ = try PackAssembly(document.entries, structure: structure, empty: .joined)
    } catch { look(at: error) }
  }

  private func labels() {
    for tier in [nil, "ayat"] {
      do {
        let reading = LabelReading(structure, in: .kufi, within: nil) { PhraseSearch([]) }
        let file = try reading.read(try LabelFile.read(bytes, tier: tier))
        let frames = 48_000 * 60
        let intervals = try file.intervals(frames: frames, rate: 48_000, in: .kufi, of: structure)
        var name = 0
        let editing = SegmentEditing(Annotation(frames: frames, rate: 48_000), now: 1) {
          name += 1
          return "\(name)"
        }
        _ = try editing.takeOver(intervals)
        if intervals.contains(where: { $0.frames.lowerBound < 0 || $0.frames.upperBound > frames }) {
          print("BROKEN \(seed): a label leaves the recording")
        }
      } catch { look(at: error) }
    }
  }

  private func recording() {
    do {
      let document = try RecordingDocument.read(Data(bytes), at: "document", words: structure.words)
      let merged = document.merged(with: document)
      _ = try merged.text()
      _ = merged.annotation.segments.map { RecordingTime.words($0.start, at: document.sound.rate) }
    } catch { look(at: error) }
  }

  private func reading() {
    do { _ = try ReadingDocument.read(bytes, at: "document", in: structure) } catch { look(at: error) }
    do {
      for fields in try BookmarkFile.entries(bytes) { _ = fields.tags.joined() }
    } catch { look(at: error) }
  }

  private func khatm() {
    do {
      let document = try KhatmDocument.read(Data(bytes), path: "document")
      for item in document.entries {
        guard case .record(let record) = item else { continue }
        do {
          let entry = try record.entry(words: structure.words)
          _ = LedgerRecord(entry.living(by: .midnight), in: "khatm")
        } catch { look(at: error) }
      }
      for goal in document.goals { _ = (Goal(goal.goal, counting: .kufi), CalendarDay(goal.day)) }
    } catch { look(at: error) }
  }

  private func script() {
    do throws(ScriptFaults) {
      let script = try ScriptReader(structure: structure, riwayah: .hafs).read(bytes)
      do {
        _ = try ScriptResolver(structure: structure, riwayah: .hafs).resolve(script, cursors: [:]) { _, _ in [] }
      } catch { _ = "\(error)" }
    } catch { _ = "\(error)" }
  }

  private func catalogue() {
    do {
      let catalogue = try Catalogue(text)
      for entry in catalogue.entries {
        for pattern in entry.source.patterns { _ = (pattern.url(surah: 114, ayah: 286), pattern.ending) }
      }
    } catch { look(at: error) }
    _ = Catalogue.ids(in: text)
  }

  private func answer() {
    // Dates are read by libcurl.
    guard (try? TransferWorker.load(for: "")) != nil else { return print("BROKEN \(seed): there is no libcurl") }
    var answer = ServerAnswer()
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let progress = line.withUnsafeBytes { answer.take($0) }
      if progress == .tooLong { break }
    }
    let transfer = Transfer(url: "https://example.org/a.mp3", limit: 1 << 30)
    _ = answer.meaning(on: transfer, from: 0, at: "https://example.org/a.mp3", now: 1_700_000_000)
    _ = answer.meaning(on: transfer, from: 4096, at: "https://example.org/a.mp3", now: 1_700_000_000)
    _ = (answer.length, answer.range, answer.retryAfter(now: 1_700_000_000))
  }
}

/// A value as users type it, configure it or write it into a tag.
struct ValueTrial {
  private let text: String
  private let structure: QuranStructure

  init(_ text: String, _ structure: QuranStructure) {
    self.text = text
    self.structure = structure
  }

  func run() {
    for rate in [1, 8000, 44_100, 768_000] {
      _ = RecordingTime.frame(text, at: rate).map {
        RecordingTime.words($0, at: rate) + RecordingTime.seconds($0, at: rate)
      }
      _ = RecordingTime.offset(text, at: rate)
      _ = Duration(seconds: text)?.frame(at: rate)
    }
    _ = (
      ByteSize(text)?.description, CalendarDay(text)?.advanced(by: 1).description, (try? HijriDate(text))?.description
    )
    _ = (DayStart(text), Speed(text), Goal(text, counting: .kufi), TagDate(text)?.seconds)
    _ = (TimeOfDay(text), Weekdays(text), ScriptTime.seconds(text))
    // One counting a text: all of them would take the processor time that a run may have.
    let counting = VerseCounting.allCases[text.utf8.count % VerseCounting.allCases.count]
    _ = try? RangeParser(structure: structure, counting: counting, grain: .word).parse([text])
    _ = (try? URLPattern(text))?.url(surah: 1, ayah: 1)
  }
}
