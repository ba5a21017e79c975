// Plays a range, each ayah twice with a pause after it: to the speakers, or to a file where one is named.
//
//     play-range HOME RANGE [OUTPUT.wav]
//
// HOME is a library that open-library made.

import Foundation
import Tilawa

let arguments = CommandLine.arguments
guard (3...4).contains(arguments.count) else {
  print("usage: play-range HOME RANGE [OUTPUT.wav]")
  exit(64)
}
let output: SoundOutput = arguments.count == 4 ? .file(arguments[3], replacing: true) : .speakers

let library = try await TilawaLibrary.open(.folder(arguments[1]))
let options = PlayOptions(each: 2, pause: .percentOfAyah(50))
let playing = try await library.play(arguments[2], with: options, to: output)
for await ayah in playing.ayat { print(ayah.ref, ayah.reciter) }
print("\(arguments[2]): \(try await playing.end())")
