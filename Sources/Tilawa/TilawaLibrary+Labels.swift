import TilawaAudio
import TilawaCore
import TilawaFiles
import TilawaHearing
import TilawaIntake
import TilawaStore

extension TilawaLibrary {
  /// The ayat that were found in a recording.
  public struct RecordingLabels: Hashable, Sendable {
    /// An ayah at its place in the recording.
    public struct Label: Hashable, Sendable {
      /// The name: `2:255`; `2:0` for the basmalah before a surah.
      public let ref: String
      /// The start, in seconds.
      public let start: Double
      /// The end, in seconds.
      public let end: Double
      /// The probability that the label is right, from 0 to 1.
      public let confidence: Double
      /// Whether a person should check the label.
      public let isDoubtful: Bool
    }

    /// The way in which the ayat were found.
    public enum Method: Hashable, Sendable {
      /// The words that the acoustic model hears.
      case acousticModel
      /// The pauses alone, because the acoustic model is not installed.
      case pauses
    }

    /// The labels in the order of the recording. An ayah that is recited twice has two.
    public let labels: [Label]
    /// The way in which they were found.
    public let method: Method
  }

  /// Finds the ayat of a range in a recording. The file is only read, and nothing is stored.
  ///
  /// The acoustic model is that of an installed Tilawa, or the file that TILAWA_ACOUSTIC_MODEL names.
  ///
  /// - Parameters:
  ///   - file: the path of the recording.
  ///   - range: the ayat that are recited in it, in the numbers of the riwayah.
  ///   - riwayah: the riwayah; nil means the library's setting, else Hafs.
  ///   - progress: receives the part that is done, from 0 to 1, on another thread.
  /// - Throws: `TilawaError` if the file cannot be read, or does not hold the range.
  public func label(
    _ file: String, as range: String, in riwayah: Riwayah? = nil,
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async throws(TilawaError) -> RecordingLabels {
    try await BlockingWork.run { work in
      let riwayah = try self.riwayah(riwayah)
      let range = try self.range(range, riwayah)
      let told: RecordingPass.Progress = { done, all in
        try work.checkCancellation()
        progress(all > 0 ? Double(done) / Double(all) : 0)
      }
      let recording = try self.recording(file, riwayah)
      do {
        let found = try PassageFinding(quran.divided(as: riwayah), model: AcousticModel.installed())
          .find(SoughtPassage(range), in: recording, progress: told)
        return labels(found.passage.suggestions, of: recording, .acousticModel)
      } catch let error as StoreError where error.code == .notFound {
        let envelope = try RecordingPass.outline(of: file, progress: told).envelope
        let passage = try ExpectedPassage(range, in: quran)
        return labels(
          BoundarySuggestions(envelope, by: SilenceDetector(), expecting: passage), of: recording, .pauses)
      }
    }
  }

  /// Describes a file that is not in the library.
  private func recording(_ path: String, _ riwayah: Riwayah) throws -> Recording {
    let file = try AudioProbe.measure(Disk.absolute(path), demanding: .present)
    let reciter = Reciter(id: "", name: "", riwayah: riwayah, counting: riwayah.counting, kind: .personal)
    return Recording(
      sha256: "", title: path, originalName: path, recordedAt: nil, importedAt: 0, device: nil, expected: nil,
      reciter: reciter, file: file, loudness: nil)
  }

  private func labels(
    _ suggestions: BoundarySuggestions, of recording: Recording, _ method: RecordingLabels.Method
  ) -> RecordingLabels {
    let rate = Double(recording.file.rate)
    let segments = suggestions.segments(beside: Annotation(frames: recording.file.frames, rate: recording.file.rate))
    let labels = segments.map { segment in
      RecordingLabels.Label(
        ref: quran.structure.label(of: segment.content, in: recording.reciter.counting),
        start: Double(segment.frames.lowerBound) / rate, end: Double(segment.frames.upperBound) / rate,
        confidence: segment.evidence.confidence ?? 0, isDoubtful: !segment.evidence.flags.isEmpty)
    }
    return RecordingLabels(labels: labels, method: method)
  }
}
