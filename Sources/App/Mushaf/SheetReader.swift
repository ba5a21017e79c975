package import TilawaCore
package import TilawaDrawing
package import TilawaStore

/// A reader of printed lines for pictures, with the verified text of Hafs. Words are counted in that text.
package struct SheetReader {
  package let quran: QuranDatabase
  package let tajweed: MushafStyle.Tajweed
  /// The shaded words, counted through the Quran, with their depth and its reason.
  package let shades: [Int: (depth: Int, title: String)]
  /// The letters of the words: those of the print's script where a text of them is installed, or ours.
  package var letters = Letters.ofPrint

  /// The letters of words.
  package enum Letters: Hashable, Sendable { case ofPrint, ours }

  package init(
    quran: QuranDatabase, tajweed: MushafStyle.Tajweed, shades: [Int: (depth: Int, title: String)] = [:]
  ) {
    (self.quran, self.shades) = (quran, shades)
    self.tajweed = tajweed
  }

  private var structure: QuranStructure { quran.structure }
  /// The text whose letters are shown; nil: ours.
  package var script: PrintText? { letters == .ofPrint ? quran.script : nil }

  /// Returns the pages with words of the ranges, each once, in the order of the print.
  ///
  /// - Parameter ranges: in the Kufi counting.
  package func pages(of ranges: [AyahRange]) -> [Int] {
    let pages = ranges.flatMap { range in
      let span = structure.span(of: range)
      return structure.wholePages(of: range)
        ?? structure.number(of: .page, atWord: span.start)...structure.number(of: .page, atWord: span.end - 1)
    }
    return Set(pages).sorted()
  }

  /// Returns the lines of a page with words of the ranges; the whole page if the ranges hold all of it.
  package func sheet(ofPage page: Int, showing ranges: [AyahRange]) throws -> MushafSheet {
    let lines = try quran.lines(ofPage: page)
    guard let words = structure.span(of: .page, page), !lines.isEmpty else {
      throw Failure(.unreadable, MushafSentences.linesUnknown(page: page))
    }
    let spans = ranges.map { range in
      // A range of whole pages is all that stands on them.
      structure.wholePages(of: range)?.contains(page) == true ? words : structure.span(of: range)
    }
    let ayat = try PageAyat(of: words, in: quran, tajweed, script)
    let shown = SheetReader.shown(lines) { line in spans.contains { $0.overlaps(line) } }
    let sheetLines = try lines[shown].map { try self.line($0, ayat, spans) }
    let isWhole = ayat.spans.allSatisfy { ayah in
      let part = WordRange(max(ayah.start, words.start), min(ayah.end, words.end))
      return spans.contains { $0.contains(part) }
    }
    let start = lines[shown].lazy.compactMap(\.words).first?.start ?? words.start
    return MushafSheet(
      page: page, juz: structure.number(of: .juz, atWord: start), surahs: surahs(sheetLines), lines: sheetLines,
      isWhole: isWhole, linesOfPage: structure.print.linesOfPage)
  }

  /// Returns the indices of the lines from the first to the last one with wanted words, with the name and basmalah
  /// directly before them. All lines if none has wanted words.
  private static func shown(_ lines: [PrintedLine], _ isAskedFor: (WordRange) -> Bool) -> Range<Int> {
    let asked = lines.indices.filter { index in lines[index].words.map(isAskedFor) ?? false }
    guard var first = asked.first, let last = asked.last else { return lines.indices }
    while first > 0, lines[first - 1].words == nil { first -= 1 }
    let end = lines[(last + 1)...].allSatisfy { $0.words == nil } ? lines.count : last + 1
    return first..<end
  }

  private func line(_ line: PrintedLine, _ ayat: PageAyat, _ shown: [WordRange]) throws -> MushafSheet.Line {
    switch line {
    case .surahName(let surah): return .surahName(structure.surahs[surah - 1], basmalah: nil)
    case .opening(let surah): return .surahName(structure.surahs[surah - 1], basmalah: try basmalah(before: surah))
    case .basmalah(let surah): return .basmalah(try basmalah(before: surah))
    case .text(let words, let setting, let numbers):
      var elements: [MushafSheet.Element] = []
      for ref in structure.ayat(sharing: WordRange(max(0, words.start - 1), words.end), in: .kufi) {
        let span = structure.span(of: ref)
        let stress: MushafSheet.Stress = shown.contains { $0.overlaps(span) } ? .shown : .faint
        // A script has its own signs of quarters.
        if script == nil, words.start <= span.start, span.start < words.end,
          structure.hasQuarterSign(beforeWord: span.start)
        {
          elements.append(.quarterSign(ref, stress))
        }
        if span.overlaps(words) { elements.append(.words(try ayat.words(of: ref, in: words, stress, shades))) }
        if numbers.contains(span.end) {
          elements.append(.number(ref, stress, signs: script?.signs(afterWord: span.end) ?? ""))
        }
      }
      return .text(elements, setting)
    }
  }

  private func basmalah(before surah: Int) throws -> String {
    if let script {
      return script.words(in: QuranStructure.basmalah).map(\.text).joined(separator: " ")
    }
    return try quran.basmalah(before: surah) ?? quran.text(of: QuranStructure.basmalah)
  }

  private func surahs(_ lines: [MushafSheet.Line]) -> [Surah] {
    var surahs: [Surah] = []
    for line in lines {
      let found: [Surah] =
        switch line {
        case .surahName(let surah, _): [surah]
        case .basmalah: []
        case .text(let elements, _): elements.filter(\.isShown).map { structure.surahs[$0.ref.surah - 1] }
        }
      for surah in found where !surahs.contains(surah) { surahs.append(surah) }
    }
    return surahs
  }
}

