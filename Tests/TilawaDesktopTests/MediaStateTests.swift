import Testing

@testable import TilawaCore
@testable import TilawaDesktop
@testable import TilawaIntake
@testable import TilawaPlayer

@Suite struct MediaStateTests {
  private let surahs = [
    Surah(
      id: 2, arabic: "البقرة", transliteration: "Al-Baqara", english: "The Cow", place: .medinan, revelationOrder: 87,
      words: 6117)
  ]
  private let rate = 1000

  private func time(_ frames: Int) -> OutputTime { OutputTime(frames: frames, rate: rate) }

  /// An ayah of three seconds at 8,000 frames a second.
  private func ayah(
    _ ref: String, play: Int = 1, part: RepeatPlan.Step.Part = .ayah, kind: Reciter.Kind = .personal
  ) -> PlayerEvent {
    let file = AudioFile(path: "/x.wav", rate: 8000, channels: 1, frames: 24_000)
    return .ayah(
      PlayerEvent.Ayah(
        at: time(0), ref: ref, role: .main,
        step: RepeatPlan.Step(section: 0, block: 0, item: 0, pass: 1, play: play, part: part),
        plays: Repeat(times: 5) ?? .once, passes: .forever,
        reciter: Reciter(id: "a", name: "Teacher", riwayah: .warsh, counting: .madaniLater, kind: kind),
        slices: [AudioSlice(whole: file)], gain: .none))
  }

  private func progress(
    paused isPaused: Bool = false, heard: Int = 0, speed: Speed = .normal, recited: Int? = nil, volume: Int = 100
  ) -> Player.Progress {
    let step = RepeatPlan.Step(section: 0, block: 0, item: 0, pass: 1, play: 1, part: .ayah)
    return Player.Progress(
      snapshot: Snapshot(step: step, ref: "2:255", plays: .once, passes: .once, done: 0, isPaused: isPaused, word: nil),
      reciter: nil, heard: time(heard), length: time(3000), speed: speed, at: time(0), waitingFor: nil,
      settings: Player.Settings(
        each: .once, passes: .once, gap: .none, speed: speed, volume: volume, endless: .none, loop: nil, sleepsAt: nil),
      recited: time(recited ?? 0), recitation: recited.map { _ in time(3000) },
      pass: Player.Share(heard: time(0), length: nil), whole: Player.Share(heard: time(0), length: nil))
  }

  private func state(_ news: NowPlaying.News...) -> MediaState {
    var state = MediaState()
    state.name(by: surahs)
    for item in news { _ = state.take(item) }
    return state
  }

  // T-F1.6, T-F1.7
  @Test func `an ayah has its names, counts and source`() throws {
    let track = try #require(state(.event(ayah("2:255", play: 2), progress())).track)
    #expect(track.title == "2:255 · Al-Baqara")
    #expect(track.album == "Al-Baqara · البقرة")
    #expect(track.artists == ["Teacher"])
    #expect(track.comments == ["Warsh", "Rep 2/5 · Pass 1/∞", "personal recording"])
    #expect(track.ayah == 255)
    #expect(track.length == 3_000_000)
  }

  @Test(arguments: [
    ("2:0", RepeatPlan.Step.Part.basmalah, "Basmalah · Al-Baqara", nil), ("istiadha", .istiadha, "Isti'adha", nil),
    ("2:1-2", .ayah, "2:1-2 · Al-Baqara", 1), ("2:255:1-7", .ayah, "2:255:1-7 · Al-Baqara", 255),
    ("3:7", .ayah, "3:7", 7),
  ])
  func `what stands before an ayah, some of one and several have names`(
    ref: String, part: RepeatPlan.Step.Part, title: String, number: Int?
  ) throws {
    let track = try #require(state(.event(ayah(ref, part: part), progress())).track)
    #expect(track.title == title)
    #expect(track.ayah == number)
    #expect(track.comments.contains { $0.hasPrefix("Rep") } == (part == .ayah))
  }

  @Test func `each playing is a track of its own, and names that come later are its names`() {
    var state = MediaState()
    _ = state.take(.event(ayah("2:255"), progress()))
    let first = state.track
    #expect(first?.title == "2:255")
    state.name(by: surahs)
    #expect(state.track?.title == "2:255 · Al-Baqara")
    #expect(state.track?.path == first?.path)
    _ = state.take(.event(ayah("2:255", play: 2), progress()))
    #expect(state.track?.path != first?.path)
  }

