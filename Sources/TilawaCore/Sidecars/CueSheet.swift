/// A cue sheet: the titles of the parts of one sound file, and their places.
package struct CueSheet: Hashable, Sendable {
  /// A part of the sound.
  package struct Track: Hashable, Sendable {
    package let title: String
    package let performer: String
    /// The start in the sound file.
    package let start: OutputTime

    package init(title: String, performer: String, start: OutputTime) {
      self.title = title
      self.performer = performer
      self.start = start
    }
  }

  /// The largest number of tracks that a cue sheet can have.
  package static let most = 99

  /// The title of the whole.
  package let title: String
  package let performer: String
  /// The name of the sound file, without a folder.
  package let file: String
  package let tracks: [Track]

  package init(title: String, performer: String, file: String, tracks: [Track]) {
    self.title = title
    self.performer = performer
    self.file = file
    self.tracks = tracks
  }

  /// The text of the file. Tracks after the 99th are left out.
  package var text: String {
    let kind = file.lowercased().hasSuffix(".mp3") ? "MP3" : "WAVE"
    var lines = ["PERFORMER \(quoted(performer))", "TITLE \(quoted(title))", "FILE \(quoted(file)) \(kind)"]
    for (index, track) in tracks.prefix(CueSheet.most).enumerated() {
      lines.append("  TRACK \(TextTime.padded(index + 1, to: 2)) AUDIO")
      lines.append("    TITLE \(quoted(track.title))")
      lines.append("    PERFORMER \(quoted(track.performer))")
      lines.append("    INDEX 01 \(time(track.start))")
    }
    return lines.joined(separator: "\r\n") + "\r\n"
  }

  /// Returns a time in the form `minutes:seconds:frames`, 75 frames a second.
  private func time(_ time: OutputTime) -> String {
    let frames = time.frames * 75 / time.rate
    return [frames / 4500, frames / 75 % 60, frames % 75].map { TextTime.padded($0, to: 2) }.joined(separator: ":")
  }

  /// Returns a text in quotes. The format has no form for a quote inside.
  private func quoted(_ text: String) -> String {
    "\"" + text.printableLine.escaping { $0 == "\"" ? "'" : nil } + "\""
  }
}
