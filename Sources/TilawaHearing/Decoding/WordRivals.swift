import TilawaCore

/// The sounds that are heard rather than those of a word.
package struct WordRivals: Hashable, Sendable {
  /// The units of the word, in the form in which it was sought.
  let units: [UInt8]
  package let sounds: [RivalSound]

  init(_ units: [UInt8], _ sounds: [RivalSound]) { (self.units, self.sounds) = (units, sounds) }

  /// The strongest rival at one of the units but the first ones. Sounds before and after the word may be those of other words, and a last
  /// nasal is said as the next word wants it.
  func strongest(after softUnits: Int) -> RivalSound? {
    let nasals = [AcousticUnit.meem, .noon].map(\.rawValue)
    return sounds.filter { rival in
      guard let expected = rival.expected else { return rival.place > softUnits && rival.place < units.count }
      return rival.place >= softUnits && !(rival.place == units.count - 1 && nasals.contains(expected))
    }.max { strength(of: $0) < strength(of: $1) }
  }

  /// The ratio of a rival beyond what is usual for its two sounds in a word of this length, as a natural logarithm.
  func strength(of rival: RivalSound) -> Double {
    rival.ratio - SoundConfusions.allowance(rival.expected, rival.heard)
      - SoundConfusions.allowance(ofLength: units.count)
  }
}
