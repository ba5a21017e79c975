/// A file of labels of some program: intervals of time with texts, not yet checked.
package struct LabelFile: Hashable, Sendable {
  /// A format that Tilawa reads.
  package enum Format: String, CaseIterable, Hashable, Sendable {
    /// An Audacity label track.
    case audacity
    /// A TextGrid of Praat.
    case textgrid
    /// An annotation document of ELAN.
    case eaf
    /// A table with columns.
    case csv
    /// Tilawa's own format: frames and all details of a segment. The transcripts of speech recognisers are read too.
    case json
    /// Subtitles of SubRip.
    case srt
    /// Subtitles of the web.
    case vtt
    /// Lines with times.
    case lrc
    /// A cue sheet.
    case cue
    /// The chapters in a file of sound, or in a file of metadata of ffmpeg.
    case chapters

    /// The formats that Tilawa writes.
    package static let written: [Format] = [.audacity, .textgrid, .eaf, .csv, .json]
  }

  /// The maker of the labels.
  package enum Maker: Hashable, Sendable {
    /// A person: each label counts, and a wrong one is refused.
    case person
    /// A program that listens: labels without meaning become unassigned, and its times may leave the recording.
    case program
  }

  /// A word of an entry with its time.
  package struct Word: Hashable, Sendable {
    package let text: String
    package let start: Duration
    package let end: Duration

    package init(text: String, start: Duration, end: Duration) {
      self.text = text
      self.start = start
      self.end = end
    }
  }

  /// A time in a recording in the form of the file.
  package enum Time: Hashable, Sendable {
    /// A time with a number of decimals of a second.
    case duration(Duration, decimals: Int)
    /// An exact frame at the rate named by the file.
    case frame(Int, rate: Int)
  }

  /// A interval of time with its text.
  package struct Entry: Hashable, Sendable {
    /// The place of the entry in the file, for messages: "line 3".
    package let place: Sentence
    /// The start of the interval.
    package let start: Time
    /// The end of the interval.
    package let end: Time
    /// The text, in the form that `SegmentText` reads; empty for an interval without a label.
    package let text: String
    /// The label in the file where `text` says it in other words; nil where it is the same.
    package var written: String?
    /// Details that only Tilawa's own format has.
    package var details: Details?
    /// The words of the text with their times; empty where the file has none.
    package var words: [Word] = []

    package init(
      place: Sentence, start: Time, end: Time, text: String, written: String? = nil, details: Details? = nil,
      words: [Word] = []
    ) {
      self.place = place
      self.start = start
      self.end = end
      self.text = text
      self.written = written
      self.details = details
      self.words = words
    }

    package init(
      place: String, start: Time, end: Time, text: String, written: String? = nil, details: Details? = nil
    ) {
      self.init(
        place: Sentence(verbatim: place), start: start, end: end, text: text, written: written, details: details)
    }
  }

  /// Further details of a segment.
  package struct Details: Hashable, Sendable {
    /// The time when it was chosen among takes, in seconds since 1970.
    package var chosen: Int?
    /// The time when it was confirmed or last changed, in seconds since 1970.
    package var changed: Int?
    /// The evidence for a suggestion.
    package var evidence: Segment.Evidence

    package init(chosen: Int? = nil, changed: Int? = nil, evidence: Segment.Evidence = Segment.Evidence()) {
      self.chosen = chosen
      self.changed = changed
      self.evidence = evidence
    }
  }

  /// The entries of the file.
  package let entries: [Entry]
  /// The counting named by the file; nil where it names none.
  package let counting: VerseCounting?
  /// The maker of the labels.
  package let maker: Maker

  package init(entries: [Entry], counting: VerseCounting? = nil, maker: Maker = .person) {
    self.entries = entries
    self.counting = counting
    self.maker = maker
  }
}

/// An error in a file of labels, with its place.
package struct LabelFileError: Error, Hashable, CustomStringConvertible {
  /// The place, such as "line 3"; nil for the whole file.
  package let place: Sentence?
  /// The error, and what would be right.
  package let detail: Sentence

  /// Makes an error at a place, such as "line 3"; nil means the whole file.
  package init(_ place: Sentence?, _ detail: Sentence) {
    self.place = place
    self.detail = detail
  }

  package init(_ place: String?, _ message: String) {
    self.init(place.map { Sentence(verbatim: $0) }, Sentence(verbatim: message))
  }

  package var message: String { detail.text }
  package var sentence: Sentence { detail.at(place) }
  package var description: String { sentence.text }
}

/// A interval of a recording with its content from a file of labels.
package struct LabelledInterval: Hashable, Sendable {
  /// The frames, at the recording's rate.
  package let frames: Range<Int>
  /// The content of the interval.
  package let content: Segment.Content
  /// The status: confirmed or suggested.
  package var status: SourceSegment.Status
  /// Whether it is the preferred take.
  package let isPreferred: Bool
  /// Further details of the segment.
  package let details: LabelFile.Details

  package init(
    frames: Range<Int>, content: Segment.Content, status: SourceSegment.Status = .confirmed,
    isPreferred: Bool = false, details: LabelFile.Details = LabelFile.Details()
  ) {
    self.frames = frames
    self.content = content
    self.status = status
    self.isPreferred = isPreferred
    self.details = details
  }
}

// MARK: - Placing

