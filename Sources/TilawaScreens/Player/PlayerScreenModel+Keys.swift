import AppPlayback
import AppBase
import TilawaCore
import TilawaPlayer
import TilawaTerminal

extension PlayerScreenModel {
  /// The session ends as it does by a signal, and then the screen.
  var interruption: Effects { [.request(.interrupt)] }

  mutating func browse(_ key: TerminalKey) -> Effects {
    switch key {
    case .up: return choose(-1)
    case .down: return choose(1)
    case .enter: return goToChosen()
    case .escape:
      selection = nil
      return []
    case .character("?"): mode = .help(0)
    case .character("g"): mode = .typing(PromptField(.jump))
    case .character("i"): openIndex()
    case .character("t"): mode = .typing(PromptField(.sleep))
    case .character("b"): return marked.map { [.request(.mark($0))] } ?? refuseMark()
    case .character("B"):
      guard let ref = marked else { return refuseMark() }
      mode = .typing(PromptField(.note(ref)))
    case .character("q"):
      // A second q does not wait for what is still being done.
      if isEnding { return interruption }
      isEnding = true
      message = ScreensSentences.ending
      return [.request(.act(.command(.stop)))]
    default:
      if let action = PlayerKeys.action(key) { return [.request(.act(action))] }
    }
    return []
  }

  // MARK: - The index

  private mutating func openIndex() {
    let counting = info?.riwayah.counting ?? .kufi
    let here = place.flatMap { structure.ref(ofWord: $0, in: counting)?.ayah }
    mode = .dialogue(PlaceIndex(structure, at: here ?? AyahRef(surah: 1, ayah: 1, counting: counting)))
  }

  /// Takes a key of the index of places.
  mutating func answer(_ key: TerminalKey, in index: PlaceIndex) -> Effects {
    var index = index
    switch index.press(key, page: PlaceIndex.linesTurned) {
    case .stays: mode = .dialogue(index)
    case .leaves: mode = .browsing
    case .goes(let ref):
      mode = .browsing
      return [.request(.act(.command(.jump(ref))))]
    }
    return []
  }

  // MARK: - The mouse

  /// Turns the wheel: chooses among the ayat of the page.
  mutating func scroll(_ step: Int) -> Effects { choose(step) }

  /// Takes a click on an ayah of the page: chooses it, or goes to the chosen one.
  mutating func click(_ ref: AyahRef) -> Effects {
    message = nil
    guard mode == .browsing else { return [] }
    if selection == ref { return goToChosen() }
    selection = ref
    message = ScreensSentences.ayahChosen(ref: "\(ref)")
    return []
  }

  // MARK: - An ayah of the page

  /// Selects the neighbour of the selection, or of what is heard.
  private mutating func choose(_ step: Int) -> Effects {
    guard let page, !page.ayat.isEmpty else { return [] }
    let chosen = selection.flatMap { ref in page.ayat.firstIndex { $0.ref == ref } }
    let heard = self.heard.flatMap { heard in page.ayat.firstIndex { $0.span.overlaps(heard) } }
    let place = (chosen ?? heard).map { $0 + step } ?? 0
    selection = page.ayat[max(0, min(place, page.ayat.count - 1))].ref
    return []
  }

  private mutating func goToChosen() -> Effects {
    guard let ref = selection else {
      message = ScreensSentences.chooseAndGo(keys: choosingKeys, key: keys.label(.player, "go-to-chosen"))
      return []
    }
    selection = nil
    return [.request(.act(.command(.jump(ref))))]
  }

  /// The ayah for a bookmark: the selected one, or the one that is heard.
  private var marked: AyahRef? {
    if let selection { return selection }
    guard let heard, let counting = info?.riwayah.counting else { return nil }
    return structure.ayat(sharing: heard, in: counting).first
  }

  private var choosingKeys: String {
    "\(keys.label(.player, "choose-previous")) \(keys.label(.player, "choose-next"))"
  }

  private mutating func refuseMark() -> Effects {
    message = ScreensSentences.noAyahPlaying(keys: choosingKeys)
    return []
  }

  // MARK: - Typing

  mutating func finish(_ prompt: PromptField<PlayerScreenQuestion>) throws(PromptFault) -> Effects {
    let text = ArabicText.westernDigits(prompt.text.split(separator: " ").joined(separator: " "))
    switch prompt.question {
    case .jump: return text.isEmpty ? [] : [.request(.act(.command(.jump(try ayah(text)))))]
    case .sleep:
      if ["", "0", "off"].contains(text) { return [.request(.act(.command(.sleep(nil))))] }
      guard let time = PlayerScreenModel.time(text) else {
        throw PromptFault(ScreensSentences.minutesWanted)
      }
      return [.request(.act(.command(.sleep(time))))]
    case .note(let ref):
      let note = prompt.text.trimmingSpace()
      return note.isEmpty ? [] : [.request(.note(ref, note))]
    }
  }

  /// Reads an ayah: a bare number is one of the surah that is heard, a surah alone is its first ayah.
  private func ayah(_ text: String) throws(PromptFault) -> AyahRef {
    let parser = RangeParser(structure: structure, riwayah: info?.riwayah ?? .hafs)
    do throws(RangeError) {
      return try parser.parsePlace(TypedPlace.words(text, inSurah: place.map(structure.surah(ofWord:))))
    } catch {
      throw PromptFault(error.detail)
    }
  }

  /// Reads a time; a bare number is minutes.
  private static func time(_ text: String) -> Duration? {
    if let minutes = Int(text) { return (1...1440).contains(minutes) ? .seconds(minutes * 60) : nil }
    return TimeLength(text: text).map { .seconds($0.seconds) }
  }
}
