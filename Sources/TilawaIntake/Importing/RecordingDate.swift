import TilawaAudio

/// The time of a recording, with its source.
package struct RecordingDate: Hashable, Sendable {
  /// The sources in the order of trust.
  package enum Source: String, Encodable, Hashable, Sendable {
    /// The user.
    case given
    /// The tags of the file.
    case tags
    /// The name of the file.
    case name
    /// The time at which the file was changed last.
    case file
    /// The import itself: there is no other time.
    case now
  }

  /// Seconds since 1970.
  package let seconds: Int
  package let source: Source
  /// The two readings of a name that may be two days, in seconds since 1970; nil where the name does not matter.
  package var doubt: [Int]?

  package init(seconds: Int, source: Source) {
    self.seconds = seconds
    self.source = source
  }

  /// Finds the time of a file that comes in.
  ///
  /// - Parameters:
  ///   - given: the time that the user named.
  ///   - tags: the time in the file's tags.
  ///   - name: the name of the file without its ending; nil for a stream.
  ///   - modified: the time of the file.
  ///   - now: the present time. A file of the future has a wrong clock.
  init(given: Int?, tags: Int?, name: String?, modified: Int?, now: Int) {
    let modified = modified.flatMap { (1...now + 86_400).contains($0) ? $0 : nil }
    if let given {
      self.init(seconds: given, source: .given)
    } else if let tags {
      self.init(seconds: tags, source: .tags)
    } else {
      let named = name.map { NameDate($0, fileTime: modified, now: now) } ?? .absent
      if case .found(let seconds) = named {
        self.init(seconds: seconds, source: .name)
      } else {
        self.init(seconds: modified ?? now, source: modified == nil ? .now : .file)
        if case .doubtful(let one, let other) = named { doubt = [one, other] }
      }
    }
  }
}
