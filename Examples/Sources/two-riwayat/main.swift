// Plays the same words in two riwayat, one after the other, each numbered in its own counting.
//
//     two-riwayat QURAN.sqlite HOME HAFS-FOLDER WARSH-FOLDER RANGE
//
// RANGE is numbered as Hafs numbers it. The sound goes nowhere; what is heard is printed.

import Foundation
import TilawaAudio
import TilawaCore
import TilawaPlayer
import TilawaStore

let arguments = CommandLine.arguments
guard arguments.count == 6 else {
  print("usage: two-riwayat QURAN.sqlite HOME HAFS-FOLDER WARSH-FOLDER RANGE")
  exit(64)
}

let folders = Folders(environment: ["TILAWA_HOME": arguments[2]])
let quran = try QuranDatabase(path: arguments[1], cache: folders.cache)
let library = try Library(folders: folders, for: .writing)
let structure = quran.structure

// Files are numbered in the counting of their riwayah.
let importer = ReciterImporter(library: library, structure: structure, measure: { try AudioProbe.measure($0) })
let queue: [(riwayah: Riwayah, folder: String)] = [(.hafs, arguments[3]), (.warsh, arguments[4])]
for (riwayah, folder) in queue {
  let request = ReciterImporter.Request(name: "Example \(riwayah)", riwayah: riwayah, sources: [folder])
  _ = try importer.add(request, now: Int(Date().timeIntervalSince1970))
}

// Riwayat end ayat at different words. Words are what two countings have in common.
let asked = try RangeParser(structure: structure, counting: Riwayah.hafs.counting).parse(arguments[5])
let words = structure.span(of: asked)

for (riwayah, _) in queue {
  let ayat = structure.ayat(sharing: words, in: riwayah.counting)
  guard let first = ayat.first, let last = ayat.last else { continue }
  let spec = SessionSpec(ranges: [AyahRange(first, last)])
  let plan = try SessionPlanner(structure: structure, library: library)
    .plan(spec, for: SessionPlanner.Choice(riwayah: riwayah))
  let sink = NullSink(pace: .unpaced)
  let format = SessionFormat.decide(sink: sink.wish, sources: plan.session.files)
  let player = try Player(plan.session, riwayah: riwayah, on: sink, format: format)
  async let reason = player.run(for: .listening)
  for await event in player.events {
    if case .ayah(let ayah) = event { print(riwayah.rawValue, ayah.ref, ayah.reciter.name) }
  }
  print(riwayah.rawValue, try await reason.rawValue)
}
