import TilawaCore

/// The units of some tokens, each in a frame of its own, as posteriors.
struct TokenFrames {
  private let alphabet: SpeechAlphabet
  private let parameters: SpeechModelParameters
  private static let framesInSecond = 25.0

  init(_ alphabet: SpeechAlphabet, _ parameters: SpeechModelParameters) {
    (self.alphabet, self.parameters) = (alphabet, parameters)
  }

  /// Returns posteriors of `count` frames.
  ///
  /// - Parameter speech: the frames in which somebody speaks, for tokens without times.
  func posteriors(of tokens: [SpeechToken], frames count: Int, speech: Range<Int>) -> Posteriors {
    let outputs = alphabet.count + 1
    var values = [Float](repeating: parameters.unheard, count: count * outputs)
    for frame in 0..<count { values[frame * outputs] = parameters.blank }
    for (unit, frame) in places(tokens, count, speech) {
      values[frame * outputs] = parameters.blankBeside
      values[frame * outputs + Int(unit)] = parameters.heard
    }
    return Posteriors(outputs: outputs, values: values)
  }

  /// The frame of each unit: in order, one unit in a frame, and a frame between two that are the same. Units without room are dropped.
  private func places(_ tokens: [SpeechToken], _ count: Int, _ speech: Range<Int>) -> [(unit: UInt8, frame: Int)] {
    var places: [(unit: UInt8, frame: Int)] = []
    for (unit, wanted) in wishes(tokens, speech) {
      let least = places.last.map { $0.frame + ($0.unit == unit ? 2 : 1) } ?? 0
      let frame = max(least, wanted)
      guard frame < count else { break }
      places.append((unit, frame))
    }
    return places
  }

  /// The frame in which each unit would best be.
  private func wishes(_ tokens: [SpeechToken], _ speech: Range<Int>) -> [(UInt8, Int)] {
    let units = tokens.map { alphabet.units(of: $0.text) }
    let total = units.reduce(0) { $0 + $1.count }
    if tokens.contains(where: { $0.seconds == nil }) {
      let step = Double(speech.count) / Double(max(1, total))
      return units.joined().enumerated().map { ($1, speech.lowerBound + Int(Double($0) * step)) }
    }
    var wishes: [(UInt8, Int)] = []
    for (index, token) in tokens.enumerated() {
      let start = (token.seconds ?? 0) * Self.framesInSecond
      let next = index + 1 < tokens.count ? (tokens[index + 1].seconds ?? 0) * Self.framesInSecond : .infinity
      let room = max(0, next - start) / Double(max(1, units[index].count))
      let step = min(Double(parameters.letterFrames), room)
      for (number, unit) in units[index].enumerated() {
        wishes.append((unit, Int(min(1e9, start + Double(number) * step))))
      }
    }
    return wishes
  }
}
