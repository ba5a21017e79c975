import Foundation
import Testing
@testable import AppBase
import TilawaTestSupport

extension CommandFixture {
  /// Adds a reciter with a file for each ayah of surah 112, sung by code.
  ///
  /// - Parameter ayat: which ayat they hold, in the order of their names.
  func addSinger(_ name: String, ayat: [Int] = [1, 2, 3, 4]) throws {
    for (place, number) in ayat.enumerated() {
      let path = try folder.write("", to: "\(name)/11200\(place + 1).wav")
      let sound = SungAyat.pause(0.1) + SungAyat().ayah(number) + SungAyat.pause(0.2)
      try Sound.write(sound, rate: SungAyat.rate, channels: 1, to: path)
    }
    let outcome = try run(["reciters", "add", name, "\(folder.path)/\(name)"])
    try #require(outcome.code == 0, "\(outcome.complaint)")
  }

  /// A file of sound.
  func sound(_ sound: [Float], _ name: String) throws -> String {
    let path = "\(folder.path)/\(name).wav"
    try Sound.write(sound, rate: SungAyat.rate, channels: 1, to: path)
    return path
  }

  /// A recording of these ayat of surah 112, somewhat higher than the model's tones.
  func sung(_ numbers: [Int] = [1, 2, 3, 4], _ name: String = "sung", held: Double = 1) throws -> String {
    try sound(SungAyat(pace: 0.22, height: 1.03, held: held).recording(numbers).sound, name)
  }

  /// Returns the JSON that a command printed.
  func json(_ outcome: Outcome) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }
}
