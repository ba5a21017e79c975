import TilawaCore
import TilawaIntake
import TilawaPlayer

/// The state of the player for a desktop: made from the news alone, so that it can be tested without a bus.
struct MediaState: Hashable, Sendable {
  enum Status: String, Hashable, Sendable {
    case playing = "Playing"
    case paused = "Paused"
    case stopped = "Stopped"
  }

  /// A command that is possible at present; the raw values are names of properties.
  enum Ability: String, CaseIterable, Hashable, Sendable {
    case goNext = "CanGoNext"
    case goPrevious = "CanGoPrevious"
    case play = "CanPlay"
    case pause = "CanPause"
    case seek = "CanSeek"
  }

  private(set) var status = Status.stopped
  private(set) var track: MediaTrack?
  private(set) var abilities: Set<Ability> = []
  /// Whether the last track was heard to its end.
  private(set) var isInGap = false
  private(set) var speed = Speed.normal
  /// The linear amplitude in per cent.
  private(set) var volume = 100
  private(set) var endless = Player.Endless.none
  private var info: NowPlaying.SessionInfo?
  /// The number of tracks since the program began.
  private var tracks = 0
  /// The surahs for the names of tracks.
  private(set) var surahs: [Surah] = []
  /// The addresses of pictures by surah.
  private var art: [Int: String] = [:]

  static func == (one: MediaState, other: MediaState) -> Bool { one.properties == other.properties }
  func hash(into hasher: inout Hasher) { hasher.combine(properties) }

  /// Takes an item of news.
  ///
  /// - Returns: The position after a seek inside the track, in microseconds of the recitation; nil without a seek.
  mutating func take(_ news: NowPlaying.News) -> Int64? {
    switch news {
    case .entered(let info): self.info = info
    case .event(let event, let progress): return take(event, progress)
    case .left(let reason): leave(reason)
    case .intermission(let intermission?): begin(intermission)
    case .intermission(nil):
      status = .playing
      abilities = []
    }
    return nil
  }

  /// Takes over the present state of the session; does nothing while no session is on.
  mutating func settle(_ progress: Player.Progress?) {
    guard let progress else { return }
    status = progress.snapshot.isPaused ? .paused : .playing
    speed = progress.settings.speed
    volume = progress.settings.volume
    endless = progress.settings.endless
  }

  /// Sets the surahs, and names the track by them.
  mutating func name(by surahs: [Surah]) {
    self.surahs = surahs
    track?.name(by: surahs)
  }

  /// Sets the picture of a surah.
  mutating func show(_ address: String, of surah: Int) {
    art[surah] = address
    if track?.surah == surah { track?.art = address }
  }

  private mutating func take(_ event: PlayerEvent, _ progress: Player.Progress?) -> Int64? {
    settle(progress)
    switch event {
    case .start:
      if progress == nil { status = .playing }
      abilities = [.goNext, .goPrevious, .play, .pause]
    case .ayah(let ayah): begin(MediaTrack(ayah, number: tracks + 1, in: info, surahs: surahs), seekable: [.seek])
    case .missing(_, let ref, let length, _):
      begin(MediaTrack(missing: ref, length: length, number: tracks + 1, surahs: surahs), seekable: [])
    case .gap: isInGap = true
    case .seek(_, _, let place):
      isInGap = false
      return MediaTrack.microseconds(of: place.frames, rate: place.rate)
    case .end: status = .stopped
    case .count, .word, .state, .speed, .change, .fallback, .waiting, .underrun: break
    }
    return nil
  }

  private mutating func begin(_ track: MediaTrack, seekable: Set<Ability>) {
    tracks += 1
    isInGap = false
    self.track = track
    self.track?.art = track.surah.flatMap { art[$0] }
    abilities = Set([.goNext, .goPrevious, .play, .pause]).union(seekable)
  }

  private mutating func begin(_ intermission: NowPlaying.Intermission) {
    begin(MediaTrack(intermission, script: info?.script, number: tracks + 1), seekable: [])
    status = .paused
    abilities = [.play, .goNext]
  }

  /// Takes the end of a session. A script continues by itself: between its steps the status is not stopped.
  private mutating func leave(_ reason: Playback.EndReason) {
    abilities = []
    status = info?.script != nil && reason == .finished ? .playing : .stopped
    if status == .stopped { track = nil }
  }
}
