/// What the label of a whole segment says: what is recited, where something else joins on, and how sure that is.
///
/// `2:255`; `8:75 @62.5 9:1`, in which 9:1 begins at 62.5 s of the recording; any number of joins. A `?` behind all of it
/// marks a suggestion, a `*` the preferred take. A single label is read by `SegmentLabel`.
public struct SegmentText: Hashable, Sendable {
  /// What is heard.
  public let content: Segment.Content
  /// Whether somebody vouches for it.
  public let status: SourceSegment.Status
  /// Whether it is marked as the take to be preferred.
  public let isPreferred: Bool

  /// - Parameters:
  ///   - text: as it is written.
  ///   - start: the segment's first frame.
  ///   - rate: frames a second, for the times of the joins.
  ///   - counting: the one that numbers the ayat.
  ///   - structure: turns the numbers into words.
  /// - Throws: `RangeError` with the label, or the part of it, that cannot be read.
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
          text: text, position: 0,
          message: join.hasPrefix("@") ? "\(join) is no time" : "what follows joins on at a time: 8:75 @62.5 9:1")
      }
      guard let label = rest.popFirst() else {
        throw RangeError(text: text, position: 0, message: "a label is missing behind \(join)")
      }
      parts.append(try SegmentText.part(label, SegmentLabel(label, in: counting, of: structure), place))
    }
    content = .recited(parts)
  }

  private static func part(
    _ text: String, _ label: SegmentLabel, _ start: Int
  ) throws(RangeError) -> Segment.Part {
    guard let content = label.content else {
      throw RangeError(text: text, position: 0, message: "only recitation has joins; make a segment of its own of it")
    }
    return Segment.Part(start: start, content: content, label: label.text)
  }
}

extension QuranStructure {
  /// What `SegmentText` reads as the same content: labels, and the times of the joins between them.
  public func text(of content: Segment.Content, at rate: Int, in counting: VerseCounting) -> String {
    guard case .recited(let parts) = content else { return label(of: content, in: counting) }
    return parts.enumerated().map { place, part in
      let label = label(of: part.content, in: counting)
      return place == 0 ? label : "@\(RecordingTime.seconds(part.start, at: rate)) \(label)"
    }.joined(separator: " ")
  }

  /// What `SegmentText` reads as the same: content, joins, whether it is a suggestion, whether it was chosen.
  public func text(of segment: Segment, at rate: Int, in counting: VerseCounting) -> String {
    text(of: segment.content, at: rate, in: counting) + (segment.chosen == nil ? "" : " *")
      + (segment.status == .suggested ? " ?" : "")
  }
}
