// Makes a library in a folder, and adds a folder of files as a reciter. The other examples use it.
//
//     open-library HOME FOLDER NAME [RIWAYAH]
//
// FOLDER holds a file for each ayah, named by surah and ayah: 002255.mp3. The files stay where they are.

import Foundation
import Tilawa

let arguments = CommandLine.arguments
guard (4...5).contains(arguments.count), let riwayah = Riwayah(rawValue: arguments.dropFirst(4).first ?? "hafs") else {
  print("usage: open-library HOME FOLDER NAME [RIWAYAH]")
  exit(64)
}

do {
  let folder = TilawaLibrary.ReciterFolder(arguments[2], name: arguments[3], riwayah: riwayah)
  _ = try await TilawaLibrary.open(.folder(arguments[1]), adding: [folder])
  print("the library in \(arguments[1]) has \(folder.name)")
} catch {
  // An error has a kind for programs and a line for people.
  print("\(error.kind): \(error)")
  exit(65)
}
