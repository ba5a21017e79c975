import TilawaApp
import TilawaCore
import TilawaDesktop
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
    case .index(let index):
      choose(key, in: index)
      return []
    case .help(let line):
      mode = HelpPage.line(after: key, at: line).map { .help($0) } ?? .browsing
      return []
    }
  }

  private mutating func browse(_ key: TerminalKey) -> [ReaderEffect] {
    if lookThroughFinds(key) { return [] }
    if goAbout(key) {
      // Whoever goes somewhere reads there, and no longer along with what sounds.
      (visit, isFollowing) = (nil, false)
      return []
    }
    if let effects = hear(key) { return effects }
    switch key {
    case .character("q"): return [.leave(.done)]
    case .escape: break
    case .character("?"): mode = .help(0)
    case .character("g"): mode = .typing(ReaderPrompt(.place))
    case .character("i"): mode = .index(PlaceIndex(structure, at: selection))
    case .character("/"): mode = .typing(ReaderPrompt(.search))
    case .character("n"), .character("B"):
      mode = .typing(ReaderPrompt(.note(ref: "\(selection)"), text: note ?? ""))
    case .character("b"): return [.bookmark(selection)]
    case .character(let letter): return show(letter)
    default: break
    }
    return []
  }

  /// What changes how the text is shown.
  private mutating func show(_ letter: Character) -> [ReaderEffect] {
    switch letter {
    case "v": return change(flow: settings.flow.next)
    case "c":
      let effects = change { $0.tajweed = $0.tajweed.other }
      message = settings.tajweed == .shown ? "colours of tajweed" : "no colours of tajweed"
      return effects
    case "t": return toggleTranslation()
    case "w": return toggleMeanings()
    case "T":
      let effects = change { $0.theme = $0.theme.next }
      message = "theme: \(settings.theme.name)"
      return effects
    default:
      message = "no key here: \(letter) (? shows all keys)"
      return []
    }
  }

  /// What is done to what sounds; nil: the key is none of these.
  private mutating func hear(_ key: TerminalKey) -> [ReaderEffect]? {
    switch key {
    case .character("p"): askWhatToPlay()
    case .character("P"): return steer(.toggle)
    case .character(">"): return steer(.next)
    case .character("<"): return steer(.previous)
    case .character(")"): return steer(.nextSurah)
    case .character("("): return steer(.previousSurah)
    case .character("S"): return steer(.stop)
    case .character("f"): follow()
    default: return nil
    }
    return []
  }

  /// As `less` does: n and N are of the search for as long as there is one.
  private mutating func lookThroughFinds(_ key: TerminalKey) -> Bool {
    switch key {
    case .character("."): goToFind(1)
    case .character(","): goToFind(-1)
    case .character("N"): goToFind(-1)
    case .character("n") where !finds.isEmpty: goToFind(1)
    case .character("'"): endVisit()
    case .escape where !finds.isEmpty:
      finds = []
      message = "the search is over; n notes something"
    default: return false
    }
    return true
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
    default: return false
    }
    return true
  }

  private mutating func choose(_ key: TerminalKey, in index: PlaceIndex) {
    var index = index
    switch index.press(key, page: PlaceIndexView.page(rows)) {
    case .stays: mode = .index(index)
    case .leaves: mode = .browsing
    case .goes(let ref):
      (mode, visit, isFollowing) = (.browsing, nil, false)
      go(to: ref)
    }
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

  /// What each word means is seen ayah by ayah too.
  private mutating func toggleMeanings() -> [ReaderEffect] {
    guard hasMeanings else {
      message = "no meanings of words are installed; to install a pack of them: tilawa text add FILE"
      return []
    }
    let isSeen = settings.words == .shown && settings.flow == .verses
    let effects = change {
      $0.words = isSeen ? .hidden : .shown
      $0.flow = .verses
    }
    message = isSeen ? "without the meanings of words" : "with what each word means"
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
    do throws(RangeError) {
      switch prompt.kind {
      case .place:
        guard !text.isEmpty else { return [] }
        let parser = RangeParser(structure: structure, counting: selection.counting)
        let ref = try parser.parsePlace(TypedPlace.words(text, inSurah: selection.surah))
        (visit, isFollowing) = (nil, false)
        go(to: ref)
        return []
      case .search:
        guard text.isEmpty else { return [.search(text)] }
        goToFind(1)
        return []
      case .note: return [.note(selection, text)]
      case .play: return try play(text)
      }
    } catch {
      var prompt = prompt
      prompt.complaint = error.message
      mode = .typing(prompt)
      return []
    }
  }

  /// What was written beside what is chosen.
  private var note: String? {
    let span = structure.span(of: selection)
    return marks.first { $0.words.overlaps(span) }?.note
  }
}
