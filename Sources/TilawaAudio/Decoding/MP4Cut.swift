/// The part of the decoded sound of an MP4 that is to be heard. The encoder added the rest, or the owner cut it off.
///
/// Read here and not by FFmpeg, which rounds it to the movie's clock: a millisecond or worse.
struct MP4Cut: Hashable {
  let ticksPerSecond: Int
  /// The start in ticks from the first packet.
  let start: Int
  let length: Int

  /// The greatest accepted length in seconds: more than a year of sound is an error.
  private static let mostSeconds = 1 << 25

  private struct Edit {
    let start: Int
    /// The length by the movie's clock.
    let length: Int
    let ticksPerSecond: Int
  }

  /// Returns nil if these boxes are not enough: with fragments, several sound tracks, or an edit of several parts.
  init?(_ boxes: MP4Boxes) {
    let movie = boxes.bytes.startIndex..<boxes.bytes.endIndex
    let tracks = boxes.boxes("trak", in: movie).filter { track in
      boxes.first("mdia", "hdlr", in: track).map { boxes.bytes.has("soun", at: $0.lowerBound + 8) } ?? false
    }
    guard tracks.count == 1, boxes.first("mvex", in: movie) == nil,
      let head = boxes.first("mdia", "mdhd", in: tracks[0]),
      let clock = Self.clock(boxes, head), let total = Self.total(boxes, tracks[0]), total / clock <= Self.mostSeconds
    else { return nil }
    ticksPerSecond = clock
    if let said = Self.gapless(boxes), said.start + said.length <= total {
      (start, length) = said
      return
    }
    guard let lists = boxes.first("edts", "elst", in: tracks[0]) else {
      (start, length) = (0, total)
      return
    }
    guard let edit = Self.edit(boxes, lists, movie), edit.start < total else { return nil }
    start = edit.start
    // The edit is rounded to the movie's clock; where it reaches to the end, the track's own says exactly where that is.
    guard let wanted = edit.length.times(clock) else { return nil }
    let cut = wanted / edit.ticksPerSecond
    let tick = clock / edit.ticksPerSecond + 1
    length = edit.length == 0 || abs(cut - (total - start)) <= tick ? total - start : min(cut, total - start)
  }

  /// Returns the ticks a second of an `mvhd` or `mdhd` box.
  private static func clock(_ boxes: MP4Boxes, _ head: Range<Int>) -> Int? {
    let isWide = boxes.number(head, at: 0, size: 1) == 1
    return boxes.number(head, at: isWide ? 20 : 12, size: 4).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Returns the length of all samples of a track in ticks; nil for a missing table, or on overflow.
  private static func total(_ boxes: MP4Boxes, _ track: Range<Int>) -> Int? {
    guard let table = boxes.first("mdia", "minf", "stbl", "stts", in: track),
      let count = boxes.number(table, at: 4, size: 4), count > 0, 8 + count * 8 <= table.count
    else { return nil }
    var total = 0
    for row in 0..<count {
      guard let samples = boxes.number(table, at: 8 + row * 8, size: 4),
        let each = boxes.number(table, at: 12 + row * 8, size: 4), let sum = samples.times(each)?.plus(total)
      else { return nil }
      total = sum
    }
    return total
  }

  /// Returns the only part of an edit list, after parts that only delay it.
  private static func edit(_ boxes: MP4Boxes, _ list: Range<Int>, _ movie: Range<Int>) -> Edit? {
    guard let head = boxes.first("mvhd", in: movie), let clock = clock(boxes, head),
      let count = boxes.number(list, at: 4, size: 4), (1...16).contains(count)
    else { return nil }
    let width = boxes.number(list, at: 0, size: 1) == 1 ? 8 : 4
    let empty = width == 8 ? Int.max : Int(UInt32.max)
    var edits: [Edit] = []
    for row in 0..<count {
      let at = 8 + row * (2 * width + 4)
      guard let length = boxes.number(list, at: at, size: width),
        let start = boxes.number(list, at: at + width, size: width),
        boxes.number(list, at: at + 2 * width, size: 2) == 1
      else { return nil }
      if start != empty { edits.append(Edit(start: start, length: length, ticksPerSecond: clock)) }
    }
    return edits.count == 1 ? edits[0] : nil
  }

  /// Returns the cut in the tag that iTunes wrote before there were edit lists: zero, delay, padding, length, in
  /// hexadecimal.
  private static func gapless(_ boxes: MP4Boxes) -> (start: Int, length: Int)? {
    let mark = Array("iTunSMPB".utf8)
    guard
      let at = boxes.bytes.indices.first(where: { boxes.bytes[$0] == mark[0] && boxes.bytes.has("iTunSMPB", at: $0) }),
      boxes.bytes.has("data", at: at + 12), at + 24 < boxes.bytes.count
    else { return nil }
    let text = String(decoding: boxes.bytes[(at + 24)...].prefix(48), as: UTF8.self)
    let numbers = text.split(separator: " ").prefix(4).map { Int($0, radix: 16) }
    guard numbers.count == 4, let start = numbers[1], let length = numbers[3], start >= 0, start < 1 << 20, length > 0,
      length < 1 << 40
    else { return nil }
    return (start, length)
  }
}
