import TilawaCore
package import TilawaPlayer

extension PlayerStatus {
  /// The status in a line for people: "playing 2:3 · Rep 2/3 · Pass 1/5 · husary · hafs · 0:12 of 1:40 · 0.75×".
  package var words: String {
    var parts = [[state.rawValue, position?.ref].compactMap(\.self).joined(separator: " ")]
    if let intermission { parts.append(intermission.title) }
    if let position {
      parts += Counters.words(play: position.play, of: position.plays, pass: position.pass, of: position.passes)
    }
    parts += [position?.reciter, session?.riwayah.rawValue].compactMap(\.self)
    if let position, let length = position.wholeLength {
      parts.append("\(Lengths.time(position.wholeHeard.whole)) of \(Lengths.time(length.whole))")
    }
    if let settings {
      if settings.speed.value != 1 { parts.append("\(settings.speed)×") }
      if settings.volume != 100 { parts.append("volume \(settings.volume)%") }
      if settings.endless != .none { parts.append("\(settings.endless.rawValue) for ever") }
    }
    if let awaited = position?.waitingFor { parts.append("fetching \(awaited)") }
    return parts.joined(separator: " · ")
  }
}
