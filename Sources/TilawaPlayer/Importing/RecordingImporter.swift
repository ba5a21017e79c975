import Foundation
public import TilawaAudio
public import TilawaCore
public import TilawaStore

/// Takes a teacher's recording with its labels into the library: a copy, named by its content, and confirmed segments.
///
/// Blocks while the recording is read and copied; not to be called on the cooperative pool.
public struct RecordingImporter: Sendable {
  /// What is to be imported.
  public struct Request: Sendable {
    /// The recording, absolute.
    public let file: String
    /// An Audacity label track.
    public let labels: String
    /// Nil for the configured teacher, else the file's name.
    public let reciter: String?
    /// Nil for that of the reciter if he is known, else Hafs.
    public let riwayah: Riwayah?
    /// In which the labels number the ayat; nil for that of the riwayah.
    public let counting: VerseCounting?

    public init(
      file: String, labels: String, reciter: String? = nil, riwayah: Riwayah? = nil, counting: VerseCounting? = nil
    ) {
      self.file = file
      self.labels = labels
      self.reciter = reciter
      self.riwayah = riwayah
      self.counting = counting
    }
  }

  /// What became of it.
  public struct Report: Hashable, Sendable {
    /// Whose recording it is, as the library has them now.
    public let reciter: Reciter
    /// Whether the sound is new.
    public let outcome: Library.ImportedRecording.Outcome
    /// In the order of time.
    public let segments: [Segment]
    /// Of the labelled sound.
    public let loudness: MeasuredSound.Finding
  }

  private let library: Library
  private let structure: QuranStructure
  private let measure: MeasureHeard

  /// An importer into a library that was opened for writing; `measure` says how long a file is, and how loud.
  public init(library: Library, structure: QuranStructure, measure: @escaping MeasureHeard) {
    self.library = library
    self.structure = structure
    self.measure = measure
  }

  /// Checks everything, copies the file, and stores it in one transaction. The same sound is one recording: when it
  /// comes again its labels replace the earlier ones.
  ///
  /// - Parameters:
  ///   - request: what is to be imported.
  ///   - now: seconds since 1970.
  /// - Throws: `PlayerError` for what is wrong with the labels, `StoreError`, or what `measure` throws; library and
  ///   folders are then as they were.
  public func add(_ request: Request, now: Int) throws -> Report {
    let reciter = try reciter(for: request)
    let track = try readLabels(request.labels)
    let identity = try FileIdentity(path: request.file)
    var stretches: [(frames: Range<Int>, content: Segment.Content)] = []
    let sound = try measure(request.file) { file in
      stretches = try self.stretches(track, in: file, reciter.counting, path: request.labels)
      return stretches.compactMap { if case .recited = $0.content { $0.frames } else { nil } }
    }
    let measured = sound.file
    Leftovers.remove(.recordings, in: library.folders.recordings)
    let copy = try RecordingCopy(of: request.file, into: library.folders.recordings)
    guard try FileIdentity(path: request.file) == identity else {
      throw PlayerError(
        code: .invalid, operation: "import", path: request.file, message: "it changed while it was read; try again")
    }
    let copied = AudioFile(
      path: copy.path, rate: measured.rate, channels: measured.channels, frames: measured.frames)
    let name = String(request.file.split(separator: "/").last ?? "")
    let stored = try library.add(
      NewRecording(title: RecordingImporter.stem(of: name), originalName: name, stretches: stretches), by: reciter,
      file: NewAudioFile(
        file: copied, storage: .recordings, sha256: copy.sha256, segments: [], loudness: sound.loudness),
      added: now
    ) { try copy.publish() }
    let recording = try library.recording(sha256: copy.sha256)
    let segments = try recording.map { try library.annotation(of: $0).segments } ?? []
    return Report(reciter: stored.reciter, outcome: stored.outcome, segments: segments, loudness: sound.finding)
  }

  private func reciter(for request: Request) throws -> NewReciter {
    let name =
      try request.reciter ?? library.value(of: .teacher)
      ?? RecordingImporter.stem(of: String(request.file.split(separator: "/").last ?? ""))
    let known = try library.reciter(named: name)
    let riwayah = request.riwayah ?? known?.riwayah ?? .hafs
    let usual = known?.riwayah == riwayah ? known?.counting : nil
    return NewReciter(
      name: name, riwayah: riwayah, counting: request.counting ?? usual ?? riwayah.counting, kind: .personal)
  }

  private static func stem(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  private func readLabels(_ path: String) throws -> LabelTrack {
    guard let data = FileManager.default.contents(atPath: path) else {
      let isThere = FileManager.default.fileExists(atPath: path)
      throw PlayerError(
        code: isThere ? .unreadable : .notFound, operation: "read the labels", path: path,
        message: isThere ? "it is no readable file" : "there is no such file")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw PlayerError(code: .invalid, operation: "read the labels", path: path, message: "it is no UTF-8 text")
    }
    do {
      return try LabelTrack(text)
    } catch {
      throw PlayerError(code: .invalid, operation: "read the labels", path: path, message: "\(error)")
    }
  }

  private func stretches(
    _ track: LabelTrack, in file: AudioFile, _ counting: VerseCounting, path: String
  ) throws -> [(frames: Range<Int>, content: Segment.Content)] {
    do {
      return try track.placed(in: file).map { placed in
        let label = placed.label
        do {
          let content = try SegmentLabel(label.text, in: counting, of: structure).content(at: placed.start)
          return (placed.start..<placed.end, content)
        } catch {
          throw LabelTrackError(line: label.line, message: "\(error)")
        }
      }
    } catch let error as LabelTrackError {
      throw PlayerError(code: .invalid, operation: "use the labels", path: path, message: "\(error)")
    }
  }
}
