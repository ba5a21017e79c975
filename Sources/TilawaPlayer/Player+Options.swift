public import TilawaAudio
public import TilawaCore

extension Player {
  /// The start, limit and loudness of a session.
  public struct Options: Sendable {
    /// The start position, found in this session; nil means its opening.
    public var position: SessionPosition?
    /// The output frame at which the session is cut off; nil means no limit.
    public var limit: Int?
    /// Linear amplitude in per cent.
    public var volume: Int
    /// The speed at which it begins.
    public var speed: Speed
    /// Reciters who could not be had before it starts, to be told.
    public var replaced: [SessionFallback]

    /// Options of a session that begins at its start, without a limit, unless they say otherwise.
    public init(
      from position: SessionPosition? = nil, limit: Int? = nil, volume: Int = 100, speed: Speed = .normal,
      replaced: [SessionFallback] = []
    ) {
      self.position = position
      self.limit = limit
      self.volume = volume
      self.speed = speed
      self.replaced = replaced
    }
  }

  /// The services of a player while it plays. All are optional.
  public struct Services: Sendable {
    /// The gain of each file, for all of the session.
    public var levels: Levels
    /// Finds the words that are heard; nil: nobody wants to be told.
    public var words: WordFinder?
    /// Finds others for what cannot be read; nil: the session ends there.
    public var repair: Repair?
    /// Fetches what is not here; nil: what is not here cannot be read.
    public var fetching: SessionFetching?
    /// Knows pages and other countings; nil: nobody goes there.
    public var structure: QuranStructure?
    /// Turns files into decoders; tests give tones.
    public var opening: DecoderOpening

    public init(
      levels: Levels = .untouched, words: WordFinder? = nil, repair: Repair? = nil, fetching: SessionFetching? = nil,
      structure: QuranStructure? = nil, opening: @escaping DecoderOpening = AudioProbe.openDecoder
    ) {
      self.levels = levels
      self.words = words
      self.repair = repair
      self.fetching = fetching
      self.structure = structure
      self.opening = opening
    }
  }
}
