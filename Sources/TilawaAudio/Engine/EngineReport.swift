public import TilawaCore

/// What the listener has come to. Reports arrive in order, each when its frame was heard.
public enum EngineReport: Hashable, Sendable {
  /// The first frame of a segment was heard.
  case began(EngineMark)
  /// The last frame of a segment was heard.
  case ended(EngineMark)
  /// The first frame of a word was heard. Only where the engine was told to find words.
  case word(EngineWord)
  /// All was heard: the segments ended, or the session's frame limit was reached.
  case finished(generation: Int, frame: Int)
  /// The sound of `segment` cannot be had from `frame` on. What was made before it goes on sounding; the engine waits for
  /// `proceed` or `giveUp`. Only where it was told to ask; comes at once, before that frame is heard.
  case stuck(AudioError, segment: SessionSegment, generation: Int, frame: Int)
  /// All that was made before `frame`, where the engine was stuck, was heard.
  case exhausted(generation: Int, frame: Int)
  /// The sound of `segment` cannot be had; all before `frame` was heard and nothing follows.
  case failed(AudioError, segment: SessionSegment, generation: Int, frame: Int)
  /// The sink is gone; `frame` is how far it was heard. The engine plays no more.
  case sinkLost(AudioError, frame: Int)
  /// The sink is gone at `frame` and tries to come back; then `sinkBack` follows, or `sinkLost`.
  case sinkAway(AudioError, frame: Int)
  /// The sink is there again and `frame` frames of the session were heard; it sounds after the next `start`.
  case sinkBack(frame: Int)
  /// The output asks for silence, because of a call perhaps, and takes that back.
  case pauseRequested, resumeRequested
  /// The sink found nothing to play at `frame`; it goes on there when there is something again.
  case underrun(frame: Int)
}

/// Where a segment begins or ends in the session's sound.
public struct EngineMark: Hashable, Sendable {
  /// The generation of the walk to which it belongs; older ones are dropped.
  public let generation: Int
  /// Which segment of its generation, from 0.
  public let index: Int
  /// What begins or ends here.
  public let segment: SessionSegment
  /// Output frames from the beginning of the session: of the segment's first frame heard in this generation, or of
  /// the frame after its last.
  public let frame: Int
  /// The whole segment's length in output frames, with what was skipped of it.
  public let length: Int
  /// Output frames at the segment's beginning that this generation does not play.
  public let skipped: Int
}

/// Where a word begins in the session's sound.
public struct EngineWord: Hashable, Sendable {
  /// The generation of the walk to which it belongs; older ones are dropped.
  public let generation: Int
  /// In what it is heard.
  public let step: RepeatPlan.Step
  /// Which of the words that are heard in the segment, from 0.
  public let place: Int
  /// The word.
  public let word: HeardWord
  /// Output frames from the beginning of the session. Of the word inside which a generation begins it is where it began to be
  /// heard before.
  public let frame: Int
}

/// Says which words are heard in a segment, in that order. Called by the decode thread, which may block.
public typealias SegmentWords = @Sendable (SessionSegment) -> [WordOnset]

/// What the engine does where the sound of a segment cannot be had.
public enum EngineObstacle: Hashable, Sendable {
  /// It ends there: `.failed`.
  case ends
  /// It asks with `.stuck` and waits for `proceed` or `giveUp`.
  case asks
}

/// How a generation of the engine's sound begins.
public struct EngineCue: Hashable, Sendable {
  /// What marks of this walk will carry.
  public let generation: Int
  /// Output frames of the first segment that are left out: what was heard of it when `heardFrame` was `asOf`.
  public let skipping: Int
  /// What is heard from this frame until the change takes hold is left out too; nil: nothing more is.
  public var asOf: Int?
  /// How fast the samples are made.
  public let speed: Speed
  /// At which what is left out was heard.
  public let heardAt: Speed
  /// How the new sound follows the old.
  public let join: Playback.Join
  /// The output frame that ends the session with the ayah, or the silence after one, that is heard there.
  public let curfew: Int?

  public init(
    generation: Int, skipping: Int = 0, asOf: Int? = nil, speed: Speed = .normal, heardAt: Speed = .normal,
    join: Playback.Join = .cut, curfew: Int? = nil
  ) {
    self.generation = generation
    self.skipping = skipping
    self.asOf = asOf
    self.speed = speed
    self.heardAt = heardAt
    self.join = join
    self.curfew = curfew
  }

  /// How many frames at this cue's speed stand for `heard` frames of sound.
  public func atItsSpeed(_ heard: Int) -> Int {
    speed == heardAt ? heard : speed.frames(heardAt.content(heard))
  }
}

/// Whether a generation sounds as soon as it is prepared.
public enum EngineState: Hashable, Sendable { case playing, suspended }
