import TilawaCore
import TilawaPlayer

/// The player as a desktop knows it: made of the news alone, so that it can be looked at without a bus.
struct MediaState: Hashable, Sendable {
  enum Status: String, Hashable, Sendable {
    case playing = "Playing"
    case paused = "Paused"
    case stopped = "Stopped"
  }

  /// What would have an effect now; the raw values are names of properties.
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
  /// What sounded last was heard to its end.
  private(set) var isInGap = false
  private(set) var speed = Speed.normal
  /// Linear amplitude in per cent.
  private(set) var volume = 100
  private(set) var endless = Player.Endless.none
  private var info: NowPlaying.SessionInfo?
  /// Tracks since the program began.
  private var tracks = 0
  /// What the names of tracks are made of.
  private(set) var surahs: [Surah] = []
  /// Addresses of pictures by surah.
  private var art: [Int: String] = [:]

  static func == (one: MediaState, other: MediaState) -> Bool { one.properties == other.properties }
  func hash(into hasher: inout Hasher) { hasher.combine(properties) }

  /// Takes note of what happened.
  ///
  /// - Returns: the place that somebody moved to inside what sounds, in microseconds of the recitation.
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

  /// As the session is at this moment; nothing where none is on.
  mutating func settle(_ progress: Player.Progress?) {
    guard let progress else { return }
    status = progress.snapshot.isPaused ? .paused : .playing
    speed = progress.settings.speed
    volume = progress.settings.volume
    endless = progress.settings.endless
  }

  /// The names of surahs are known from now on.
  mutating func name(by surahs: [Surah]) {
    self.surahs = surahs
    track?.name(by: surahs)
  }

  /// A picture of a surah was made.
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

  /// A script goes on by itself: between its steps it is not stopped.
  private mutating func leave(_ reason: Playback.EndReason) {
    abilities = []
    status = info?.script != nil && reason == .finished ? .playing : .stopped
    if status == .stopped { track = nil }
  }
}
