package import TilawaCore

/// Files of packs, made by code. The text of each ayah or word contains its reference.
package struct PackFixture: Sendable {
  package let structure: QuranStructure

  package init(_ structure: QuranStructure = MiniatureQuran.structure) { self.structure = structure }

  /// All ayat in order.
  package var ayat: [AyahRef] {
    (0..<structure.ayatCount(of: .kufi)).map { structure.ayah(at: $0, in: .kufi) }
  }

  /// The text of an ayah.
  package static func text(_ ref: AyahRef) -> String { "Meaning of \(ref)." }

  /// The gloss of a word.
  package static func gloss(_ ref: AyahRef, _ word: Int) -> String { "m\(ref.surah).\(ref.ayah).\(word)" }

  /// The lines of Tanzil's format, with the closing block about the translation.
  package func tanzil(_ text: (AyahRef) -> String = PackFixture.text) -> String {
    let lines = ayat.map { "\($0.surah)|\($0.ayah)|\(text($0))\n" }.joined()
    return lines + """


      # ------------------------------
      #
      #  Quran Translation
      #  Name: Made Up
      #  Translator: Nobody At All
      #  Language: Dutch
      #  ID: nl.madeup
      #  Source: a test
      #
      # ------------------------------

      """
  }

  /// A text a line, without numbers.
  package func plain() -> String { ayat.map { PackFixture.text($0) + "\n" }.joined() }

  /// `{"1:1:1":"…"}`.
  package func words() -> String {
    let members = ayat.flatMap { ref in
      (1...structure.span(of: ref).count).map { "\"\(ref):\($0)\":\"\(PackFixture.gloss(ref, $0))\"" }
    }
    return "{" + members.joined(separator: ",\n") + "}"
  }
}
