import Testing
import TilawaAudio
import TilawaCore
@testable import TilawaPlayer
import TilawaTestSupport

/// Surah 2 begins with the eighth ayah of the Quran: its ayah n is heard as 6,000 + 1,000 n.
@Suite struct PlayerCommandTests {
  /// The frames of a fade where sound begins or ends inside a file.
  private let fade = 3

  private func frames(_ range: Range<Int>, of ayah: Int) -> [Int] { range.map { (6 + ayah) * 1000 + $0 } }

  // MARK: - Seeking

  @Test func `a seek is heard at the very frame, and told once`() async throws {
    let rig = try await NowPlayingRig("2:1-2")
    await rig.hear(300)
    try await rig.obey(.seek(to: .milliseconds(700)))
    let heard = await rig.hear(1300)
    #expect(Array(heard.dropFirst(fade)) == frames(703..<1000, of: 1) + frames(0..<1000, of: 2))
    #expect(
      try await rig.end(.finished) == [
        "2:1@0", "2:1>700@300", "+1@600", "2:2@600", "+1@1600", "finished@1600",
      ])
  }

  @Test func `a seek stays inside what sounds, and by more than its end it is as next`() async throws {
    let rig = try await NowPlayingRig("2:1-3")
    await rig.hear(300)
    try await rig.obey(.seekBy(.seconds(-5)))
    #expect(Array(await rig.hear(10).dropFirst(fade)) == frames(3..<10, of: 1))
    try await rig.obey(.seek(to: .seconds(5)))
    #expect(await rig.hear(10) == frames(0..<10, of: 2))
    try await rig.obey(.seekBy(.milliseconds(991)))
    #expect(await rig.hear(10) == frames(0..<10, of: 3))
    #expect(
      try await rig.end() == [
        "2:1@0", "2:1>0@300", "2:1>1000@310", "+1@310", "2:2@310", "2:3@320", "stopped@330",
      ])
  }

  @Test func `times of events never go back where commands come before the reports of what was heard`() async throws {
    let rig = try await NowPlayingRig("2:1-5")
    for _ in 0..<5 {
      _ = rig.sink.pull(frames: 950)
      // A place between two ayat refuses it.
      try? await rig.obey(.seekBy(.milliseconds(7)))
    }
    let times = try await rig.end().compactMap { line in line.split(separator: "@").last.flatMap { Int($0) } }
    #expect(times.count > 5 && times == times.sorted(), "\(times)")
  }

  @Test func `a seek while it is paused is heard when it goes on, and kept`() async throws {
    let rig = try await NowPlayingRig("2:1")
    await rig.hear(300)
    try await rig.obey(.pause)
    try await rig.obey(.seek(to: .milliseconds(450)))
    #expect(await rig.player.progress?.recited.frames == 450)
    #expect(await rig.player.position?.heard(rate: 1000) == 450)
    try await rig.obey(.play)
    #expect(Array(await rig.hear(100).dropFirst(fade)) == frames(453..<550, of: 1))
    _ = try await rig.end()
  }

  @Test func `a time is one of the recitation, whatever the speed`() async throws {
    let rig = try await NowPlayingRig("2:1-2")
    await rig.hear(100)
    let double = try #require(Speed(twentieths: 40))
    try await rig.obey(.change(.speed(double)))
    try await rig.obey(.seek(to: .milliseconds(400)))
    #expect(await rig.player.progress?.recited.frames == 400)
    await rig.hear(100)
    #expect(await rig.player.progress?.recited.frames == 600)
    #expect(await rig.player.progress?.recitation?.frames == 1000)
    #expect(await rig.player.progress?.length?.frames == 500)
    _ = try await rig.end()
  }

  @Test func `in a gap one goes back into the ayah, and nowhere else`() async throws {
    let rig = try await NowPlayingRig("2:1-2") { $0.gap = .milliseconds(500) }
    await rig.hear(1100)
    await #expect(throws: CommandRefusal.impossible(PlayerSentences.inSilence)) {
      try await rig.obey(.seek(to: .zero))
    }
    await #expect(throws: CommandRefusal.self) { try await rig.obey(.seekBy(.seconds(1))) }
    try await rig.obey(.seekBy(.milliseconds(-200)))
    #expect(Array(await rig.hear(200).dropFirst(fade)) == frames(803..<1000, of: 1))
    _ = try await rig.end()
  }

  @Test func `nobody goes to a time of what has no audio, or of nothing`() async throws {
    let rig = try await NowPlayingRig("2:1-2", ayat: 8)
    await rig.hear(1100)
    await #expect(throws: CommandRefusal.impossible(PlayerSentences.noAudio(ref: "2:2"))) {
      try await rig.obey(.seek(to: .zero))
    }
    _ = try await rig.end()
    await #expect(throws: CommandRefusal.nothingPlays) { try await rig.obey(.seek(to: .zero)) }
  }

  // MARK: - A loop inside an ayah

  /// Marks 200 and 500 of the first ayah.
  private func looping(_ rig: NowPlayingRig) async throws {
    await rig.hear(200)
    try await rig.obey(.markLoop)
    await rig.hear(300)
    try await rig.obey(.markLoop)
  }

  @Test func `a loop is heard again and again to the frame, and nothing of it is counted`() async throws {
    let rig = try await NowPlayingRig("2:1-2") { $0.each = Repeat(times: 2) ?? .once }
    try await looping(rig)
    let heard = await rig.hear(900)
    for round in [heard[0..<300], heard[300..<600], heard[600..<900]] {
      #expect(Array(round.dropFirst(fade).dropLast(fade)) == frames(203..<497, of: 1))
    }
    await rig.hear(100)
    try await rig.obey(.markLoop)
    #expect(await rig.hear(700) == frames(300..<1000, of: 1))
    #expect(
      try await rig.end() == [
        "2:1@0", "change each 2 repeat 1 loop 200-", "change each 2 repeat 1 loop 200-500", "change each 2 repeat 1",
        "+1@2200", "stopped@2200",
      ])
  }

  @Test func `a loop lasts through a pause, a change of counts and a seek inside it`() async throws {
    let rig = try await NowPlayingRig("2:1-2")
    try await looping(rig)
    await rig.hear(100)
    try await rig.obey(.pause)
    try await rig.obey(.change(.each(.forever)))
    try await rig.obey(.play)
    #expect(Array(await rig.hear(200).dropLast(fade)) == frames(300..<497, of: 1))
    try await rig.obey(.seek(to: .milliseconds(400)))
    #expect(Array(await rig.hear(100).dropFirst(fade).dropLast(fade)) == frames(403..<497, of: 1))
    #expect(await rig.player.settings.loop?.end?.frames == 500)
    #expect(Array(await rig.hear(20).dropFirst(fade)) == frames(203..<220, of: 1))
    #expect(await rig.player.position?.heard(rate: 1000) == 220)
    _ = try await rig.end()
  }

  @Test func `a loop keeps its place when the speed changes`() async throws {
    let rig = try await NowPlayingRig("2:1-2")
    try await looping(rig)
    await rig.hear(100)
    try await rig.obey(.change(.speed(try #require(Speed(twentieths: 40)))))
    #expect(await rig.player.progress?.recited.frames == 300)
    await rig.hear(50)
    #expect(await rig.player.progress?.recited.frames == 400)
    await rig.hear(100)
    #expect(await rig.player.progress?.recited.frames == 300)
    _ = try await rig.end()
  }

  @Test(arguments: [PlayerCommand.next, .previous, .jump(AyahRef(surah: 2, ayah: 2)), .seek(to: .milliseconds(600))])
  func `whoever goes elsewhere leaves the loop`(command: PlayerCommand) async throws {
    let rig = try await NowPlayingRig("2:1-2")
    try await looping(rig)
    await rig.hear(50)
    try await rig.obey(command)
    #expect(await rig.player.settings.loop == nil)
    await rig.hear(1000)
    #expect(try await rig.end().contains { $0.hasPrefix("+1") || $0.hasPrefix("finished") })
  }

  @Test func `a loop shorter than a tenth of a second is refused, and its beginning is not forgotten`() async throws {
    let rig = try await NowPlayingRig("2:1")
    await rig.hear(200)
    try await rig.obey(.markLoop)
    await rig.hear(99)
    await #expect(throws: CommandRefusal.impossible(PlayerSentences.loopTooShort(milliseconds: 100))) {
      try await rig.obey(.markLoop)
    }
    await rig.hear(1)
    try await rig.obey(.markLoop)
    #expect(await rig.player.settings.loop?.end?.frames == 300)
    _ = try await rig.end()
  }

  @Test func `the first mark is forgotten with its ayah, or when that is asked for`() async throws {
    let rig = try await NowPlayingRig("2:1-2")
    await rig.hear(200)
    try await rig.obey(.markLoop)
    try await rig.obey(.clearLoop)
    #expect(await rig.player.settings.loop == nil)
    try await rig.obey(.markLoop)
    await rig.hear(900)
    #expect(await rig.player.settings.loop == nil)
    _ = try await rig.end()
  }

  // MARK: - Elsewhere

  // T-F1.8
  @Test func `a jump leads to the first play of an ayah`() async throws {
    let rig = try await NowPlayingRig("2:1-5") { $0.each = Repeat(times: 2) ?? .once }
    await rig.hear(100)
    try await rig.obey(.jump(AyahRef(surah: 2, ayah: 4)))
    #expect(await rig.hear(10) == frames(0..<10, of: 4))
    #expect(await rig.player.progress?.snapshot.step.play == 1)
    _ = try await rig.end()
  }

  @Test func `a jump to an ayah of another counting leads to its first words`() async throws {
    let rig = try await NowPlayingRig("2:1-5")
    await rig.hear(100)
    // Its first ayah holds the first two of the session.
    try await rig.obey(.jump(AyahRef(surah: 2, ayah: 2, counting: .madaniLater)))
    #expect(await rig.hear(10) == frames(0..<10, of: 3))
    _ = try await rig.end()
  }

  @Test func `nobody jumps to what is not in the session`() async throws {
    let rig = try await NowPlayingRig("2:1-5")
    await rig.hear(100)
    for ref in [AyahRef(surah: 3, ayah: 1), AyahRef(surah: 3, ayah: 9, counting: .makki)] {
      await #expect(throws: CommandRefusal.notInSession(ref)) { try await rig.obey(.jump(ref)) }
    }
    _ = try await rig.end()
  }

  /// A page holds ten ayat: 2:4 begins the second, 4:4 the third.
  @Test func `pages are turned to their first ayah in the session`() async throws {
    let rig = try await NowPlayingRig("2:2-4:5")
    await rig.hear(1100)
    try await rig.obey(.nextPage)
    #expect(await rig.hear(10) == frames(0..<10, of: 4))
    try await rig.obey(.nextPage)
    #expect(await rig.hear(10) == frames(0..<10, of: 14))
    await #expect(throws: CommandRefusal.impossible(PlayerSentences.noOtherPage)) {
      try await rig.obey(.nextPage)
    }
    await rig.hear(1600)
    try await rig.obey(.previousPage)
    #expect(await rig.hear(10) == frames(0..<10, of: 14))
    try await rig.obey(.previousPage)
    #expect(await rig.hear(10) == frames(0..<10, of: 4))
    try await rig.obey(.previousPage)
    #expect(await rig.hear(10) == frames(0..<10, of: 2))
    try await rig.obey(.previousPage)
    #expect(await rig.hear(10) == frames(0..<10, of: 2))
    _ = try await rig.end()
  }

  // C3
  @Test func `surahs are turned to their first ayah in the session`() async throws {
    let rig = try await NowPlayingRig("2:2-4:5")
    await rig.hear(100)
    try await rig.obey(.nextSurah)
    let third = await rig.hear(10)
    try await rig.obey(.nextSurah)
    let fourth = await rig.hear(10)
    #expect(third != fourth)
    await #expect(throws: CommandRefusal.impossible(PlayerSentences.noOtherSurah)) {
      try await rig.obey(.nextSurah)
    }
    try await rig.obey(.previousSurah)
    #expect(await rig.hear(10) == third)
    try await rig.obey(.previousSurah)
    #expect(await rig.hear(10) == frames(0..<10, of: 2))
    _ = try await rig.end()
  }

  // MARK: - For ever, and to sleep

  // T-F2.3, T-F2.4
  @Test func `what repeats for ever gives the session's own counts back, with their changes`() async throws {
    let rig = try await NowPlayingRig("2:1-2") { ($0.each, $0.passes) = (Repeat(times: 2) ?? .once, .once) }
    await rig.hear(100)
    try await rig.obey(.endless(.ayah))
    #expect(await rig.player.progress?.whole.length == nil)
    await rig.hear(4001)
    #expect(await rig.player.progress?.snapshot.step.play == 5)
    try await rig.obey(.change(.passes(Repeat(times: 3) ?? .once)))
    try await rig.obey(.endless(.none))
    await rig.hear(1000)
    #expect(await rig.player.progress?.snapshot.ref == "2:2")
    try await rig.obey(.endless(.range))
    try await rig.obey(.endless(.range))
    #expect(
      try await rig.end().filter { $0.hasPrefix("change") } == [
        "change each ∞ repeat 1", "change each ∞ repeat 3", "change each 2 repeat 3", "change each 2 repeat ∞",
      ])
  }

  @Test func `a count that somebody sets is no longer for ever`() async throws {
    let rig = try await NowPlayingRig("2:1-2")
    await rig.hear(100)
    try await rig.obey(.endless(.ayah))
    try await rig.obey(.change(.each(.once)))
    #expect(await rig.player.settings.endless == .none)
    await rig.hear(1000)
    #expect(await rig.player.progress?.snapshot.ref == "2:2")
    _ = try await rig.end()
  }

  @Test func `the sleep timer ends the session with the ayah that is heard then`() async throws {
    let rig = try await NowPlayingRig("2:1-5") { $0.gap = .milliseconds(100) }
    await rig.hear(300)
    // 300 + 1,000 is in the second ayah, which ends at 2,100.
    try await rig.obey(.sleep(.seconds(1)))
    #expect(await rig.hear(10_000).count == 1800)
    #expect(try await rig.reason == .stopped)
    #expect(await rig.player.position?.place.step?.item == 2)
    #expect(try await rig.end().last == "stopped@2100")
  }

  @Test func `who sleeps in a gap hears it out, and nothing more`() async throws {
    let rig = try await NowPlayingRig("2:1-5") { $0.gap = .milliseconds(500) }
    await rig.hear(300)
    try await rig.obey(.sleep(.seconds(1)))
    #expect(await rig.hear(10_000).count == 1200)
    #expect(try await rig.reason == .stopped)
    _ = try await rig.end(.finished)
  }

  @Test func `a pause is no sleep, and what is taken back is no timer`() async throws {
    let rig = try await NowPlayingRig("2:1-2")
    await rig.hear(300)
    try await rig.obey(.sleep(.milliseconds(100)))
    try await rig.obey(.pause)
    try await rig.obey(.play)
    try await rig.obey(.sleep(nil))
    #expect(await rig.hear(10_000).count == 1700)
    #expect(try await rig.reason == .finished)
    #expect(
      try await rig.end(.finished) == [
        "2:1@0", "change each 1 repeat 1 sleep 400", "paused", "playing", "change each 1 repeat 1", "+1@1000",
        "2:2@1000",
        "+1@2000", "finished@2000",
      ])
  }

  // MARK: - Events

  @Test func `what changes nothing tells nothing`() async throws {
    let rig = try await NowPlayingRig("2:1")
    await rig.hear(100)
    for command: PlayerCommand in [
      .volume(100), .volumeBy(5), .change(.each(.once)), .change(.gap(.none)), .change(.speed(.normal)),
      .endless(.none), .clearLoop, .sleep(nil),
    ] {
      try await rig.obey(command)
    }
    try await rig.obey(.volumeBy(-10))
    try await rig.obey(.faster)
    #expect(try await rig.end() == ["2:1@0", "change each 1 repeat 1 volume 90", "1.05×", "stopped@100"])
  }

  // T-F1.6
  @Test func `how far the ayah, the pass and the session are is what was heard of them`() async throws {
    let rig = try await NowPlayingRig("2:1-2") {
      ($0.each, $0.passes, $0.gap) = (.once, Repeat(times: 2) ?? .once, .milliseconds(100))
    }
    await rig.hear(1100 + 1000 + 100 + 250)
    let progress = try #require(await rig.player.progress)
    #expect((progress.heard.frames, progress.recited.frames) == (250, 250))
    #expect((progress.pass.heard.frames, progress.pass.length?.frames) == (250, 2100))
    #expect((progress.whole.heard.frames, progress.whole.length?.frames) == (2450, 4300))
    _ = try await rig.end()
  }

  @Test func `a session that is cut off has no more left than that`() async throws {
    let rig = try await NowPlayingRig("2:1-2", limit: 1500) { $0.passes = .forever }
    await rig.hear(200)
    let whole = try #require(await rig.player.progress?.whole)
    #expect((whole.heard.frames, whole.length?.frames) == (200, 1500))
    _ = try await rig.end()
  }
}
