import AppBase
import AppRecordings
package import TilawaCore
import TilawaStore

/// The passage of a part of a course, as it is shown before it is recited.
package struct CoursePassage {
  /// The name of the passage.
  package let title: Sentence
  /// The range for a recording; nil where the course names none.
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
    range = passage.isEmpty ? nil : passage
    title = passage.isEmpty ? CourseSentences.freePassage : Sentence(verbatim: passage)
    guard !passage.isEmpty else {
      lines = []
      return
    }
    let quran = try book.context.quran()
    let structure = quran.structure.divided(as: riwayah)
    let ayat = structure.ayat(in: try RangeParser(structure: structure, riwayah: riwayah).parse(passage))
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
