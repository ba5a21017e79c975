/// An audio file as it was measured when it was taken into the library.
public struct AudioFile: Hashable, Sendable {
  /// Where it lies, absolute.
  public let path: String
  /// Frames a second.
  public let rate: Int
  /// How many samples a frame has.
  public let channels: Int
  /// Length in frames of `rate`.
  public let frames: Int

  public init(path: String, rate: Int, channels: Int, frames: Int) {
    self.path = path
    self.rate = rate
    self.channels = channels
    self.frames = frames
  }
}

extension AudioFile {
  /// A file that is yet to come: only its place is certain. How long it will be is a guess, of at least a frame.
  public static func expected(at path: String, milliseconds: Int) -> AudioFile {
    AudioFile(path: path, rate: 1000, channels: 0, frames: max(1, milliseconds))
  }

  /// Whether it is yet to come; then nobody knows how many channels it has, and it cannot be opened.
  public var isExpected: Bool { channels == 0 }
}

/// The frames of a file from `start` up to, not including, `end`; counted at the file's own rate.
public struct AudioSlice: Hashable, Sendable {
  /// The file of which it is a part.
  public let file: AudioFile
  /// Its first frame, at the file's rate.
  public let start: Int
  /// The frame after its last one, at the file's rate.
  public let end: Int

  /// - Precondition: `0 <= start < end <= file.frames`.
  public init(file: AudioFile, start: Int, end: Int) {
    precondition(0 <= start && start < end && end <= file.frames, "a slice lies inside its file")
    self.file = file
    self.start = start
    self.end = end
  }

  /// All of a file.
  public init(whole file: AudioFile) { self.init(file: file, start: 0, end: file.frames) }

  /// Whether `next` goes on where this one ends, so that nothing need happen between them.
  public func touches(_ next: AudioSlice) -> Bool { file.path == next.file.path && end == next.start }

  /// How many frames it gives at another rate and speed, by the same rule wherever it stands.
  ///
  /// A place at frame p of the file stands at round(p × rate ÷ the file's rate), and that at round(× 1 ÷ speed),
  /// halves up, counted from the file's start: so slices that touch add up to exactly what they are together.
  public func frames(at rate: Int, speed: Speed = .normal) -> Int { range(at: rate, speed: speed).count }

  /// Where it lies when the whole file is played at `rate` and `speed`.
  public func range(at rate: Int, speed: Speed = .normal) -> Range<Int> {
    file.position(of: start, at: rate, speed: speed)..<file.position(of: end, at: rate, speed: speed)
  }
}

extension AudioFile {
  /// Where a frame of the file stands when the whole file is played at `rate` and `speed`.
  public func position(of frame: Int, at rate: Int, speed: Speed = .normal) -> Int {
    speed.frames(rate == self.rate ? frame : (2 * frame * rate + self.rate) / (2 * self.rate))
  }
}
