import FoundationEssentials
package import TilawaCore

/// All that a library knows of a recording except its sound, as a file of its own: in an exported folder and in the
/// trash.
///
/// Its JSON is described in tilawa-library(1). Reading refuses contradictions, so a document that was read can be
/// stored.
package struct RecordingDocument: Hashable, Sendable {
  /// The reciter of a recording.
  package struct Owner: Hashable, Sendable, Codable {
    /// The name for people.
    package let name: String
    /// The riwayah.
    package let riwayah: Riwayah
    /// The counting of the labels.
    package let counting: VerseCounting
  }

  /// The format of the sound, so that the segments' frames mean something.
  package struct Sound: Hashable, Sendable, Codable {
    /// Sample rate in Hz.
    package let rate: Int
    /// The number of channels.
    package let channels: Int
    /// Length in frames.
    package let frames: Int
  }

  /// A change that was made to the segments.
  package struct Change: Hashable, Sendable, Codable {
    /// Seconds since 1970.
    package let at: Int
    /// Whether it was taken back.
    package let undone: Bool
    /// The edit.
    package let edit: Edit
  }

  /// The digest of the sound's file.
  package let sha256: String
  /// The title for people.
  package let title: String
  /// The name of the file that was imported.
  package let originalName: String
  /// The time of recording, in seconds since 1970; nil if it is not known.
  package let recordedAt: Int?
  /// The time of the first import, in seconds since 1970.
  package let importedAt: Int
  /// The device; nil if it is not known.
  package let device: String?
  /// The passage that it should hold.
  package let expected: WordRange?
  /// The reciter.
  package let reciter: Owner
  /// The format of the sound.
  package let sound: Sound
  /// The loudness; nil if it was not measured.
  package let loudness: Loudness?
  /// The segments, present and deleted.
  package var annotation: SharedAnnotation
  /// The history of edits, the first one first; undone ones come last.
  package let history: [Change]

  /// Returns this document merged with another of the same recording: the segments of both, and facts that were
  /// missing.
  ///
  /// - Precondition: both are of the same sound.
  package func merged(with other: RecordingDocument) -> RecordingDocument {
    precondition(sha256 == other.sha256, "only what is known of one recording can be merged")
    let united = annotation.merged(with: other.annotation)
    let own = Annotation(frames: sound.frames, rate: sound.rate, segments: annotation.segments)
    let edit = united.edit(of: own, words: StoreSentences.editMerged.text)
    // Drop undone changes, which may not fit any more; changes before the merge can still be taken back after it.
    let change = Change(at: united.segments.map(\.changed).max() ?? importedAt, undone: false, edit: edit)
    let history = edit.isEmpty ? history : history.filter { !$0.undone } + [change]
    return RecordingDocument(
      sha256: sha256, title: title, originalName: originalName, recordedAt: recordedAt ?? other.recordedAt,
      importedAt: min(importedAt, other.importedAt), device: device ?? other.device,
      expected: expected ?? other.expected, reciter: reciter, sound: sound, loudness: loudness ?? other.loudness,
      annotation: united, history: history)
  }

  /// Returns this document for the same sound in another file.
  func named(_ digest: String) -> RecordingDocument {
    RecordingDocument(
      sha256: digest, title: title, originalName: originalName, recordedAt: recordedAt, importedAt: importedAt,
      device: device, expected: expected, reciter: reciter, sound: sound, loudness: loudness, annotation: annotation,
      history: history)
  }
}

extension RecordingDocument: Codable {
  /// The name of the format, and its version; a reader refuses a later one.
  static let format = "tilawa-recording"
  static let version = 1

  private enum Key: String, CodingKey {
    case format, version, sha256, title, originalName, recordedAt, importedAt, device, expected, reciter, sound,
      loudness
    case segments, returned, gone, history
  }

  private struct Measure: Codable {
    let lufs: Double
    let peak: Double
    let extent: String
  }

