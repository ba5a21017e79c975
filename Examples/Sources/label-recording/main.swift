// Finds the ayat of a range in a recording by its pauses, and prints them as an Audacity label track.
//
//     label-recording QURAN.sqlite RECORDING RANGE > LABELS.txt

import Foundation
import TilawaAudio
import TilawaCore
import TilawaHearing
import TilawaStore

let arguments = CommandLine.arguments
guard arguments.count == 4 else {
  print("usage: label-recording QURAN.sqlite RECORDING RANGE")
  exit(64)
}

let folders = Folders(environment: ["TILAWA_HOME": FileManager.default.temporaryDirectory.path + "/tilawa-examples"])
let quran = try QuranDatabase(path: arguments[1], cache: folders.cache)
let range = try RangeParser(structure: quran.structure, counting: .kufi).parse(arguments[3])
let ayat = quran.structure.ayat(in: range)

// The outline holds how loud the recording is, 100 times a second. This reads the file once.
let envelope = try RecordingPass.outline(of: arguments[2]).envelope

// Long ayat take longer: from the lengths of their texts it follows which pauses lie between two of them.
let expected = try ayat.map { ExpectedAyah(length: RecitedLength.ofAyah(try quran.text(of: $0))) }
let boundaries = SilenceDetector().boundaries(in: envelope, expecting: expected)
guard boundaries.count == ayat.count + 1 else {
  print("there are \(boundaries.count) places at which an ayah begins or ends, and \(ayat.count) ayat")
  exit(65)
}

// An annotation holds segments: frames of the recording, and what is recited in them.
var track = ""
for (ayah, (start, end)) in zip(ayat, zip(boundaries, boundaries.dropFirst())) {
  let times = [start.frame, end.frame].map { String(format: "%.6f", Double($0) / Double(envelope.rate)) }
  track += "\(times[0])\t\(times[1])\t\(ayah)\n"
}
// Reading the track again proves that it is one.
let labels = try LabelTrack(track).labels
FileHandle.standardError.write(Data("\(labels.count) labels\n".utf8))
print(track, terminator: "")