extension LabelFile {
  /// Returns the intervals of the file as frames of a recording, in the order of time. They may overlap.
  ///
  /// If times have less than six decimals, intervals with a distance under half a millisecond share a frame, see
  /// decision 0011. Other intervals keep their times. The label of a point lasts to the start of the next label, else to
  /// the end of the recording, and is a suggestion. A label without text is an unassigned interval; the point of one only
  /// ends the label before it.
  ///
  /// - Parameters:
  ///   - frames: the length of the recording in frames.
  ///   - rate: the number of frames per second of the recording.
  ///   - counting: the counting of the ayat if the file names none.
  ///   - structure: the structure that turns the numbers into words.
  /// - Throws: `LabelFileError` for a interval outside the recording, a interval that is too short, or an unreadable
  ///   label.
  package func intervals(
    frames: Int, rate: Int, in counting: VerseCounting, of structure: QuranStructure
  ) throws(LabelFileError) -> [LabelledInterval] {
    var intervals: [LabelledInterval] = []
    var last: (time: Time, frame: Int)?
    let sorted = entries.sorted { $0.start.frame(at: rate) < $1.start.frame(at: rate) }
    for (index, entry) in sorted.enumerated() where !(entry.isPoint && entry.isUnnamed) {
      var start = entry.start.frame(at: rate)
      if let last, last.time.meets(entry.start) { start = last.frame }
      let next = index + 1 < sorted.count ? sorted[index + 1].start.frame(at: rate) : frames
      var end = entry.isPoint ? next : entry.end.frame(at: rate)
      if maker == .program {
        end = min(end, frames)
        guard !entry.isPoint, end - start >= Segment.shortest.frame(at: rate) else { continue }
      }
      let range = try place(entry, start, end, frames: frames, rate: rate)
      last = (entry.end, range.upperBound)
      var interval = try interval(entry, range, rate: rate, in: self.counting ?? counting, of: structure)
      if entry.isPoint || entry.isUnnamed { interval.status = .suggested }
      intervals.append(interval)
    }
    return intervals
  }

  /// Sentences about labels that are read with another meaning than their text, for the person who imports them.
  package var remarks: [Sentence] {
    guard maker == .person else { return heardRemarks }
    let unnamed = entries.filter { $0.isUnnamed && !$0.isPoint }
    let points = entries.count { $0.isPoint && !$0.isUnnamed }
    var remarks = unnamed.prefix(LabelFile.mostRemarks).map { CoreSentences.labelTakenUnknown.at($0.place) }
    if unnamed.count > LabelFile.mostRemarks {
      remarks.append(CoreSentences.moreLabelsEmpty(count: unnamed.count - LabelFile.mostRemarks))
    }
    if points > 0 { remarks.append(CoreSentences.points(count: points)) }
    return remarks
  }

  private var heardRemarks: [Sentence] {
    let unknown = entries.count { $0.text == SegmentLabel.unassigned }
    return unknown == 0 ? [] : [CoreSentences.heardUnknown(count: unknown)]
  }

  private static let mostRemarks = 5

  private func place(
    _ entry: Entry, _ start: Int, _ end: Int, frames: Int, rate: Int
  ) throws(LabelFileError) -> Range<Int> {
    guard end > start else {
      throw LabelFileError(entry.place, end < start ? CoreSentences.labelBackwards : CoreSentences.labelNoLength)
    }
    guard 0 <= start, start < frames, end <= frames + LabelFile.excess.frame(at: rate) else {
      let length = Duration.frames(frames, at: rate).inSeconds
      throw LabelFileError(entry.place, CoreSentences.labelLeaves(length: length))
    }
    return start..<min(end, frames)
  }

  /// The time by which a label may end after the recording; it is cut there.
  private static let excess = Duration.milliseconds(50)
  /// The greatest distance of labels that are meant to touch; times are written rounded.
  fileprivate static let rounding = Duration.microseconds(500)

  private func interval(
    _ entry: Entry, _ range: Range<Int>, rate: Int, in counting: VerseCounting, of structure: QuranStructure
  ) throws(LabelFileError) -> LabelledInterval {
    do throws(RangeError) {
      let label = entry.isUnnamed ? SegmentLabel.unassigned : entry.text
      let text = try SegmentText(label, from: range.lowerBound, at: rate, in: counting, of: structure)
      let details = entry.details ?? Details()
      let fault = Segment.fault(of: text.content, in: range)
      if let fault { throw RangeError(text: entry.text, fault) }
      guard !Segment.isTooShort(text.content, in: range, at: rate) else {
        let least = Int(Segment.shortest / .milliseconds(1))
        throw RangeError(text: entry.text, CoreSentences.tooShort(least: least))
      }
      return LabelledInterval(
        frames: range, content: text.content, status: text.status, isPreferred: text.isPreferred, details: details)
    } catch {
      let fault = error.sentence
      throw LabelFileError(
        entry.place, entry.written.map { CoreSentences.readAs(written: $0, reading: fault) } ?? fault)
    }
  }
}

extension LabelFile.Entry {
  /// Whether it ends at the time at which it starts.
  fileprivate var isPoint: Bool {
    if case .duration(let start, _) = start, case .duration(let end, _) = end { start == end } else { false }
  }
  fileprivate var isUnnamed: Bool { text.allSatisfy(\.isWhitespace) }
}

extension LabelFile.Time {
  /// Returns the frame nearest to the time.
  package func frame(at rate: Int) -> Int {
    switch self {
    case .duration(let duration, _): duration.frame(at: rate)
    case .frame(let frame, let own): own == rate ? frame : (2 * frame * rate + own) / (2 * own)
    }
  }

  /// Whether both times mean the same place, at the precision of their decimals.
  fileprivate func meets(_ other: LabelFile.Time) -> Bool {
    guard case .duration(let one, let decimals) = self, case .duration(let two, let others) = other else {
      return false
    }
    let distance = one < two ? two - one : one - two
    return min(decimals, others) < 6 ? distance < LabelFile.rounding : distance <= .microseconds(1)
  }
}
