/// The texts of packs beside a range, for programs. Members keep this order.
package struct PacksBeside: Encodable {
  /// A pack: one of words or of texts.
  struct Pack: Encodable {
    let pack: String
    let kind: String
    let words: [Word]?
    let texts: [Text]?
  }

  /// A passage of a pack.
  struct Text: Encodable {
    let ayat: String
    let text: String
  }

  /// A word, or words, and the meaning.
  struct Word: Encodable {
    let refs: [String]
    let word: String
    let gloss: String
  }

  let packs: [Pack]
}
