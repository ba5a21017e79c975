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
  package var words: String {
    let state = fields[PlayerStatus.CodingKeys.state.rawValue]?.scalar
    let ref = position(.ref)?.scalar
    let riwayah = fields[SessionMessage.CodingKeys.riwayah.rawValue]?.scalar
    var parts = [[state, ref].compactMap(\.self).joined(separator: " ")]
    parts += [fields[PlayerStatus.CodingKeys.intermission.rawValue]?["title"]?.scalar].compactMap(\.self)
    parts += counters + [position(.reciter)?.scalar, riwayah].compactMap(\.self)
    if let heard = seconds(.wholeHeard), let length = seconds(.wholeLength) {
      parts.append("\(Lengths.time(heard)) of \(Lengths.time(length))")
    }
    parts += settings
    if let awaited = position(.waitingFor)?.scalar { parts.append("fetching \(awaited)") }
    return parts.joined(separator: " · ")
  }

  private var counters: [String] {
    guard let play = count(.play), let plays = position(.plays).flatMap({ PlayCount($0) }),
      let pass = count(.pass), let passes = position(.passes).flatMap({ PlayCount($0) })
    else { return [] }
    return Counters.words(play: play, of: plays, pass: pass, of: passes)
  }

  /// The settings that differ from the usual ones.
  private var settings: [String] {
    var parts: [String] = []
    if let speed = setting(.speed), Double(speed) != 1 { parts.append("\(speed)×") }
    if let volume = setting(.volume), volume != "100" { parts.append("volume \(volume)%") }
    if let endless = setting(.endless), endless != Playback.Endless.none.rawValue {
      parts.append("\(endless) for ever")
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
