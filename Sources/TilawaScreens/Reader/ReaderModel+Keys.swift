import AppBase
import TilawaCore
import TilawaDesktop
import TilawaTerminal

extension ReaderModel {
  mutating func browse(_ key: TerminalKey) -> Effects {
    if lookThroughFinds(key) { return [] }
    if goAbout(key) {
      // A key that goes elsewhere ends following.
      (visit, isFollowing) = (nil, false)
      return []
    }
    if let effects = hear(key) { return effects }
    switch key {
    case .character("q"): return [.leave(.done)]
    case .escape: break
    case .character("?"): mode = .help(0)
    case .character("g"): mode = .typing(PromptField(.place))
    case .character("i"): mode = .dialogue(PlaceIndex(structure, at: selection))
    case .character("/"): mode = .typing(PromptField(.search))
    case "n", "B":
      mode = .typing(PromptField(.note(ref: "\(selection)"), text: note ?? ""))
    case .character("b"): return [.request(.bookmark(selection))]
    case .character(let letter): return show(letter)
    default: break
    }
    return []
  }

  /// Takes a key that changes how the text is shown.
  private mutating func show(_ letter: Character) -> Effects {
    switch letter {
    case "v": return change(flow: settings.flow.next)
    case "c":
      let effects = change { $0.tajweed = $0.tajweed.other }
      message = settings.tajweed == .shown ? ScreensSentences.tajweedOn : ScreensSentences.tajweedOff
      return effects
    case "t": return toggleTranslation()
    case "w": return toggleMeanings()
    case "T":
      let effects = change { $0.theme = $0.theme.next }
      message = ScreensSentences.themeIs(theme: settings.theme.sentence)
      return effects
    default: return []
    }
  }

  /// Takes a key that controls the sound; returns nil for any other key.
  private mutating func hear(_ key: TerminalKey) -> Effects? {
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

  /// Takes a key of the search, as in `less`: while there are finds, n goes through them. False for other keys.
  private mutating func lookThroughFinds(_ key: TerminalKey) -> Bool {
    switch key {
    case "n" where !finds.isEmpty: goToFind(1)
    case .character("N"): goToFind(-1)
    case .character("'"): endVisit()
    case .escape where !finds.isEmpty:
      finds = []
      message = ScreensSentences.searchEnded(key: keys.label(.reader, "next-find"))
    default: return false
    }
    return true
  }

  /// Takes a key that goes from one place to another; false for other keys.
  private mutating func goAbout(_ key: TerminalKey) -> Bool {
    switch key {
    case "j": step(1)
    case "k": step(-1)
    case " ": turnScreen(1)
    case .backspace: turnScreen(-1)
    case .right: turnPortion(1)
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

  /// Turns the wheel: scrolls by rows, at the end of the portion to its neighbour.
  mutating func scroll(_ step: Int) -> Effects {
    (visit, isFollowing) = (nil, false)
    scrollRows(step)
    return []
  }

  /// Takes a click on an ayah, or on one of its words.
  mutating func click(_ ref: AyahRef, word: Int?) -> Effects {
    message = nil
    guard mode == .browsing else { return [] }
    (visit, isFollowing) = (nil, false)
    go(to: ref)
    if let place = word.flatMap({ structure.ref(ofWord: $0, in: ref.counting)?.number }) {
      message = ScreensSentences.ayahWord(ref: "\(ref)", word: place)
    }
    return []
  }

  /// Takes a key of the index of places.
  mutating func answer(_ key: TerminalKey, in index: PlaceIndex) -> Effects {
    var index = index
    switch index.press(key, page: PlaceIndexView.page(rows)) {
    case .stays: mode = .dialogue(index)
    case .leaves: mode = .browsing
    case .goes(let ref):
      (mode, visit, isFollowing) = (.browsing, nil, false)
      go(to: ref)
    }
    return []
  }

  private enum Leap { case surah, juz }

  /// Goes to the beginning of the next surah or juz; backwards to that of this one first.
  private mutating func turn(_ leap: Leap, _ step: Int) {
    let word = structure.span(of: selection).start
    let number = leap == .surah ? selection.surah : structure.number(of: .juz, atWord: word)
    func start(_ number: Int) -> AyahRef? { leap == .surah ? first(ofSurah: number) : first(of: .juz, number) }
    let isInside = start(number) != selection
    guard let ref = start(step < 0 && isInside ? number : number + step) else {
      message =
        step < 0
        ? ScreensSentences.atBeginning : leap == .surah ? ScreensSentences.atLastSurah : ScreensSentences.atLastJuz
      return
    }
    go(to: ref)
  }

  // MARK: - Settings

  private mutating func change(flow: ReadingFlow) -> Effects {
    let effects = change { $0.flow = flow }
    switch flow {
    case .page: message = ScreensSentences.pageByPage
    case .continuous: message = ScreensSentences.continuousText
    case .verses: message = ScreensSentences.verseByVerse
    }
    return effects
  }

  /// Shows or hides the translation, which is seen ayah by ayah.
  private mutating func toggleTranslation() -> Effects {
    guard translations > 0 else {
      message = ScreensSentences.noTranslation(command: CommandHint("text", "add", "FILE"))
      return []
    }
    let isSeen = settings.translation == .shown && settings.flow == .verses
    let effects = change {
      $0.translation = isSeen ? .hidden : .shown
      $0.flow = .verses
    }
    message = isSeen ? ScreensSentences.withoutTranslation : ScreensSentences.withTranslation
    return effects
  }

  /// Shows or hides the meanings of words, which are seen ayah by ayah too.
  private mutating func toggleMeanings() -> Effects {
    guard hasMeanings else {
      message = ScreensSentences.noMeanings(command: CommandHint("text", "add", "FILE"))
      return []
    }
    let isSeen = settings.words == .shown && settings.flow == .verses
    let effects = change {
      $0.words = isSeen ? .hidden : .shown
      $0.flow = .verses
    }
    message = isSeen ? ScreensSentences.meaningsOff : ScreensSentences.meaningsOn
    return effects
  }

  // MARK: - Typing

  mutating func finish(_ prompt: PromptField<ReaderQuestion>) throws(PromptFault) -> Effects {
    let text = prompt.text.split(separator: " ").joined(separator: " ")
    do throws(RangeError) {
      switch prompt.question {
      case .place:
        guard !text.isEmpty else { return [] }
        let parser = RangeParser(structure: structure, counting: selection.counting)
        let ref = try parser.parsePlace(TypedPlace.words(text, inSurah: selection.surah))
        (visit, isFollowing) = (nil, false)
        go(to: ref)
        return []
      case .search:
        guard text.isEmpty else { return [.request(.search(text))] }
        goToFind(1)
        return []
      case .note: return [.request(.note(selection, text))]
      case .play: return try play(text)
      }
    } catch {
      throw PromptFault(error.detail)
    }
  }

  /// The note at the selection.
  private var note: String? {
    let span = structure.span(of: selection)
    return marks.first { $0.words.overlaps(span) }?.note
  }
}
