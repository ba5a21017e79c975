package import TilawaCore
package import TilawaStore

/// The text beside what is heard: that of the session's riwayah where it is installed, else the letters of Hafs, marked so.
package struct SessionText: Sendable {
  /// Whose letters stand beside whole ayat.
  package var riwayah: Riwayah { installed?.riwayah ?? .hafs }

  private let session: Riwayah
  private let quran: QuranDatabase
  private let installed: RiwayahText?

  /// Opens the text where one is installed. Nothing is shown of a damaged one.
  ///
  /// - Parameter warn: takes the line about a damaged text.
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
      warn(error.lineWithAdvice)
      installed = nil
    }
  }

  package init(of riwayah: Riwayah, quran: QuranDatabase, in context: AppContext) {
    self.init(of: riwayah, quran: quran, folders: context.folders, warn: context.interface.warn)
  }

  /// The words of a unit, and whose letters they are. Parts of ayat are of Hafs: there the words are counted.
  package func words(of unit: ResolvedUnit) -> (text: String, riwayah: Riwayah) {
    let structure = quran.structure
    let isWhole =
      structure.span(of: unit.ayat.first).start == unit.span.start
      && structure.span(of: unit.ayat.last).end == unit.span.end
    if let installed, isWhole, let words = try? installed.words(of: unit.ayat) { return (words, installed.riwayah) }
    return ((try? quran.text(of: unit.span)) ?? "", .hafs)
  }

  /// The words of an ayah of the session's counting, and whose letters they are; empty where they cannot be read.
  package func words(of ref: AyahRef) -> (text: String, riwayah: Riwayah) {
    if let installed, ref.counting == installed.riwayah.counting, let words = try? installed.words(of: ref) {
      return (words, installed.riwayah)
    }
    return ((try? quran.text(of: ref)) ?? "", .hafs)
  }

  /// The line of the basmalah before a surah: the riwayah's own where its text is installed; empty where it cannot be read.
  package func basmalah(before surah: Int) -> String {
    guard surah != Surah.withoutBasmalah else { return "" }
    if let installed, let own = try? installed.basmalah() { return own }
    return (try? quran.basmalah(before: surah)) ?? (try? quran.text(of: QuranStructure.basmalah)) ?? ""
  }

  /// "text: Hafs" where the letters are not of the riwayah that is played or heard; else nothing.
  package func mark(_ letters: Riwayah, beside reciter: Reciter?) -> String {
    letters == session && letters == reciter?.riwayah ?? session ? "" : "text: \(letters.name)"
  }
}
