/// The features of a passage as another reciter recites it, ayah by ayah: what a recording is aligned with.
public struct PassageReference: Sendable {
  /// The MFCCs of all parts, one after the other.
  let sequence: MFCCSequence
  /// The hop after each part; ascending.
  let ends: [Int]
  /// The ayah of each part, from 0; nil for an opening basmalah, which may be left out.
  let ayat: [Int?]
  let speech: [Range<Int>]

  /// - Parameters:
  ///   - ayat: the MFCCs of each ayah; none may be empty.
  ///   - openings: the MFCCs of the opening basmalahs, by the ayah before which each may be said.
  ///   - parameters: the parameters of the features.
  public init(
    _ ayat: [MFCCSequence], openings: [Int: MFCCSequence] = [:],
    _ parameters: FeatureParameters = FeatureParameters()
  ) {
    var all = MFCCSequence()
    var (ends, parts): ([Int], [Int?]) = ([], [])
    for (index, ayah) in ayat.enumerated() {
      for (part, heard) in [(nil, openings[index]), (index, ayah)] {
        guard let heard else { continue }
        all.append(heard)
        ends.append(all.count)
        parts.append(part)
      }
    }
    (sequence, self.ends, self.ayat) = (all, ends, parts)
    speech = all.speech(parameters)
  }

  /// The number of ayat.
  public var count: Int { ayat.count { $0 != nil } }
  /// The hops of speech in each part.
  var lengths: [Int] {
    zip([0] + ends, ends).map { start, end in
      speech.reduce(0) { $0 + $1.clamped(to: start..<end).count }
    }
  }
  /// The hops of speech in all parts.
  var spoken: Int { lengths.reduce(0, +) }

  /// Converts a pace that is relative to another reference of the same text.
  func pace(_ pace: Double, of other: PassageReference) -> Double {
    pace * Double(max(1, other.spoken)) / Double(max(1, spoken))
  }
}
