/// A file of labels of some program: stretches of time with texts, not yet checked.
package struct LabelFile: Hashable, Sendable {
  /// A format that Tilawa reads and writes.
  package enum Format: String, CaseIterable, Hashable, Sendable {
    /// An Audacity label track.
    case audacity
    /// A TextGrid of Praat.
    case textgrid
    /// An annotation document of ELAN.
    case eaf
    /// A table with columns.
    case csv
    /// Tilawa's own format: frames and all details of a segment.
    case json
  }

  /// A time in a recording in the form of the file.
  package enum Time: Hashable, Sendable {
    /// A time with a number of decimals of a second.
    case duration(Duration, decimals: Int)
    /// An exact frame at the rate named by the file.
    case frame(Int, rate: Int)
  }

  /// A stretch of time with its text.
  package struct Entry: Hashable, Sendable {
    /// The place of the entry in the file, for messages: "line 3".
    package let place: String
    /// The start of the stretch.
    package let start: Time
    /// The end of the stretch.
    package let end: Time
    /// The text, in the form that `SegmentText` reads.
    package let text: String
    /// Details that only Tilawa's own format has.
    package var details: Details?

    package init(place: String, start: Time, end: Time, text: String, details: Details? = nil) {
      self.place = place
      self.start = start
      self.end = end
      self.text = text
      self.details = details
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

  package init(entries: [Entry], counting: VerseCounting? = nil) {
    self.entries = entries
    self.counting = counting
  }
}

/// An error in a file of labels, with its place.
package struct LabelFileError: Error, Hashable, CustomStringConvertible {
  /// The place, such as "line 3"; nil for the whole file.
  package let place: String?
  /// A description of the error and of what would be right.
  package let message: String

  /// Makes an error at a place, such as "line 3"; nil means the whole file.
  package init(_ place: String?, _ message: String) {
    self.place = place
    self.message = message
  }

  package var description: String { [place, message].compactMap(\.self).joined(separator: ": ") }
}

/// A stretch of a recording with its content from a file of labels.
package struct LabelledStretch: Hashable, Sendable {
  /// The frames, at the recording's rate.
  package let frames: Range<Int>
  /// The content of the stretch.
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
  /// Returns the stretches of the file as frames of a recording, in the order of time. They may overlap.
  ///
  /// If times have less than six decimals, stretches with a distance under half a millisecond share a frame, see
  /// decision 0011. Other stretches keep their times.
  ///
  /// - Parameters:
  ///   - frames: the length of the recording in frames.
  ///   - rate: the number of frames per second of the recording.
  ///   - counting: the counting of the ayat if the file names none.
  ///   - structure: the structure that turns the numbers into words.
  /// - Throws: `LabelFileError` for a stretch outside the recording, a stretch that is too short, or an unreadable
  ///   label.
  package func stretches(
    frames: Int, rate: Int, in counting: VerseCounting, of structure: QuranStructure
  ) throws(LabelFileError) -> [LabelledStretch] {
    var stretches: [LabelledStretch] = []
    var last: (time: Time, frame: Int)?
    for entry in entries.sorted(by: { $0.start.frame(at: rate) < $1.start.frame(at: rate) }) {
      var start = entry.start.frame(at: rate)
      if let last, last.time.meets(entry.start) { start = last.frame }
      let range = try place(entry, from: start, frames: frames, rate: rate)
      last = (entry.end, range.upperBound)
      stretches.append(try stretch(entry, range, rate: rate, in: self.counting ?? counting, of: structure))
    }
    return stretches
  }

  private func place(_ entry: Entry, from start: Int, frames: Int, rate: Int) throws(LabelFileError) -> Range<Int> {
    let end = entry.end.frame(at: rate)
    guard end > start else {
      throw LabelFileError(entry.place, end < start ? "the label ends before it starts" : "the label has no length")
    }
    guard 0 <= start, start < frames, end <= frames + LabelTrack.excess.frame(at: rate) else {
      let length = Duration.frames(frames, at: rate).inSeconds
      throw LabelFileError(entry.place, "the label leaves the recording, which is \(length) long")
    }
    return start..<min(end, frames)
  }

  private func stretch(
    _ entry: Entry, _ range: Range<Int>, rate: Int, in counting: VerseCounting, of structure: QuranStructure
  ) throws(LabelFileError) -> LabelledStretch {
    do throws(RangeError) {
      let text = try SegmentText(entry.text, from: range.lowerBound, at: rate, in: counting, of: structure)
      let details = entry.details ?? Details()
      let probe = Segment.complaint(of: text.content, in: range)
      if let probe { throw RangeError(text: entry.text, position: 0, message: probe) }
      guard !Segment.isTooShort(text.content, in: range, at: rate) else {
        let least = Int(Segment.shortest / .milliseconds(1))
        throw RangeError(text: entry.text, position: 0, message: "recitation needs at least \(least) ms")
      }
      return LabelledStretch(
        frames: range, content: text.content, status: text.status, isPreferred: text.isPreferred, details: details)
    } catch {
      throw LabelFileError(entry.place, "\(error)")
    }
  }
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
    return min(decimals, others) < 6 ? distance < LabelTrack.Label.rounding : distance <= .microseconds(1)
  }
}
