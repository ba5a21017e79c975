// Finds the ayat of a range in a recording, and prints them as an Audacity label track.
//
//     label-recording HOME RECORDING RANGE > LABELS.txt
//
// Reciters in the library of HOME who have the same ayat make the result better; without one the pauses decide.

import Foundation
import Tilawa

let arguments = CommandLine.arguments
guard arguments.count == 4 else {
  print("usage: label-recording HOME RECORDING RANGE")
  exit(64)
}
let library = try await TilawaLibrary.open(.folder(arguments[1]))
let found = try await library.label(arguments[2], as: arguments[3])
for label in found.labels {
  print(String(format: "%.6f\t%.6f\t", label.start, label.end) + label.ref)
}
