package import AppBase
package import TilawaCore
package import TilawaStore

/// A list of recordings.
package struct RecordingList: ValueAnswer {
  /// The key by which recordings are sorted.
  package enum Order: String, CaseIterable { case date, title, reciter, length, segments }

  package var recordings: [ListedRecording]
  package var remarks: [Sentence] = []

  /// - Parameter recordings: the latest first.
  package init(_ recordings: [ListedRecording]) { self.recordings = recordings }

  /// Finds recordings; the latest comes first.
  ///
  /// - Parameters:
  ///   - filter: the filter; its reciter must be in the library. Its riwayah gives the counting of the ranges.
  ///   - ranges: as they are typed; some of one of them is marked in each recording. Empty: all recordings.
  package init(
    _ filter: RecordingFilter, marking ranges: [String], in library: Library, _ context: AppContext
  ) throws {
    if let reciter = filter.reciter { _ = try library.reciters.find(reciter) }
    if ranges.isEmpty {
      self.init(try library.recordings.listed(filter))
    } else {
      let structure = try context.quran().structure
      let parser = RangeParser(structure: structure, riwayah: try context.riwayah(filter.riwayah))
      self.init(try Self.listed(filter, marking: parser.parse(ranges).map(structure.words), in: library))
    }
    if recordings.isEmpty { remarks = [RecordingsSentences.noRecordings(command: CommandHint("import", "FILE"))] }
  }

  private static func listed(
    _ filter: RecordingFilter, marking texts: [WordRange], in library: Library
  ) throws -> [ListedRecording] {
    var listed: [ListedRecording] = []
    for text in texts {
      var filter = filter
      filter.text = text
      let known = Set(listed.map(\.recording.sha256))
      listed += try library.recordings.listed(filter).filter { !known.contains($0.recording.sha256) }
    }
    return listed.sorted { $0.recording.time > $1.recording.time }
  }

  /// Sorts the list.
  package mutating func sort(by order: Order, reversed isReversed: Bool) {
    switch order {
    case .date: break
    case .title: recordings.sort { $0.recording.title < $1.recording.title }
    case .reciter: recordings.sort { $0.recording.reciter.name < $1.recording.reciter.name }
    case .length: recordings.sort { $0.recording.seconds > $1.recording.seconds }
    case .segments: recordings.sort { $0.confirmed > $1.confirmed }
    }
    if isReversed { recordings.reverse() }
  }

  package var text: [AnswerPart] {
    let headings = [
      RecordingsSentences.headingId, RecordingsSentences.headingDate, RecordingsSentences.headingLength,
      RecordingsSentences.headingAyat, RecordingsSentences.headingReciter, RecordingsSentences.headingTitle,
    ]
    return [
      .table(AnswerTable(recordings.map(Self.cells), headings: headings + [.empty], numbers: [2]))
    ]
  }

  private static func cells(_ listed: ListedRecording) -> [String] {
    let recording = listed.recording
    let suggested = listed.suggested > 0 ? " +\(listed.suggested)?" : ""
    return [
      recording.id, recording.date, recording.clock, "\(listed.confirmed)\(suggested)", recording.reciter.name,
      recording.title, listed.file.complaint.map { RecordingsSentences.faultInBrackets(fault: $0).text } ?? "",
    ]
  }

  /// The line for programs.
  package struct Value: Encodable {
    /// A recording, with what the list has of it.
    struct Recording: Encodable {
      let recording: RecordingValue
      let confirmed: Int
      let suggested: Int
      let file: String
      let state: String

      private enum CodingKeys: String, CodingKey { case confirmed, suggested, file, state }

      func encode(to encoder: any Encoder) throws {
        try recording.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(confirmed, forKey: .confirmed)
        try container.encode(suggested, forKey: .suggested)
        try container.encode(file, forKey: .file)
        try container.encode(state, forKey: .state)
      }
    }

    let recordings: [Recording]
  }

  package var value: Value {
    Value(
      recordings: recordings.map { listed in
        Value.Recording(
          recording: RecordingValue(listed.recording), confirmed: listed.confirmed, suggested: listed.suggested,
          file: listed.recording.file.path, state: listed.file.word)
      })
  }
}

extension QuranStructure {
  /// The words from the first ayah of a range to its last.
  package func words(of range: AyahRange) -> WordRange {
    WordRange(span(of: range.first).start, span(of: range.last).end)
  }
}
