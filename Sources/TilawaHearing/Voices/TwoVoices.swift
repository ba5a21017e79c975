/// A division of takes into those of one voice and those of another, as far as two are heard.
///
/// Pure: the same prints give the same division. Several other voices count as one.
struct TwoVoices {
  /// A print of a take of an ayah.
  struct Take {
    let ayah: Int
    let print: VoicePrint
  }

  /// A division around two means.
  private struct Division {
    var means: [[Float]]
    var isOther: [Bool] = []

    /// Returns the ayat of one side.
    func ayat(_ other: Bool, of takes: [Take]) -> Set<Int> {
      Set(zip(takes, isOther).filter { $0.1 == other }.map(\.0.ayah))
    }

    /// The expected square of the distance of both means in one coordinate, if one voice recites all.
    func chance(_ takes: [Take]) -> Float {
      [false, true].reduce(0) { sum, other in
        let weight = zip(takes, isOther).filter { $0.1 == other }.reduce(Float(0)) { $0 + 1 / $1.0.print.variance }
        return sum + 1 / max(weight, 1e-9)
      }
    }
  }

  /// The least square of the distance of two voices. Of 30 voices, 98 % of all pairs are further apart than 40; of 1,125 parts of lessons with two
  /// voices the least has 46 (decision 0267).
  private static let apart: Float = 44
  /// The least ratio of that to what is usual by chance: few units of one voice lie far apart too, in notes of one voice by up to 52.
  private static let unlike: Float = 60
  /// The same of a voice that recites nothing but ayat of the other one, as who answers does; such voices must be further apart.
  private static let (answerApart, answerUnlike): (Float, Float) = (55, 28)
  /// The share of the way from the first voice to the other one up to which a take is surely of the first.
  private static let sure: Float = 0.4
  private static let fewestTakes = 4
  private static let (starts, rounds) = (24, 20)

  /// The mean of the voice of most ayat, and that of the other one.
  private let main: [Float]
  private let other: [Float]

  /// - Parameter takes: takes in the order of the recording.
  /// - Returns: nil where only one voice is heard.
  init?(_ takes: [Take]) {
    guard let first = takes.first?.print, takes.count >= Self.fewestTakes else { return nil }
    let prints = takes.map(\.print)
    func strangeness(_ print: VoicePrint) -> Float { Self.distance(print.values, first.values) / print.variance }
    let far = prints.sorted { strangeness($0) > strangeness($1) }
    let divisions = far.prefix(Self.starts).map { Self.division(of: prints, around: [first.values, $0.values]) }
    // The likeliest division, not the one with the least spread: of many takes of one voice two halves can be made too.
    let weighed = divisions.compactMap { division in Self.weight(of: division, takes).map { (division, $0) } }
    guard let best = weighed.max(by: { $0.1 < $1.1 })?.0 else { return nil }
    let (one, next) = (best.ayat(false, of: takes).count, best.ayat(true, of: takes).count)
    // The teacher begins, where two voices have as many ayat.
    let isSwapped = next > one || next == one && best.isOther[0]
    (main, other) = isSwapped ? (best.means[1], best.means[0]) : (best.means[0], best.means[1])
  }

  /// Returns how much speaks for two voices; nil where both means are no further apart than those of one. Chosen on lessons of two voices of
  /// the training, and parts of them with four takes and more (docs/decisions/0256).
  private static func weight(of division: Division, _ takes: [Take]) -> Float? {
    let (one, next) = (division.ayat(false, of: takes), division.ayat(true, of: takes))
    guard !one.isEmpty, !next.isEmpty else { return nil }
    let apart = distance(division.means[0], division.means[1])
    let unlike = apart / division.chance(takes)
    let isAnswer = one.isSubset(of: next) || next.isSubset(of: one)
    let areTwo = apart >= Self.apart && unlike >= Self.unlike
    return areTwo || isAnswer && apart >= answerApart && unlike >= answerUnlike ? apart * unlike : nil
  }

  /// Whether a take is surely of the voice that recites most ayat.
  func isMain(_ print: VoicePrint) -> Bool {
    let (near, far) = (Self.distance(print.values, main), Self.distance(print.values, other))
    let apart = Self.distance(main, other)
    // The place of the take on the line between both.
    return (near - far + apart) / (2 * apart) < Self.sure
  }

  private static func distance(_ one: [Float], _ other: [Float]) -> Float {
    zip(one, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }

  private static func division(of prints: [VoicePrint], around seeds: [[Float]]) -> Division {
    var division = Division(means: seeds)
    for _ in 0..<rounds {
      let next = prints.map { distance($0.values, division.means[1]) < distance($0.values, division.means[0]) }
      if next == division.isOther { break }
      division.isOther = next
      for side in [0, 1] {
        let own = zip(prints, next).filter { $0.1 == (side == 1) }.map(\.0)
        let weight = own.reduce(Float(0)) { $0 + 1 / $1.variance }
        guard let one = own.first else { continue }
        division.means[side] = one.values.indices.map { place in
          own.reduce(0) { $0 + $1.values[place] / $1.variance } / weight
        }
      }
    }
    return division
  }
}
