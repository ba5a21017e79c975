import Glibc

/// The clarity with which a voice is heard, whatever it says: by how sure the model is of what it hears, and by the levels of the sound.
///
/// Emad al-Mansary and Alafasy have a clarity of 0.90 to 0.96 as they were recorded, 0.85 to 0.88 by telephone, 0.78 to 0.88 in a room that
/// echoes for 0.6 s, and 0.73 to 0.84 where it echoes for a second.
package struct SoundClarity: Hashable, Sendable {
  /// A cause for which words are heard badly.
  package enum Cause: String, Hashable, Sendable, Codable, CaseIterable { case echo, noise, faint }
  package enum Grade: String, Hashable, Sendable, Codable, CaseIterable { case clear, fair, poor }

  /// The clarity from which on words are heard clearly, and from which on they can be judged.
  private static let (clear, fair) = (0.88, 0.76)
  /// The fewest units of which something can be said.
  private static let fewestUnits = 15
  /// The decibels in a second by which the voice falls at most where a room echoes; over so many hops.
  private static let (echoingFall, fallHops) = (80.0, 12)
  /// The decibels between the voice and what is quiet where there is noise, and the level of a faint voice.
  private static let (noisyRange, faintLevel) = (15.0, -45.0)
  /// The hops that are kept: the last 20 s.
  private static let mostHops = 2000

  private var (units, sum) = (0, 0.0)
  private var levels: [UInt8] = []

  package init() {}

  package mutating func add(_ posteriors: Posteriors) {
    for frame in 0..<posteriors.count {
      let row = posteriors[frame]
      let best = row.indices.reduce(0) { row[$1] > row[$0] ? $1 : $0 }
      guard best != 0 else { continue }
      units += 1
      sum += Double(expf(row[best]))
    }
  }

  /// Adds the levels of hops, in half decibels below full scale.
  package mutating func add(levels new: some Collection<UInt8>) {
    levels += new
    if levels.count > 2 * Self.mostHops { levels.removeFirst(levels.count - Self.mostHops) }
  }

  /// The mean probability of the units that are heard; nil where too few are.
  package var clarity: Double? { units >= Self.fewestUnits ? sum / Double(units) : nil }

  package var grade: Grade? {
    clarity.map { $0 >= Self.clear ? .clear : $0 >= Self.fair ? .fair : .poor }
  }

  /// The level of the voice in decibels below full scale, as a negative number.
  package var level: Double { -Double(share(0.1)) / 2 }
  /// The decibels between the voice and what is quiet.
  package var range: Double { Double(share(0.95)) / 2 + level }

  /// The causes that the sound itself shows.
  package var causes: [Cause] {
    guard levels.count > Self.fallHops else { return [] }
    var causes: [Cause] = []
    if fall < Self.echoingFall { causes.append(.echo) }
    if range < Self.noisyRange { causes.append(.noise) }
    if level < Self.faintLevel { causes.append(.faint) }
    return causes
  }

  /// The value that a share of the hops has at most: the loudest have the least.
  private func share(_ share: Double) -> UInt8 {
    guard !levels.isEmpty else { return .max }
    return levels.sorted()[Int(share * Double(levels.count - 1))]
  }

  /// The decibels in a second by which a voice falls that falls quickly: one of twenty falls from a loud place.
  private var fall: Double {
    let loud = Int(share(0.1)) + 30
    let falls = levels.indices.dropLast(Self.fallHops).compactMap { hop in
      levels[hop] <= loud ? Int(levels[hop + Self.fallHops]) - Int(levels[hop]) : nil
    }.sorted()
    guard !falls.isEmpty else { return 0 }
    return Double(falls[Int(0.95 * Double(falls.count - 1))]) / 2 / (Double(Self.fallHops) / 100)
  }
}