  /// Reads a document; throws for other data, and for impossible values.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func refuse(_ key: Key, _ why: Sentence) -> DecodingError {
      .dataCorruptedError(forKey: key, in: container, debugDescription: why.text)
    }
    guard try container.decode(String.self, forKey: .format) == RecordingDocument.format else {
      throw refuse(.format, StoreSentences.noRecordingDocument)
    }
    guard try container.decode(Int.self, forKey: .version) <= RecordingDocument.version else {
      throw refuse(.version, StoreSentences.newerVersion)
    }
    sha256 = try container.decode(String.self, forKey: .sha256)
    guard Hex.isDigest(sha256) else { throw refuse(.sha256, StoreSentences.noDigestOfSha256) }
    title = try container.decode(String.self, forKey: .title)
    originalName = try container.decode(String.self, forKey: .originalName)
    recordedAt = try container.decodeIfPresent(Int.self, forKey: .recordedAt)
    importedAt = try container.decode(Int.self, forKey: .importedAt)
    device = try container.decodeIfPresent(String.self, forKey: .device)
    let words = try container.decodeIfPresent([Int].self, forKey: .expected)
    if let words, words.count != 2 || words[0] < 0 || words[0] >= words[1] {
      throw refuse(.expected, StoreSentences.noStretch)
    }
    expected = words.map { WordRange($0[0], $0[1]) }
    reciter = try container.decode(Owner.self, forKey: .reciter)
    if let fault = ReciterName.fault(in: reciter.name) { throw refuse(.reciter, fault) }
    sound = try container.decode(Sound.self, forKey: .sound)
    guard (1000...RecordingTime.rates.upperBound).contains(sound.rate), (1...64).contains(sound.channels),
      sound.frames > 0, RecordingTime.bounds.contains(sound.frames)
    else { throw refuse(.sound, StoreSentences.noSoundLikeThat) }
    loudness = try container.decodeIfPresent(Measure.self, forKey: .loudness).flatMap { measure in
      Loudness.Extent(rawValue: measure.extent)
        .flatMap { Loudness(integrated: measure.lufs, truePeak: measure.peak, extent: $0) }
    }
    let segments = try container.decode([Segment].self, forKey: .segments)
    guard Set(segments.map(\.id)).count == segments.count else {
      throw refuse(.segments, StoreSentences.twoSegmentsOfOneName)
    }
    history = try container.decode([Change].self, forKey: .history)
    annotation = SharedAnnotation(
      segments: segments, returned: try container.decode([String: Int].self, forKey: .returned),
      gone: try container.decode([String: Int].self, forKey: .gone))
    let known = segments + history.flatMap { $0.edit.removed + $0.edit.added }
    guard known.allSatisfy({ $0.end <= sound.frames }) else {
      throw refuse(.segments, StoreSentences.segmentLeavesTheRecording)
    }
    if let key = untimely { throw refuse(key, StoreSentences.itsTimeImpossible) }
  }

  /// The key of a time that is out of bounds; nil if there is none.
  private var untimely: Key? {
    func isWrong(_ time: Int) -> Bool { !RecordingTime.bounds.contains(time) }
    // The day of a recording may be before 1970.
    if isWrong(Int(clamping: (recordedAt ?? 0).magnitude)) { return .recordedAt }
    if isWrong(importedAt) { return .importedAt }
    if annotation.returned.values.contains(where: isWrong) { return .returned }
    if annotation.gone.values.contains(where: isWrong) { return .gone }
    return history.contains { isWrong($0.at) } ? .history : nil
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(RecordingDocument.format, forKey: .format)
    try container.encode(RecordingDocument.version, forKey: .version)
    try container.encode(sha256, forKey: .sha256)
    try container.encode(title, forKey: .title)
    try container.encode(originalName, forKey: .originalName)
    try container.encodeIfPresent(recordedAt, forKey: .recordedAt)
    try container.encode(importedAt, forKey: .importedAt)
    try container.encodeIfPresent(device, forKey: .device)
    try container.encodeIfPresent(expected.map { [$0.start, $0.end] }, forKey: .expected)
    try container.encode(reciter, forKey: .reciter)
    try container.encode(sound, forKey: .sound)
    let measure = loudness.map { Measure(lufs: $0.integrated, peak: $0.truePeak, extent: $0.extent.rawValue) }
    try container.encodeIfPresent(measure, forKey: .loudness)
    let segments = annotation.segments.sorted { ($0.start, $0.end, $0.id) < ($1.start, $1.end, $1.id) }
    try container.encode(segments, forKey: .segments)
    try container.encode(annotation.returned, forKey: .returned)
    try container.encode(annotation.gone, forKey: .gone)
    try container.encode(history, forKey: .history)
  }

  /// The document as JSON; the same document is the same text.
  func text(_ style: JSONEncoder.OutputFormatting = []) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = style.union([.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// Reads a document.
  ///
  /// - Parameter words: how many words the Quran has; nothing can be recited beyond.
  /// - Throws: `.corrupt` with the fault.
  static func read(_ text: Data, at path: String, words: Int) throws(StoreError) -> RecordingDocument {
    func refusal(_ detail: Sentence) -> StoreError {
      StoreError(code: .corrupt, operation: StoreSentences.cannotReadWhatIsMarked, path: path, detail: detail)
    }
    let document: RecordingDocument
    do {
      document = try JSONDecoder().decode(RecordingDocument.self, from: text)
    } catch {
      throw refusal(JSONFault.sentence(error))
    }
    let known = document.annotation.segments + document.history.flatMap { $0.edit.removed + $0.edit.added }
    guard known.allSatisfy({ $0.lies(within: words) }), document.expected.map({ $0.end <= words }) ?? true else {
      throw refusal(StoreSentences.namesForeignWords)
    }
    return document
  }
}

extension Segment {
  /// Whether all that is recited in it stands in a Quran of so many words.
  func lies(within words: Int) -> Bool {
    recited.allSatisfy { part in
      switch part.content {
      case .text(let span): span.end <= words
      case .basmalah(let surah): surah.map { (1...114).contains($0) } ?? true
      case .istiadha: true
      }
    }
  }
}
