/// The label of a whole segment, with joins and marks.
///
/// Examples are `2:255` and `8:75 @62.5 9:1`; in the second, 9:1 begins at 62.5 s of the recording. There may be any
/// number of joins. A `?` at the end marks a suggestion, a `*` the preferred take. A single label is read by
/// `SegmentLabel`.
public struct SegmentText: Hashable, Sendable {
  /// The content.
  public let content: Segment.Content
  /// The status: confirmed or suggested.
  public let status: SourceSegment.Status
  /// Whether it is marked as the preferred take.
  public let isPreferred: Bool

  /// Reads the label of a segment.
  ///
  /// - Parameters:
  ///   - text: the text as it is written.
  ///   - start: the segment's first frame.
  ///   - rate: the number of frames per second, for the times of the joins.
  ///   - counting: the counting of the ayat.
  ///   - structure: the structure that turns the numbers into words.
  /// - Throws: `RangeError` with the label, or the wrong part of it.
  public init(
    _ text: String, from start: Int, at rate: Int, in counting: VerseCounting, of structure: QuranStructure
  ) throws(RangeError) {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    var marks: Set<String> = []
    while words.count > 1, let last = words.last, ["?", "*"].contains(last), marks.insert(last).inserted {
      words.removeLast()
    }
    status = marks.contains("?") ? .suggested : .confirmed
    isPreferred = marks.contains("*")
    let first = words.first ?? ""
    let opening = try SegmentLabel(first, in: counting, of: structure)
    guard words.count > 1 else {
      content = opening.content(at: start)
      return
    }
    var parts = [try SegmentText.part(first, opening, start)]
    var rest = words.dropFirst()
    while let join = rest.popFirst() {
      guard join.hasPrefix("@"), let place = RecordingTime.frame(join.dropFirst(), at: rate) else {
        throw RangeError(
          text: text, join.hasPrefix("@") ? CoreSentences.noTime(text: join) : CoreSentences.joinNeedsTime)
      }
      guard let label = rest.popFirst() else {
        throw RangeError(text: text, CoreSentences.labelAfterJoin(join: join))
      }
      parts.append(try SegmentText.part(label, SegmentLabel(label, in: counting, of: structure), place))
    }
    content = .recited(parts)
  }

  private static func part(
    _ text: String, _ label: SegmentLabel, _ start: Int
  ) throws(RangeError) -> Segment.Part {
    guard let content = label.content else {
      throw RangeError(text: text, CoreSentences.onlyRecitationJoins)
    }
    return Segment.Part(start: start, content: content, label: label.text)
  }
}

extension QuranStructure {
  /// Returns the text of a content: labels, with the times of the joins between them. `SegmentText` reads the same
  /// content back.
  public func text(of content: Segment.Content, at rate: Int, in counting: VerseCounting) -> String {
    guard case .recited(let parts) = content else { return label(of: content, in: counting) }
    return parts.enumerated().map { place, part in
      let label = label(of: part.content, in: counting)
      return place == 0 ? label : "@\(RecordingTime.seconds(part.start, at: rate)) \(label)"
    }.joined(separator: " ")
  }

  /// Returns the text of a segment: its content, and marks for a chosen take and a suggestion. `SegmentText` reads the
  /// same back.
  public func text(of segment: Segment, at rate: Int, in counting: VerseCounting) -> String {
    text(of: segment.content, at: rate, in: counting) + (segment.chosen == nil ? "" : " *")
      + (segment.status == .suggested ? " ?" : "")
  }
}
