/// A stretch of a recording in a picture: a segment, or a part of one from a join on.
public struct WaveformMark: Hashable, Sendable {
  /// A beginning of a stretch.
  public enum Beginning: Hashable, Sendable { case segment, join }
  /// A kind of content.
  public enum Sound: Hashable, Sendable { case recited, unassigned, speech, other }

  /// A take: the place of a segment among several of the same passage.
  public struct TakeNumber: Hashable, Sendable {
    /// The number in the order of time, from 1, and the number of takes.
    public let number: Int, count: Int
    /// Whether it is the take that is played.
    public let isPreferred: Bool
  }

  /// The number of the segment in the list, from 1.
  public let number: Int
  /// The segment of the stretch.
  public let segment: Segment
  /// The frames of the stretch.
  public let frames: Range<Int>
  /// The label of the content in few characters.
  public let label: String
  /// The beginning of the stretch.
  public let beginning: Beginning
  /// The kind of content.
  public let sound: Sound
  /// The take; nil for the only segment of its passage.
  public let take: TakeNumber?
  /// The row of the mark, from 0. Overlapping segments are in different rows.
  public let lane: Int

  /// The status of the segment: confirmed or suggested.
  public var status: SourceSegment.Status { segment.status }

  /// The label, with the take at the beginning of a segment: "2:255 (2/3)".
  public var words: String {
    guard let take, beginning == .segment else { return label }
    return "\(label) (\(take.number)/\(take.count))"
  }
}

extension Annotation {
  /// Returns the marks in a picture of some frames, in the order of time.
  ///
  /// - Parameters:
  ///   - window: the shown frames.
  ///   - label: returns the text for a passage, such as `QuranStructure.label(of:in:)`.
  public func marks(in window: Range<Int>, label: (SourceSegment.Content) -> String) -> [WaveformMark] {
    let takes = takes
    var lanes: [Int] = []
    var marks: [WaveformMark] = []
    for (index, segment) in segments.enumerated() where segment.frames.overlaps(window) {
      let lane = lanes.firstIndex { $0 <= segment.start } ?? lanes.count
      if lane == lanes.count { lanes.append(segment.end) } else { lanes[lane] = segment.end }
      for (part, stretch) in segment.stretches(label).enumerated() where stretch.frames.overlaps(window) {
        marks.append(
          WaveformMark(
            number: index + 1, segment: segment, frames: stretch.frames, label: stretch.label,
            beginning: part == 0 ? .segment : .join, sound: segment.sound, take: takes[segment.id],
            lane: lane))
      }
    }
    return marks
  }

  /// The take of each segment that shares its passage with others. The preferred one is the confirmed one chosen last,
  /// else changed last.
  private var takes: [Segment.ID: WaveformMark.TakeNumber] {
    let passages = Dictionary(grouping: segments.filter { !$0.recited.isEmpty }) { $0.recited.map(\.content) }
    var takes: [Segment.ID: WaveformMark.TakeNumber] = [:]
    for segments in passages.values where segments.count > 1 {
      let preferred = segments.filter { $0.status == .confirmed }.max {
        ($0.chosen ?? -1, $0.yields ? 0 : 1, $0.changed, $0.start)
          < ($1.chosen ?? -1, $1.yields ? 0 : 1, $1.changed, $1.start)
      }
      for (index, segment) in segments.enumerated() {
        takes[segment.id] = WaveformMark.TakeNumber(
          number: index + 1, count: segments.count, isPreferred: segment.id == preferred?.id)
      }
    }
    return takes
  }
}

extension Segment {
  fileprivate func stretches(_ label: (SourceSegment.Content) -> String) -> [(frames: Range<Int>, label: String)] {
    switch content {
    case .recited: recited.map { ($0.frames, label($0.content)) }
    case .unassigned: [(frames, SegmentLabel.unassigned)]
    case .speech: [(frames, SegmentLabel.speech)]
    case .other: [(frames, SegmentLabel.other)]
    }
  }

  fileprivate var sound: WaveformMark.Sound {
    switch content {
    case .recited: .recited
    case .unassigned: .unassigned
    case .speech: .speech
    case .other: .other
    }
  }
}
