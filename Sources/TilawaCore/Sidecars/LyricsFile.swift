/// A file of timed lines (LRC) that players show while the sound plays.
package struct LyricsFile: Hashable, Sendable {
  /// A word with its start in the sound file.
  package struct Word: Hashable, Sendable {
    package let text: String
    package let start: OutputTime

    package init(text: String, start: OutputTime) {
      self.text = text
      self.start = start
    }
  }

  /// A line with its start in the sound file.
  package struct Line: Hashable, Sendable {
    package let text: String
    package let start: OutputTime
    /// The words of the line, if each has a time of its own. They are written as in enhanced LRC, in place of the text.
    package let words: [Word]

    package init(text: String, start: OutputTime, words: [Word] = []) {
      self.text = text
      self.start = start
      self.words = words
    }
  }

  package let title: String
  package let artist: String
  package let album: String
  package let length: OutputTime
  package let lines: [Line]

  package init(title: String, artist: String, album: String, length: OutputTime, lines: [Line]) {
    self.title = title
    self.artist = artist
    self.album = album
    self.length = length
    self.lines = lines
  }

  /// The text of the file.
  package var text: String {
    var rows = [("ti", title), ("ar", artist), ("al", album)].map { "[\($0):\(plain($1))]" }
    rows.append("[length:\(TextTime.minutes(length, fraction: false))]")
    for line in lines {
      let words = line.words.map { "<\(TextTime.minutes($0.start))>\(plain($0.text))" }.joined(separator: " ")
      rows.append("[\(TextTime.minutes(line.start))]\(words.isEmpty ? plain(line.text) : words)")
    }
    return rows.joined(separator: "\n") + "\n"
  }

  /// Returns a text without line breaks and without the brackets of times.
  private func plain(_ text: String) -> String {
    text.printableLine.escaping { scalar in
      switch scalar {
      case "[": "("
      case "]": ")"
      default: nil
      }
    }
  }
}

/// Times in the forms of text files beside a sound.
enum TextTime {
  /// Returns a time as `mm:ss.xx`, rounded down; without the fraction rounded to a second.
  static func minutes(_ time: OutputTime, fraction: Bool = true) -> String {
    let hundredths = fraction ? time.frames * 100 / time.rate : (time.frames + time.rate / 2) / time.rate * 100
    let whole = "\(padded(hundredths / 6000, to: 2)):\(padded(hundredths / 100 % 60, to: 2))"
    return fraction ? "\(whole).\(padded(hundredths % 100, to: 2))" : whole
  }

  /// Returns a number with zeros before it.
  static func padded(_ number: Int, to width: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
