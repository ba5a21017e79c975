// What `Benchmarks/align` measures: aligns recordings with references and writes where the ayat were recited.
//
// aligning JOBS [NAME=VALUE ...]   JOBS has a line for each recording: its name, its file, and one or two references, parted by
//                                  tabs; a reference is the files of its ayat, parted by commas, "+" before that of a basmalah
//                                  that opens the next. For each there is a line: its name, whether the passage is believed, the seconds of reading and of aligning, then a cell
//                                  for each take: ayah, start, end, part, confidences of both, match, pace, confidence of all, flags. Times are seconds.
//                                  NAME=VALUE changes a parameter. model=FILE aligns by an acoustic model: of the references only the
//                                  names of the files count, SSSAAA.mp3, for the text.
import Foundation
import TilawaAudio
import TilawaCore
import TilawaHearing
import TilawaStore

let jobs = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8).split(separator: "\n")
let arguments = CommandLine.arguments.dropFirst(2)
let changes = arguments.filter { !$0.hasPrefix("model=") }
let ear = try arguments.first { $0.hasPrefix("model=") }.map { try PhonemeJob(model: String($0.dropFirst(6)), changes) }
let parameters = ParameterChanges.parameters(ear == nil ? changes : [])
let reader = MFCCReader(parameters.features)
var known: [String: PassageReference] = [:]

func slices(_ path: String) throws -> [AudioSlice] { [AudioSlice(whole: try AudioProbe.measure(path))] }

@MainActor func reference(_ files: String) throws -> PassageReference {
  if let made = known[files] { return made }
  let names = files.split(separator: ",")
  let heard = try reader.read(names.map { try slices(String($0.drop { $0 == "+" })) })
  var (ayat, openings): ([MFCCSequence], [Int: MFCCSequence]) = ([], [:])
  for (name, sound) in zip(names, heard) {
    if name.hasPrefix("+") { openings[ayat.count] = sound } else { ayat.append(sound) }
  }
  let made = PassageReference(ayat, openings: openings, parameters.features)
  known[files] = made
  return made
}

func cell(_ take: PassageAlignment.Take) -> String {
  [
    "\(take.ayah)", "\(Double(take.start.hop.index) / 100)", "\(Double(take.end.hop.index) / 100)",
    "\(take.part.lowerBound)",
    "\(take.part.upperBound)", "\(take.start.confidence)", "\(take.end.confidence)", "\(take.match)", "\(take.pace)",
    "\(take.confidence)",
    take.flags.map(\.rawValue).sorted().joined(separator: "+"),
  ].joined(separator: " ")
}

let clock = ContinuousClock()
for job in jobs {
  let fields = job.split(separator: "\t").map(String.init)
  if let ear {
    let (found, times) = try ear.align(slices(fields[1])[0], naming: fields[2])
    let cells = [fields[0], found?.isCredible == true ? "yes" : "no"] + times + (found?.takes ?? []).map(cell)
    print(cells.joined(separator: "\t"))
    fflush(nil)
    continue
  }
  let references = try fields[2...].map(reference)
  let began = clock.now
  let recording = try reader.read([try slices(fields[1])])[0]
  let read = clock.now
  let found = PassageAligner(parameters).align(recording, with: references)
  let times = [began.duration(to: read), read.duration(to: clock.now)].map { String($0 / .seconds(1)) }
  let cells = [fields[0], found?.isCredible == true ? "yes" : "no"] + times + (found?.takes ?? []).map(cell)
  print(cells.joined(separator: "\t"))
  fflush(nil)
}
