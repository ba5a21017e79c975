import Testing
import TilawaCore

@testable import TilawaPlayer

@Suite struct LostMoveTests {
  @Test func `who moves while the sound server is away has heard nothing of where they are`() async throws {
    let rig = try await NowPlayingRig("2:1-3")
    await rig.hear(300)
    await rig.player.handle(.sinkLost)
    try await rig.obey(.next)
    let progress = try #require(await rig.player.progress)
    #expect(progress.snapshot.ref == "2:2")
    #expect(progress.heard.frames == 0)
    #expect(progress.recited.frames == 0)
    #expect(progress.pass.heard.frames == 1000)
    await rig.player.handle(.sinkBack(heard: rig.player.heard))
    let heard = await rig.hear(1000)
    // The new beginning is faded over three frames.
    #expect(Array(heard.dropFirst(3)) == Array(8003..<9000))
    _ = try await rig.end()
  }
}
