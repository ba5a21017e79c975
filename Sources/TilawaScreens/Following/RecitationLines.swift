package import AppLearning
import TilawaConsole
package import TilawaCore
package import TilawaIntake

/// A recitation line by line: each ayah when it was said, with a colour and a sign for what is not as it is written.
package final class RecitationLines: RecitationDisplay {
  private let look = RecitationLook()

  package init() {}

  package func ask(_ question: MemoryQuestion) {
    Terminal.say(question.task.text + (question.given.map { ": \($0.text)" } ?? ""))
  }

  package func begin(_ lines: [Sentence]) { lines.forEach { Terminal.say($0.text) } }

  package func follow(_ text: RecitationText) {}

  package func advance(to milliseconds: Int) {}

  package func show(_ words: [Int: WordVerdict], place: Int?) {}

  package func show(_ ayah: ShownAyah, isAgain: Bool) {
    let slips = ayah.count(.skipped) + ayah.count(.changed)
    let whole: WordVerdict = slips > 0 ? .changed : ayah.count(.unsure) > 0 ? .unsure : .recited
    var line = Painted(RecitationWords.sign(whole) + " ", look(whole))
    line.append((isAgain ? ScreensSentences.ayahAgain(ref: ayah.ref).text : ayah.ref) + "  ")
    for word in ayah.words {
      if word.isAfterAdded { line.append("+ ", look.added) }
      line.append(word.text, look(word.verdict))
      if word.verdict != .recited { line.append(" " + RecitationWords.sign(word.verdict), look(word.verdict)) }
      line.append(" ")
    }
    Terminal.say(line)
  }

  package func restart(_ part: Int) {}

  package func tell(_ line: Sentence) { Terminal.complain(line.text) }

  package func end(_ lines: [Sentence]) { lines.forEach { Terminal.say($0.text) } }
}

/// The colours of verdicts; beside each stands a sign.
struct RecitationLook {
  private let depth = ColourDepth.standardOutput

  var added: Painted.Look { depth.look(0x8B5CF6) }

  func callAsFunction(_ verdict: WordVerdict) -> Painted.Look {
    switch verdict {
    case .pending: depth.look(0x6B7280)
    case .recited: depth.look(0x22C55E)
    case .unsure: depth.look(0x06B6D4)
    case .skipped: depth.look(0xF59E0B)
    case .changed: depth.look(0xEF4444)
    }
  }
}
