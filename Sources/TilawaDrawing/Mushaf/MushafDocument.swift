package import TilawaCore

/// Pages of the mushaf as one HTML document that needs nothing else: no network, no scripts, no installed font.
///
/// A page is an `article`, a printed line a paragraph, an ayah a `span`; the first part of an ayah has an id such as `2-255`.
package struct MushafDocument {
  /// A text that stands below a page, for some of its ayat.
  package struct Companion: Hashable, Sendable {
    /// The name of the text.
    package let title: String
    /// The language as a BCP 47 tag; nil where it is not known.
    package let language: String?
    /// The direction of the text.
    package let direction: TextDirection
    /// The authors and the terms of the text, as stated.
    package let notice: String
    /// The passages for the page.
    package let passages: [PackPassage]

    package init(
      title: String, language: String?, direction: TextDirection, notice: String, passages: [PackPassage]
    ) {
      self.title = title
      self.language = language
      self.direction = direction
      self.notice = notice
      self.passages = passages
    }
  }

  /// A font for the document. It is embedded if its licence permits.
  package struct Font {
    let family: String
    let file: [UInt8]?
    let letters: LetterFont

    /// - Parameters:
    ///   - letters: the font.
    ///   - file: the bytes of the font file; nil: the document names the font and does not carry it.
    package init(_ letters: LetterFont, file: [UInt8]?) {
      family = letters.source.family
      self.file = file
      self.letters = letters
    }
  }

  private let style: MushafStyle
  private let font: Font?
  private let notices: [String]
  private var pages = ""
  private var rules: Set<TajweedRule> = []
  private var seen: Set<AyahRef> = []
  private var title: [String] = []
  /// The width of the text, in hundredths of the letters' size.
  private var width = 0

  /// - Parameters:
  ///   - style: size, colours and rules of tajweed.
  ///   - font: the font; nil for any font of the reader's system.
  ///   - notices: the terms of the texts.
  package init(style: MushafStyle, font: Font?, notices: [String]) {
    self.style = style
    self.font = font
    self.notices = notices
  }

  /// Returns the whole document.
  package var html: String {
    let theme = style.theme.rawValue
    return """
      <!DOCTYPE html>
      <html lang="ar" dir="rtl" data-theme="\(theme)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(XMLText.escaped(titleWords))</title>
      <style>
      \(MushafStyleSheet(style, family: font?.family, file: font?.file, width: max(width, 1700), rules: rules).css)
      </style>
      </head>
      <body>
      <main>
      \(pages)</main>
      \(legend)<footer class="notice" lang="en" dir="ltr">
      <p>\(TextSource.markup(#"<a href="https://tanzil.net">tanzil.net</a>"#))</p>
      \(notices.map { "<pre>\(XMLText.escaped($0))</pre>\n" }.joined())</footer>
      </body>
      </html>

      """
  }

  private var titleWords: String {
    title.count > 3 ? "\(title[0]) – \(title[title.count - 1])" : title.joined(separator: "، ")
  }

  // MARK: - Pages

  /// Adds a page and the texts below it.
  ///
  /// - Throws: `.noLetter` where the font lacks a letter of the page.
  package mutating func add(_ sheet: MushafSheet, with companions: [Companion] = []) throws(DrawingError) {
    try measure(sheet)
    for surah in sheet.surahs where !title.contains(surah.arabic) { title.append(surah.arabic) }
    let names = sheet.surahs.map(\.arabic).joined(separator: "، ")
    pages += """
      <article class="page" id="page-\(sheet.page)">
      <header><span>سورة \(XMLText.escaped(names))</span><span>الجزء \(ArabicNumber.digits(sheet.juz))</span></header>
      <div class="lines">

      """
    for line in sheet.lines { add(line) }
    pages += "</div>\n<footer>\(ArabicNumber.digits(sheet.page))</footer>\n"
    for companion in companions where !companion.passages.isEmpty { add(companion) }
    pages += "</article>\n"
  }

  private mutating func measure(_ sheet: MushafSheet) throws(DrawingError) {
    guard let font else { return }
    for line in sheet.lines {
      let set = try SetLine(line, font: font.letters, theme: MushafTheme(style.theme), tajweed: .plain)
      width = max(width, (set.text.width * 100 + font.letters.unitsPerEm - 1) / font.letters.unitsPerEm)
    }
  }

  private mutating func add(_ line: MushafSheet.Line) {
    switch line {
    case .surahName(let surah, let basmalah):
      let beside = basmalah.map { " <span class=\"basmalah\">\(XMLText.escaped($0))</span>" } ?? ""
      let title = XMLText.escaped(SurahFrame.title(of: surah))
      pages += "<h2 class=\"surah\" id=\"surah-\(surah.id)\">\(title)\(beside)</h2>\n"
    case .basmalah(let text):
      pages += "<p class=\"line centred basmalah\">\(XMLText.escaped(text))</p>\n"
    case .text(let elements, let setting):
      var ayat: [String] = []
      for ref in elements.map(\.ref).withoutRepeats() { ayat.append(ayah(ref, elements.filter { $0.ref == ref })) }
      pages += "<p class=\"line\(setting == .centred ? " centred" : "")\">\(ayat.joined(separator: " "))</p>\n"
    }
  }

  private mutating func ayah(_ ref: AyahRef, _ elements: [MushafSheet.Element]) -> String {
    let id = seen.insert(ref).inserted ? " id=\"\(ref.surah)-\(ref.ayah)\"" : ""
    let isShown = elements.contains { $0.isShown }
    let parts = elements.map { element in
      switch element {
      case .number: "<span class=\"number\">\(element.text)</span>"
      case .quarterSign: "<span class=\"quarter\">\(element.text)</span>"
      case .words(let words): isShown && style.tajweed == .coloured ? coloured(words) : XMLText.escaped(words.text)
      }
    }
    let faint = isShown ? "" : " faint"
    return "<span class=\"ayah\(faint)\"\(id) data-ayah=\"\(ref)\">\(parts.joined(separator: " "))</span>"
  }

  private mutating func coloured(_ words: MushafSheet.Words) -> String {
    let scalars = Array(words.text.unicodeScalars)
    var (markup, place) = ("", 0)
    func text(_ range: Range<Int>) -> String {
      XMLText.escaped(String(String.UnicodeScalarView(scalars[range])))
    }
    for span in words.spans where span.scalars.lowerBound >= place && span.scalars.upperBound <= scalars.count {
      rules.insert(span.rule)
      markup += text(place..<span.scalars.lowerBound)
      markup += "<span class=\"tj-\(span.rule.rawValue)\">\(text(span.scalars))</span>"
      place = span.scalars.upperBound
    }
    return markup + text(place..<scalars.count)
  }

  // MARK: - Companions

  private mutating func add(_ companion: Companion) {
    let language = companion.language.map { " lang=\"\(XMLText.escaped($0))\"" } ?? " lang=\"\""
    pages += "<section class=\"companion\"\(language) dir=\"\(companion.direction.rawValue)\">\n"
    pages += "<h3>\(XMLText.escaped(companion.title))</h3>\n"
    for passage in companion.passages {
      pages += "<p><a href=\"#\(passage.ayat.first.surah)-\(passage.ayat.first.ayah)\">\(passage.ayat)</a> "
      pages += "\(XMLText.escaped(passage.text))</p>\n"
    }
    if !companion.notice.isEmpty { pages += "<p class=\"terms\">\(XMLText.escaped(companion.notice))</p>\n" }
    pages += "</section>\n"
  }

  private var legend: String {
    let shown = TajweedRule.allCases.filter { rules.contains($0) && $0.colour != nil }
    guard !shown.isEmpty else { return "" }
    let items = shown.map { rule in
      "<li><span class=\"swatch tj-\(rule.rawValue)\">■</span> \(rule.englishName) · "
        + "<bdi lang=\"ar\">\(rule.arabicName)</bdi></li>"
    }
    return
      "<aside class=\"legend\" lang=\"en\" dir=\"ltr\"><h3>\(XMLText.escaped(DrawingSentences.tajweed.text))</h3>\n<ul>\n\(items.joined(separator: "\n"))\n</ul></aside>\n"
  }
}

extension [AyahRef] {
  /// The elements without repetitions, in the order of their first occurrence.
  fileprivate func withoutRepeats() -> [AyahRef] {
    var seen: [AyahRef] = []
    for ref in self where !seen.contains(ref) { seen.append(ref) }
    return seen
  }
}
