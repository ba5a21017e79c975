public import TilawaCore

/// What the listener has come to. Reports arrive in order, each when its frame was heard.
public enum EngineReport: Hashable, Sendable {
  /// The first frame of a segment was heard.
  case began(SegmentMark)
  /// The last frame of a segment was heard.
  case ended(SegmentMark)
  /// The first frame of a word was heard. Only where the engine was told to find words.
  case word(WordMark)
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

/// Says which words are heard in a segment, in that order. Called by the decode thread, which may block.
public typealias SegmentWords = @Sendable (SessionSegment) -> [WordOnset]

/// What the engine does where the sound of a segment cannot be had.
public enum EngineObstacle: Hashable, Sendable {
  /// It ends there: `.failed`.
  case ends
  /// It asks with `.stuck` and waits for `proceed` or `giveUp`.
  case asks
}

/// Whether a generation sounds as soon as it is prepared.
public enum EngineState: Hashable, Sendable { case playing, suspended }
