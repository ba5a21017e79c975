package import ArgumentParser
package import TilawaCore

/// The options for a part of a recording.
package struct IntervalOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Where to begin: 62.5, 1:02.5, 500ms. Default: the start.", valueName: "time"),
    completion: .list([]))
  package var from: String?

  @Option(help: ArgumentHelp("Where to end. Default: the end.", valueName: "time"), completion: .list([]))
  package var to: String?

  package init() {}

  /// Returns the chosen part of a file.
  ///
  /// - Throws: `Failure` for a text that is not a time, and for an empty part.
  package func slice(of sound: AudioFile) throws -> AudioSlice {
    func frame(_ text: String) throws -> Int {
      guard let frame = RecordingTime.frame(text, at: sound.rate) else {
        throw Failure(.usage, CommandOptionsSentences.notATime(text: text))
      }
      return frame
    }
    let start = try from.map(frame) ?? 0
    let end = min(sound.frames, try to.map(frame) ?? sound.frames)
    guard start < end else {
      let length = "\(RecordingTime.words(sound.frames, at: sound.rate))"
      throw Failure(.usage, CommandOptionsSentences.noSoundBetween(path: sound.path, length: length))
    }
    return AudioSlice(file: sound, start: start, end: end)
  }
}
