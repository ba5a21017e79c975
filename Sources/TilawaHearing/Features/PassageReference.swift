/// A passage as somebody else recites it, ayah by ayah: what a recording is aligned with.
public struct PassageReference: Sendable {
  /// All of it, part after part.
  let spectrum: VoiceSpectrum
  /// The hop after each part; ascending.
  let ends: [Int]
  /// Which ayah each part is; nil for a basmalah that is none and may be left out.
  let ayat: [Int?]
  let speech: [Range<Int>]

  /// - Parameters:
  ///   - ayat: what is heard of each; none may be empty.
  ///   - openings: the basmalah, by the ayah before which it may be said.
  ///   - parameters: where speech is.
  public init(
    _ ayat: [VoiceSpectrum], openings: [Int: VoiceSpectrum] = [:],
    _ parameters: AlignmentParameters = AlignmentParameters()
  ) {
    var all = VoiceSpectrum()
    var (ends, parts): ([Int], [Int?]) = ([], [])
    for (index, ayah) in ayat.enumerated() {
      for (part, heard) in [(nil, openings[index]), (index, ayah)] {
        guard let heard else { continue }
        all.append(heard)
        ends.append(all.count)
        parts.append(part)
      }
    }
    (spectrum, self.ends, self.ayat) = (all, ends, parts)
    speech = SpeechParts(all, parameters).speech
  }

  /// How many ayat there are.
  public var count: Int { ayat.count { $0 != nil } }
  /// Hops of speech in each part.
  var lengths: [Int] {
    zip([0] + ends, ends).map { start, end in
      speech.reduce(0) { $0 + $1.clamped(to: start..<end).count }
    }
  }
  /// Hops of speech.
  var spoken: Int { lengths.reduce(0, +) }

  /// The pace of a recording by this, which is known by another reference of the same text.
  func pace(_ pace: Double, of other: PassageReference) -> Double {
    pace * Double(max(1, other.spoken)) / Double(max(1, spoken))
  }
}
