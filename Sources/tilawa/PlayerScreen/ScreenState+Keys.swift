import Foundation
import TilawaApp
import TilawaCore
import TilawaPlayer
import TilawaTerminal

extension ScreenState {
  /// What a key does, whatever is on the screen.
  mutating func press(_ key: TerminalKey) -> [ScreenEffect] {
    switch key {
    case .control("c"): return [.interrupt]
    case .control("z"): return [.suspend]
    case .control("l"): return [.repaint]
    default: break
    }
    switch mode {
    case .browsing: return browse(key)
    case .typing(let prompt): return type(key, in: prompt)
    case .index(let index): return choose(key, in: index)
    case .help(let line):
      mode = HelpPage.line(after: key, at: line).map { .help($0) } ?? .browsing
      return []
    }
  }

  private mutating func browse(_ key: TerminalKey) -> [ScreenEffect] {
    switch key {
    case .up: return choose(-1)
    case .down: return choose(1)
    case .enter: return goToChosen()
    case .escape:
      selection = nil
      return []
    case .character("?"): mode = .help(0)
    case .character("g"): mode = .typing(ScreenPrompt(.jump))
    case .character("i"): openIndex()
    case .character("t"): mode = .typing(ScreenPrompt(.sleep))
    case .character("b"): return marked.map { [.mark($0)] } ?? refuseMark()
    case .character("B"):
      guard let ref = marked else { return refuseMark() }
      mode = .typing(ScreenPrompt(.note(ref)))
    case .character("q"):
      // Whoever asks again does not want to wait for what is still being done.
      if isEnding { return [.interrupt] }
      isEnding = true
      message = "ending …"
      return [.act(.command(.stop))]
    default:
      if let action = PlayerKeys.action(key) { return [.act(action)] }
      if case .character(let letter) = key { message = "no key here: \(letter) (? shows all keys)" }
    }
    return []
  }

  // MARK: - The index

  private mutating func openIndex() {
    let counting = info?.riwayah.counting ?? .kufi
    let here = place.flatMap { structure.ref(ofWord: $0, in: counting)?.ayah }
    mode = .index(PlaceIndex(structure, at: here ?? AyahRef(surah: 1, ayah: 1, counting: counting)))
  }

  private mutating func choose(_ key: TerminalKey, in index: PlaceIndex) -> [ScreenEffect] {
    var index = index
    switch index.press(key, page: PlaceIndex.linesTurned) {
    case .stays: mode = .index(index)
    case .leaves: mode = .browsing
    case .goes(let ref):
      mode = .browsing
      return [.act(.command(.jump(ref)))]
    }
    return []
  }

  // MARK: - An ayah of the page

  /// The neighbour of what is chosen, or of what is heard.
  private mutating func choose(_ step: Int) -> [ScreenEffect] {
    guard let page, !page.ayat.isEmpty else { return [] }
    let chosen = selection.flatMap { ref in page.ayat.firstIndex { $0.ref == ref } }
    let heard = self.heard.flatMap { heard in page.ayat.firstIndex { $0.span.overlaps(heard) } }
    let place = (chosen ?? heard).map { $0 + step } ?? 0
    selection = page.ayat[max(0, min(place, page.ayat.count - 1))].ref
    return []
  }

  private mutating func goToChosen() -> [ScreenEffect] {
    guard let ref = selection else {
      message = "↑ ↓ choose an ayah, Enter goes there"
      return []
    }
    selection = nil
    return [.act(.command(.jump(ref)))]
  }

  /// The ayah that is chosen, or heard: what a bookmark is for.
  private var marked: AyahRef? {
    if let selection { return selection }
    guard let heard, let counting = info?.riwayah.counting else { return nil }
    return structure.ayat(sharing: heard, in: counting).first
  }

  private mutating func refuseMark() -> [ScreenEffect] {
    message = "nothing is heard that could be marked; ↑ ↓ choose an ayah"
    return []
  }

  // MARK: - Typing

  private mutating func type(_ key: TerminalKey, in prompt: ScreenPrompt) -> [ScreenEffect] {
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

  private mutating func finish(_ prompt: ScreenPrompt) -> [ScreenEffect] {
    let text = ArabicText.westernDigits(prompt.text.split(separator: " ").joined(separator: " "))
    mode = .browsing
    switch prompt.kind {
    case .jump:
      guard !text.isEmpty else { return [] }
      do throws(RangeError) {
        return [.act(.command(.jump(try ayah(text))))]
      } catch {
        return refuse(prompt, error.message)
      }
    case .sleep:
      if ["", "0", "off"].contains(text) { return [.act(.command(.sleep(nil)))] }
      guard let time = ScreenState.time(text) else { return refuse(prompt, "minutes, such as 20, or 1h30m; 0: none") }
      return [.act(.command(.sleep(time)))]
    case .note(let ref):
      let note = prompt.text.trimmingCharacters(in: .whitespaces)
      return note.isEmpty ? [] : [.note(ref, note)]
    }
  }

  private mutating func refuse(_ prompt: ScreenPrompt, _ why: String) -> [ScreenEffect] {
    var prompt = prompt
    prompt.complaint = why
    mode = .typing(prompt)
    return []
  }

  /// A bare number is an ayah of the surah that is heard, a surah alone is its first ayah.
  private func ayah(_ text: String) throws(RangeError) -> AyahRef {
    let parser = RangeParser(structure: structure, riwayah: info?.riwayah ?? .hafs)
    return try parser.parsePlace(TypedPlace.words(text, inSurah: place.map(structure.surah(ofWord:))))
  }

  /// A bare number is minutes.
  private static func time(_ text: String) -> Duration? {
    if let minutes = Int(text) { return (1...1440).contains(minutes) ? .seconds(minutes * 60) : nil }
    return TimeLength(text: text).map { .seconds($0.seconds) }
  }
}
