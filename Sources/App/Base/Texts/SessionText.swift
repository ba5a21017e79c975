package import TilawaCore
package import TilawaStore

/// The text beside the sound: the text of the session's riwayah if it is installed, else the letters of Hafs with a
/// mark.
package struct SessionText: Sendable {
  /// The riwayah of the letters beside whole ayat.
  package var riwayah: Riwayah { installed?.riwayah ?? .hafs }

  private let session: Riwayah
  private let quran: QuranDatabase
  private let installed: RiwayahText?

  /// Opens the text if it is installed. A damaged text is not shown.
  ///
  /// - Parameter warn: called with a line about a damaged text.
  package init(of riwayah: Riwayah, quran: QuranDatabase, folders: Folders, warn: (String) -> Void) {
    session = riwayah
    self.quran = quran
    guard riwayah != .hafs else {
      installed = nil
      return
    }
    let texts = TextStore(folders: folders, structure: quran.structure)
    do throws(StoreError) {
      installed = texts.isThere(riwayah) ? try texts.open(riwayah) : nil
    } catch {
      warn(error.lineWithAdvice.text)
      installed = nil
    }
  }

  package init(of riwayah: Riwayah, quran: QuranDatabase, in context: AppContext) {
    self.init(of: riwayah, quran: quran, folders: context.folders) { context.interface.warn($0) }
  }

  /// Returns the words of a unit, and the riwayah of their letters. Parts of ayat are in the letters of Hafs, because
  /// words are counted in that text.
  package func words(of unit: ResolvedUnit) -> (text: String, riwayah: Riwayah) {
    let structure = quran.structure
    let isWhole =
      structure.span(of: unit.ayat.first).start == unit.span.start
      && structure.span(of: unit.ayat.last).end == unit.span.end
    if let installed, isWhole, let words = try? installed.words(of: unit.ayat) { return (words, installed.riwayah) }
    return ((try? quran.text(of: unit.span)) ?? "", .hafs)
  }

  /// Returns the words of an ayah of the session's counting, and the riwayah of their letters; empty if they cannot be
  /// read.
  package func words(of ref: AyahRef) -> (text: String, riwayah: Riwayah) {
    if let installed, ref.counting == installed.riwayah.counting, let words = try? installed.words(of: ref) {
      return (words, installed.riwayah)
    }
    return ((try? quran.text(of: ref)) ?? "", .hafs)
  }

  /// Returns the basmalah before a surah: the riwayah's own if its text is installed; empty if it cannot be read.
  package func basmalah(before surah: Int) -> String {
    guard surah != Surah.withoutBasmalah else { return "" }
    if let installed, let own = try? installed.basmalah() { return own }
    return (try? quran.basmalah(before: surah)) ?? (try? quran.text(of: QuranStructure.basmalah)) ?? ""
  }

  /// Returns "text: Hafs" if the letters are not of the session's riwayah, or not of the reciter's; otherwise an empty
  /// text.
  package func mark(_ letters: Riwayah, beside reciter: Reciter?) -> String {
    letters == session && letters == reciter?.riwayah ?? session
      ? "" : BaseSentences.letters(riwayah: letters.name).text
  }
}
