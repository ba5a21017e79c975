public import TilawaCore

/// A report of the position of the listener. Reports arrive in order, each after its frame was heard.
public enum EngineReport: Hashable, Sendable {
  /// The first frame of a segment was heard.
  case began(SegmentMark)
  /// The last frame of a segment was heard.
  case ended(SegmentMark)
  /// The first frame of a word was heard. Only if the engine was given `words`.
  case word(WordMark)
  /// Everything was heard: the segments ended, or the session's frame limit was reached.
  case finished(generation: Int, frame: Int)
  /// The sound of `segment` is not available from `frame` on. The earlier frames continue to sound; the engine waits
  /// for `proceed` or `giveUp`. Only with `EngineObstacle.asks`; reported at once, before that frame is heard.
  case stuck(AudioError, segment: SessionSegment, generation: Int, frame: Int)
  /// All frames before `frame`, at which the engine was stuck, were heard.
  case exhausted(generation: Int, frame: Int)
  /// The sound of `segment` is not available; all frames before `frame` were heard and nothing follows.
  case failed(AudioError, segment: SessionSegment, generation: Int, frame: Int)
  /// The sink is gone after `frame` heard frames. The engine plays no more.
  case sinkLost(AudioError, frame: Int)
  /// The sink is gone at `frame` and tries to come back; then `sinkBack` follows, or `sinkLost`.
  case sinkAway(AudioError, frame: Int)
  /// The sink is there again and `frame` frames of the session were heard; it sounds after the next `start`.
  case sinkBack(frame: Int)
  /// The output asks for silence, for example because of a call, or withdraws that.
  case pauseRequested, resumeRequested
  /// The sink had nothing to play at `frame`; it continues there with the next frames.
  case underrun(frame: Int)
}

extension EngineReport {
  /// The output frame that was heard; nil for a report that tells of none.
  var heardFrame: Int? {
    switch self {
    case .began(let mark), .ended(let mark): mark.frame
    case .word(let mark): mark.frame
    case .finished(_, let frame), .exhausted(_, let frame), .failed(_, _, _, let frame), .underrun(let frame),
      .sinkLost(_, let frame), .sinkAway(_, let frame), .sinkBack(let frame):
      frame
    case .stuck, .pauseRequested, .resumeRequested: nil
    }
  }
}

/// A function that returns the words of a segment in the order of hearing. Called by the decode thread; it may block.
public typealias SegmentWords = @Sendable (SessionSegment) -> [WordOnset]

/// The action of the engine if the sound of a segment is not available.
public enum EngineObstacle: Hashable, Sendable {
  /// The engine ends there with `.failed`.
  case ends
  /// The engine reports `.stuck` and waits for `proceed` or `giveUp`.
  case asks
}

/// Whether a generation sounds as soon as it is prepared.
public enum EngineState: Hashable, Sendable { case playing, suspended }
