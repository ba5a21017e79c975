/// A file of labels, of whichever program: stretches with what is written on them, before they are believed.
public struct LabelFile: Hashable, Sendable {
  /// What programs read and write.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    /// An Audacity label track.
    case audacity
    /// A TextGrid of Praat.
    case textgrid
    /// An annotation document of ELAN.
    case eaf
    /// Lines of columns, as tables are exchanged.
    case csv
    /// Tilawa's own: frames and everything that is known of a segment.
    case json
  }

  /// A place in a recording as a file gives it.
  public enum Time: Hashable, Sendable {
    /// With so many decimals of a second.
    case duration(Duration, decimals: Int)
    /// Exactly, at the rate that the file names.
    case frame(Int, rate: Int)
  }

  /// A stretch with what is written on it.
  public struct Entry: Hashable, Sendable {
    /// Where in the file it stands, for messages: "line 3".
    public let place: String
    /// Where it begins.
    public let start: Time
    /// Where it ends.
    public let end: Time
    /// As `SegmentText` reads it.
    public let text: String
    /// What only Tilawa's own format says.
    public var details: Details?

    public init(place: String, start: Time, end: Time, text: String, details: Details? = nil) {
      self.place = place
      self.start = start
      self.end = end
      self.text = text
      self.details = details
    }
  }

  /// What else is known of a segment.
  public struct Details: Hashable, Sendable {
    /// When it was chosen among takes, in seconds since 1970.
    public var chosen: Int?
    /// When it was confirmed or last changed.
    public var changed: Int?
    /// What a suggestion is built on.
    public var evidence: Segment.Evidence

    public init(chosen: Int? = nil, changed: Int? = nil, evidence: Segment.Evidence = Segment.Evidence()) {
      self.chosen = chosen
      self.changed = changed
      self.evidence = evidence
    }
  }

  /// What stands in it.
  public let entries: [Entry]
  /// The counting that it names itself; nil where it names none.
  public let counting: VerseCounting?

  public init(entries: [Entry], counting: VerseCounting? = nil) {
    self.entries = entries
    self.counting = counting
  }
}

/// What is wrong with a file of labels, and where in it.
public struct LabelFileError: Error, Hashable, CustomStringConvertible {
  /// "line 3"; nil where it is about all of it.
  public let place: String?
  /// What is wrong there, and what would be right.
  public let message: String

  /// Says what is wrong, and where: "line 3", or nil for all of the file.
  public init(_ place: String?, _ message: String) {
    self.place = place
    self.message = message
  }

  public var description: String { [place, message].compactMap(\.self).joined(separator: ": ") }
}

/// A stretch of a recording and what a file of labels says of it.
public struct LabelledStretch: Hashable, Sendable {
  /// At the recording's rate.
  public let frames: Range<Int>
  /// What is heard in it.
  public let content: Segment.Content
  /// Whether somebody vouches for it.
  public var status: SourceSegment.Status
  /// Whether it is the take to be preferred.
  public let isPreferred: Bool
  /// What else is known.
  public let details: LabelFile.Details

  public init(
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
  /// Its stretches at their places in a recording, in the order of time. They may overlap.
  ///
  /// Where times are written with less than six decimals, stretches that part by under half a millisecond share a frame, see
  /// decision 0011; else they are taken as they are.
  ///
  /// - Parameters:
  ///   - frames: the recording's length.
  ///   - rate: the recording's.
  ///   - counting: in which ayat are numbered where the file does not say.
  ///   - structure: turns the numbers into words.
  /// - Throws: `LabelFileError` for a stretch that leaves the recording, or a label that says nothing known.
  public func stretches(
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
        throw RangeError(text: entry.text, position: 0, message: "what is recited takes \(least) ms at least")
      }
      return LabelledStretch(
        frames: range, content: text.content, status: text.status, isPreferred: text.isPreferred, details: details)
    } catch {
      throw LabelFileError(entry.place, "\(error)")
    }
  }
}

extension LabelFile.Time {
  /// The frame that is nearest to it.
  public func frame(at rate: Int) -> Int {
    switch self {
    case .duration(let duration, _): duration.frame(at: rate)
    case .frame(let frame, let own): own == rate ? frame : (2 * frame * rate + own) / (2 * own)
    }
  }

  /// Whether both are meant to be one place, as exact as they are written.
  fileprivate func meets(_ other: LabelFile.Time) -> Bool {
    guard case .duration(let one, let decimals) = self, case .duration(let two, let others) = other else {
      return false
    }
    let distance = one < two ? two - one : one - two
    return min(decimals, others) < 6 ? distance < LabelTrack.Label.rounding : distance <= .microseconds(1)
  }
}
