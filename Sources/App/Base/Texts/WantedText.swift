package import TilawaCore
import TilawaStore

/// The text of a riwayah that is not installed: where it is published, and the digest by which it is known.
package struct WantedText {
  /// The page of the King Fahd Complex for developers.
  package static let source = "https://qurancomplex.gov.sa/quran-dev/"

  private let riwayah: Riwayah

  package init(_ riwayah: Riwayah) { self.riwayah = riwayah }

  /// The SHA-256 of the lines of the text; empty where none is known.
  private var digest: String { TextStore.digest(of: riwayah) ?? "" }

  /// Says that the text is not installed, and how to get it.
  package var sentence: Sentence {
    BaseSentences.textWanted(
      riwayah: riwayah.name, source: WantedText.source, command: CommandHint("text", "add", "FILE"), digest: digest)
  }

  /// The cells of the text in a list.
  var cells: [String] {
    let awaited = BaseSentences.textAwaited(source: WantedText.source, digest: digest)
    return [riwayah.rawValue, riwayah.shownName] + [BaseSentences.notInstalled, awaited].map(\.text)
  }

  /// The text for programs.
  var value: InstalledTextsValue.Wanted {
    InstalledTextsValue.Wanted(
      riwayah: riwayah.rawValue, counting: riwayah.counting.rawValue, sha256: digest, source: WantedText.source)
  }
}
