import Foundation
import TilawaCore
import TilawaHearing

/// Outputs of the acoustic model while a sound arrives in pieces of 0.2 s.
struct HeardPiece {
  private static let samples = 3200
  private static let frames = 5

  let posteriors: Posteriors
  let levels: [UInt8]
  /// The samples that were heard until then.
  let end: Int
}

extension Job {
  /// Hears the sound, or reads what was heard of it before: `NAME.rows` with the log probabilities, 32 bits each, beside `NAME.levels`.
  func pieces(_ model: AcousticModel) throws -> [HeardPiece] {
    file.hasSuffix(".rows") ? try HeardPiece.read(file, model) : try HeardPiece.hear(self, model)
  }

  /// Writes what is heard of the sound.
  func write(to folder: String, _ model: AcousticModel) throws {
    let pieces = try HeardPiece.hear(self, model)
    let rows = pieces.flatMap(\.posteriors.values)
    try rows.withUnsafeBytes { try Data($0).write(to: URL(filePath: "\(folder)/\(name).rows")) }
    try Data(pieces.flatMap(\.levels)).write(to: URL(filePath: "\(folder)/\(name).levels"))
  }
}

extension HeardPiece {
  fileprivate static func hear(_ job: Job, _ model: AcousticModel) throws -> [HeardPiece] {
    let heard = try MonoReader.samples(of: job.slice, at: 16_000)
    var stream = try PosteriorStream(model)
    var pieces: [HeardPiece] = []
    for start in stride(from: 0, to: heard.count, by: samples) {
      let end = min(heard.count, start + samples)
      let posteriors = heard[start..<end].withUnsafeBufferPointer { stream.add($0) }
      pieces.append(HeardPiece(posteriors: posteriors, levels: stream.takeLevels(), end: end))
    }
    let levels = stream.takeLevels()
    return pieces + [HeardPiece(posteriors: stream.finish(), levels: levels, end: heard.count)]
  }

  fileprivate static func read(_ path: String, _ model: AcousticModel) throws -> [HeardPiece] {
    let data = try Data(contentsOf: URL(filePath: path))
    let values = data.withUnsafeBytes { bytes in
      (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: 4 * $0, as: Float.self) }
    }
    let rows = Posteriors(outputs: model.outputs, values: values)
    let levels = try [UInt8](Data(contentsOf: URL(filePath: path.dropLast(5) + ".levels")))
    return stride(from: 0, to: rows.count, by: frames).map { start in
      let end = min(rows.count, start + frames)
      // Levels are ahead of the frames.
      let ahead = StreamParameters().lookAhead
      func hop(_ frame: Int) -> Int { min(levels.count, frame * model.hopsInFrame) }
      let hops = start == 0 ? 0..<hop(end + ahead) : hop(start + ahead)..<hop(end + ahead)
      return HeardPiece(
        posteriors: rows[start..<end], levels: Array(levels[hops]), end: (end + ahead) * model.samplesInFrame)
    }
  }
}
