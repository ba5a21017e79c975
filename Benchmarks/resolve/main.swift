// Measures the time to decide who recites each of the 6,236 ayat: 20 reciters, more and more segments.
//
// Each reciter has random ayat, so that all of them are asked for most of the Quran. Prints the median of seven runs.

import TilawaCore
import TilawaStore

func offers(_ segments: Int, in structure: QuranStructure) -> [ReciterOffer] {
  var random = SystemRandomNumberGenerator()
  return (0..<20).map { number in
    let reciter = Reciter(id: "r\(number)", name: "r\(number)", riwayah: .hafs, counting: .kufi, kind: .reciter)
    let file = AudioFile(path: "\(number)", rate: 44_100, channels: 1, frames: 1 << 40)
    // Several takes of a fifth of the ayat, spread over the whole.
    let ordinals = (0..<segments / 20).map { _ in Int.random(in: 0..<1247, using: &random) * 5 + number % 5 }
    let sorted = ordinals.filter { $0 < 6236 }.sorted()
    return ReciterOffer(
      reciter: reciter,
      segments: sorted.enumerated().map { place, ordinal in
        SourceSegment(
          content: .text(structure.span(of: structure.ayah(at: ordinal, in: .kufi))),
          slice: AudioSlice(file: file, start: place * 1000, end: place * 1000 + 1000))
      })
  }
}

let database = CommandLine.arguments.dropFirst().first ?? "Resources/quran.sqlite"
let structure = try QuranDatabase(path: database, cache: "/tmp").structure
for segments in [25_000, 50_000, 100_000, 200_000, 400_000] {
  let all = offers(segments, in: structure)
  let times = (0..<7).map { _ in
    ContinuousClock().measure {
      let resolver = SourceResolver(structure: structure, counting: .kufi, offers: all)
      precondition(resolver.resolve(0..<6236).count == 6236)
    }
  }.sorted()
  print("\(segments) segments\t\(times[3] / .milliseconds(1)) ms")
}
