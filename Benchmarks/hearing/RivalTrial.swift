import TilawaCore
import TilawaHearing

/// Follows a right recitation, and says how much likelier every other sound is at each place of its words.
struct RivalTrial {
  private static let least = -40.0
  private let text: RecitedText

  init(_ job: Job) { text = RecitedText(job.parts) }

  /// Returns a line for each word that was heard: its part, its number from 1, confidence, mean loss, the frames, frames of other speech
  /// before it, its units, and `PLACE:EXPECTED:HEARD:RATIO` of each sound, 0 where there is none.
  func lines(_ job: Job, _ model: AcousticModel) throws -> [String] {
    var parameters = DecodingParameters.following
    parameters.leastRatio = Self.least
    var decoder = RecitationDecoder(text, hopsInFrame: model.hopsInFrame, parameters)
    var words: [DecodedWord] = []
    for piece in try job.pieces(model) { words += decoder.add(piece.posteriors, levels: piece.levels).settled }
    words += decoder.finish().settled
    return words.map { word in
      let (part, number) = text.place(ofWord: word.word)
      let rivals = word.rivals.sounds.map { rival in
        "\(rival.place):\(rival.expected ?? 0):\(rival.heard ?? 0):\(Float(rival.ratio))"
      }
      let numbers = "\(Float(word.confidence))\t\(word.loss)\t\(word.frames.lowerBound)\t\(word.frames.upperBound)"
      let said = word.said.map { String($0) }.joined(separator: " ")
      return "\(part)\t\(number)\t\(numbers)\t\(word.otherFrames)\t\(said)\t\(rivals.joined(separator: ","))"
    }
  }
}
