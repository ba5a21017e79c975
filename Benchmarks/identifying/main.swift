// The measuring program of `Benchmarks/identify`: it looks for clips in the whole Quran.
//
// identifying QURAN MODEL JOBS [NAME=VALUE ...]   JOBS has lines of cells parted by tabs: NAME FILE FROM TO [RANGE]: what is heard
//   between two seconds of a file, searched in a range of ayat or in all.
// For each clip there is a line of its name, the milliseconds that it took, and of each passage its seconds, its ayat, its
// confidence, its gain, its lead and its loss, and the ayat of the same words. NAME=VALUE changes a parameter.
import Foundation
import TilawaAudio
import TilawaCore
import TilawaHearing
import TilawaIntake
import TilawaStore

var parameters = IdentificationParameters()
for change in CommandLine.arguments.dropFirst(4) {
  let parts = change.split(separator: "=").map(String.init)
  guard parts.count == 2, let value = Double(parts[1]) else { fatalError("NAME=VALUE, not \(change)") }
  switch parts[0] {
  case "window": parameters.windows.window = Int(value)
  case "mostUnitCost": parameters.places.mostUnitCost = Float(value)
  case "blankScale": parameters.places.blankScale = Float(value)
  case "otherSpeech": parameters.places.otherSpeech = Float(value)
  case "beginsInAyah": parameters.places.beginsInAyah = Float(value)
  case "beginsInWord": parameters.places.beginsInWord = Float(value)
  case "endsInAyah": parameters.places.endsInAyah = Float(value)
  case "endsInWord": parameters.places.endsInWord = Float(value)
  case "places": parameters.places.places = Int(value)
  case "partPlaces": parameters.places.partPlaces = Int(value)
  case "slack": parameters.places.slack = value
  case "shortPlaces": parameters.places.shortPlaces = Int(value)
  case "told": (parameters.confidence.told, parameters.confidence.guessed) = (value, value)
  default: fatalError("no parameter \(parts[0])")
  }
}

let arguments = CommandLine.arguments
let folders = Folders(environment: ["TILAWA_HOME": NSTemporaryDirectory() + "identifying"])
let quran = try QuranDatabase(path: arguments[1], cache: folders.cache)
let model = try AcousticModel([UInt8](Data(contentsOf: URL(filePath: arguments[2]))))
let texts = TextStore(folders: folders, structure: quran.structure)
let clock = ContinuousClock()
let begun = clock.now
var searched = ["": try SearchedQuran(quran, texts, riwayah: .hafs)]
FileHandle.standardError.write(Data("text: \(begun.duration(to: clock.now))\n".utf8))

@MainActor func names(_ pieces: FoundInterval.Pieces, _ text: SearchedQuran) -> String {
  func ref(_ ordinal: Int) -> String { "\(quran.structure.ayah(at: text.ordinals.lowerBound + ordinal, in: .kufi))" }
  return "\(ref(pieces.pieces.lowerBound))-\(ref(pieces.pieces.upperBound - 1))"
}

/// Returns the text of a range; an empty one means all.
@MainActor func text(_ range: String) throws -> SearchedQuran {
  if let known = searched[range] { return known }
  let ayat = try RangeParser(structure: quran.structure, riwayah: .hafs).parse(range)
  let text = try SearchedQuran(quran, texts, riwayah: .hafs, within: ayat)
  searched[range] = text
  return text
}

for job in try String(contentsOfFile: arguments[3], encoding: .utf8).split(separator: "\n") {
  let cells = job.split(separator: "\t").map(String.init)
  guard let from = Double(cells[2]), let to = Double(cells[3]) else { fatalError("no job \(job)") }
  let file = try AudioProbe.measure(cells[1])
  let (start, end) = (Int(from * Double(file.rate)), min(file.frames, Int(to * Double(file.rate))))
  let text = try text(cells.count > 4 ? cells[4] : "")
  let began = clock.now
  let heard = try PosteriorReader(model).read(AudioSlice(file: file, start: start, end: end))
  let found = try PassageIdentifier(text.text, parameters).find(in: heard)
  let milliseconds = began.duration(to: clock.now) / .milliseconds(1)
  let passages = found.map { passage in
    let seconds = passage.hops.numbers
    let same = passage.same.map { names($0, text) }.joined(separator: ",")
    let others = passage.others.map { "\(names($0.pieces, text)):\($0.confidence)" }.joined(separator: ",")
    let place = "\(Double(seconds.lowerBound) / 100) \(Double(seconds.upperBound) / 100)"
    return "\(place) \(names(passage.pieces, text)) \(passage.confidence) "
      + "\(passage.gain) \(passage.lead) \(passage.loss) [\(same)] [\(others)]"
  }
  print(([cells[0], "\(milliseconds)"] + passages).joined(separator: "\t"))
}
