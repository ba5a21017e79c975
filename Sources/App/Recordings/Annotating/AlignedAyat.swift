import TilawaCore

/// The ayat that were found in a recording that was imported.
struct AlignedAyat: Encodable {
  let found: Int
  let confirmed: Int
  let flagged: Int
  let missing: [String]
  /// The reason why nothing was found, which another value has.
  @Nullable var error: String?
}
