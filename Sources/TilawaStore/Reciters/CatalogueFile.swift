package import TilawaCore

/// Reads the catalogue of reciters, a file beside the Quran.
package enum CatalogueFile {
  private static let file = InstalledFile(name: "reciters.tsv", variable: "TILAWA_CATALOGUE")
  /// The largest catalogue that is read, in bytes: a hundred times the size of today's.
  private static let mostBytes = 8 << 20

  /// Reads the catalogue: the file named in TILAWA_CATALOGUE, else the installed file, else the file of the working
  /// copy.
  ///
  /// - Parameters:
  ///   - environment: the environment of the process.
  ///   - executable: the real path of the running program.
  /// - Throws: `.notFound`; `.unreadable`; `.corrupt`, with the line.
  package static func read(
    environment: [String: String], executable: String? = QuranDatabase.runningExecutable()
  ) throws(StoreError) -> Catalogue {
    let path = try file.locate(environment, executable)
    let text = try text(at: path)
    do throws(Catalogue.Fault) {
      return try Catalogue(text)
    } catch {
      throw StoreError(
        code: .corrupt, operation: StoreSentences.cannotReadCatalogue, path: path,
        detail: Sentence(verbatim: "\(error)"))
    }
  }

  /// The ids alone: a shell asks for them while somebody types. Empty where the catalogue cannot be read.
  package static func ids(environment: [String: String]) -> [String] {
    guard let path = try? file.locate(environment, QuranDatabase.runningExecutable()), let text = try? text(at: path)
    else { return [] }
    return Catalogue.ids(in: text)
  }

  private static func text(at path: String) throws(StoreError) -> String {
    String(decoding: try WholeFile.read(path, atMost: mostBytes), as: UTF8.self)
  }
}
