import TilawaAudio
import TilawaCore
import TilawaPlayer
import TilawaTestSupport

/// A player whose sound tells where in which ayah it is: every ayah has 1,000 frames at 1,000 frames a second.
final class NowPlayingRig: Sendable {
  static let each = 1000
  let sink = MemorySink()
  let nowPlaying = NowPlaying()
  let player: Player
  private let told: Task<[String], Never>
  private let run: Task<Playback.EndReason, any Error>

  /// - Parameters:
  ///   - ranges: as they are typed.
  ///   - ayat: how many of the Quran have sound, from its first on.
  init(
    _ ranges: String..., ayat: Int = 30, from position: SessionPosition? = nil, limit: Int? = nil,
    change: (inout SessionSpec) -> Void = { _ in }
  ) async throws {
    let structure = MiniatureQuran.structure
    var spec = SessionSpec(ranges: try RangeParser(structure: structure, counting: .kufi).parse(ranges))
    spec.basmalah = .never
    change(&spec)
    let segments = (0..<ayat).map { ordinal in
      let file = AudioFile(path: "ramp/\(ordinal)", rate: 1000, channels: 1, frames: NowPlayingRig.each)
      return SourceSegment(
        content: .text(structure.span(of: structure.ayah(at: ordinal, in: .kufi))), slice: AudioSlice(whole: file))
    }
    let offers = [ReciterOffer(reciter: TestOffers.reciter("a"), segments: segments)]
    let session = try Session(
      spec, in: structure, from: SourceResolver(structure: structure, counting: .kufi, offers: offers))
    let player = try Player(
      session, riwayah: .hafs, on: sink, format: AudioFormat(rate: 1000, channels: 1),
      with: Player.Options(from: position, limit: limit),
      using: Player.Services(structure: structure, opening: { file in RampDecoder(file) }))
    self.player = player
    told = Task {
      var all: [String] = []
      for await event in player.events { if let word = NowPlayingRig.word(event) { all.append(word) } }
      return all
    }
    await nowPlaying.enter(player, riwayah: .hafs)
    run = await player.begin()
  }

  /// Hears so many frames, and waits until the player knows; each is ordinal × 1000 + frame, -1 in silence.
  @discardableResult func hear(_ frames: Int) async -> [Int] {
    let samples = sink.pull(frames: frames)
    await player.catchUp()
    return samples.map { $0 == 0 ? -1 : Int(($0 * RampDecoder.scale).rounded()) - 1 }
  }

  func obey(_ command: PlayerCommand) async throws { try await nowPlaying.obey(command) }

  /// Stops, and gives what was told.
  func end(_ reason: Playback.EndReason = .stopped) async throws -> [String] {
    // The request for more notices the end.
    if reason == .stopped { await player.stop() } else { _ = sink.pull(frames: 1) }
    _ = try await run.value
    return await told.value
  }

  var reason: Playback.EndReason { get async throws { try await run.value } }

  private static func word(_ event: PlayerEvent) -> String? {
    switch event {
    case .ayah(let ayah): "\(ayah.ref)@\(ayah.at.frames)"
    case .count(let count): "+\(count.done)@\(count.at.frames)"
    case .gap(let at, let length, _): ".\(length.frames)@\(at.frames)"
    case .missing(let at, let ref, _, _): "_\(ref)@\(at.frames)"
    case .state(_, let state, _): state.rawValue
    case .speed(_, let speed): "\(speed)×"
    case .seek(let at, let ref, let to): "\(ref)>\(to.frames)@\(at.frames)"
    case .change(_, let settings): "change\(words(settings))"
    case .end(let at, let reason): "\(reason.rawValue)@\(at.frames)"
    case .start, .word, .fallback, .waiting, .underrun: nil
    }
  }

  /// " each 3 repeat ∞ loop 200-500".
  private static func words(_ settings: Player.Settings) -> String {
    var words = " each \(settings.each.limit.map(String.init) ?? "∞")"
    words += " repeat \(settings.passes.limit.map(String.init) ?? "∞")"
    if settings.volume != 100 { words += " volume \(settings.volume)" }
    if let loop = settings.loop { words += " loop \(loop.start.frames)-\(loop.end.map { "\($0.frames)" } ?? "")" }
    if let sleeps = settings.sleepsAt { words += " sleep \(sleeps.frames)" }
    return words
  }
}

/// Every frame of ayah n tells where it is.
private final class RampDecoder: AudioDecoding {
  static let scale: Float = 1_048_576
  let rate: Int
  let channels = 1
  private let first: Int
  let frames: Int
  private var position = 0

  init(_ file: AudioFile) {
    rate = file.rate
    frames = file.frames
    first = (Int(file.path.dropFirst("ramp/".count)) ?? 0) * NowPlayingRig.each
  }

  func read(into buffer: UnsafeMutableBufferPointer<Float>) throws(AudioError) -> Int {
    let count = max(0, min(buffer.count, frames - position))
    for frame in 0..<count { buffer[frame] = Float(first + position + frame + 1) / Self.scale }
    position += count
    return count
  }

  func seek(toFrame frame: Int) throws(AudioError) { position = frame }
}
