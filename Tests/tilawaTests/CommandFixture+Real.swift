import Foundation
import TilawaTestSupport

/// A file of a real recitation, which is not part of the repository.
struct RealAyah {
  let folder: String, surah: Int, ayah: Int
  var kind = "mp3"

  var path: String {
    func three(_ number: Int) -> String { String(String(number + 1000).dropFirst()) }
    return "\(ReferenceData.audio ?? "")/\(folder)/\(three(surah))\(three(ayah)).\(kind)"
  }
}

extension CommandFixture {
  /// Returns the samples that FFmpeg decodes from a file: mono, at the rate of `SungAyat`.
  func decoded(_ path: String) throws -> [Float] {
    let raw = "\(folder.path)/piece.raw"
    try Program.run(
      "ffmpeg", ["-v", "error", "-y", "-i", path, "-ac", "1", "-ar", "\(SungAyat.rate)", "-f", "f32le", raw])
    return try Data(contentsOf: URL(filePath: raw)).withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
  }
}
