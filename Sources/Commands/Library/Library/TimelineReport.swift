import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaStore

/// Every take of an ayah, with the day of its recording.
struct TimelineReport {
  private let structure: QuranStructure
  private let library: Library
  private let counting: VerseCounting

  init(_ context: AppContext, _ library: Library, _ riwayah: Riwayah?) throws {
    let riwayah = try context.riwayah(riwayah)
    structure = try context.quran().structure.divided(as: riwayah)
    self.library = library
    counting = riwayah.counting
  }

  func tell(_ ayah: String, _ options: FilterOptions, _ reverse: Bool, _ report: ReportOptions) throws {
    let range = try RangeParser(structure: structure, counting: counting).parse(ayah)
    if let reciter = options.reciter { _ = try library.reciters.find(reciter) }
    let filter = options.filter()
    let takes = try library.recordings.takes(of: structure.words(of: range), by: options.reciter).filter { take in
      let time = take.recording.recordedAt ?? take.recording.importedAt
      return filter.riwayah.map { $0 == take.recording.reciter.riwayah } ?? true
        && filter.since.map { time >= $0 } ?? true && filter.until.map { time < $0 } ?? true
    }
    let ordered = reverse ? takes.reversed() : takes
    if report.json {
      return Terminal.say(
        JSON.object([
          ("ayah", .string(range.description)), ("counting", .string(counting.rawValue)),
          ("takes", .array(ordered.map(json))),
        ]).text)
    }
    if takes.isEmpty { Terminal.complain("nobody has recited \(range) in a recording yet") }
    Columns.say(
      ordered.map(cells), headings: ["", "date", "ayah", "length", "place", "reciter", "recording"], numbers: [3])
  }

  private func label(_ take: Take) -> String {
    structure.label(of: SourceSegment.Content.text(take.words), in: take.recording.reciter.riwayah.counting)
  }

  private func json(_ take: Take) -> JSON {
    .object(
      JSON.members(of: take.recording).filter { $0.0 != "duration" } + [
        ("segment", .string(take.segment)), ("label", .string(label(take))),
        ("from", .time(take.frames.lowerBound, in: take.recording.file)),
        ("to", .time(take.frames.upperBound, in: take.recording.file)), ("status", .string(take.status.rawValue)),
        ("preferred", .bool(take.isPreferred)),
      ])
  }

  private func cells(_ take: Take) -> [String] {
    let rate = max(1, take.recording.file.rate)
    let tenths = (take.frames.count * 10 + rate / 2) / rate
    return [
      take.isPreferred ? "*" : take.status == .suggested ? "?" : " ", take.recording.date,
      label(take), "\(tenths / 10).\(tenths % 10) s", "at \(Lengths.time(take.frames.lowerBound / rate))",
      take.recording.reciter.name, "\(take.recording.id) \(take.recording.title)",
    ]
  }
}
