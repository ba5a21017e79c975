import AppBase
import AppRecordings
package import TilawaCore
import TilawaStore

/// The passage of a part of a course, as it is shown before it is recited.
package struct CoursePassage {
  /// The name of the passage.
  package let title: Sentence
  /// The pages of the reader's own print on which it stands; nil where the course names no passage.
  package let pages: Sentence?
  /// The range for a recording, in ayat; nil where the course names none.
  package let range: String?
  package let riwayah: Riwayah
  /// The name of the student among the reciters.
  package let reciter: String
  /// The ayat with their numbers; empty where the text of the riwayah is not here.
  package let lines: [String]

  package init(_ book: CourseBook, _ part: CourseEvent.Part) throws {
    let passage = book.passage(of: part)
    riwayah = book.course.riwayah
    reciter = Reciter.nameOfOneself(riwayah)
    title = passage.isEmpty ? CourseSentences.freePassage : Sentence(verbatim: passage)
    guard !passage.isEmpty else {
      (pages, range) = (nil, nil)
      lines = []
      return
    }
    let quran = try book.context.quran()
    let structure = quran.structure.divided(as: riwayah)
    let range = try book.range(ofPassage: passage)
    let ayat = structure.ayat(in: range)
    self.range = "\(range)"
    pages = structure.pagesNamed(structure.span(of: range))
    guard riwayah == .hafs else {
      let texts = try book.context.texts()
      guard texts.isThere(riwayah) else {
        lines = []
        return
      }
      let own = try texts.open(riwayah)
      lines = zip(ayat, try ayat.map { try own.words(of: $0) }).map { "\($0)  \($1)" }
      return
    }
    let texts = try quran.texts(of: ayat.map { structure.span(of: $0) })
    lines = zip(ayat, texts).map { "\($0)  \($1)" }
  }
}

extension CourseBook {
  /// Returns the ayat of a passage. Its pages are those of the Madani print unless it names another one.
  ///
  /// - Throws: `RangeError` for a passage that cannot be read.
  func range(ofPassage passage: String) throws -> AyahRange {
    let structure = try context.quran().structure.divided(as: course.riwayah)
    return try RangeParser(structure: structure.printed(as: .madani), riwayah: course.riwayah).parse(passage)
  }

  /// Returns the ayat of a passage and the pages of the reader's own print on which they stand; nil where no passage is named, and for one
  /// that cannot be read.
  func place(ofPassage passage: String) -> (range: String, pages: Sentence)? {
    guard !passage.isEmpty, let range = try? range(ofPassage: passage), let structure = try? context.quran().structure
    else { return nil }
    return ("\(range)", structure.pagesNamed(structure.span(of: range)))
  }
}

extension QuranStructure {
  /// Names the pages with words of a stretch, in the print of the reader: a course names words, and everybody has a print of his own.
  fileprivate func pagesNamed(_ span: WordRange) -> Sentence {
    let pages = numbers(of: .page, in: span)
    let own = print == .madani ? "" : " (\(print.id))"
    return pages.count == 1
      ? CourseSentences.passageOnPage(page: pages.lowerBound, print: own)
      : CourseSentences.passageOnPages(first: pages.lowerBound, last: pages.upperBound, print: own)
  }
}
