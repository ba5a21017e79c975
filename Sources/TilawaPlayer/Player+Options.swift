package import TilawaAudio
package import TilawaCore

extension Player {
  /// The options for the start of a session.
  package struct Options: Sendable {
    /// The start position, found in this session; nil means its opening.
    package var position: SessionPosition?
    /// The output frame at which the session is cut off; nil means no limit.
    package var limit: Int?
    /// The linear amplitude in per cent.
    package var volume: Int
    /// The speed at the start.
    package var speed: Speed
    /// The reciters replaced before the start, for the player to report.
    package var replaced: [SessionFallback]

    /// Makes options; by default the session begins at its start and has no limit.
    package init(
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
  package struct Services: Sendable {
    /// The gain of each file for the whole session.
    package var levels: Levels
    /// Finds the present words; nil means that word events are not wanted.
    package var words: WordFinder?
    /// Replaces unreadable files; if nil, the session ends at such a file.
    package var repair: Repair?
    /// Fetches missing files; if nil, missing files count as unreadable.
    package var fetching: SessionFetching?
    /// The structure of the text, for pages and other countings; if nil, such commands are refused.
    package var structure: QuranStructure?
    /// Makes decoders of files; tests use tones instead.
    package var opening: DecoderOpening

    package init(
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
