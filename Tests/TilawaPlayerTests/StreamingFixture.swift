import Foundation
import Synchronization
import Testing
import TilawaAudio
import TilawaCore
import TilawaNetwork
import TilawaTestSupport

@testable import TilawaPlayer

/// Sessions over surah 2 of the miniature Quran at 1,000 frames a second. Reciter a is fetched, ayah n being the tone n; b is
/// here, with 10 + n; p is a teacher, with 20 + n.
struct StreamingFixture {
  static let structure = MiniatureQuran.structure
  static let rate = 1000

  let sink = MemorySink()
  let fetch: FakeFetch
  let session: Session
  let repair: SessionRepair
  let fetching: SessionFetching
  /// The same session with all files here.
  let local: Session
  private let offers: [ReciterOffer]

  /// - Parameters:
  ///   - frames: of each ayah of a.
  ///   - expected: how long each is thought to be.
  ///   - others: the ayat that b has.
  ///   - personal: the ayat that p has.
  ///   - hosts: that have the files of a.
  ///   - locate: what the library says of files when the session is made anew.
  init(
    _ range: String, frames: Int = 1000, expected: Int = 1000, others: [Int] = [], personal: [Int] = [],
    hosts: [String] = ["host"], _ manners: [Int: FakeFetch.Manner] = [:],
    change: (inout SessionSpec) -> Void = { _ in }, locate: @escaping SessionRepair.Locating = { _ in [:] }
  ) throws {
    var files: [String: RemoteFile] = [:]
    var contents: [String: [SourceSegment]] = [:]
    var guesses: [SourceSegment] = []
    var truths: [SourceSegment] = []
    for number in 1...5 {
      let ref = AyahRef(surah: 2, ayah: number)
      let file = RemoteFile(
        reciter: "a", name: .ayah(ref), ending: "mp3", urls: hosts.map { "http://\($0)/\(number).mp3" })
      let path = "/downloads/a/\(file.fileName)"
      let text = SourceSegment.Content.text(Self.structure.span(of: ref))
      let truth = SourceSegment(
        content: text, slice: AudioSlice(whole: ToneDecoder.file(number, frames: frames, rate: Self.rate)))
      files[path] = file
      contents[file.fileName] = [truth]
      truths.append(truth)
      guesses.append(
        SourceSegment(
          content: text, slice: AudioSlice(whole: AudioFile.expected(at: path, milliseconds: expected))))
    }
    let p = Self.offer("p", .personal, personal, tone: 20)
    let b = Self.offer("b", .reciter, others, tone: 10)
    let a = TestOffers.reciter("a")
    var spec = SessionSpec(ranges: [try RangeParser(structure: Self.structure, counting: .kufi).parse(range)])
    change(&spec)
    func session(_ segments: [SourceSegment]) throws -> Session {
      let offers = [p, ReciterOffer(reciter: a, segments: segments), b]
      return try Session(
        spec, in: Self.structure, from: SourceResolver(structure: Self.structure, counting: .kufi, offers: offers))
    }
    self.session = try session(guesses)
    local = try session(truths)
    offers = [p, ReciterOffer(reciter: a, segments: truths), b]
    repair = SessionRepair(
      structure: Self.structure, offers: [p, ReciterOffer(reciter: a, segments: guesses), b], locate: locate)
    let fetch = FakeFetch(
      contents, Dictionary(uniqueKeysWithValues: manners.map { (Self.name($0), $1) }))
    self.fetch = fetch
    fetching = SessionFetching(files, repair: repair) { try await fetch.fetch($0) }
  }

  /// The session of files that are here, without these.
  func withoutFailing(_ lost: [String: ResolvedUnit.Reason]) throws -> Session {
    let resolver = SourceResolver(
      structure: Self.structure, counting: .kufi, offers: offers, unusable: lost)
    return local.renewed(Set(lost.keys), by: resolver)
  }

  static func name(_ ayah: Int) -> String { "00200\(ayah).mp3" }

