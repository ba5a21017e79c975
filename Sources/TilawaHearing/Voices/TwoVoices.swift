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
    var spread: Float = 0
  }

  /// The least square of the distance of two voices. Of 30 voices, 98 % of all pairs are further apart.
  private static let apart: Float = 40
  /// The share of the way from the first voice to the other one up to which a take is surely of the first.
  private static let sure: Float = 0.4
  private static let fewestTakes = 4
  private static let (starts, rounds) = (6, 20)

  /// The mean of the voice of most ayat, and that of the other one.
  private let main: [Float]
  private let other: [Float]

  /// - Parameter takes: takes in the order of the recording.
  /// - Returns: nil where only one voice is heard.
  init?(_ takes: [Take]) {
    let values = takes.map(\.print.values)
    guard let first = values.first, values.count >= Self.fewestTakes else { return nil }
    let far = values.sorted { Self.distance($0, first) > Self.distance($1, first) }
    let divisions = far.prefix(Self.starts).map { Self.division(of: values, around: [first, $0]) }
    guard let best = divisions.min(by: { $0.spread < $1.spread }),
      Self.distance(best.means[0], best.means[1]) >= Self.apart
    else { return nil }
    func ayat(_ isOther: Bool) -> Int {
      Set(zip(takes, best.isOther).filter { $0.1 == isOther }.map(\.0.ayah)).count
    }
    // The teacher begins, where two voices have as many ayat.
    let isSwapped = ayat(true) > ayat(false) || ayat(true) == ayat(false) && best.isOther[0]
    (main, other) = isSwapped ? (best.means[1], best.means[0]) : (best.means[0], best.means[1])
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

  private static func division(of values: [[Float]], around seeds: [[Float]]) -> Division {
    var division = Division(means: seeds)
    for _ in 0..<rounds {
      let next = values.map { distance($0, division.means[1]) < distance($0, division.means[0]) }
      if next == division.isOther { break }
      division.isOther = next
      for side in [0, 1] {
        let own = zip(values, next).filter { $0.1 == (side == 1) }.map(\.0)
        guard let one = own.first else { continue }
        division.means[side] = one.indices.map { place in own.reduce(0) { $0 + $1[place] } / Float(own.count) }
      }
    }
    division.spread = zip(values, division.isOther).reduce(0) { $0 + distance($1.0, division.means[$1.1 ? 1 : 0]) }
    return division
  }
}
