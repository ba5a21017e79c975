import Glibc
import TilawaCore

/// The settings of the language, in a file of the configuration: errors of the library are said in it, so no library is opened to
/// know it. They belong to this machine; its other devices have their own.
package struct LanguageSettings: Hashable, Sendable {
  /// A setting of the language.
  package enum Key: String, CaseIterable, Hashable, Sendable {
    /// The code of a language.
    case language
    /// The digits of numbers in sentences.
    case digits
  }

  /// The name of the file in the folder of the configuration.
  private static let name = "language.conf"
  /// The greatest size of the file, in bytes.
  private static let limit = 4096

  /// The values that are set.
  package var values: [Key: String]

  package init(_ values: [Key: String] = [:]) { self.values = values }

  /// Reads the settings; none where there is no file, or none that can be read.
  package init(in folders: Folders) {
    let bytes = Disk.bytes(of: "\(folders.config)/\(Self.name)", atMost: Self.limit) ?? []
    values = String(decoding: bytes, as: UTF8.self).split(separator: "\n").reduce(into: [:]) { values, line in
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " } }
      if parts.count == 2, let key = Key(rawValue: parts[0]), !parts[1].isEmpty { values[key] = parts[1] }
    }
  }

  /// Writes the settings.
  ///
  /// - Throws: `.cannotCreate`, `.io`.
  package func write(in folders: Folders) throws(StoreError) {
    let lines = Key.allCases.compactMap { key in values[key].map { "\(key.rawValue) = \($0)\n" } }
    try WholeFile.write(Array(lines.joined().utf8), named: Self.name, in: folders.config)
  }
}
