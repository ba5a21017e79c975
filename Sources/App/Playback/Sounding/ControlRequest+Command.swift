package import TilawaCore
package import TilawaDesktop
package import TilawaPlayer

extension ControlRequest {
  /// Reads an ayah as people write it, in a counting.
  package typealias AyahReading = (String, VerseCounting) throws -> AyahRef

  /// Returns the command to the player; nil for requests that the service replies to by itself.
  ///
  /// - Throws: `ControlFault`, `.invalid`, where the verb does not take the value.
  package func command(counting: VerseCounting, reading: AyahReading) throws(ControlFault) -> PlayerCommand? {
    switch verb {
    case .status, .watch, .hello: nil
    case .play: .play
    case .pause: .pause
    case .toggle: .toggle
    case .next: .next
    case .previous: .previous
    case .nextPage: .nextPage
    case .previousPage: .previousPage
    case .nextSurah: .nextSurah
    case .previousSurah: .previousSurah
    case .stop: .stop
    case .jump: .jump(try ayah(counting, reading))
    case .seek: try seek()
    case .speed: try speed()
    case .each: .change(.each(try read(PlaybackSentences.repeatWanted, Repeat.typed)))
    case .passes: .change(.passes(try read(PlaybackSentences.repeatWanted, Repeat.typed)))
    case .gap: .change(.gap(try read(Sentence(verbatim: "\(Gap.wanted)"), Gap.init(text:))))
    case .volume: try volume()
    case .endless: .endless(try read(PlaybackSentences.endlessWanted, Player.Endless.init(rawValue:)))
    case .ab: try mark()
    case .sleep: .sleep(try sleep())
    }
  }

  /// The text of the value; empty where there is none.
  private var text: String {
    switch value {
    case .to(let text)?, .by(let text)?: text
    case nil: ""
    }
  }

  private var isRelative: Bool { if case .by = value { true } else { false } }

  private func read<Value>(_ allowed: Sentence, _ read: (String) -> Value?) throws(ControlFault) -> Value {
    guard let value = read(text) else {
      throw ControlFault(
        .invalid,
        PlaybackSentences.takes(verb: verb.rawValue, allowed: allowed, text: String(text.prefix(40))))
    }
    return value
  }

  /// The longest text of an ayah, in bytes.
  private static let longestAyah = 200

  private func ayah(_ counting: VerseCounting, _ reading: AyahReading) throws(ControlFault) -> AyahRef {
    // The error repeats the text, and is a line for people.
    guard text.utf8.count <= ControlRequest.longestAyah else {
      throw ControlFault(.invalid, PlaybackSentences.noAyah(text: String(text.prefix(40))))
    }
    do { return try reading(text, counting) } catch { throw ControlFault(.invalid, "\(error)") }
  }

  private func seek() throws(ControlFault) -> PlayerCommand {
    let seconds = try read(PlaybackSentences.secondsWanted, ControlRequest.seconds)
    guard isRelative || seconds >= .zero else { throw ControlFault(.invalid, PlaybackSentences.seekFromStart) }
    return isRelative ? .seekBy(seconds) : .seek(to: seconds)
  }

  private func speed() throws(ControlFault) -> PlayerCommand {
    switch text {
    case "faster": .faster
    case "slower": .slower
    default: .change(.speed(try read(Sentence(verbatim: "\(Speed.wanted)"), Speed.init(_:))))
    }
  }

  private func volume() throws(ControlFault) -> PlayerCommand {
    let allowed = isRelative ? -100...100 : 0...100
    let wanted = PlaybackSentences.percentWanted(least: "\(allowed.lowerBound)", most: "\(allowed.upperBound)")
    let percent = try read(wanted) { text in
      Int(text).flatMap { allowed.contains($0) ? $0 : nil }
    }
    return isRelative ? .volumeBy(percent) : .volume(percent)
  }

  private func mark() throws(ControlFault) -> PlayerCommand {
    switch text {
    case "", "mark": .markLoop
    case "clear": .clearLoop
    default: throw ControlFault(.invalid, PlaybackSentences.loopWanted(text: String(text.prefix(40))))
    }
  }

  /// The longest time to sleep, in seconds.
  private static let longest = 7 * 86_400

  private func sleep() throws(ControlFault) -> Duration? {
    if text == "off" { return nil }
    let seconds = try read(PlaybackSentences.sleepWanted) { text in
      TimeLength(text: text).flatMap { $0.seconds <= ControlRequest.longest ? $0.seconds : nil }
    }
    return .seconds(seconds)
  }

  /// Reads seconds as JSON or people write them, a day at most.
  private static func seconds(_ text: String) -> Duration? {
    guard text.utf8.count <= 24, text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }),
      let value = Double(text), abs(value) <= 86_400
    else { return nil }
    return .microseconds(Int64((value * 1_000_000).rounded()))
  }
}
