import TilawaConsole
import TilawaCore
package import TilawaStore

extension OpenPack {
  /// Prints the first and the last passage as they are shown beside the text.
  package func saySamples() {
    let flow = TextFlow.standardOutput()
    for ordinal in [0, pack.ayat - 1] {
      let passage = passage(at: ordinal)
      Terminal.say("\(passage.ayat)")
      let lines =
        pack.kind == .transliteration
        ? StyledLetters("", passage.source).lines(flow, pack.direction)
        : flow.lines(passage.text, pack.direction).map { Painted($0) }
      for line in lines { Terminal.say(line) }
    }
  }
}
