/// A passage as somebody else recites it, ayah by ayah: what a recording is aligned with.
public struct PassageReference: Sendable {
  /// All of it, ayah after ayah.
  let spectrum: VoiceSpectrum
  /// The hop after each ayah; ascending.
  let ends: [Int]
  let speech: [Range<Int>]

  /// `ayat`: what is heard of each; none may be empty.
  public init(_ ayat: [VoiceSpectrum], _ parameters: AlignmentParameters = AlignmentParameters()) {
    var all = VoiceSpectrum()
    ends = ayat.map { ayah in
      all.append(ayah)
      return all.count
    }
    spectrum = all
    speech = SpeechParts(all, parameters).speech
  }

  /// How many ayat there are.
  public var count: Int { ends.count }
  /// Hops of speech in each ayah.
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
