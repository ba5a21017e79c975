package import TilawaCore

/// Reciters made of file names only. Every segment is a file of its own, so that a test can read the played ayat from
/// the names.
package enum TestOffers {
  package static let rate = 1000

  package static func reciter(
    _ id: String, riwayah: Riwayah = .hafs, kind: Reciter.Kind = .reciter, counting: VerseCounting? = nil
  ) -> Reciter {
    Reciter(id: id, name: id, riwayah: riwayah, counting: counting ?? riwayah.counting, kind: kind)
  }

  package static func slice(_ path: String, frames: Int = 1000) -> AudioSlice {
    AudioSlice(whole: AudioFile(path: path, rate: rate, channels: 1, frames: frames))
  }

  /// A reciter with a file for each of these ayat of its own counting, named by the reference.
  package static func perAyah(
    _ reciter: Reciter, _ refs: [AyahRef], in structure: QuranStructure = MiniatureQuran.structure
  ) -> ReciterOffer {
    let segments = refs.map { ref in
      SourceSegment(
        content: .text(structure.span(of: ref)), slice: slice("\(reciter.id)/\(ref)", frames: 1000 + ref.ayah))
    }
    return ReciterOffer(reciter: reciter, segments: segments)
  }

  /// A reciter who has every ayah of the Quran, and a basmalah.
  package static func complete(
    _ reciter: Reciter, in structure: QuranStructure = MiniatureQuran.structure
  ) -> ReciterOffer {
    let counting = reciter.counting
    let all = (0..<structure.ayatCount(of: counting)).map { structure.ayah(at: $0, in: counting) }
    let offer = perAyah(reciter, all, in: structure)
    let basmalah = SourceSegment(content: .basmalah(surah: nil), slice: slice("\(reciter.id)/basmalah", frames: 300))
    return ReciterOffer(reciter: reciter, segments: offer.segments + [basmalah])
  }
}
