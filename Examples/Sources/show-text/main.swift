// Prints the text of a range, and the terms under which it may be passed on.
//
//     show-text RANGE               2:255, 2:1-10, yasin, page:50, juz:30

import Foundation
import Tilawa

guard CommandLine.arguments.count == 2 else {
  print("usage: show-text RANGE")
  exit(64)
}
let library = try await TilawaLibrary.open()
let passage = try await library.text(of: CommandLine.arguments[1])
for ayah in passage.ayat { print(ayah.ref, ayah.text) }
print(passage.notices.joined(separator: "\n"))
