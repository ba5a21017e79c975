import Foundation

/// A measurement of a file's loudness by another program: FFmpeg's own implementation of EBU R128.
package enum FFmpegMeter {
  package static let isInstalled = FileManager.default.isExecutableFile(atPath: program)
  private static let program = "/usr/bin/ffmpeg"

  /// LUFS and dBTP of some seconds of a file, one channel counting twice; FFmpeg prints one decimal.
  ///
  /// - Returns: nil where it finds nothing to measure.
  package static func measure(
    _ path: String, seconds: Range<Double>? = nil
  ) throws -> (integrated: Double, truePeak: Double)? {
    let cut = seconds.map { "atrim=\($0.lowerBound):\($0.upperBound)," } ?? ""
    let process = Program.process(
      program,
      [
        "-nostdin", "-hide_banner", "-nostats", "-i", path, "-af", cut + "ebur128=peak=true:dualmono=true", "-f",
        "null", "-",
      ])
    let output = Pipe()
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let words = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: words, as: UTF8.self)
    guard let summary = text.range(of: "Summary:", options: .backwards) else { return nil }
    let tail = text[summary.upperBound...]
    guard let loudness = number(after: "I:", in: tail), let peak = number(after: "Peak:", in: tail) else { return nil }
    return (loudness, peak)
  }

  private static func number(after word: String, in text: Substring) -> Double? {
    text.range(of: word).flatMap { text[$0.upperBound...].split(separator: " ").first.flatMap { Double($0) } }
  }
}
