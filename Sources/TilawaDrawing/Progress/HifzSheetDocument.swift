import TilawaCore

/// A sheet for a teacher as one HTML page: what is heard on the next days, with room for grades, and the pages with slips.
///
/// It needs nothing else and forbids itself all scripts and connections. On paper a passage does not break.
package struct HifzSheetDocument {
  /// A line of the list.
  package struct Line: Hashable, Sendable {
    let day: String
    let round: String
    let place: String
    let remark: String

    package init(day: String, round: String, place: String, remark: String) {
      self.day = day
      self.round = round
      self.place = place
      self.remark = remark
    }
  }

  /// A part of a page's text.
  package enum Element: Hashable, Sendable {
    /// A word, or a whole ayah where words cannot be told apart; and the number of its slips.
    case text(String, slips: Int)
    /// The number of the ayah that ends here.
    case number(Int)
  }

  /// A page with slips.
  package struct Page: Hashable, Sendable {
    let title: String
    let text: [Element]
    let notes: [String]

    package init(title: String, text: [Element], notes: [String]) {
      self.title = title
      self.text = text
      self.notes = notes
    }
  }

  private let title: String
  private let facts: [String]
  private let lines: [Line]
  private let pages: [Page]
  private let font: MushafDocument.Font?
  private let notices: [String]

  package init(
    title: String, facts: [String], lines: [Line], pages: [Page], font: MushafDocument.Font?, notices: [String]
  ) {
    self.title = title
    self.facts = facts
    self.lines = lines
    self.pages = pages
    self.font = font
    self.notices = notices
  }

  /// The document.
  package var html: String {
    let policy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; base-uri 'none'; form-action 'none'"
    return """
      <!DOCTYPE html>
      <html \(LanguageForm.inForce.attributes) data-theme="light">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(XMLText.escaped(title))</title>
      <style>
      \(css)
      </style>
      </head>
      <body>
      <h1>\(XMLText.escaped(title))</h1>
      <p class="facts">\(facts.map { "<bdi>\(XMLText.escaped($0))</bdi>" }.joined(separator: " · "))</p>
      <p>\(escaped(DrawingSentences.sheetGrades))</p>
      <table>
      <thead><tr>\(headings)</tr></thead>
      <tbody>
      \(lines.map(row).joined())</tbody>
      </table>
      \(pages.isEmpty ? "" : "<h2>\(escaped(DrawingSentences.sheetPages))</h2>\n")\(pages.map(markup).joined())\(footer)</body>
      </html>

      """
  }

  private func escaped(_ sentence: Sentence) -> String { XMLText.escaped(sentence.text) }

  private var headings: String {
    let names: [Sentence?] = [
      DrawingSentences.sheetDay, DrawingSentences.sheetRound, DrawingSentences.sheetPassage, nil,
      DrawingSentences.sheetGrade, DrawingSentences.sheetSlips,
    ]
    return names.map { "<th>\($0.map(escaped) ?? "")</th>" }.joined()
  }

  private func row(_ line: Line) -> String {
    let cells = [line.day, line.round, line.place, line.remark].map { "<td><bdi>\(XMLText.escaped($0))</bdi></td>" }
    let boxes = (1...4).map { "<span class=\"box\">\($0)</span>" }.joined(separator: " ")
    return "<tr>\(cells.joined())<td class=\"grades\">\(boxes)</td><td class=\"room\"></td></tr>\n"
  }

  private func markup(_ page: Page) -> String {
    let notes = page.notes.map { "<p class=\"note\" dir=\"auto\">\(XMLText.escaped($0))</p>\n" }.joined()
    return """
      <section>
      <h3>\(XMLText.escaped(page.title))</h3>
      <p class="text" lang="ar" dir="rtl">\(page.text.map(markup).joined(separator: " "))</p>
      \(notes)</section>

      """
  }

  private func markup(_ element: Element) -> String {
    switch element {
    case .number(let number): "<span class=\"number\">\u{6DD}\(ArabicNumber.digits(number))</span>"
    case .text(let text, 0): XMLText.escaped(text)
    case .text(let text, let slips):
      "<mark>\(XMLText.escaped(text))</mark><sup dir=\"ltr\" title=\"\(escaped(DrawingSentences.slips))\">\(slips)</sup>"
    }
  }

  private var footer: String {
    guard !pages.isEmpty else { return "" }
    return """
      <footer class="notice">
      <p>\(TextSource.markup(#"<a href="https://tanzil.net" rel="noreferrer">tanzil.net</a>"#))</p>
      \(notices.map { "<pre>\(XMLText.escaped($0))</pre>\n" }.joined())</footer>

      """
  }

  private var css: String {
    let sheet = MushafStyleSheet(
      MushafStyle(theme: .light), family: font?.family, file: font?.file, width: 1700, rules: [])
    return sheet.fontFace + ":root { \(sheet.variables(MushafTheme(.light))) }\n" + """
      @page { margin: 14mm; }
      body { margin: 0 auto; max-width: 52rem; padding: 1rem; font-family: system-ui, sans-serif; line-height: 1.4;
        color: #000; background: #fff; }
      h1 { font-size: 1.4rem; margin: 0; } h2 { font-size: 1.1rem; } h3 { font-size: 1rem; margin: 0.8rem 0 0; }
      .facts, .notice { color: #444; }
      table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
      th, td { border: 1px solid #888; padding: 0.25rem 0.4rem; text-align: start; vertical-align: top; }
      .grades { white-space: nowrap; } .room { min-width: 8rem; }
      .box { display: inline-block; border: 1px solid #000; width: 1.3em; text-align: center; }
      .text { font: 1.6rem/2.2 \(sheet.families); margin: 0.2rem 0; }
      mark { background: #ddd; color: #000; text-decoration: underline; } sup { font: 0.7rem sans-serif; }
      .note { margin: 0.2rem 0; padding: 0 0.6rem; border-inline-start: 3px solid #888; white-space: pre-wrap; }
      .notice { font-size: 0.75rem; } .notice pre { white-space: pre-wrap; font: inherit; }
      @media print { body { max-width: none; padding: 0; } tr, section { break-inside: avoid; } thead { display: table-header-group; } }
      """
  }
}
