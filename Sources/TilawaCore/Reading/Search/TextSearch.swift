/// Finds words in many texts: the ayat of the Quran, or the passages of a translation.
///
/// Made once and asked often: making one folds all texts, which takes longer than a search. Any thread may use it.
public struct TextSearch: Sendable {
  /// How texts are written.
  public enum Spelling: Hashable, Sendable {
    /// In the Uthmani spelling of the mushaf, with all signs.
    case uthmani
    /// As any language is today; what stands between `<` and `>` is no text.
    case plain
  }

  let text: FoldedText

  /// Reads the texts, which are found by their place in the sequence.
  public init(_ texts: some Sequence<String>, spelled spelling: Spelling) {
    self.init(spelled: spelling) { add in
      for var text in texts { text.withUTF8(add) }
    }
  }

  /// Reads the texts that `source` hands over as UTF-8, one after the other: no string need be made of them.
  ///
  /// - Parameters:
  ///   - letters: how many are to be expected, if that is known.
  ///   - source: calls its argument for each text; the bytes need not outlive the call.
  package init<Failure: Error>(
    spelled spelling: Spelling, letters: Int? = nil,
    from source: ((UnsafeBufferPointer<UInt8>) -> Void) throws(Failure) -> Void
  ) throws(Failure) {
    var folded: FoldedText
    switch spelling {
    case .uthmani:
      folded = FoldedText(capacity: letters ?? 500_000)
      var folding = QuranFolding()
      try source { folding.append($0, to: &folded) }
    case .plain:
      folded = FoldedText(capacity: letters ?? 1_000_000)
      var folding = PlainFolding()
      try source { folding.append($0, to: &folded) }
    }
    text = folded
  }

  /// How many texts there are.
  public var count: Int { text.count }

  /// The texts in which all terms of the query stand, ranked.
  ///
  /// `ordinals`: the texts that are looked at; nil: all.
  public func hits(for query: SearchQuery, within ordinals: [Range<Int>]? = nil) -> SearchResult {
    guard !query.isEmpty, count > 0 else { return .none }
    return text.withView { text in
      var pass = SearchPass(query, in: text)
      for range in ordinals ?? [0..<count] { pass.look(at: range.clamped(to: 0..<count)) }
      return pass.result()
    }
  }
}
