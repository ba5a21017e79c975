import TilawaApp
import TilawaCore
import TilawaTerminal

extension CoachReviewModel {
  private static let symbols: [TerminalKey: CourseMark.Symbol] = [
    "1": .madd, "2": .ghunnah, "3": .makhraj, "4": .stop, "5": .forgotten, "6": .good,
  ]

  mutating func browse(_ key: TerminalKey) -> Effects {
    endComment()
    switch key {
    case .down: select((selection ?? -1) + 1)
    case .up: select((selection ?? 1) - 1)
    case "n": moveToFinding(1)
    case "p": moveToFinding(-1)
    case .tab: moveToMark(1)
    case .backTab: moveToMark(-1)
    case .left: move(by: -1000)
    case .right: move(by: 1000)
    case .shiftLeft: move(by: -10_000)
    case .shiftRight: move(by: 10_000)
    case .home: move(by: -length)
    case " ": return isPlaying ? stopPlaying() : startPlaying(.play(from: place, playSpeed))
    case .enter: return hear(withReciter: false)
    case "b": return hear(withReciter: true)
    case "s": changeSpeed()
    case "?": mode = .help(0)
    case "q": return speaking == nil ? [.request(.silence), .leave(.done)] : [.request(.endRecording)]
    default: return edit(key)
    }
    return []
  }

  private mutating func hear(withReciter: Bool) -> Effects {
    guard let selection else {
      message = "select a word first"
      return []
    }
    return startPlaying(.hear(word: selection, withReciter: withReciter, playSpeed))
  }

  private mutating func edit(_ key: TerminalKey) -> Effects {
    guard speaking == nil || key == "v" || key == "V" else {
      message = "end the spoken comment first: v"
      return []
    }
    switch key {
    case "y": confirm()
    case "x": dismiss()
    case "t": beginComment()
    case "w": mode = .typing(PromptField(.whole, text: text))
    case "v": return speak(.place)
    case "V": return speak(.whole)
    case "P": mode = .dialogue(.pass)
    case "A": mode = .dialogue(.again)
    default:
      guard let symbol = Self.symbols[key] else { return [] }
      change { $0.with(symbol: symbol) }
      message = symbol.rawValue
    }
    return []
  }
}
