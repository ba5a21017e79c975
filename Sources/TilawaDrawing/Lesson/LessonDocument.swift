package import TilawaCore

/// A recorded lesson as one HTML page: its sound, its ayat in the order of the sound, and notes.
///
/// A browser shows it from a file, without a server and without any other resource. The page forbids itself all
/// connections and all scripts but its own.
package struct LessonDocument {
  /// The sound of the page.
  package enum Sound: Hashable, Sendable {
    /// The bytes in the page itself.
    case embedded([UInt8], type: String)
    /// A file in the folder of the page.
    case beside(name: String)
  }

  /// A stretch of the sound.
  package struct Interval: Hashable, Sendable {
    package let start: OutputTime
    package let end: OutputTime

    package init(_ start: OutputTime, _ end: OutputTime) {
      self.start = start
      self.end = end
    }
  }

  /// A part of a passage's text.
  package enum Element: Hashable, Sendable {
    /// A word, with the time at which it is heard if that is known.
    case word(String, Interval?)
    /// The number of the ayah that ends here.
    case number(Int)
  }

  /// A stretch of the sound with its text and notes.
  package struct Passage: Hashable, Sendable {
    /// The name, such as `2:255`.
    package let label: String
    package let interval: Interval
    /// The checked text of the Quran; empty where nothing is recited, or where the text is not installed.
    package let text: [Element]
    /// A remark in place of the text; empty if there is none.
    package let remark: String
    /// The notes of the teacher, in any script.
    package let notes: [String]

    package init(label: String, interval: Interval, text: [Element], remark: String = "", notes: [String] = []) {
      self.label = label
      self.interval = interval
      self.text = text
      self.remark = remark
      self.notes = notes
    }
  }

  package let title: String
  /// Facts about the recording, such as its reciter and date.
  package let facts: [String]
  package let sound: Sound
  package let passages: [Passage]
  package let theme: ReadingTheme
  package let font: MushafDocument.Font?
  /// The terms of the texts.
  package let notices: [String]

  package init(
    title: String, facts: [String], sound: Sound, passages: [Passage], theme: ReadingTheme, font: MushafDocument.Font?,
    notices: [String]
  ) {
    self.title = title
    self.facts = facts
    self.sound = sound
    self.passages = passages
    self.theme = theme
    self.font = font
    self.notices = notices
  }

  /// Returns the document.
  ///
  /// - Parameter scriptDigest: the SHA-256 of `LessonScript.text`. The page allows no other script.
  package func html(scriptDigest: [UInt8]) -> String {
    let policy =
      "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-\(Base64.text(scriptDigest))'; "
      + "media-src data: blob: file: 'self'; font-src data:; base-uri 'none'; form-action 'none'"
    return """
      <!DOCTYPE html>
      <html \(LanguageForm.inForce.attributes) data-theme="\(theme.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(XMLText.escaped(title))</title>
      <style>
      \(LessonStyleSheet(theme: theme, font: font).css)
      </style>
      </head>
      <body>
      <header>
      <h1 dir="auto">\(XMLText.escaped(title))</h1>
      <p class="facts" dir="auto">\(facts.map { "<bdi>\(XMLText.escaped($0))</bdi>" }.joined(separator: " · "))</p>
      </header>
      <main>
      <ol class="passages">
      \(passages.map(markup).joined())</ol>
      </main>
      \(player)
      \(footer)
      <script>\(LessonScript.text)</script>
      </body>
      </html>

      """
  }

  private func words(_ sentence: Sentence) -> String { XMLText.escaped(sentence.text) }

  // MARK: - Passages

  private func markup(_ passage: Passage) -> String {
    let label = XMLText.escaped(passage.label)
    let play = words(DrawingSentences.lessonPlayPassage(label: passage.label))
    let again = words(DrawingSentences.lessonRepeatPassage(label: passage.label))
    var markup = "<li class=\"passage\"\(data(passage.interval))>\n<div class=\"bar\">"
    markup +=
      "<button type=\"button\" class=\"play\" aria-label=\"\(play)\" title=\"\(words(DrawingSentences.lessonPlay))\">▶</button>"
    markup +=
      "<button type=\"button\" class=\"repeat\" aria-pressed=\"false\" aria-label=\"\(again)\" "
      + "title=\"\(words(DrawingSentences.lessonRepeat))\">↻</button>"
    markup += "<span class=\"label\">\(label)</span>"
    markup += "<span class=\"time\">\(Lengths.time(passage.interval.start))</span></div>\n"
    if !passage.text.isEmpty {
      markup +=
        "<p class=\"text\" lang=\"ar\" dir=\"rtl\">\(passage.text.map(self.markup).joined(separator: " "))</p>\n"
    }
    if !passage.remark.isEmpty { markup += "<p class=\"remark\" dir=\"auto\">\(XMLText.escaped(passage.remark))</p>\n" }
    for note in passage.notes { markup += "<p class=\"note\" dir=\"auto\">\(XMLText.escaped(note))</p>\n" }
    return markup + "</li>\n"
  }

  private func markup(_ element: Element) -> String {
    switch element {
    case .number(let number): "<span class=\"number\">\u{6DD}\(ArabicNumber.digits(number))</span>"
    case .word(let text, let interval):
      "<span class=\"word\"\(interval.map(data) ?? "")>\(XMLText.escaped(text))</span>"
    }
  }

  private func data(_ interval: Interval) -> String {
    " data-start=\"\(interval.start)\" data-end=\"\(interval.end)\""
  }

  // MARK: - Around

  private var player: String {
    let source =
      switch sound {
      case .embedded(let bytes, let type): "data:\(type);base64,\(Base64.text(bytes))"
      case .beside(let name): "./" + name.percentEncoded
      }
    return """
      <div class="player">
      <audio id="sound" controls preload="auto" src="\(XMLText.escaped(source))"></audio>
      <label>\(words(DrawingSentences.lessonSpeed)) <select id="speed">\(speeds)</select></label>
      <label><input type="checkbox" id="follow" checked> \(words(DrawingSentences.lessonFollow))</label>
      <span id="state" role="status"></span>
      <p class="keys">\(words(DrawingSentences.lessonKeys))</p>
      </div>
      """
  }

  private var speeds: String {
    ["0.5", "0.75", "1", "1.25", "1.5", "2"].map { speed in
      "<option value=\"\(speed)\"\(speed == "1" ? " selected" : "")>\(speed)×</option>"
    }.joined()
  }

  private var footer: String {
    guard passages.contains(where: { !$0.text.isEmpty }) else { return "" }
    return """
      <footer class="notice">
      <p>\(TextSource.markup(#"<a href="https://tanzil.net" rel="noreferrer">tanzil.net</a>"#))</p>
      \(notices.map { "<pre>\(XMLText.escaped($0))</pre>\n" }.joined())</footer>
      """
  }
}

extension String {
  /// The name of a file in the form of a relative URL.
  fileprivate var percentEncoded: String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
    let digits = Array("0123456789ABCDEF")
    return utf8.map { byte in
      plain.contains(byte)
        ? String(Character(Unicode.Scalar(byte))) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }.joined()
  }
}
