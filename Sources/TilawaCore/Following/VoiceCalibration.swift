/// The evidence of a page that a student knew well on his voice: how often right words sounded as if they had another sound, and his pace.
///
/// It holds what was counted, and no thresholds: those are made from it anew by each version (`VoiceThresholds`).
package struct VoiceCalibration: Hashable, Sendable {
  /// The right words that sounded as if they had a wrong sound of a kind.
  package struct Tally: Hashable, Sendable {
    /// The number of such words, and of different ones among them.
    package var words = 0
    package var different = 0
    /// The sum of what their strengths are above `VoiceCalibration.much`, in nats.
    package var excess = 0.0

    package init() {}

    package init(words: Int, different: Int, excess: Double) {
      (self.words, self.different, self.excess) = (words, different, excess)
    }
  }

  /// The strength in nats from which on another sound is much likelier than that of the text; and the most that is counted above it.
  package static let (much, mostExcess) = (2.0, 8.0)
  /// The fewest words by which a voice is known, and the most that are counted.
  package static let words = 100...5000

  /// The seconds since 1970 at which it was made.
  package let at: Int
  /// The name of the acoustic model that heard it: what one hears badly another one may hear well.
  package let model: String
  /// The ayat that were recited.
  package let range: String
  /// The words that were heard, and those in which any other sound was much likelier.
  package let words: Int
  package let likelier: Int
  /// The median seconds for each sound, from word to word; nil where too few words followed each other.
  package let secondsPerUnit: Double?
  package let tallies: [SoundMistake: Tally]

  package init(
    at: Int, by model: String, range: String, words: Int, likelier: Int, secondsPerUnit: Double?,
    tallies: [SoundMistake: Tally]
  ) {
    (self.at, self.model, self.range, self.words, self.likelier) = (at, model, range, words, likelier)
    self.secondsPerUnit = secondsPerUnit.flatMap { Self.paces.contains($0) ? $0 : nil }
    self.tallies = tallies
  }
}

// MARK: - As it is stored and shared

extension VoiceCalibration {
  private static let version = 1
  private static let times = 0...253_402_300_799
  private static let paces = 0.03...2.0
  private static let (longestName, longestRange) = (64, 40)

  /// The form in which it is stored:
  /// `{"version":1,"at":…,"model":"…","range":"…","words":…,"likelier":…,"unit":…,"sounds":{"ha-hha":[words,different,excess]}}`.
  package var stored: String {
    let sounds = SoundMistake.allCases.compactMap { mistake in
      tallies[mistake].map { tally in
        let values: [JSON] = [.int(tally.words), .int(tally.different), Self.number(tally.excess)]
        return (mistake.rawValue, JSON.array(values))
      }
    }
    return JSON.object([
      ("version", .int(Self.version)), ("at", .int(at)), ("model", .string(model)), ("range", .string(range)),
      ("words", .int(words)), ("likelier", .int(likelier)), ("unit", .optional(secondsPerUnit, Self.number)),
      ("sounds", .object(sounds)),
    ]).line
  }

  private static func number(_ value: Double) -> JSON { .number("\((value * 10_000).rounded() / 10_000)") }

  /// Reads what is stored; nil for what this version does not understand, and for what no page can give. Kinds of sounds that it does not
  /// know are left out.
  package init?(stored text: String) {
    guard let json = try? JSON(reading: text), json["version"]?.scalar == "\(Self.version)",
      let at = Self.int(json["at"], in: Self.times), let words = Self.int(json["words"], in: Self.words),
      let likelier = Self.int(json["likelier"], in: 0...words), case .string(let range)? = json["range"],
      case .string(let model)? = json["model"], model.utf8.count <= Self.longestName,
      model.utf8.allSatisfy({ 0x21...0x7e ~= $0 }), range.utf8.count <= Self.longestRange,
      range.utf8.allSatisfy({ $0.isASCIIDigit || ":-".utf8.contains($0) }),
      case .object(let sounds)? = json["sounds"]
    else { return nil }
    var pace: Double?
    if case .number(let digits)? = json["unit"] {
      guard let seconds = Double(digits), Self.paces.contains(seconds) else { return nil }
      pace = seconds
    }
    var tallies: [SoundMistake: Tally] = [:]
    for (name, value) in sounds {
      guard let mistake = SoundMistake(rawValue: name) else { continue }
      guard let tally = Self.tally(value, of: words) else { return nil }
      tallies[mistake] = tally
    }
    self.init(
      at: at, by: model, range: range, words: words, likelier: likelier, secondsPerUnit: pace, tallies: tallies)
  }

  private static func tally(_ json: JSON, of most: Int) -> Tally? {
    guard case .array(let values) = json, values.count == 3, let words = int(values[0], in: 0...most),
      let different = int(values[1], in: 0...words), case .number(let digits) = values[2],
      let excess = Double(digits), (0...mostExcess * Double(words) + 1).contains(excess)
    else { return nil }
    return Tally(words: words, different: different, excess: excess)
  }

  private static func int(_ json: JSON?, in range: ClosedRange<Int>) -> Int? {
    guard case .number(let digits)? = json, let value = Int(digits), range.contains(value) else { return nil }
    return value
  }
}
