import TilawaCore

/// The sounds that are heard rather than those of a word.
package struct WordRivals: Hashable, Sendable {
  /// A sound that may have been said.
  struct Candidate: Hashable {
    let sound: RivalSound
    let kind: RivalKind
    let mistake: SoundMistake
    /// Whether it leaves out a hamza as the reading of Warsh does.
    let isOfOtherReading: Bool
    /// The ratio beyond what is usual for its two sounds in a word of this length, in nats.
    let strength: Double
  }

  /// The units of the word, in the form in which it was sought.
  let units: [UInt8]
  /// All sounds that are likelier.
  package let sounds: [RivalSound]
  /// The sounds that can be judged.
  private let candidates: [Candidate]
  /// The places of hamzas that the reading of Warsh leaves out.
  private let hamzas: [Int]

  /// - Parameter hamzas: the places of hamzas that the reading of Warsh leaves out.
  init(_ units: [UInt8], _ sounds: [RivalSound], hamzas: [Int] = []) {
    (self.units, self.sounds, self.hamzas) = (units, sounds, hamzas)
    candidates = sounds.filter { Self.isJudged($0, in: units) }.map { sound in
      let strength =
        sound.ratio - SoundConfusions.allowance(sound.expected, sound.heard)
        - SoundConfusions.allowance(ofLength: units.count)
      let (expected, heard) = (sound.expected.flatMap(AcousticUnit.init), sound.heard.flatMap(AcousticUnit.init))
      return Candidate(
        sound: sound, kind: SoundConfusions.kind(of: sound, in: units), mistake: SoundMistake(expected, heard),
        isOfOtherReading: sound.heard == nil && hamzas.contains(sound.place), strength: strength)
    }
  }

  /// Takes the sounds that are likelier than a form of a word, less what another form of it is likelier.
  ///
  /// - Parameters:
  ///   - before: the sound before the word, where the two are said without a pause.
  ///   - isJoined: whether the next word follows without a pause. A word that has its form before a pause there all the same has its last
  ///     vowel with another sound.
  init(
    _ form: [UInt8], _ sounds: [RivalSound], otherForms forms: [[UInt8]], after before: UInt8? = nil, isJoined: Bool
  ) {
    let isOwn = sounds.map { forms.contains($0.applied(to: form)) }
    let own = zip(sounds, isOwn).reduce(0) { $1.1 ? max($0, $1.0.ratio) : $0 }
    let longer = isJoined ? forms.first { Self.isVowelled($0, form) } : nil
    let rivals = zip(sounds, isOwn).compactMap { sound, isOwn -> RivalSound? in
      guard !isOwn else { return nil }
      let isLast = sound.expected == nil && sound.place == form.count
      let isVowel = sound.heard.map { $0 >= AcousticUnit.a.rawValue } ?? false
      if isLast, longer != nil, !isVowel { return nil }
      return RivalSound(
        place: sound.place, expected: isLast && isVowel ? longer?.last : sound.expected, heard: sound.heard,
        ratio: sound.ratio - own)
    }
    let said = longer ?? form
    let isAlwaysSaid = forms.allSatisfy { $0.first == AcousticUnit.hamza.rawValue }
    self.init(
      said, rivals, hamzas: SoundConfusions.hamzas(in: said, after: before, isAlwaysSaid: isAlwaysSaid))
  }

  /// Whether a form is another one and a short vowel.
  private static func isVowelled(_ longer: [UInt8], _ form: [UInt8]) -> Bool {
    guard longer.count == form.count + 1, longer.starts(with: form), let last = longer.last else { return false }
    return (AcousticUnit.a.rawValue..<AcousticUnit.longA.rawValue).contains(last)
  }

  /// Sounds before and after the word may be those of other words, and a last nasal is said as the next word wants it.
  private static func isJudged(_ sound: RivalSound, in units: [UInt8]) -> Bool {
    guard let expected = sound.expected else { return 0 < sound.place && sound.place < units.count }
    let isNasal = expected == AcousticUnit.meem.rawValue || expected == AcousticUnit.noon.rawValue
    return !(isNasal && sound.place == units.count - 1)
  }

  /// The greatest strength of a sound that is not among the first ones; none: minus infinity.
  func strength(after softUnits: Int) -> Double { strength(after: softUnits) { _ in true } }

  /// The same without the hamzas that the reading of Warsh leaves out.
  func strengthInAnyReading(after softUnits: Int) -> Double { strength(after: softUnits) { !$0.isOfOtherReading } }

  /// The same of these hamzas alone: minus infinity where all are heard; nil for a word without one.
  func hamzaStrength(after softUnits: Int) -> Double? {
    guard hamzas.contains(where: { $0 >= softUnits }) else { return nil }
    return strength(after: softUnits, \.isOfOtherReading)
  }

  private func strength(after softUnits: Int, _ isCounted: (Candidate) -> Bool) -> Double {
    candidates(after: softUnits).reduce(-.infinity) { isCounted($1) ? max($0, $1.strength) : $0 }
  }

  /// The sounds that are not among the first ones.
  func candidates(after softUnits: Int) -> [Candidate] { candidates.filter { !$0.isAmong(softUnits) } }
}

extension WordRivals.Candidate {
  /// Whether the sound is among the first units of the word.
  fileprivate func isAmong(_ units: Int) -> Bool { sound.place < units + (sound.expected == nil && units > 0 ? 1 : 0) }
}
