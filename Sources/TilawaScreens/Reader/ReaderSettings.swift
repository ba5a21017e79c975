package import AppBase
package import TilawaCore

/// The settings for reading and showing the text.
package struct ReaderSettings: Hashable {
  /// Whether something is shown that can be.
  package enum Display: Hashable {
    case shown, hidden

    package var other: Display { self == .shown ? .hidden : .shown }
  }

  package var flow = ReadingFlow.page
  /// The theme; nil means the terminal's own colours.
  package var theme: ScreenTheme?
  package var tajweed = Display.hidden
  package var translation = Display.hidden
  /// Whether the meaning of each word is shown below it.
  package var words = Display.hidden

  package init() {}
}

extension ScreenTheme? {
  /// The next one, after the last the terminal's own.
  package var next: ScreenTheme? {
    let all = ScreenTheme.allCases
    guard let place = self.flatMap(all.firstIndex) else { return all.first }
    return place + 1 < all.count ? all[place + 1] : nil
  }

  /// The name of the theme for people.
  package var sentence: Sentence {
    self.map { Sentence(verbatim: $0.rawValue) } ?? ScreensSentences.terminalColours
  }

  package var name: String { sentence.text }
}
