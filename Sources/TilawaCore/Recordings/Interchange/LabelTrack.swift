/// An Audacity label track: the stretches of a recording with labels set by a person.
///
/// Each line is `start`, `end`, label, with tabs between, times in seconds. Lines of a frequency range (`\`) and empty
/// lines are skipped; CRLF and a byte order mark are accepted.
package struct LabelTrack: Hashable, Sendable {
  /// One line of the track.
  package struct Label: Hashable, Sendable {
    /// The number of the line, from 1.
    package let line: Int
    /// The start, from the start of the recording.
    package let start: Duration
    /// The end, from the start of the recording.
    package let end: Duration
    /// The text of the label without space around it.
    package let text: String
    /// The number of decimals of its times, the lower of the two.
    let decimals: Int
  }

  /// The labels in the order of time; none overlaps another.
  package let labels: [Label]

  /// Reads a label track.
  ///
  /// - Throws: `LabelTrackError` for a wrong line, for labels that overlap or run backwards, and for a track without
  ///   labels.
  package init(_ text: String) throws(LabelTrackError) {
    labels = try LabelTrack.labels(in: text)
    for (last, label) in zip(labels, labels.dropFirst()) { try label.check(after: last) }
  }

  /// Returns the labels in the order of the lines, without a check of their order.
  static func labels(in text: String) throws(LabelTrackError) -> [Label] {
    let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    var labels: [Label] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      guard !line.hasPrefix("\\"), !line.allSatisfy(\.isWhitespace) else { continue }
      labels.append(try Label(line, number: index + 1))
    }
    guard !labels.isEmpty else { throw LabelTrackError(line: nil, message: "there is no label in it") }
    return labels
  }
}

/// An error in a label track, with its line.
package struct LabelTrackError: Error, Hashable, CustomStringConvertible {
  /// The number of the line, from 1; nil for the whole track.
  package let line: Int?
  /// A description of the error and of what would be right.
  package let message: String

  package init(line: Int?, message: String) {
    self.line = line
    self.message = message
  }

  package var description: String { [line.map { "line \($0)" }, message].compactMap(\.self).joined(separator: ": ") }
}

extension LabelTrack.Label {
  fileprivate init(_ line: Substring, number: Int) throws(LabelTrackError) {
    let fields = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
    guard fields.count >= 2, let start = Duration(seconds: fields[0].trimmingSpace()),
      let end = Duration(seconds: fields[1].trimmingSpace())
    else { throw LabelTrackError(line: number, message: "it is not START, END and LABEL with tabs between") }
    guard end > start else {
      throw LabelTrackError(
        line: number, message: end < start ? "the label ends before it starts" : "the label has no length")
    }
    let text = fields.count > 2 ? fields[2].trimmingSpace() : ""
    guard !text.isEmpty else { throw LabelTrackError(line: number, message: "the label is empty") }
    self.init(
      line: number, start: start, end: end, text: text,
      decimals: min(LabelFile.decimals(of: fields[0]), LabelFile.decimals(of: fields[1])))
  }

  /// The greatest overlap of labels that are meant to touch; times are written rounded.
  static let rounding = Duration.microseconds(500)

  fileprivate func check(after last: LabelTrack.Label) throws(LabelTrackError) {
    guard start >= last.start else {
      throw LabelTrackError(line: line, message: "the label starts before the one in line \(last.line)")
    }
    guard start + Self.rounding > last.end else {
      throw LabelTrackError(
        line: line, message: "the label overlaps the one in line \(last.line) by \((last.end - start).inSeconds)")
    }
  }

  fileprivate func touches(_ last: LabelTrack.Label) -> Bool { start - last.end < Self.rounding }
}

// MARK: - Frames

extension LabelTrack {
  /// A label with its frames in a file.
  package struct Placed: Hashable, Sendable {
    /// The label.
    package let label: Label
    /// The first frame in the file.
    package let start: Int
    /// The frame after the last one.
    package let end: Int
  }

  /// The time by which a label may end after the file's end; it is cut there.
  static let excess = Duration.milliseconds(50)

  /// Converts times into frames of `file`. Labels that touch share the frame between them.
  ///
  /// - Throws: `LabelTrackError` for a label that leaves the file, or is shorter than a millisecond.
  package func placed(in file: AudioFile) throws(LabelTrackError) -> [Placed] {
    var placed: [Placed] = []
    for label in labels {
      let start: Int
      if let last = placed.last, label.touches(last.label) {
        start = last.end
      } else {
        start = label.start.frame(at: file.rate)
      }
      placed.append(try place(label, from: start, in: file))
    }
    return placed
  }

  private func place(_ label: Label, from start: Int, in file: AudioFile) throws(LabelTrackError) -> Placed {
    let end = label.end.frame(at: file.rate)
    guard start < file.frames, end <= file.frames + LabelTrack.excess.frame(at: file.rate) else {
      let length = Duration.frames(file.frames, at: file.rate).inSeconds
      throw LabelTrackError(line: label.line, message: "the label leaves the file, which is \(length) long")
    }
    guard start < end else { throw LabelTrackError(line: label.line, message: "the label has no length") }
    let last = min(end, file.frames)
    guard (last - start) * 1000 >= file.rate else {
      throw LabelTrackError(line: label.line, message: "the label is shorter than a millisecond")
    }
    return Placed(label: label, start: start, end: last)
  }
}
