/// An audio file with the measures taken when it came into the library.
public struct AudioFile: Hashable, Sendable {
  /// The absolute path of the file.
  public let path: String
  /// The number of frames per second.
  public let rate: Int
  /// The number of samples in a frame, one for each channel.
  public let channels: Int
  /// The length in frames of `rate`.
  public let frames: Int

  public init(path: String, rate: Int, channels: Int, frames: Int) {
    self.path = path
    self.rate = rate
    self.channels = channels
    self.frames = frames
  }
}

extension AudioFile {
  /// Returns a file that does not exist yet. Only its path is certain; its length is a guess of at least one frame.
  public static func expected(at path: String, milliseconds: Int) -> AudioFile {
    AudioFile(path: path, rate: 1000, channels: 0, frames: max(1, milliseconds))
  }

  /// Whether the file does not exist yet. Then its number of channels is unknown, and it cannot be opened.
  public var isExpected: Bool { channels == 0 }
}

/// A range of frames of a file, from `start` up to, not including, `end`, counted at the file's own rate.
public struct AudioSlice: Hashable, Sendable {
  /// The file to which the slice belongs.
  public let file: AudioFile
  /// The first frame, at the file's rate.
  public let start: Int
  /// The frame after the last one, at the file's rate.
  public let end: Int

  /// Makes a slice.
  ///
  /// - Precondition: `0 <= start < end <= file.frames`.
  public init(file: AudioFile, start: Int, end: Int) {
    precondition(0 <= start && start < end && end <= file.frames, "a slice lies inside its file")
    self.file = file
    self.start = start
    self.end = end
  }

  /// Makes a slice of the whole file.
  public init(whole file: AudioFile) { self.init(file: file, start: 0, end: file.frames) }

  /// Whether `next` begins in the same file at the frame where this slice ends. Between such slices nothing has to
  /// happen.
  public func touches(_ next: AudioSlice) -> Bool { file.path == next.file.path && end == next.start }

  /// Returns the number of frames of the slice at another rate and speed.
  ///
  /// The rule is the same everywhere in the file. At normal speed, frame p of the file has the position q = round(p ×
  /// rate ÷ the file's rate); at another speed it has the position round(q ÷ speed). Halves are rounded up, and
  /// positions are counted from the start of the file. So the lengths of touching slices add up exactly to the length
  /// of both together.
  public func frames(at rate: Int, speed: Speed = .normal) -> Int { range(at: rate, speed: speed).count }

  /// Returns the range of the slice in output frames when the whole file is played at `rate` and `speed`.
  public func range(at rate: Int, speed: Speed = .normal) -> Range<Int> {
    file.position(of: start, at: rate, speed: speed)..<file.position(of: end, at: rate, speed: speed)
  }
}

extension AudioFile {
  /// Returns the position of a frame of the file when the whole file is played at `rate` and `speed`.
  public func position(of frame: Int, at rate: Int, speed: Speed = .normal) -> Int {
    speed.frames(rate == self.rate ? frame : (2 * frame * rate + self.rate) / (2 * self.rate))
  }
}
