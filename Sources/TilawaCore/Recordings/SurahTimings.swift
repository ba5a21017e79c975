/// Where the ayat lie in a recording of a whole surah, as somebody published it: to be checked before it is believed.
public struct SurahTimings: Hashable, Sendable {
  /// What a source says of one ayah of a surah's file.
  public struct Row: Hashable, Sendable {
    /// The number in the source's counting; 0 is whatever precedes ayah 1.
    public let ayah: Int
    /// Where it begins, from the start of the file.
    public let start: Duration
    /// Where it ends, from the start of the file.
    public let end: Duration

    public init(ayah: Int, start: Duration, end: Duration) {
      self.ayah = ayah
      self.start = start
      self.end = end
    }
  }

  /// What was found wrong with an ayah's row, or with what it had to be changed into.
  public struct Fault: Hashable, Sendable, CustomStringConvertible {
    /// What is wrong with a row.
    public enum Kind: Hashable, Sendable {
      /// The ayah is not used.
      case repeated, reversed, overlaps, outside
      /// The ayah is used up to the end of the file, or from the end of the one before.
      case clamped(Duration)
    }

    /// The number that the row gives.
    public let ayah: Int
    /// What is wrong with it.
    public let kind: Kind

    public var description: String {
      switch kind {
      case .repeated: "ayah \(ayah) is not used: it has several rows"
      case .reversed: "ayah \(ayah) is not used: it ends before it starts"
      case .overlaps: "ayah \(ayah) is not used: it overlaps a neighbour"
      case .outside: "ayah \(ayah) is not used: it leaves the file"
      case .clamped(let excess): "ayah \(ayah) is shortened by \(excess.inSeconds)"
      }
    }
  }

  /// What the source says, in its order.
  public let rows: [Row]

  public init(rows: [Row]) { self.rows = rows }

  /// Neighbours that overlap by no more than this are parted where the first ends.
  static let overlapAllowed = Duration.milliseconds(50)
  /// A row that ends past the file's end by no more than this ends with it: timings are made on another encoding.
  static let excessAllowed = Duration.milliseconds(500)

  /// The frames of each ayah in `file`, by number, without row 0; what cannot be believed is left out and reported.
  public func placed(in file: AudioFile) -> (ayat: [(ayah: Int, frames: Range<Int>)], faults: [Fault]) {
    var (believed, faults) = believed()
    var ayat: [(ayah: Int, frames: Range<Int>)] = []
    for row in believed {
      let start = row.start.frame(at: file.rate)
      let end = row.end.frame(at: file.rate)
      let free = (ayat.last?.frames.upperBound ?? 0)..<file.frames
      let frames = max(start, free.lowerBound)..<max(start, free.lowerBound, min(end, free.upperBound))
      let isInside = end - free.upperBound <= SurahTimings.excessAllowed.frame(at: file.rate)
      let isApart = free.lowerBound - start <= SurahTimings.overlapAllowed.frame(at: file.rate)
      guard isInside, isApart, !frames.isEmpty else {
        faults.append(Fault(ayah: row.ayah, kind: isApart ? .outside : .overlaps))
        continue
      }
      guard frames.count * 1000 >= file.rate else {
        faults.append(Fault(ayah: row.ayah, kind: .outside))
        continue
      }
      ayat.append((row.ayah, frames))
      let excess = end - start - frames.count
      if excess > 0 { faults.append(Fault(ayah: row.ayah, kind: .clamped(.frames(excess, at: file.rate)))) }
    }
    return (ayat, faults.sorted { $0.ayah < $1.ayah })
  }

  /// The rows that fit their neighbours, by ayah. Of two that overlap neither is believed: who knows which is wrong.
  private func believed() -> (rows: [Row], faults: [Fault]) {
    let numbered = Dictionary(grouping: rows.filter { $0.ayah > 0 }, by: \.ayah).sorted { $0.key < $1.key }
    var bad: [Int: Fault.Kind] = [:]
    for (ayah, rows) in numbered {
      if rows.count > 1 { bad[ayah] = .repeated }
      if let row = rows.first, row.end <= row.start { bad[ayah] = .reversed }
    }
    let sound = numbered.compactMap { ayah, rows in bad[ayah] == nil ? rows.first : nil }
    for (first, second) in zip(sound, sound.dropFirst())
    where second.start + SurahTimings.overlapAllowed < first.end {
      bad[first.ayah] = .overlaps
      bad[second.ayah] = .overlaps
    }
    return (sound.filter { bad[$0.ayah] == nil }, bad.map { Fault(ayah: $0.key, kind: $0.value) })
  }
}
