import TilawaCore
import TilawaHearing
import TilawaIntake

extension HeardFile {
  /// Whether it is another recitation than its name says, or not all of it.
  var isWrong: Bool { kind == .wrong || kind == .partial }

  /// The judgement for people, after the name of the file; empty for a right one.
  ///
  /// - Parameter name: the ayah or the surah: "113:3", "surah 78".
  func words(of name: String) -> String {
    switch kind {
    case .right: ""
    case .wrong: "it is not \(name)\(nearest.map { ", it sounds like \($0)" } ?? "")"
    case .partial: "it is not all of \(name)\(words.map { ": \(Self.range($0)) heard" } ?? "")"
    case .misplaced: "it holds more than \(name)"
    case .doubtful: "it is in doubt whether it is \(name)\(nearest.map { ", or \($0)" } ?? "")"
    case .unknown: "too little is heard to say whether it is \(name)"
    }
  }

  private static func range(_ words: Range<Int>) -> String {
    words.count == 1 ? "word \(words.upperBound) is" : "words \(words.lowerBound + 1) to \(words.upperBound) are"
  }

  /// The members of the judgement for programs.
  var members: [(String, JSON)] {
    let heard = kind == .right ? nil : nearest
    return [
      ("sounds_like", .optional(heard) { .string("\($0)") }),
      ("words_heard", .optional(words) { .array([.int($0.lowerBound + 1), .int($0.upperBound)]) }),
    ]
  }
}
