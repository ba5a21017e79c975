// What `Benchmarks/identify` measures: looks for clips in references and verifies labels.
//
// identifying JOBS [NAME=VALUE ...]   JOBS has lines of cells parted by tabs.
//   reference NAME FILES              the files of some ayat, parted by commas, or by semicolons where the text does not go on; `repeat=N` puts them there N times.
//   clip NAME FILE FROM TO REFERENCE [FIRST LAST [only]]   what is heard between two seconds of a file; pieces FIRST to LAST of the
//                                     reference are taken out, or all others.
//   labels NAME FILE ENDS FILES       a recording whose ayat end at these seconds, and the reference's files of the same ayat, both
//                                     parted by commas; each label is verified as it is, and as if it were that of the next ayah.
// For each clip there is a line of its name, the seconds that it took to search, and of each stretch its seconds, its pieces (first,
// last), its confidence and how these are heard; for labels one of their name and, for each, whether it is right, its
// margin, and its seconds of speech. NAME=VALUE changes a parameter.
import Foundation
import TilawaAudio
import TilawaCore
import TilawaHearing

var parameters = IdentificationParameters()
var copies = 1
for change in CommandLine.arguments.dropFirst(2) {
  let parts = change.split(separator: "=").map(String.init)
  guard parts.count == 2, let value = Double(parts[1]) else { fatalError("NAME=VALUE, not \(change)") }
  switch parts[0] {
  case "repeat": copies = Int(value)
  case "centring": parameters.search.centring = Float(value)
  case "window": parameters.windows.window = Int(value)
  case "coarse": parameters.search.candidates[0] = Int(value)
  case "middle": parameters.search.candidates[1] = Int(value)
  case "leastScore": parameters.odds.leastScore = Float(value)
  case "span": parameters.index.span = Int(value)
  case "leastChange": parameters.index.leastChange = Float(value)
  case "surprise": parameters.odds.surprise = value
  case "evenLead": parameters.odds.evenLead = value
  case "leadScale": parameters.odds.leadScale = value
  case "amidst": parameters.odds.amidst = Int(value)
  case "edgeTrust": parameters.edges.edgeTrust = value
  case "leastGain": parameters.edges.leastGain = value
  default: fatalError("no parameter \(parts[0])")
  }
}

let reader = MFCCReader(parameters.features)
let clock = ContinuousClock()
var prints: [String: AcousticIndex] = [:]

@MainActor func whole(_ path: some StringProtocol) throws -> [AudioSlice] {
  [AudioSlice(whole: try AudioProbe.measure(String(path)))]
}

@MainActor func print(of files: String) throws -> AcousticIndex {
  var once = AcousticIndex(parameters)
  for run in files.split(separator: ";") {
    var print = AcousticIndex(parameters)
    print.append(try reader.read(try run.split(separator: ",").map(whole)), parameters)
    once.append(print, .breaks)
  }
  var print = once
  for _ in 1..<copies { print.append(once, .breaks) }
  return print
}

@MainActor func clip(_ cells: [String]) throws -> String {
  guard var print = prints[cells[4]], let from = Double(cells[2]), let to = Double(cells[3]) else {
    fatalError("no reference \(cells[4])")
  }
  if cells.count == 8, let first = Int(cells[5]), let last = Int(cells[6]) {
    print = print.picking(first..<last + 1)
  } else if cells.count == 7, let first = Int(cells[5]), let last = Int(cells[6]) {
    let (all, before) = (print.pieces, print)
    print = before.picking(0..<first)
    print.append(before.picking(last + 1..<all), .breaks)
  }
  let file = try AudioProbe.measure(cells[1])
  let (start, end) = (Int(from * Double(file.rate)), min(file.frames, Int(to * Double(file.rate))))
  let began = clock.now
  let heard = try reader.read([[AudioSlice(file: file, start: start, end: end)]])[0]
  let found = try PassageIdentifier(print, parameters).find(in: heard)
  let seconds = began.duration(to: clock.now) / .seconds(1)
  let stretches = found.map { stretch in
    let pieces = stretch.pieces.pieces
    return
      "\(Double(stretch.hops.lowerBound.index) / 100) \(Double(stretch.hops.upperBound.index) / 100) \(pieces.lowerBound) "
      + "\(pieces.upperBound - 1) \(stretch.confidence) \(stretch.pieces.first) \(stretch.pieces.last)"
  }
  return ([cells[0], "\(seconds)"] + stretches).joined(separator: "\t")
}

@MainActor func labels(_ cells: [String]) throws -> String {
  let ends = cells[2].split(separator: ",").compactMap { Double($0) }.map { Int($0 * 100) }
  let stretches = zip([0] + ends, ends).map { $0..<$1 }
  let heard = try reader.read([whole(cells[1])])[0]
  let known = PassageReference(try reader.read(try cells[3].split(separator: ",").map(whole)), parameters.features)
  let verifier = LabelVerifier(parameters)
  let right = stretches.enumerated().map { LabelVerifier.Label(hops: Range<Hop>($1), piece: $0) }
  let wrong = right.dropLast().map { LabelVerifier.Label(hops: $0.hops, piece: $0.piece + 1) }
  let verdicts = zip(["right", "wrong"], [right, wrong]).flatMap { truth, labels in
    verifier.verify(heard, labels, by: known).map { verdict in
      "\(truth) \(verdict.margin) \(Double(verdict.speech) / 100) \(verdict.kind.rawValue)"
    }
  }
  return ([cells[0]] + verdicts).joined(separator: "\t")
}

let jobs = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8).split(separator: "\n")
for job in jobs {
  let cells = job.split(separator: "\t").map(String.init)
  switch cells[0] {
  case "reference": prints[cells[1]] = try print(of: cells[2])
  case "clip": Swift.print(try clip(Array(cells.dropFirst())))
  case "labels": Swift.print(try labels(Array(cells.dropFirst())))
  default: fatalError("no job \(cells[0])")
  }
}
