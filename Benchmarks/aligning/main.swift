// The measuring program of `Benchmarks/align`: it aligns recordings by an acoustic model and writes where the ayat were
// recited.
//
// aligning JOBS [NAME=VALUE ...]   JOBS has a line for each recording: its name, its file, and the names of the files of its ayat,
//                                  SSSAAA.mp3, parted by commas, "+" before that of a basmalah that is no ayah. They say what is
//                                  recited, and are not read. For each there is a line: its name, whether the passage is believed,
//                                  the seconds that it took, then a cell for each take: ayah, start, end, part,
//                                  confidences of both, match, pace, confidence of all, pauses at both, flags. Times are seconds.
//                                  NAME=VALUE changes a parameter; model=FILE takes other weights than those of the program.
import Foundation
import TilawaAudio
import TilawaCore
import TilawaHearing
import TilawaStore

let jobs = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8).split(separator: "\n")
let arguments = CommandLine.arguments.dropFirst(2)
let model = arguments.last { $0.hasPrefix("model=") }.map { String($0.dropFirst(6)) } ?? "Resources/acoustic-model.bin"
let job = try AlignmentJob(model: model, arguments.filter { !$0.hasPrefix("model=") })

func cell(_ take: PassageAlignment.Take) -> String {
  [
    "\(take.ayah)", "\(Double(take.start.hop.index) / 100)", "\(Double(take.end.hop.index) / 100)",
    "\(take.part.lowerBound)",
    "\(take.part.upperBound)", "\(take.start.confidence)", "\(take.end.confidence)", "\(take.match)", "\(take.pace)",
    "\(take.confidence)", "\(Double(take.start.pause.count) / 100)", "\(Double(take.end.pause.count) / 100)",
    take.flags.map(\.rawValue).sorted().joined(separator: "+"),
  ].joined(separator: " ")
}

for line in jobs {
  let fields = line.split(separator: "\t").map(String.init)
  let (found, seconds) = try job.align(AudioSlice(whole: AudioProbe.measure(fields[1])), naming: fields[2])
  let cells = [fields[0], found?.isCredible == true ? "yes" : "no", "\(seconds)"] + (found?.takes ?? []).map(cell)
  print(cells.joined(separator: "\t"))
  fflush(nil)
}
