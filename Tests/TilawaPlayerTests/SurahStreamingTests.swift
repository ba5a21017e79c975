import Foundation
import Testing
import TilawaAudio
import TilawaCore
import TilawaTestSupport

@testable import TilawaPlayer

/// Reciter a has a file for each surah, in which ayah n of surah 2 is the tone n. Beforehand only its ayat are known,
/// not their places.
@Suite struct SurahStreamingTests {
  typealias Fixture = StreamingFixture
  private let structure = MiniatureQuran.structure
  private let path = "/downloads/a/002.mp3"
  private let sink = MemorySink()

  private func text(_ ayah: Int) -> SourceSegment.Content {
    .text(structure.span(of: AyahRef(surah: 2, ayah: ayah)))
  }

  /// A session as it is planned, and as it would be if the file were here, with what is found in it.
  private struct Parts {
    let session: Session
    let local: Session
    let fetching: SessionFetching
    let fetch: FakeFetch
  }

  private func parts(
    _ range: String, finding segments: [SourceSegment], change: (inout SessionSpec) -> Void = { _ in }
  ) throws -> Parts {
    let expected = AudioFile.expected(at: path, milliseconds: 5 * 4000)
    let guesses = (1...5).map { ayah in
      SourceSegment(
        content: text(ayah), slice: AudioSlice(file: expected, start: (ayah - 1) * 4000, end: ayah * 4000))
    }
    let offers = [ReciterOffer(reciter: TestOffers.reciter("a"), segments: guesses)]
    var spec = SessionSpec(ranges: [try RangeParser(structure: structure, counting: .kufi).parse(range)])
    change(&spec)
    func session(_ segments: [SourceSegment]) throws -> Session {
      let offers = [ReciterOffer(reciter: TestOffers.reciter("a"), segments: segments)]
      return try Session(
        spec, in: structure, from: SourceResolver(structure: structure, counting: .kufi, offers: offers))
    }
    let file = RemoteFile(reciter: "a", name: .surah(2), ending: "mp3", urls: ["http://host/002.mp3"])
    let fetch = FakeFetch(["002.mp3": segments], ["002.mp3": .whenReleased])
    let repair = SessionRepair(structure: structure, offers: offers, locate: { _ in [:] })
    return Parts(
      session: try session(guesses), local: try session(segments),
      fetching: SessionFetching([path: file], repair: repair) { try await fetch.fetch($0) }, fetch: fetch)
  }

  /// The tones 9 for the basmalah and n for ayah n, 1,000 frames each, in one file.
  private func found(_ ayat: ClosedRange<Int>, basmalah: Bool = false) -> [SourceSegment] {
    let file = ToneDecoder.file(0, count: 10, frames: 1000)
    let ayat = ayat.map { ayah in
      SourceSegment(content: text(ayah), slice: AudioSlice(file: file, start: ayah * 1000, end: (ayah + 1) * 1000))
    }
    let lead = SourceSegment(
      content: .basmalah(surah: 2), slice: AudioSlice(file: file, start: 9000, end: 10_000))
    return basmalah ? [lead] + ayat : ayat
  }

  private func heard(_ parts: Parts) async throws -> [Float] {
    let player = try Player(
      parts.session, riwayah: .hafs, on: sink, format: AudioFormat(rate: 1000, channels: 1),
      using: Player.Services(fetching: parts.fetching, opening: ToneDecoder.opening()))
    let run = await player.begin()
    let samples = Task { await Fixture.pull(100_000, from: sink) }
    while await player.progress?.waitingFor == nil { await Task.yield() }
    await parts.fetch.release("002.mp3")
    let heard = await samples.value
    _ = try await run.value
    #expect(await parts.fetch.asked == ["002.mp3"])
    return heard
  }

  // G-1, T-AC5
  @Test func `one file gives all ayat, each in its place and as long as it is`() async throws {
    let parts = try parts("2:2-4", finding: found(1...5)) { $0.each = Repeat(times: 2) ?? .once }
    let heard = try await heard(parts)
    #expect(heard.count == 6000)
    #expect(heard == (try await Fixture.rendered(parts.local)))
  }

  @Test func `ayat whose timings are withheld are missing`() async throws {
    let parts = try parts("2:2-4", finding: found(3...4))
    let heard = try await heard(parts)
    #expect(heard.count == 2500)
    #expect(heard == (try await Fixture.rendered(parts.local)))
  }

  // G-2
  @Test func `a basmalah that is found in the file is heard before the first ayah, once`() async throws {
    let parts = try parts("2:1-2", finding: found(1...2, basmalah: true)) { $0.passes = Repeat(times: 2) ?? .once }
    let heard = try await heard(parts)
    #expect(heard.count == 5000)
    #expect(ToneDecoder.ayah(heard[500]) == 9)
    #expect(heard == (try await Fixture.rendered(parts.local)))
  }
}
