import CSndfile

/// The tags of a sound file, in words for people; each may be missing.
public struct SoundTags: Hashable, Sendable {
  /// The title.
  public var title: String?
  /// The person who is heard.
  public var artist: String?
  /// The date in ISO 8601.
  public var date: String?
  /// Any other text.
  public var comment: String?

  public init(title: String? = nil, artist: String? = nil, date: String? = nil, comment: String? = nil) {
    self.title = title
    self.artist = artist
    self.date = date
    self.comment = comment
  }

  /// Reads the tags of a file that libsndfile has open.
  init(of handle: OpaquePointer) {
    func text(_ what: some BinaryInteger) -> String? {
      sf_get_string(handle, Int32(what)).map { String(cString: $0) }
    }
    self.init(
      title: text(SF_STR_TITLE), artist: text(SF_STR_ARTIST), date: text(SF_STR_DATE), comment: text(SF_STR_COMMENT))
  }

  /// Writes the tags; called before the first frame is written.
  func set(on handle: OpaquePointer) {
    func set(_ what: some BinaryInteger, _ text: String?) {
      if let text { sf_set_string(handle, Int32(what), text) }
    }
    set(SF_STR_TITLE, title)
    set(SF_STR_ARTIST, artist)
    set(SF_STR_DATE, date)
    set(SF_STR_COMMENT, comment)
  }
}
