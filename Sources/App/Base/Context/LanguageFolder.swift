import TilawaCore

/// The folder with the sentences of a language, which the environment names.
package enum LanguageFolder {
  /// The variable of the environment that names the folder; its last part is the code of the language.
  package static let variable = "TILAWA_SENTENCES"
  /// The greatest size of a module's file, in bytes.
  private static let limit = 1 << 20

  /// Makes the language the one in which the program speaks. A file that is missing, or that cannot be read, leaves its module in
  /// English.
  ///
  /// - Parameter path: the folder with `MODULE.ftl` of each module; nil and an empty one leave all in English.
  package static func use(_ path: String?) {
    guard let path, !path.isEmpty else { return }
    let folder = Disk.standardized(path)
    let catalogue = SentenceCatalogue(language: Disk.split(folder).name) { module in
      Disk.bytes(of: "\(folder)/\(module).ftl", atMost: limit).map { String(decoding: $0, as: UTF8.self) }
    }
    SentenceCatalogue.use(catalogue)
  }
}
