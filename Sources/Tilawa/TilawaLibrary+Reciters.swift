public import TilawaCore
import TilawaStore

extension TilawaLibrary {
  /// A reciter of the library.
  public struct ListedReciter: Hashable, Sendable, Identifiable {
    /// The id, for `PlayOptions.reciters`.
    public let id: String
    /// The name for people.
    public let name: String
    /// The riwayah of the recitation.
    public let riwayah: Riwayah
    /// Whether the reciter is a person with recordings of the user's own.
    public let isPersonal: Bool
    /// The number of whole ayat that can be played, in the counting of the riwayah.
    public let ayat: Int
  }

  /// Returns the reciters in the order in which they are asked for an ayah.
  ///
  /// - Throws: `TilawaError` if the library cannot be read.
  public func reciters() async throws(TilawaError) -> [ListedReciter] {
    try await BlockingWork.run { _ in
      let library = try library()
      let coverage = try library.reciters.coverage()
      return try library.reciters.all().map { reciter in
        let text = coverage.first { $0.reciter.id == reciter.id }?.text ?? []
        let ayat = text.flatMap { stretch in
          quran.structure.ayat(sharing: stretch, in: reciter.counting).filter {
            stretch.contains(quran.structure.span(of: $0))
          }
        }
        return ListedReciter(
          id: reciter.id, name: reciter.name, riwayah: reciter.riwayah, isPersonal: reciter.kind == .personal,
          ayat: ayat.count)
      }
    }
  }
}
