import AppBase
import TilawaAudio
import TilawaCore
import TilawaIntake

// The recordings that were imported, for programs.

extension ImportAnswer {
  /// The line for programs.
  package struct Value: Encodable {
    struct Segment: Encodable {
      let label: String
    }

    struct Recording: Encodable {
      let id: String
      let sha256: String
      let duration: JSONNumber
      let new: Bool
      let title: String
      /// Seconds since 1970.
      @Nullable var recorded: Int?
      /// The source of that time: given, tags, name, file, now; null for a known recording.
      @Nullable var recordedFrom: String?
      @Nullable var device: String?
      let rate: Int
      let channels: Int
      let reciter: ReciterValue
      /// The reciter before; null where it is the same.
      @Nullable var formerly: ReciterValue?
      let segments: [Segment]
      @Nullable var loudness: LoudnessValue?
      /// The sound that the file announces and lacks, in words.
      @Nullable var missing: String?
      /// The search for the ayat; null where there was none.
      @Nullable var alignment: Alignment?

      private enum CodingKeys: String, CodingKey {
        case id, sha256, duration, new, title, recorded
        case recordedFrom = "recorded_from"
        case device, rate, channels, reciter, formerly, segments, loudness, missing, alignment
      }
    }

    /// The ayat that were found, or the reason why none were.
    enum Alignment: Encodable {
      case found(AlignedAyat)
      case failed(Failed)

      func encode(to encoder: any Encoder) throws {
        switch self {
        case .found(let report): try report.encode(to: encoder)
        case .failed(let fault): try fault.encode(to: encoder)
        }
      }
    }

    /// The reason why no ayat were found.
    struct Failed: Encodable {
      let error: String
    }

    /// The ayat that the recordings hold together.
    struct Summary: Encodable {
      /// The numbers of files.
      let recordings: Int
      let known: Int
      let elsewhere: Int
      let refused: Int
      let ignored: Int
      let ranges: [String]
      /// The numbers of ayat.
      let ayat: Int
      let found: Int
      let confirmed: Int
      let sure: Int
      let toCheck: Int
      let missing: [String]

      private enum CodingKeys: String, CodingKey {
        case recordings, known, elsewhere, refused, ignored, ranges, ayat, found, confirmed, sure
        case toCheck = "to_check"
        case missing
      }
    }

    let recordings: [Recording]
    let summary: Summary
  }

  package var value: Value {
    Value(
      recordings: taken.map(value),
      summary: Value.Summary(
        recordings: taken.count - known, known: known, elsewhere: taking.elsewhere, refused: taking.refused,
        ignored: ignored,
        ranges: summary.ranges.map(\.description), ayat: summary.all, found: summary.found,
        confirmed: summary.confirmed, sure: summary.sure, toCheck: summary.toCheck,
        missing: summary.missing.map(\.description)))
  }

  private func value(_ taken: ImportTaking.Taken) -> Value.Recording {
    let report = taken.report
    let recording = report.recording
    let loudness = if case .measured(let loudness) = report.loudness { loudness } else { Loudness?.none }
    let segments = report.segments.map { segment in
      Value.Segment(label: structure.label(of: segment.content, in: report.reciter.counting))
    }
    return Value.Recording(
      id: recording.id, sha256: recording.sha256, duration: JSONNumber(recording.length),
      new: report.outcome == .added, title: recording.title, recorded: recording.recordedAt,
      recordedFrom: report.date?.source.rawValue, device: recording.device, rate: recording.file.rate,
      channels: recording.file.channels, reciter: ReciterValue(report.reciter),
      formerly: report.formerly.map { ReciterValue($0) }, segments: segments,
      loudness: loudness.map { LoudnessValue($0) },
      missing: report.missing?.words(of: recording.file).text,
      alignment: taken.alignment.map { alignment($0, recording) })
  }

  private func alignment(_ outcome: ImportAligning.Outcome, _ recording: Recording) -> Value.Alignment {
    switch outcome {
    case .found(let report): .found(report.short)
    case .nothing: .failed(Value.Failed(error: RecordingsSentences.nothingHeard.text))
    case .doubtful(let ranges):
      .failed(Value.Failed(error: PassageRecognition.doubt(ranges, about: recording).text))
    case .failed(let why): .failed(Value.Failed(error: why.text))
    }
  }
}
