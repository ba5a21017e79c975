import Foundation
import TilawaCore
import TilawaHearing
import TilawaStore

/// Alignment by an acoustic model, with the text of ayat.
struct AlignmentJob {
  private let model: AcousticModel
  private let quran: QuranDatabase
  private let parameters: DecodingParameters

  /// Costs by name, for those that are varied.
  private static let costs: [String: any WritableKeyPath<DecodingParameters, Float> & Sendable] = [
    "beam": \.beam, "unit": \.mostUnitCost, "blank": \.blankScale, "stop": \.stop, "silence": \.silenceInside,
    "between": \.speechBetween,
    "other": \.otherSpeech, "otherEntry": \.otherSpeechEntry, "jump": \.jump, "jumpReach": \.jumpReach, "back": \.back,
    "backWord": \.backWord, "partial": \.partial, "strange": \.strangeLoss,
  ]

  /// - Parameters:
  ///   - path: the file of weights.
  ///   - changes: `NAME=VALUE` each.
  init(model path: String, _ changes: [String]) throws {
    var parameters = DecodingParameters()
    for change in changes {
      let parts = change.split(separator: "=").map(String.init)
      guard parts.count == 2, let value = Float(parts[1]), let cost = Self.costs[parts[0]] else {
        fatalError("NAME=VALUE, not \(change)")
      }
      parameters[keyPath: cost] = value
    }
    self.parameters = parameters
    model = try AcousticModel(Array(Data(contentsOf: URL(filePath: path))))
    quran = try QuranDatabase(path: "Resources/quran.sqlite", cache: NSTemporaryDirectory())
  }

  /// Aligns a recording, and says how many seconds that took.
  ///
  /// - Parameter files: names of files of ayat, parted by commas; those of basmalahs that are no ayah begin with "+".
  func align(_ slice: AudioSlice, naming files: String) throws -> (PassageAlignment?, Double) {
    let parts = try files.split(separator: ",").map { file in
      let name = file.split(separator: "/").last ?? ""
      let isOpening = file.hasPrefix("+")
      let (surah, ayah) = isOpening ? (1, 1) : (Int(name.prefix(3)) ?? 0, Int(name.dropFirst(3).prefix(3)) ?? 0)
      return RecitedText.Part(try text(surah, ayah), isOpening: isOpening)
    }
    let clock = ContinuousClock()
    let began = clock.now
    let found = try SliceAligner(model, parameters).align(
      try PosteriorReader(model).hear(slice), with: RecitedText(parts))
    return (found, began.duration(to: clock.now) / .seconds(1))
  }

  private func text(_ surah: Int, _ ayah: Int) throws -> String {
    let structure = quran.structure
    let ref = AyahRef(surah: surah, ayah: ayah, counting: .kufi)
    return try quran.texts(of: [structure.span(of: ref)])[0]
  }
}
