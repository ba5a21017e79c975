// Lists the reciters of a library in the order in which they are asked for an ayah.
//
//     list-reciters [HOME]          default: the library of the tilawa command

import Tilawa

let home = CommandLine.arguments.dropFirst().first
let library = try await TilawaLibrary.open(home.map { .folder($0) } ?? .user)
for reciter in try await library.reciters() {
  print(reciter.id, reciter.name, reciter.riwayah, "\(reciter.ayat) ayat", separator: "\t")
}
