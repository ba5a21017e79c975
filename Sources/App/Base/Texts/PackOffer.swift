package import TilawaCore
import TilawaNetwork
import TilawaPlayer
package import TilawaStore

/// A translation or transliteration that its publisher gives to everybody, and that the setup can download for one user.
///
/// Tanzil publishes them for non-commercial use and does not allow other sites to publish the list. The program has the
/// names of a few and none of the texts.
package struct PackOffer: Hashable, Sendable {
  /// The publisher's id, such as `en.pickthall`.
  package let id: String
  package let kind: PackKind
  /// The name of the language in English.
  package let languageName: String
  /// The translator, or the name of the translation; nil for a transliteration.
  package let author: String?

  /// The terms, as packs keep them.
  fileprivate static let licence = "for non-commercial use only"
  /// The terms for people.
  package static var terms: Sentence { BaseSentences.nonCommercial }
  package static let source = "https://tanzil.net/trans/"
  /// The greatest size of a text, in bytes.
  static let mostBytes = 16 << 20

  /// The code of the language, such as `en`.
  package var language: String { String(id.prefix { $0 != "." }) }
  /// The name for people: "English (Saheeh International)".
  package var name: String { "\(languageName) (\(author ?? kind.word.text))" }
  /// The command that downloads it.
  package var command: CommandHint { CommandHint("setup", "--\(kind.rawValue)", language) }

  package static let all = translations + transliterations

  /// A translation for each language, in the order of the codes.
  package static let translations: [PackOffer] = [
    ("az.mammadaliyev", "Azerbaijani", "Mammadaliyev and Bunyadov"), ("bn.bengali", "Bengali", "Muhiuddin Khan"),
    ("bs.korkut", "Bosnian", "Besim Korkut"), ("de.bubenheim", "German", "Bubenheim and Elyas"),
    ("en.sahih", "English", "Saheeh International"), ("es.cortes", "Spanish", "Julio Cortes"),
    ("fa.fooladvand", "Persian", "Mohammad Mahdi Fooladvand"), ("fr.hamidullah", "French", "Muhammad Hamidullah"),
    ("ha.gumi", "Hausa", "Abubakar Mahmoud Gumi"),
    ("id.indonesian", "Indonesian", "Indonesian Ministry of Religious Affairs"),
    ("it.piccardo", "Italian", "Hamza Roberto Piccardo"), ("ms.basmeih", "Malay", "Abdullah Muhammad Basmeih"),
    ("nl.siregar", "Dutch", "Sofian S. Siregar"), ("pt.elhayek", "Portuguese", "Samir El-Hayek"),
    ("ru.kuliev", "Russian", "Elmir Kuliev"), ("so.abduh", "Somali", "Mahmud Muhammad Abduh"),
    ("sq.nahi", "Albanian", "Hasan Efendi Nahi"), ("sv.bernstrom", "Swedish", "Knut Bernström"),
    ("sw.barwani", "Swahili", "Ali Muhsin Al-Barwani"), ("tr.diyanet", "Turkish", "Diyanet İşleri"),
    ("ur.jalandhry", "Urdu", "Fateh Muhammad Jalandhry"), ("uz.sodik", "Uzbek", "Muhammad Sodik Muhammad Yusuf"),
  ].map { PackOffer(id: $0.0, kind: .translation, languageName: $0.1, author: $0.2) }

  /// The transliterations by the rules of a language.
  package static let transliterations: [PackOffer] = [
    ("en.transliteration", "English"), ("tr.transliteration", "Turkish"),
  ].map { PackOffer(id: $0.0, kind: .transliteration, languageName: $0.1, author: nil) }

  /// Returns the text of a kind with an id, the code of its language, or its English name.
  package static func find(_ word: String, _ kind: PackKind) -> PackOffer? {
    named(word).first { $0.kind == kind }
  }

  /// Returns the texts with an id, the code of their language, or its English name; a translation comes first.
  package static func named(_ word: String) -> [PackOffer] {
    let word = word.lowercased()
    return all.filter { [$0.id, $0.language, $0.languageName.lowercased()].contains(word) }
  }

  /// Returns the texts in the language that is spoken; none for an unknown language, and for Arabic.
  package static func inLanguage(of environment: [String: String], _ folders: Folders) -> [PackOffer] {
    let name = LanguageChoice.wanted(environment, LanguageSettings(in: folders))
    return name.map { name in all.filter { $0.language == name.prefix { $0.isLetter } } } ?? []
  }

  /// The address of the text: TILAWA_TRANSLATIONS with the id in place of `{id}`, else the publisher's.
  func address(_ environment: [String: String]) -> String {
    let pattern = environment["TILAWA_TRANSLATIONS"] ?? "\(Self.source)?transID={id}&type=txt-2"
    return pattern.replacing("{id}", with: id)
  }
}

extension AppContext {
  /// Downloads a text, installs it as a pack, and makes it the default of its kind if there is none.
  ///
  /// - Throws: `Failure`, with nothing changed.
  package func install(_ offer: PackOffer) async throws -> PackAddition {
    let library = try library(for: .writing)
    guard try network(isOffline: false, library) == .on else {
      throw Failure(.unavailable, BaseSentences.networkOff)
    }
    let bytes = try await client().document(
      at: offer.address(Surroundings.environment), limit: PackOffer.mostBytes)
    let packs = PackStore(folders: folders, structure: try quran().structure)
    let statement = PackStatement(
      id: PackID(offer.id), kind: offer.kind, name: offer.author ?? offer.name, language: PackLanguage(offer.language),
      author: offer.author, licence: PackOffer.licence, source: PackOffer.source)
    let addition = try packs.add(bytes, named: "\(offer.id).txt", statement)
    let setting = offer.kind.setting
    if try library.settings.value(of: setting) == nil { try library.settings.set(setting, to: offer.id) }
    return addition
  }
}
