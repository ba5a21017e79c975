// What `Benchmarks/align` measures: aligns recordings with references and writes where the ayat begin.
//
// aligning JOBS [NAME=VALUE ...]   JOBS has a line for each recording: its name, its file, and one or two references, parted by
//                                  tabs; a reference is the files of its ayat, parted by commas. For each there is a line of
//                                  its name, then for each boundary its time, its confidence and its flags; then seconds that
//                                  it took. NAME=VALUE changes a parameter.
import Foundation
import TilawaAudio
import TilawaCore

var parameters = AlignmentParameters()
var lead = AlignmentLead.possible
for change in CommandLine.arguments.dropFirst(2) {
  let parts = change.split(separator: "=").map(String.init)
  guard parts.count == 2, let value = Double(parts[1]) else { fatalError("NAME=VALUE, not \(change)") }
  switch parts[0] {
  case "cepstra": parameters.cepstra = Int(value)
  case "centring": parameters.centring = Float(value)
  case "stay": parameters.stay = Float(value)
  case "strayPause": parameters.strayPause = Float(value)
  case "switching": parameters.switching = Float(value)
  case "hardSwitching": parameters.hardSwitching = Float(value)
  case "fillerQuantile": parameters.fillerQuantile = value
  case "fillerSpan": parameters.fillerSpan = Int(value)
  case "coarse": parameters.coarseHopsInFrame = Int(value)
  case "hops": parameters.hopsInFrame = Int(value)
  case "band": parameters.bandReach = Int(value)
  case "snap": parameters.snapReach = Int(value)
  case "snapCost": parameters.snapCost = Float(value)
  case "temperature": parameters.temperature = Float(value)
  case "endBefore": parameters.endBefore = Int(value)
  case "endAfter": parameters.endAfter = Int(value)
  case "shortestPause": parameters.shortestPause = Int(value)
  case "lead": lead = value > 0 ? .possible : .none
  default: fatalError("no parameter \(parts[0])")
  }
}

let reader = SpectrumReader(parameters)
var known: [String: PassageReference] = [:]

@MainActor func spectrum(_ path: String) throws -> [AudioSlice] { [AudioSlice(whole: try AudioProbe.measure(path))] }

@MainActor func reference(_ files: String) throws -> PassageReference {
  if let made = known[files] { return made }
  let ayat = try files.split(separator: ",").map { try spectrum(String($0)) }
  let made = PassageReference(try reader.read(ayat), parameters)
  known[files] = made
  return made
}

let jobs = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8).split(separator: "\n")
let clock = ContinuousClock()
for job in jobs {
  let fields = job.split(separator: "\t").map(String.init)
  let references = try fields[2...].map(reference)
  let began = clock.now
  let recording = try reader.read([try spectrum(fields[1])])[0]
  let read = clock.now
  let found = PassageAligner(parameters).align(recording, with: references, lead: lead)
  let times = [began.duration(to: read), read.duration(to: clock.now)].map { String($0 / .seconds(1)) }
  var cells = [fields[0]]
  if let found {
    for (index, mark) in found.marks.enumerated() {
      let ayat = [index - 1, index].filter(found.ayat.indices.contains).map { found.ayat[$0] }
      let flags = Set(ayat.flatMap(\.flags)).map(\.rawValue).sorted().joined(separator: "+")
      let match = index < found.ayat.count ? found.ayat[index].match : 0
      cells.append("\(Double(mark.hop) / 100) \(mark.confidence) \(match) \(flags)")
    }
  }
  print((cells + times).joined(separator: "\t"))
}
