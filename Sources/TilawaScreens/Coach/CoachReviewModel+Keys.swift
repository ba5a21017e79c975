import AppBase
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
    case " ": return isPlaying ? stopPlaying() : startPlaying(.play(from: place, speed))
    case .enter: return hear(.word)
    case "b": return hear(.bothWords)
    case "B": return hear(.bothAyat)
    case "s": return slowDown()
    case "-": return change(to: speed.slower ?? speed)
    case "+": return change(to: speed.faster ?? speed)
    case "?": mode = .help(0)
    case "q": return speaking == nil ? [.request(.silence), .leave(.done)] : [.request(.endRecording)]
    default: return edit(key)
    }
    return []
  }

  private mutating func hear(_ excerpt: CoachReviewExcerpt) -> Effects {
    guard let selection else {
      message = ScreensSentences.selectWordFirst
      return []
    }
    return startPlaying(.hear(word: selection, excerpt, speed))
  }

  private mutating func edit(_ key: TerminalKey) -> Effects {
    guard speaking == nil || key == "v" || key == "V" else {
      message = ScreensSentences.endCommentFirst
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
    case "N":
      if isAssessment { mode = .dialogue(.notPassed) } else { message = ScreensSentences.onlyAssessment }
    default:
      guard let symbol = Self.symbols[key] else { return [] }
      change { $0.with(symbol: symbol) }
      message = Sentence(verbatim: symbol.rawValue)
    }
    return []
  }
}