  @Test func `a picture is shown of its surah, then and later`() {
    var state = state(.event(ayah("2:255"), progress()))
    state.show("file:///3.png", of: 3)
    #expect(state.track?.art == nil)
    state.show("file:///2.png", of: 2)
    #expect(state.track?.art == "file:///2.png")
    _ = state.take(.event(ayah("2:256"), progress()))
    #expect(state.track?.art == "file:///2.png")
  }

  @Test func `a gap is played, and its position is the end of what was heard`() {
    let state = state(
      .event(ayah("2:255"), progress()), .event(.gap(at: time(3000), length: time(1000), kind: .ayah), progress()))
    #expect(state.status == .playing)
    #expect(state.position(progress(heard: 0)) == 3_000_000)
  }

  @Test func `a pause is one whoever asked for it, and the end is the end`() {
    var state = state(.event(ayah("2:255"), progress()))
    for cause in [Playback.Cause.user, .server, .sinkLost] {
      _ = state.take(.event(.state(at: time(1), state: .paused, cause: cause), progress(paused: true)))
      #expect(state.status == .paused)
      _ = state.take(.event(.state(at: time(1), state: .playing, cause: cause), progress()))
      #expect(state.status == .playing)
    }
    _ = state.take(.event(.end(at: time(2), reason: .finished), nil))
    _ = state.take(.left(.finished))
    #expect(state.status == .stopped)
    #expect(state.abilities.isEmpty)
    #expect(state.properties["Metadata"] == .dictionary(["mpris:trackid": .path(MediaTrack.none)]))
  }

  @Test func `a pause of a script is one that can be played on from`() {
    var state = state(.intermission(NowPlaying.Intermission(title: "pause until a key", length: nil)))
    #expect(state.status == .paused)
    #expect(state.track?.title == "pause until a key")
    #expect(state.abilities == [.play, .goNext])
    _ = state.take(.intermission(nil))
    #expect(state.status == .playing)
  }

  @Test(arguments: [("name:Morning", "Morning"), ("file:/home/ali/a b.yaml", "a b.yaml")])
  func `a script is named as people name it`(identity: String, name: String) {
    let pause = NowPlaying.Intermission(title: "pause", length: nil)
    #expect(MediaTrack(pause, script: identity, number: 1).album == name)
  }

  @Test func `a missing ayah is a silence that nobody moves in`() {
    let state = state(.event(.missing(at: time(0), ref: "2:7", length: time(2000), tried: []), progress()))
    #expect(state.track?.title == "2:7 · Al-Baqara")
    #expect(state.track?.artists == [])
    #expect(state.track?.length == 2_000_000)
    #expect(!state.abilities.contains(.seek))
  }

  @Test func `only a seek is told as one`() {
    var state = state(.event(ayah("2:255"), progress()))
    #expect(state.take(.event(.seek(at: time(5), ref: "2:255", to: time(1500)), progress())) == 1_500_000)
    #expect(state.take(.event(ayah("2:256"), progress())) == nil)
    #expect(state.take(.event(.count(count), progress())) == nil)
  }

  private var count: PlayerEvent.Count {
    PlayerEvent.Count(at: time(1), ref: "2:255", done: 1, of: .once, pass: 1, passes: .once)
  }

  @Test func `the position is what was recited; where nobody says so, what was heard at this speed`() throws {
    let double = try #require(Speed("2"))
    let state = state(.event(ayah("2:255"), progress()))
    #expect(state.position(progress(heard: 500, speed: double)) == 1_000_000)
    #expect(state.position(progress(heard: 500, speed: double, recited: 700)) == 700_000)
    // No widget is told of a place beyond the end.
    #expect(state.position(progress(heard: 5000)) == 3_000_000)
    #expect(state.position(nil) == 0)
  }

  @Test func `only what is another is told, and never the position`() throws {
    let before = state(.event(ayah("2:255"), progress()))
    var after = before
    after.settle(progress())
    #expect(after.changes(since: before) == [:])
    after.settle(progress(speed: try #require(Speed("1.5")), volume: 40))
    #expect(after.changes(since: before) == ["Rate": .double(1.5), "Volume": .double(0.4)])
    #expect(after.properties["Position"] == nil)
  }
}
