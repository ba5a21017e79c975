/// The beginning of a generation of a session's sound: one value from `Playback` to the decode thread.
public struct PlaybackStart: Hashable, Sendable {
  /// The generation that the marks of this walk carry.
  public let generation: Int
  /// The heard output frames of the first step that are left out, at the speed `heardAt`.
  public let skipping: Int
  /// The output frame of the session up to which `skipping` counts. Frames heard after it, until the change takes hold,
  /// are left out too; nil: no more frames are left out.
  public var asOf: Int?
  /// The speed at which the samples are made.
  public let speed: Speed
  /// The speed at which the omitted frames were heard.
  public let heardAt: Speed
  /// The way in which the new sound joins the old.
  public let join: Playback.Join
  /// The output frame of the sleep timer: the session ends with the ayah, or the silence after one, that is heard
  /// there; nil: no timer.
  public let stopFrame: Int?

  public init(
    generation: Int, skipping: Int = 0, asOf: Int? = nil, speed: Speed = .normal, heardAt: Speed = .normal,
    join: Playback.Join = .cut, stopFrame: Int? = nil
  ) {
    self.generation = generation
    self.skipping = skipping
    self.asOf = asOf
    self.speed = speed
    self.heardAt = heardAt
    self.join = join
    self.stopFrame = stopFrame
  }

  /// Returns the number of frames at this start's speed that hold as much sound as `heard` frames at `heardAt`.
  public func atItsSpeed(_ heard: Int) -> Int {
    speed == heardAt ? heard : speed.frames(heardAt.content(heard))
  }

  /// Returns the number of output frames that are left out of a segment: of a loop, only those after its beginning.
  ///
  /// - Parameters:
  ///   - loop: the part of the step that is the segment; nil: all of it.
  ///   - rate: the number of output frames a second.
  public func skipping(in loop: SoundLoop?, rate: Int) -> Int {
    max(0, skipping - (loop?.range(rate: rate, speed: heardAt).lowerBound ?? 0))
  }
}
