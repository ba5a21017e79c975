import TilawaCore
import TilawaTerminal

extension ReaderState {
  /// What a key does, whatever is on the screen.
  mutating func press(_ key: TerminalKey) -> [ReaderEffect] {
    switch key {
    case .control("c"): return [.leave(.interrupted)]
    case .control("z"): return [.suspend]
    case .control("l"): return [.repaint]
    default: break
    }
    switch mode {
    case .browsing: return browse(key)
    case .typing(let prompt): return type(key, in: prompt)
    case .help(let line):
      mode = HelpPage.line(after: key, at: line).map { .help($0) } ?? .browsing
      return []
    }
  }

  private mutating func browse(_ key: TerminalKey) -> [ReaderEffect] {
    if goAbout(key) { return [] }
    switch key {
    case .character("q"), .escape: return key == .escape ? [] : [.leave(.done)]
    case .character("?"): mode = .help(0)
    case .character("g"): mode = .typing(ReaderPrompt(.place))
    case .character("/"): mode = .typing(ReaderPrompt(.search))
    case .character("n"): mode = .typing(ReaderPrompt(.note(ref: "\(selection)"), text: note ?? ""))
    case .character("b"): return [.bookmark(selection)]
    case .character("v"): return change(flow: settings.flow.next)
    case .character("c"):
      let effects = change { $0.tajweed = $0.tajweed.other }
      message = settings.tajweed == .shown ? "colours of tajweed" : "no colours of tajweed"
      return effects
    case .character("t"): return toggleTranslation()
    case .character("T"):
      let effects = change { $0.theme = $0.theme.next }
      message = "theme: \(settings.theme.name)"
      return effects
    default:
      if case .character(let letter) = key { message = "no key here: \(letter) (? shows all keys)" }
    }
    return []
  }

  /// Whether the key only goes from one place to another.
  private mutating func goAbout(_ key: TerminalKey) -> Bool {
    switch key {
    case .down, .character("j"): step(1)
    case .up, .character("k"): step(-1)
    case .character(" "), .pageDown: turnScreen(1)
    case .backspace, .pageUp: turnScreen(-1)
    case .right, .enter: turnPortion(1)
    case .left: turnPortion(-1)
    case .home: goToEdge(-1)
    case .end: goToEdge(1)
    case .character("]"): turn(.surah, 1)
    case .character("["): turn(.surah, -1)
    case .character("}"): turn(.juz, 1)
    case .character("{"): turn(.juz, -1)
    case .character("."): nextHit(1)
    case .character(","): nextHit(-1)
    default: return false
    }
    return true
  }

  private enum Leap { case surah, juz }

  /// To the beginning of the next surah or juz; back to that of this one first.
  private mutating func turn(_ leap: Leap, _ step: Int) {
    let word = structure.span(of: selection).start
    let number = leap == .surah ? selection.surah : structure.number(of: .juz, atWord: word)
    func start(_ number: Int) -> AyahRef? { leap == .surah ? first(ofSurah: number) : first(of: .juz, number) }
    let isInside = start(number) != selection
    guard let ref = start(step < 0 && isInside ? number : number + step) else {
      message = step > 0 ? "this is the last \(leap)" : "this is the beginning"
      return
    }
    go(to: ref)
  }

  // MARK: - Settings

  private mutating func change(flow: ReadingFlow) -> [ReaderEffect] {
    let effects = change { $0.flow = flow }
    switch flow {
    case .page: message = "page by page"
    case .continuous: message = "continuous text"
    case .verses: message = "verse by verse"
    }
    return effects
  }

  /// What is beside the text is seen ayah by ayah.
  private mutating func toggleTranslation() -> [ReaderEffect] {
    guard translations > 0 else {
      message = "no translation is installed; to install one: tilawa text add FILE"
      return []
    }
    let isSeen = settings.translation == .shown && settings.flow == .verses
    let effects = change {
      $0.translation = isSeen ? .hidden : .shown
      $0.flow = .verses
    }
    message = isSeen ? "without a translation" : "with a translation"
    return effects
  }

  // MARK: - Typing

  private mutating func type(_ key: TerminalKey, in prompt: ReaderPrompt) -> [ReaderEffect] {
    var prompt = prompt
    switch key {
    case .escape:
      mode = .browsing
      return []
    case .enter: return finish(prompt)
    case .character(let letter): prompt.type(letter)
    case .backspace: prompt.erase()
    case .control("u"): prompt.text = ""
    default: break
    }
    mode = .typing(prompt)
    return []
  }

  private mutating func finish(_ prompt: ReaderPrompt) -> [ReaderEffect] {
    let text = prompt.text.split(separator: " ").joined(separator: " ")
    mode = .browsing
    switch prompt.kind {
    case .place:
      guard !text.isEmpty else { return [] }
      do throws(RangeError) {
        let parser = RangeParser(structure: structure, counting: selection.counting)
        go(to: try parser.parse(TypedPlace.words(text, inSurah: selection.surah)).first)
      } catch {
        var prompt = prompt
        prompt.complaint = error.message
        mode = .typing(prompt)
      }
      return []
    case .search: return text.isEmpty ? [] : [.search(text)]
    case .note: return [.note(selection, text)]
    }
  }

  /// What was written beside what is chosen.
  private var note: String? {
    let span = structure.span(of: selection)
    return marks.first { $0.words.overlaps(span) }?.note
  }
}
