/// The exact frames for the whole milliseconds of an ELAN document. They are kept as a property of the document: `44100
/// s1500=66163 e2000=88200`.
///
/// ELAN keeps the property when it saves the document. A time that was moved in ELAN has another millisecond, and then
/// this millisecond counts. Several frames in one millisecond are listed in the order of the document, with commas
/// between.
package struct ElanFrames: Hashable, Sendable {
  /// An end of a stretch.
  package enum Side: String, Hashable, Sendable { case start = "s", end = "e" }

  private struct Place: Hashable {
    let side: Side
    let milliseconds: Int
  }

  /// The name of the property.
  package static let property = "tilawa:frames"
  private let rate: Int
  private var frames: [Place: [Int]] = [:]

  /// Notes the frames of segments.
  ///
  /// - Parameters:
  ///   - segments: the segments in the order of the document.
  ///   - rate: the number of frames per second.
  init(_ segments: [Segment], at rate: Int) {
    self.rate = rate
    for segment in segments {
      note(segment.start, .start)
      note(segment.end, .end)
    }
  }

  /// Reads the text of the property. Returns nil for text in any other form.
  package init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let first = words.first, let rate = Int(first), RecordingTime.rates.contains(rate) else { return nil }
    self.rate = rate
    for word in words.dropFirst() {
      let sides = word.dropFirst().split(separator: "=")
      guard let side = Side(rawValue: String(word.prefix(1))), sides.count == 2, let milliseconds = Int(sides[0]),
        case let found = sides[1].split(separator: ",").map({ Int($0) ?? -1 }),
        found.allSatisfy({ RecordingTime.bounds.contains($0) && ElanFrames.milliseconds($0, at: rate) == milliseconds })
      else { return nil }
      frames[Place(side: side, milliseconds: milliseconds)] = found
    }
  }

  private mutating func note(_ frame: Int, _ side: Side) {
    let place = Place(side: side, milliseconds: ElanFrames.milliseconds(frame, at: rate))
    frames[place, default: []].append(frame)
  }

  /// The text of the property.
  package var text: String {
    let sorted = frames.sorted {
      ($0.key.milliseconds, $0.key.side.rawValue) < ($1.key.milliseconds, $1.key.side.rawValue)
    }
    let words = sorted.map { place, frames in
      let list = Set(frames).count == 1 ? frames.prefix(1) : frames[...]
      return "\(place.side.rawValue)\(place.milliseconds)=\(list.map(String.init).joined(separator: ","))"
    }
    return ([String(rate)] + words).joined(separator: " ")
  }

  /// Returns the frame for the next time of the document with these milliseconds; nil where none is noted.
  package mutating func take(_ milliseconds: Int, _ side: Side) -> LabelFile.Time? {
    let place = Place(side: side, milliseconds: milliseconds)
    guard let found = frames[place], let frame = found.first else { return nil }
    if found.count > 1 { frames[place]?.removeFirst() }
    return .frame(frame, rate: rate)
  }

  static func milliseconds(_ frame: Int, at rate: Int) -> Int { (frame * 1000 + rate / 2) / rate }
}