/// The text of the ayat of a page, read at once, and the rules that apply in it.
private struct PageAyat {
  private struct Ayah {
    let span: WordRange
    let words: AyahWords
    let spans: [TajweedSpan]
  }

  private let ayat: [AyahRef: Ayah]
  /// The text whose letters are shown; nil: ours.
  private let script: PrintText?

  var spans: [WordRange] { ayat.values.map(\.span) }

  init(
    of page: WordRange, in quran: QuranDatabase, _ tajweed: MushafStyle.Tajweed, _ script: PrintText?
  ) throws {
    let refs = quran.structure.ayat(sharing: page, in: .kufi)
    let spans = refs.map(quran.structure.span)
    var ayat: [AyahRef: Ayah] = [:]
    for ((ref, span), text) in zip(zip(refs, spans), try quran.texts(of: spans)) {
      let words = AyahWords(text)
      guard words.count == span.count else {
        throw Failure(.unreadable, MushafSentences.wordsNotCounted(ref: "\(ref)"))
      }
      ayat[ref] = Ayah(span: span, words: words, spans: tajweed == .coloured ? Tajweed.runs(of: text) : [])
    }
    self.ayat = ayat
    self.script = script
  }

  /// Returns the words of an ayah in a line, with the rules that apply to them.
  func words(
    of ref: AyahRef, in line: WordRange, _ stress: MushafSheet.Stress, _ shades: [Int: (depth: Int, title: String)]
  ) throws -> MushafSheet.Words {
    guard let ayah = ayat[ref] else { throw Failure(.unreadable, MushafSentences.notOnPage(ref: "\(ref)")) }
    if let script {
      let part = WordRange(max(line.start, ayah.span.start), min(line.end, ayah.span.end))
      return words(script.words(in: part), of: ref, stress, shades)
    }
    let part = max(line.start, ayah.span.start) - ayah.span.start..<min(line.end, ayah.span.end) - ayah.span.start
    let text = ayah.words[part]
    // A space stands between two words.
    let offset = part.lowerBound == 0 ? 0 : ayah.words[0..<part.lowerBound].unicodeScalars.count + 1
    let scalars = offset..<offset + text.unicodeScalars.count
    let spans = ayah.spans.compactMap { span -> TajweedSpan? in
      let common = span.scalars.clamped(to: scalars)
      return common.isEmpty
        ? nil : TajweedSpan(common.lowerBound - offset..<common.upperBound - offset, span.rule)
    }
    let shaded = part.compactMap { number -> MushafSheet.Shade? in
      guard let shade = shades[ayah.span.start + number] else { return nil }
      let end = ayah.words[part.lowerBound..<number + 1].unicodeScalars.count
      let start = end - ayah.words[number..<number + 1].unicodeScalars.count
      return MushafSheet.Shade(start..<end, depth: shade.depth, title: shade.title)
    }
    return MushafSheet.Words(ref, text, spans: spans, stress: stress, shades: shaded)
  }

  /// Returns words of a script, whose letters have no rules that were checked.
  private func words(
    _ words: [PrintText.Word], of ref: AyahRef, _ stress: MushafSheet.Stress,
    _ shades: [Int: (depth: Int, title: String)]
  ) -> MushafSheet.Words {
    var text = ""
    var shaded: [MushafSheet.Shade] = []
    for word in words {
      let start = text.isEmpty ? 0 : text.unicodeScalars.count + 1
      text += (text.isEmpty ? "" : " ") + word.text
      let shade = (word.words.start..<word.words.end).lazy.compactMap { shades[$0] }.first
      if let shade {
        shaded.append(MushafSheet.Shade(start..<text.unicodeScalars.count, depth: shade.depth, title: shade.title))
      }
    }
    return MushafSheet.Words(ref, text, stress: stress, shades: shaded)
  }
}
