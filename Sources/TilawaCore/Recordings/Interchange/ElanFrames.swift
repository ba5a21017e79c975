/// Which frames the whole milliseconds of an ELAN document stand for, kept as a property of it: `44100 s1500=66163 e2000=88200`.
///
/// ELAN keeps it when it saves the document. A time that was moved there has another millisecond, which is then meant.
public struct ElanFrames: Hashable, Sendable {
  /// An end of a stretch.
  public enum Side: String, Hashable, Sendable { case start = "s", end = "e" }

  private struct Place: Hashable {
    let side: Side
    let milliseconds: Int
  }

  /// What the property is called.
  public static let property = "tilawa:frames"
  private let rate: Int
  private var frames: [Place: Int] = [:]

  init(_ annotation: Annotation) {
    rate = annotation.rate
    for segment in annotation.segments {
      note(segment.start, .start)
      note(segment.end, .end)
    }
  }

  /// Reads the property; nil where it is none of ours.
  public init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let first = words.first, let rate = Int(first), rate > 0 else { return nil }
    self.rate = rate
    for word in words.dropFirst() {
      let sides = word.dropFirst().split(separator: "=")
      guard let side = Side(rawValue: String(word.prefix(1))), sides.count == 2, let milliseconds = Int(sides[0]),
        let frame = Int(sides[1]), ElanFrames.milliseconds(frame, at: rate) == milliseconds
      else { return nil }
      frames[Place(side: side, milliseconds: milliseconds)] = frame
    }
  }

  /// The first of several frames in one millisecond is kept.
  private mutating func note(_ frame: Int, _ side: Side) {
    let place = Place(side: side, milliseconds: ElanFrames.milliseconds(frame, at: rate))
    frames[place] = frames[place] ?? frame
  }

  /// The property.
  public var text: String {
    let sorted = frames.sorted {
      ($0.key.milliseconds, $0.key.side.rawValue) < ($1.key.milliseconds, $1.key.side.rawValue)
    }
    return ([String(rate)] + sorted.map { "\($0.key.side.rawValue)\($0.key.milliseconds)=\($0.value)" })
      .joined(separator: " ")
  }

  /// What a time of the document stands for.
  public func time(_ milliseconds: Int, _ side: Side) -> LabelFile.Time? {
    frames[Place(side: side, milliseconds: milliseconds)].map { .frame($0, rate: rate) }
  }

  static func milliseconds(_ frame: Int, at rate: Int) -> Int { (frame * 1000 + rate / 2) / rate }
}
