// Follows a range while it plays: prints each ayah as it is heard, and pauses and resumes it from outside.
//
//     subscribe HOME RANGE [OUTPUT.wav]      default: the speakers

import Foundation
import Tilawa

let arguments = CommandLine.arguments
guard (3...4).contains(arguments.count) else {
  print("usage: subscribe HOME RANGE [OUTPUT.wav]")
  exit(64)
}
let output: SoundOutput = arguments.count == 4 ? .file(arguments[3]) : .speakers
let library = try await TilawaLibrary.open(.folder(arguments[1]))
let playing = try await library.play(arguments[2], to: output)

// The ayat come when they begin to sound. The loop ends with the sound.
let subscription = Task {
  for await ayah in playing.ayat {
    print("ayah", ayah.ref, String(format: "at %.2f s", ayah.seconds))
    // Commands may come at any time, from any task.
    await playing.pause()
    await playing.resume()
  }
}
print("end", try await playing.end())
await subscription.value
