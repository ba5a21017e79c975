import Foundation
import TilawaCore

/// The voices of reciters who were calibrated, by the name of a sound: lines of `hearing calibrate`.
struct Voices {
  private var voices: [String: VoiceCalibration] = [:]

  /// - Parameter path: the file with the lines; nil: no voice is known.
  init(_ path: String?) throws {
    guard let path else { return }
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: "\t")
      guard fields.count == 2, let voice = VoiceCalibration(stored: String(fields[1])) else {
        fatalError("\(path): \(line) is no voice")
      }
      voices[String(fields[0])] = voice
    }
  }

  subscript(name: String) -> VoiceCalibration? { voices[name] }
}