  private static func offer(_ id: String, _ kind: Reciter.Kind, _ ayat: [Int], tone: Int) -> ReciterOffer {
    ReciterOffer(
      reciter: TestOffers.reciter(id, kind: kind),
      segments: ayat.map { number in
        SourceSegment(
          content: .text(structure.span(of: AyahRef(surah: 2, ayah: number))),
          slice: AudioSlice(whole: ToneDecoder.file(tone + number, frames: 1000, rate: rate)))
      })
  }

  static let unreachable = NetworkError(code: .unreachable, url: "http://host/1.mp3", message: "nobody answers")
  static let absent = NetworkError(code: .status(404), url: "http://host/1.mp3", message: "no such file")

  // MARK: - Playing

  func player(_ session: Session? = nil, on sink: (any AudioSink)? = nil, speed: Speed = .normal) throws -> Player {
    try Player(
      session ?? self.session, riwayah: .hafs, on: sink ?? self.sink,
      format: AudioFormat(rate: Self.rate, channels: 1), with: Player.Options(speed: speed),
      using: Player.Services(
        repair: { [repair] in try repair.session($0, without: $1, why: $2) }, fetching: fetching,
        opening: ToneDecoder.opening()))
  }

  /// Pulls from a thread of its own: what is pulled may have to wait.
  func pull(_ frames: Int = 1_000_000) async -> [Float] { await Self.pull(frames, from: sink) }

  static func pull(_ frames: Int, from sink: MemorySink) async -> [Float] {
    await withCheckedContinuation { done in
      Thread.detachNewThread { done.resume(returning: sink.pull(frames: frames)) }
    }
  }

  /// All that the session gives, what is waited for at the start included.
  func rendered(speed: Speed = .normal) async throws -> [Float] {
    let opening = try await fetching.open(session)
    let player = try player(opening.session, speed: speed)
    let run = await player.begin()
    let samples = await pull()
    #expect(try await run.value == .finished)
    return samples
  }

  /// The same of files that are all here.
  static func rendered(_ session: Session, speed: Speed = .normal) async throws -> [Float] {
    let sink = MemorySink()
    let player = try Player(
      session, riwayah: .hafs, on: sink, format: AudioFormat(rate: rate, channels: 1),
      with: Player.Options(speed: speed), using: Player.Services(opening: ToneDecoder.opening()))
    let run = await player.begin()
    let samples = await pull(1_000_000, from: sink)
    #expect(try await run.value == .finished)
    return samples
  }

  /// Returns the ayah of each stretch of sound: "1×1000".
  static func timeline(_ samples: [Float]) -> String {
    var runs: [(ayah: Int, count: Int)] = []
    for ayah in samples.map(ToneDecoder.ayah) {
      if runs.last?.ayah == ayah { runs[runs.count - 1].count += 1 } else { runs.append((ayah, 1)) }
    }
    return runs.map { "\($0.ayah)×\($0.count)" }.joined(separator: " ")
  }

  /// Collects the events, without counts.
  static func collect(_ player: Player) -> Task<[String], Never> {
    Task {
      var all: [String] = []
      for await event in player.events {
        switch event {
        case .ayah(let ayah): all.append("\(ayah.ref) \(ayah.reciter.id)@\(ayah.at.frames)")
        case .missing(let at, let ref, _, let tried):
          all.append("_\(ref)@\(at.frames) \(tried.map { "\($0.reciter):\($0.why.rawValue)" }.joined(separator: " "))")
        case .fallback(_, let ref, let from, let to, let because):
          all.append("\(ref):\(from?.id ?? "–")→\(to?.id ?? "–") \(because)")
        case .waiting(let at, let ref, let reciter, let state):
          all.append("\(state.rawValue) \(ref) \(reciter?.id ?? "–")@\(at.frames)")
        case .underrun(let at): all.append("!@\(at.frames)")
        case .end(let at, let reason): all.append("\(reason.rawValue)@\(at.frames)")
        case .start(let start) where start.isEstimate: all.append("about \(start.length?.frames ?? 0)")
        case .start, .count, .word, .gap, .state, .speed, .seek, .change: break
        }
      }
      return all
    }
  }

  /// Pulls until nothing more can be heard without a file.
  func untilWaiting(_ player: Player, for ref: String) async {
    while await player.progress?.waitingFor != ref { await Task.yield() }
  }
}
