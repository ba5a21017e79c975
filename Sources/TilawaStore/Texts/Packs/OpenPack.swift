import Glibc
package import TilawaCore

/// A pack whose text was hashed at its opening. The bytes shown are the bytes hashed, so they are the installed text.
///
/// The size is one or two MB. Any thread may read the value.
package struct OpenPack: Sendable {
  /// The description of the pack.
  package let pack: TextPack
  private let bytes: [UInt8]
  /// The start of each line, and the end of the last. A line stands for an ayah or a word; it is empty if it is joined
  /// with the one before.
  private let starts: [Int]
  private let structure: QuranStructure

  /// - Parameter bytes: lines, each ended by a newline; the caller has verified them.
  init(_ pack: TextPack, bytes: [UInt8], structure: QuranStructure) {
    self.pack = pack
    self.bytes = bytes
    self.structure = structure
    starts = OpenPack.starts(of: bytes, about: pack.kind == .words ? structure.words : pack.ayat)
  }

  private static func starts(of bytes: [UInt8], about count: Int) -> [Int] {
    var starts = [0]
    starts.reserveCapacity(count + 1)
    bytes.withUnsafeBytes { all in
      guard let base = all.baseAddress else { return }
      var place = base
      let end = base + all.count
      while place < end, let newline = memchr(place, 0x0A, end - place) {
        place = UnsafeRawPointer(newline) + 1
        starts.append(place - base)
      }
    }
    return starts
  }

  /// The number of lines.
  var lines: Int { starts.count - 1 }

  private func isEmpty(_ line: Int) -> Bool { starts[line + 1] - starts[line] == 1 }

  private func text(_ line: Int) -> String {
    String(decoding: bytes[starts[line]..<starts[line + 1] - 1], as: UTF8.self)
  }

  // MARK: - Ayat

  /// The text for an ayah, with the ayat to which it belongs. In a pack of words, the texts of the ayah's words with
  /// spaces between.
  ///
  /// - Parameter ordinal: the ordinal of the ayah in the Kufi counting, from 0.
  package func passage(at ordinal: Int) -> PackPassage {
    guard pack.kind != .words else {
      let ayah = structure.ayah(at: ordinal, in: .kufi)
      return PackPassage(
        ayat: AyahRange(ayah, ayah), text: glosses(of: structure.span(of: ayah)).map(\.text).joined(separator: " "))
    }
    let lines = run(around: ordinal, in: 0..<pack.ayat)
    return PackPassage(ayat: structure.range(lines, in: .kufi), source: text(lines.lowerBound), kind: pack.kind)
  }

  /// Returns the texts for an ayah of any counting: the text of each ayah of the pack that shares words with it, in
  /// order.
  ///
  /// - Precondition: the counting has the ayah.
  package func passages(of ref: AyahRef) -> [PackPassage] { passages(overlapping: structure.span(of: ref)) }

  /// The texts of all ayat that share words with a stretch, in order, none twice.
  package func passages(overlapping span: WordRange) -> [PackPassage] {
    var passages: [PackPassage] = []
    for ref in structure.ayat(sharing: span, in: .kufi) {
      let passage = passage(at: structure.ordinal(of: ref))
      if passages.last != passage { passages.append(passage) }
    }
    return passages
  }

  /// All texts in the order of the Quran, each once. Made one at a time, as they are asked for.
  package var all: some Sequence<PackPassage> { beginnings.lazy.map(passage) }

  /// The ordinal of the first ayah of each passage, ascending.
  var beginnings: [Int] { (0..<pack.ayat).filter { pack.kind == .words || !isEmpty($0) } }

  // MARK: - Words

  /// The glosses of the words in a span; empty unless this is a pack of words. Words that are joined in the pack are
  /// given together, even if only one of them is in the span.
  package func glosses(of span: WordRange) -> [WordGloss] {
    guard pack.kind == .words else { return [] }
    var glosses: [WordGloss] = []
    var word = span.start
    while word < span.end {
      let run = run(around: word, in: 0..<lines)
      glosses.append(WordGloss(words: WordRange(run.lowerBound, run.upperBound), text: text(run.lowerBound)))
      word = run.upperBound
    }
    return glosses
  }

  /// The line with the text, and the following lines that are joined with it.
  private func run(around line: Int, in all: Range<Int>) -> Range<Int> {
    var (start, end) = (line, line + 1)
    while start > all.lowerBound, isEmpty(start) { start -= 1 }
    while end < all.upperBound, isEmpty(end) { end += 1 }
    return start..<end
  }
}
