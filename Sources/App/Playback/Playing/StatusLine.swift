package import TilawaCore
import TilawaPlayer

/// The status of a player in a line for people, made of the fields of its reply.
///
/// The fields are read by the names that `PlayerStatus` gives them. Decoding the whole message takes about a millisecond the first
/// time in a process, which is longer than all the rest of `tilawa ctl status`.
package struct StatusLine {
  private let fields: JSON

  /// Reads a reply; nil where it is not a status.
  package init?(_ fields: JSON) {
    guard fields[PlayerStatus.CodingKeys.state.rawValue] != nil else { return nil }
    self.fields = fields
  }

  /// The line: "playing 2:3 · Rep 2/3 · Pass 1/5 · husary · hafs · 0:12 of 1:40 · 0.75×".
  package var words: Sentence {
    let state = fields[PlayerStatus.CodingKeys.state.rawValue]?.scalar
    let ref = position(.ref)?.scalar
    let riwayah = fields[SessionMessage.CodingKeys.riwayah.rawValue]?.scalar
    let first = [state.map { StatusLine.words($0).text }, ref].compactMap(\.self).joined(separator: " ")
    let pause = fields[PlayerStatus.CodingKeys.intermission.rawValue]?["title"]?.scalar
    var parts = [first, pause].compactMap { $0.map { Sentence(verbatim: $0) } } + counters
    parts += [position(.reciter)?.scalar, riwayah].compactMap { $0.map { Sentence(verbatim: $0) } }
    if let heard = seconds(.wholeHeard), let length = seconds(.wholeLength) {
      parts.append(PlaybackSentences.heardOf(heard: Lengths.time(heard), length: Lengths.time(length)))
    }
    parts += settings
    if let awaited = position(.waitingFor)?.scalar { parts.append(PlaybackSentences.fetching(ref: awaited)) }
    return parts.dotted
  }

  /// The word for a state; the state itself where only a newer player has it.
  private static func words(_ state: String) -> Sentence {
    switch PlayerStatus.State(rawValue: state) {
    case .playing: PlaybackSentences.playing
    case .paused: PlaybackSentences.paused
    case .waiting: PlaybackSentences.waiting
    case .intermission: PlaybackSentences.intermission
    case .idle: PlaybackSentences.idle
    case nil: Sentence(verbatim: state)
    }
  }

  private var counters: [Sentence] {
    guard let play = count(.play), let plays = position(.plays).flatMap({ PlayCount($0) }),
      let pass = count(.pass), let passes = position(.passes).flatMap({ PlayCount($0) })
    else { return [] }
    return Counters.words(play: play, of: plays, pass: pass, of: passes)
  }

  /// The settings that differ from the usual ones.
  private var settings: [Sentence] {
    var parts: [Sentence] = []
    if let speed = setting(.speed), Double(speed) != 1 { parts.append(PlaybackSentences.speed(speed: speed)) }
    if let volume = setting(.volume), volume != "100" { parts.append(PlaybackSentences.volumeOf(percent: volume)) }
    if let endless = setting(.endless), endless != Playback.Endless.none.rawValue {
      let what =
        switch Playback.Endless(rawValue: endless) {
        case .ayah: PlaybackSentences.endlessAyah
        case .range: PlaybackSentences.endlessRange
        default: Sentence(verbatim: endless)
        }
      parts.append(PlaybackSentences.forEver(what: what))
    }
    return parts
  }

  // MARK: - Fields

  private func position(_ key: PositionMessage.CodingKeys) -> JSON? { fields[key.rawValue] }

  private func count(_ key: PositionMessage.CodingKeys) -> Int? { position(key)?.scalar.flatMap { Int($0) } }

  /// Returns whole seconds.
  private func seconds(_ key: PositionMessage.CodingKeys) -> Int? {
    position(key)?.scalar.flatMap { Seconds(digits: $0) }?.whole
  }

  private func setting(_ key: PlayerSettings.CodingKeys) -> String? { fields[key.rawValue]?.scalar }
}
