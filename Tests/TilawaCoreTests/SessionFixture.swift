import TilawaCore
import TilawaTestSupport

/// Sessions over the miniature Quran, written as a person would type them.
func session(
  _ ranges: String..., offers: [ReciterOffer]? = nil, riwayah: Riwayah = .hafs,
  change: (inout SessionSpec) throws -> Void = { _ in }
) throws -> Session {
  let structure = MiniatureQuran.structure
  let parser = RangeParser(structure: structure, counting: riwayah.counting)
  var spec = SessionSpec(ranges: try parser.parse(ranges))
  try change(&spec)
  let offers = offers ?? [TestOffers.complete(TestOffers.reciter("a", riwayah: riwayah))]
  let resolver = SourceResolver(structure: structure, counting: riwayah.counting, offers: offers)
  return try Session(spec, in: structure, from: resolver)
}

func heard(
  _ ranges: String..., offers: [ReciterOffer]? = nil, riwayah: Riwayah = .hafs, steps: Int = 200,
  change: (inout SessionSpec) throws -> Void = { _ in }
) throws -> String {
  let parser = RangeParser(structure: MiniatureQuran.structure, counting: riwayah.counting)
  var spec = SessionSpec(ranges: try parser.parse(ranges))
  try change(&spec)
  return timeline(try session("1", offers: offers, riwayah: riwayah) { $0 = spec }, steps: steps)
}

func times(_ count: Int) -> Repeat { Repeat(times: count) ?? .once }
func ayah(_ surah: Int, _ ayah: Int, _ counting: VerseCounting = .kufi) -> AyahRef {
  AyahRef(surah: surah, ayah: ayah, counting: counting)
}
