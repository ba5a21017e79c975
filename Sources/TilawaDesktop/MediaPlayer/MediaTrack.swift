import TilawaCore
import TilawaPlayer

/// A track for MPRIS: one playing of an ayah.
struct MediaTrack: Hashable, Sendable {
  /// The path of the track, a new one for each playing: a repeat is a track of its own.
  let path: String
  var title = ""
  /// The surah.
  var album: String?
  var artists: [String] = []
  var comments: [String] = []
  /// The number of the ayah; nil if the track is no ayah.
  var ayah: Int?
  /// The number of the surah.
  var surah: Int?
  /// The length of the recitation at normal speed, in microseconds.
  var length: Int64?
  /// The address of a picture.
  var art: String?
  /// The ref as the player names it; nil for a track outside the text.
  private var ref: String?

  /// The path that stands for no track.
  static let none = "/org/mpris/MediaPlayer2/TrackList/NoTrack"

  /// - Parameter number: the number of the track since the program began.
  init(number: Int) { path = "/tilawa/track/\(number)" }

  /// The metadata as D-Bus values.
  var metadata: [String: DBusValue] {
    var fields: [String: DBusValue] = ["mpris:trackid": .path(path), "xesam:title": .string(title)]
    fields["mpris:length"] = length.map { .int64($0) }
    fields["mpris:artUrl"] = art.map { .string($0) }
    fields["xesam:album"] = album.map { .string($0) }
    fields["xesam:trackNumber"] = ayah.map { .int32(Int32(clamping: $0)) }
    if !artists.isEmpty { fields["xesam:artist"] = .strings(artists) }
    if !comments.isEmpty { fields["xesam:comment"] = .strings(comments) }
    return fields
  }
}

extension MediaTrack {
  /// Makes the track of an ayah that begins, or of its basmalah or isti'adha.
  init(_ event: PlayerEvent.Ayah, number: Int, in info: NowPlaying.SessionInfo?, surahs: [Surah]) {
    self.init(number: number)
    take(event.ref, of: info.flatMap { MediaTrack.surah(at: event.step, in: $0) }, among: surahs)
    artists = [event.reciter.name]
    length = event.slices.reduce(0) { $0 + MediaTrack.microseconds(of: $1.end - $1.start, rate: $1.file.rate) }
    let kind =
      event.reciter.kind == .personal ? DesktopSentences.personalRecording : DesktopSentences.professionalRecording
    comments = [event.reciter.riwayah.name, MediaTrack.counters(event)?.text, kind.text].compactMap(\.self)
  }

  /// Makes the track of the silence for a missing ayah.
  init(missing ref: String, length: OutputTime, number: Int, surahs: [Surah]) {
    self.init(number: number)
    take(ref, of: nil, among: surahs)
    self.length = MediaTrack.microseconds(of: length.frames, rate: length.rate)
    comments = [DesktopSentences.missing.text]
  }

  /// Makes the track of a step of a script without sound.
  init(_ intermission: NowPlaying.Intermission, script: String?, number: Int) {
    self.init(number: number)
    title = intermission.title
    album = script.map(ScriptTitle.of)
  }

  private mutating func take(_ ref: String, of known: Int?, among surahs: [Surah]) {
    self.ref = ref
    surah = known ?? MediaTrack.numbers(in: ref).first
    name(by: surahs)
  }

  /// Sets the title by the known names.
  mutating func name(by surahs: [Surah]) {
    guard let ref else { return }
    let found = surahs.first { $0.id == surah }
    album = found.map { DesktopSentences.surahNames(name: $0.transliteration, arabic: $0.arabic).text }
    let place = MediaTrack.numbers(in: ref).dropFirst().first
    if let place, place > 0 { ayah = place }
    let what =
      place == nil ? DesktopSentences.istiadha.text : place == 0 ? DesktopSentences.basmalah.text : ref
    title = found.map { DesktopSentences.trackTitle(what: what, surah: $0.transliteration).text } ?? what
  }

  /// Returns the numbers of the surah and the ayat in `2:255`, `2:1-2` and `2:0`; empty for a ref in words.
  private static func numbers(in ref: String) -> [Int] {
    ref.split(whereSeparator: { $0 == ":" || $0 == "-" }).compactMap { Int($0) }
  }

  private static func surah(at step: RepeatPlan.Step, in info: NowPlaying.SessionInfo) -> Int? {
    let units = info.session.units
    return units.indices.contains(step.item) ? units[step.item].ayat.first.surah : nil
  }

  /// Returns the counts, such as "Rep 2/5 · Pass 1/3"; nil for an uncounted track.
  private static func counters(_ event: PlayerEvent.Ayah) -> Sentence? {
    guard event.step.part == .ayah else { return nil }
    func limit(_ count: Repeat) -> String { count.limit.map(String.init) ?? "∞" }
    return DesktopSentences.counters(
      play: "\(event.step.play)", plays: limit(event.plays), pass: "\(event.step.pass)", passes: limit(event.passes))
  }

  static func microseconds(of frames: Int, rate: Int) -> Int64 { Int64((frames * 1_000_000 + rate / 2) / rate) }
}
