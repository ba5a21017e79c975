import TilawaCore
package import TilawaScripts

extension ResolvedStep {
  /// The action of the step, in a few words: "play 2:1-5 --each=3", "pause until 06:30".
  package var words: String {
    switch action {
    case .play(let play): ([kind] + play.texts).joined(separator: " ")
    case .record(let arguments, _):
      ([kind] + arguments.texts.map { $0.replacing("--range=", with: "") }).joined(separator: " ")
    case .pause(let pause): "pause \(pause.words)"
    case .stop(.now), .skip: kind
    case .stop(.at(let time)): "stop at \(time)"
    case .stop(.after(let seconds)): "stop after \(TimeLength(seconds: seconds).text)"
    }
  }
}

extension ScriptStep.Pause {
  fileprivate var words: String {
    switch self {
    case .key: "until a key"
    case .seconds(let seconds): TimeLength(seconds: seconds).text
    case .until(let time): "until \(time)"
    case .ofLastAyah(let percent): "for \(percent)% of the last ayah"
    }
  }
}
