// Plays a range of ayat from a folder of files to a WAV file, each ayah twice.
//
//     play-range QURAN.sqlite HOME FOLDER RANGE OUTPUT.wav
//
// FOLDER holds a file for each ayah, named by surah and ayah: 002255.mp3. HOME is a folder for the library of this example.

import Foundation
import TilawaAudio
import TilawaCore
import TilawaPlayer
import TilawaStore

let arguments = CommandLine.arguments
guard arguments.count == 6 else {
  print("usage: play-range QURAN.sqlite HOME FOLDER RANGE OUTPUT.wav")
  exit(64)
}

// The text of the Quran with its countings, and the library of a user.
let folders = Folders(environment: ["TILAWA_HOME": arguments[2]])
let quran = try QuranDatabase(path: arguments[1], cache: folders.cache)
let library = try Library(folders: folders, for: .writing)

// A folder of files becomes a reciter of the library. The files stay where they are.
let importer = ReciterImporter(library: library, structure: quran.structure, measure: { try AudioProbe.measure($0) })
let request = ReciterImporter.Request(name: "Example", riwayah: .hafs, sources: [arguments[3]])
let report = try importer.add(request, now: Int(Date().timeIntervalSince1970))
print("\(report.reciter.name): \(report.ayat) ayat")

// A specification says what to hear; the planner makes a session of the files that are there.
let range = try RangeParser(structure: quran.structure, counting: Riwayah.hafs.counting).parse(arguments[4])
let spec = SessionSpec(ranges: [range], each: Repeat(times: 2) ?? .once, gap: .percent(50))
let plan = try SessionPlanner(structure: quran.structure, library: library)
  .plan(spec, for: SessionPlanner.Choice(riwayah: .hafs))

// The player plays it. `PulseSink()` in place of the file makes it audible.
let sink = FileSink(path: arguments[5], kind: .wav)
let format = SessionFormat.decide(sink: sink.wish, sources: plan.session.files)
let player = try Player(plan.session, riwayah: .hafs, on: sink, format: format)
let reason = try await player.run()
print("\(range): \(reason.rawValue), in \(arguments[5])")
