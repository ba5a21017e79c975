package import TilawaApp
import TilawaConsole
package import TilawaCore
package import TilawaPlayer

/// A recitation line by line: each ayah when it was said, with a colour and a sign for what is not as it is written.
package final class RecitationLines: RecitationDisplay {
  package init() {}

  package func begin(_ lines: [String]) { lines.forEach { Terminal.say($0) } }

  package func follow(_ text: RecitationText) {}

  package func show(_ words: [Int: WordVerdict], place: Int?) {}

  package func show(_ ayah: ShownAyah, isAgain: Bool) {
    let slips = ayah.count(.skipped) + ayah.count(.changed)
    let whole: WordVerdict = slips > 0 ? .changed : ayah.count(.unsure) > 0 ? .unsure : .recited
    var line = Painted(RecitationWords.sign(whole) + " ", RecitationLook.look(whole))
    line.append(ayah.ref + (isAgain ? " (again)" : "") + "  ", .bold)
    for word in ayah.words {
      if word.isAfterAdded { line.append("+ ", RecitationLook.added) }
      line.append(word.text, RecitationLook.look(word.verdict))
      if word.verdict != .recited { line.append(" " + RecitationWords.sign(word.verdict), RecitationLook.look(word.verdict)) }
      line.append(" ")
    }
    Terminal.say(line)
  }

  package func tell(_ line: String) { Terminal.complain(line) }

  package func end(_ lines: [String]) { lines.forEach { Terminal.say($0) } }
}

/// The colours of verdicts; beside each stands a sign.
enum RecitationLook {
  static let added = Painted.Look(35)

  static func look(_ verdict: WordVerdict) -> Painted.Look {
    switch verdict {
    case .pending: .faint
    case .recited: .green
    case .unsure: .cyan
    case .skipped: .yellow
    case .changed: .red
    }
  }
}
