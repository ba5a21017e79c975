import Foundation
import TilawaCore

/// The catalogue that is installed with the program.
enum BuiltInCatalogue {
  static let path = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../Resources/reciters.tsv"
  )
  .standardized.path

  static func read() throws -> Catalogue { try Catalogue(String(contentsOfFile: path, encoding: .utf8)) }
}
