// Subscribes to a player: prints each event, and pauses and resumes the player from outside.
//
//     subscribe QURAN.sqlite SURAH FILE...
//
// The files are the ayat of the surah from its first one. No library is needed: offers say who recites what.

import Foundation
import TilawaAudio
import TilawaCore
import TilawaPlayer
import TilawaStore

let arguments = CommandLine.arguments
guard arguments.count > 3, let surah = Int(arguments[2]) else {
  print("usage: subscribe QURAN.sqlite SURAH FILE...")
  exit(64)
}

let folders = Folders(environment: ["TILAWA_HOME": FileManager.default.temporaryDirectory.path + "/tilawa-examples"])
let structure = try QuranDatabase(path: arguments[1], cache: folders.cache).structure

// Each file is a segment: a span of words, and the frames in which it is recited.
let segments = try arguments.dropFirst(3).enumerated().map { index, path in
  SourceSegment(
    content: .text(structure.span(of: AyahRef(surah: surah, ayah: index + 1))),
    slice: AudioSlice(whole: try AudioProbe.measure(path)))
}
let reciter = Reciter(id: "example", name: "Example", riwayah: .hafs, counting: .kufi, kind: .reciter)
let offer = ReciterOffer(reciter: reciter, segments: segments)
let resolver = SourceResolver(structure: structure, counting: .kufi, offers: [offer])
let range = AyahRange(AyahRef(surah: surah, ayah: 1), AyahRef(surah: surah, ayah: segments.count))
let spec = SessionSpec(ranges: [range], gap: .milliseconds(100), basmalah: .never)
let session = try Session(spec, in: structure, from: resolver)

// A sink in real time that nobody hears.
let sink = NullSink(pace: .realTime)
let format = SessionFormat.decide(sink: sink.wish, sources: session.files)
let player = try Player(session, riwayah: .hafs, on: sink, format: format)

// The events come in the order in which they are heard; the last one is the end.
let subscription = Task {
  for await event in player.events {
    switch event {
    case .start(let start): print("start", start.steps ?? 0, "steps")
    case .ayah(let ayah):
      print(ayah.at, "ayah", ayah.ref)
      // Commands may come at any time, from any task.
      if ayah.ref == "\(surah):1" {
        await player.pause()
        await player.play()
      }
    case .count(let count): print(count.at, "heard", count.ref)
    case .state(let at, let state, _): print(at, state.rawValue)
    case .end(let at, let reason): print(at, "end", reason.rawValue)
    default: break
    }
  }
}
_ = try await player.run(for: .listening)
await subscription.value
