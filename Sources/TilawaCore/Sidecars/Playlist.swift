/// A playlist (extended M3U) of sound files in the same folder.
package struct Playlist: Hashable, Sendable {
  /// A sound file of the playlist.
  package struct Entry: Hashable, Sendable {
    /// The name of the file, without a folder.
    package let file: String
    package let title: String
    package let artist: String
    package let length: OutputTime

    package init(file: String, title: String, artist: String, length: OutputTime) {
      self.file = file
      self.title = title
      self.artist = artist
      self.length = length
    }
  }

  package let title: String
  package let entries: [Entry]

  package init(title: String, entries: [Entry]) {
    self.title = title
    self.entries = entries
  }

  /// The text of the file.
  package var text: String {
    var lines = ["#EXTM3U", "#EXTENC:UTF-8", "#PLAYLIST:\(title.printableLine)"]
    for entry in entries {
      let seconds = (entry.length.frames + entry.length.rate / 2) / entry.length.rate
      lines.append("#EXTINF:\(seconds),\(entry.artist.printableLine) - \(entry.title.printableLine)")
      lines.append(entry.file)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
