// Plays the same range in two riwayat, one after the other, each numbered in its own counting.
//
//     two-riwayat HOME RANGE
//
// HOME is a library with a reciter of Hafs and one of Warsh. The sound goes to a temporary file.

import Foundation
import Tilawa

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
  print("usage: two-riwayat HOME RANGE")
  exit(64)
}
let library = try await TilawaLibrary.open(.folder(arguments[1]))
let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).wav").path
for riwayah in [Riwayah.hafs, .warsh] {
  let playing = try await library.play(
    arguments[2], with: PlayOptions(riwayah: riwayah), to: .file(file, replacing: true))
  for await ayah in playing.ayat { print(riwayah, ayah.ref, ayah.reciter) }
  print(riwayah, try await playing.end())
}
try FileManager.default.removeItem(atPath: file)
