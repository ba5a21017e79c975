package import TilawaCore
package import TilawaScripts

extension ResolvedStep {
  /// The action of the step, in a few words: "play 2:1-5 --each=3", "pause until 06:30".
  package var words: Sentence {
    switch action {
    case .play(let play): Sentence(verbatim: ([kind] + play.texts).joined(separator: " "))
    case .record(let arguments, _):
      Sentence(
        verbatim: ([kind] + arguments.texts.map { $0.replacing("--range=", with: "") }).joined(separator: " "))
    case .pause(let pause): ScriptsSentences.pause(pause: pause.words)
    case .stop(.now), .skip: Sentence(verbatim: kind)
    case .stop(.at(let time)): ScriptsSentences.stopAt(time: "\(time)")
    case .stop(.after(let seconds)): ScriptsSentences.stopAfter(length: TimeLength(seconds: seconds).text)
    }
  }
}

extension ScriptStep.Pause {
  fileprivate var words: Sentence {
    switch self {
    case .key: ScriptsSentences.untilKey
    case .seconds(let seconds): Sentence(verbatim: TimeLength(seconds: seconds).text)
    case .until(let time): ScriptsSentences.untilTime(time: "\(time)")
    case .ofLastAyah(let percent): ScriptsSentences.forLastAyah(percent: percent)
    }
  }
}
