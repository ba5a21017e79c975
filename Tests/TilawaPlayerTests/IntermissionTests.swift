import Testing

@testable import TilawaPlayer

/// A step of a script without sound, and who ends it.
@Suite struct IntermissionTests {
  private let turn = NowPlaying.Intermission(title: "pause", length: nil)

  /// Begins one, and returns once it is on.
  private func begin(
    on nowPlaying: NowPlaying, until isOver: (@Sendable () async throws -> Void)? = nil
  ) async -> Task<NowPlaying.IntermissionEnd, Never> {
    let news = await nowPlaying.watch()
    let ending = Task { [turn] in await nowPlaying.intermission(turn, until: isOver) }
    for await item in news { if case .intermission(.some) = item { break } }
    return ending
  }

  @Test(arguments: [PlayerCommand.play, .toggle, .next])
  func `somebody goes on`(command: PlayerCommand) async throws {
    let nowPlaying = NowPlaying()
    let ending = await begin(on: nowPlaying)
    try await nowPlaying.obey(command)
    #expect(await ending.value == .goOn)
    #expect(await nowPlaying.intermission == nil)
  }

  @Test func `somebody ends the script, and the next does not begin`() async throws {
    let nowPlaying = NowPlaying()
    let ending = await begin(on: nowPlaying)
    try await nowPlaying.obey(.stop)
    #expect(await ending.value == .stop)
    #expect(await nowPlaying.intermission(turn) == .stop)
  }

  @Test func `it is over when whoever knows says so, also at once`() async {
    let nowPlaying = NowPlaying()
    let (alarm, end) = AsyncStream.makeStream(of: Void.self)
    let ending = await begin(on: nowPlaying) { for await _ in alarm {} }
    end.finish()
    #expect(await ending.value == .timeIsUp)
    #expect(await nowPlaying.intermission(turn, until: {}) == .timeIsUp)
    #expect(await nowPlaying.intermission(NowPlaying.Intermission(title: "", length: .zero)) == .timeIsUp)
  }

  @Test func `an alarm that comes too late does not end the one that follows`() async throws {
    let nowPlaying = NowPlaying()
    let (alarm, end) = AsyncStream.makeStream(of: Void.self)
    let first = await begin(on: nowPlaying) {
      for await _ in alarm {}
      // It goes on although it is cancelled.
    }
    try await nowPlaying.obey(.play)
    #expect(await first.value == .goOn)
    let second = await begin(on: nowPlaying)
    end.finish()
    try await nowPlaying.obey(.stop)
    #expect(await second.value == .stop)
  }
}
