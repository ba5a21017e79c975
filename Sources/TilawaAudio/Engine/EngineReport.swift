public import TilawaCore

/// What the listener has come to. Reports arrive in order, each when its frame was heard.
public enum EngineReport: Hashable, Sendable {
  /// The first frame of a segment was heard.
  case began(EngineMark)
  /// The last frame of a segment was heard.
  case ended(EngineMark)
  /// All was heard: the segments ended, or the session's frame limit was reached.
  case finished(generation: Int, frame: Int)
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
  public let generation: Int
  /// Which segment of its generation, from 0.
  public let index: Int
  public let segment: SessionSegment
  /// Output frames from the beginning of the session: of the segment's first frame heard in this generation, or of
  /// the frame after its last.
  public let frame: Int
  /// The whole segment's length in output frames, with what was skipped of it.
  public let length: Int
  /// Output frames at the segment's beginning that this generation does not play.
  public let skipped: Int
}

/// Whether a generation sounds as soon as it is prepared.
public enum EngineState: Hashable, Sendable { case playing, suspended }
