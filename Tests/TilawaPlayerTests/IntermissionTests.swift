import Testing

@testable import TilawaPlayer

/// A step of a script without sound, and who ends it.
@Suite struct IntermissionTests {
  private let turn = Stage.Intermission(title: "pause", length: nil)

  /// Begins one, and returns once it is on.
  private func begin(
    on stage: Stage, until isOver: (@Sendable () async throws -> Void)? = nil
  ) async -> Task<Stage.Cue, Never> {
    let news = await stage.watch()
    let cue = Task { [turn] in await stage.intermission(turn, until: isOver) }
    for await item in news { if case .intermission(.some) = item { break } }
    return cue
  }

  @Test(arguments: [StageCommand.play, .toggle, .next])
  func `somebody goes on`(command: StageCommand) async throws {
    let stage = Stage()
    let cue = await begin(on: stage)
    try await stage.obey(command)
    #expect(await cue.value == .goOn)
    #expect(await stage.intermission == nil)
  }

  @Test func `somebody ends the script, and the next does not begin`() async throws {
    let stage = Stage()
    let cue = await begin(on: stage)
    try await stage.obey(.stop)
    #expect(await cue.value == .stop)
    #expect(await stage.intermission(turn) == .stop)
  }

  @Test func `it is over when whoever knows says so, also at once`() async {
    let stage = Stage()
    let (ending, end) = AsyncStream.makeStream(of: Void.self)
    let cue = await begin(on: stage) { for await _ in ending {} }
    end.finish()
    #expect(await cue.value == .timeIsUp)
    #expect(await stage.intermission(turn, until: {}) == .timeIsUp)
    #expect(await stage.intermission(Stage.Intermission(title: "", length: .zero)) == .timeIsUp)
  }

  @Test func `an alarm that comes too late does not end the one that follows`() async throws {
    let stage = Stage()
    let (ending, end) = AsyncStream.makeStream(of: Void.self)
    let first = await begin(on: stage) {
      for await _ in ending {}
      // It goes on although it is cancelled.
    }
    try await stage.obey(.play)
    #expect(await first.value == .goOn)
    let second = await begin(on: stage)
    end.finish()
    try await stage.obey(.stop)
    #expect(await second.value == .stop)
  }
}
