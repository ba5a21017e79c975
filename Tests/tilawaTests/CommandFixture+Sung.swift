import Foundation
import Testing
@testable import TilawaApp
import TilawaTestSupport

extension CommandFixture {
  /// Adds a reciter with files of the ayat of surah 112, sung by code.
  ///
  /// - Parameters:
  ///   - ayat: which tunes they have, in the order of their names.
  ///   - long: the place of one that goes on for much too long, from 0.
  func addSinger(
    _ name: String, ayat: [Int] = [1, 2, 3, 4], pace: Double = 0.2, long: Int? = nil, opening: Int? = nil,
    options: [String] = []
  ) throws {
    if let opening {
      let path = try folder.write("", to: "\(name)/112000.wav")
      let sound = SungAyat.pause(0.1) + SungAyat(pace: pace).ayah(opening) + SungAyat.pause(0.2)
      try Sound.write(sound, rate: SungAyat.rate, channels: 1, to: path)
    }
    for (place, number) in ayat.enumerated() where number > 0 {
      let path = try folder.write("", to: "\(name)/11200\(place + 1).wav")
      let sound =
        SungAyat.pause(0.1) + SungAyat(pace: pace).ayah(number, sounds: place == long ? 160 : 14) + SungAyat.pause(0.2)
      try Sound.write(sound, rate: SungAyat.rate, channels: 1, to: path)
    }
    let outcome = try run(["reciters", "add", name, "\(folder.path)/\(name)"] + options)
    try #require(outcome.code == 0, "\(outcome.complaint)")
  }

  /// A file of sound.
  func sound(_ sound: [Float], _ name: String) throws -> String {
    let path = "\(folder.path)/\(name).wav"
    try Sound.write(sound, rate: SungAyat.rate, channels: 1, to: path)
    return path
  }

  /// A file of these ayat of surah 112, somewhat slower and higher than the singers'.
  func sung(_ numbers: [Int] = [1, 2, 3, 4], _ name: String = "sung") throws -> String {
    try sound(SungAyat(pace: 0.22, height: 1.03).recording(numbers).sound, name)
  }

  /// What a command printed as JSON.
  func json(_ outcome: Outcome) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }
}
