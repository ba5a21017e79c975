import AppBase
import FoundationEssentials
import TilawaCore
import TilawaIntake
import TilawaStore

extension RecordSession {
  /// The reciter and the passage of a recording before it begins.
  struct Plan {
    let reciter: String
    let riwayah: Riwayah
    let range: (words: WordRange, text: String)?

    /// The facts of a recording that begins now.
    func facts(_ request: RecordRequest, device: String) -> CaptureFacts {
      let now = Date()
      return CaptureFacts(
        title: request.title ?? RecordSession.title(at: now), reciter: reciter, riwayah: riwayah,
        expected: range?.words, startedAt: Int(now.timeIntervalSince1970), device: device)
    }

    /// The next step with the recording.
    func next(with recording: Recording) -> Sentence {
      RecordingsSentences.next(command: ImportAligning.command(for: recording))
    }
  }

  func plan(_ saver: RecordingSaver) throws -> Plan {
    let reciter = try saver.reciter(named: request.reciter)
    let recitation = try saver.recitation(
      request.riwayah, by: reciter, usual: context.riwayah(nil))
    return Plan(
      reciter: reciter, riwayah: recitation.riwayah, range: try request.range.map { try parse($0, in: recitation) })
  }

  /// Reads the passage as typed. Returns its words, and its text in the notation of the manual.
  private func parse(
    _ text: String, in recitation: (riwayah: Riwayah, counting: VerseCounting)
  ) throws -> (words: WordRange, text: String) {
    let structure = try context.quran().structure.divided(as: recitation.riwayah)
    let range = try RangeParser(structure: structure, counting: recitation.counting).parse(text)
    let words = WordRange(structure.span(of: range.first).start, structure.span(of: range.last).end)
    return (words, range.description)
  }

  private static func title(at date: Date) -> String {
    let parts = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
    let day = "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day))"
    return RecordingsSentences.recordingTitle(time: "\(day) \(two(parts.hour)):\(two(parts.minute))").text
  }
}
