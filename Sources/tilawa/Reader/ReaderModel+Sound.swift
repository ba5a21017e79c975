import TilawaCore
import TilawaDesktop

// MARK: - What sounds

extension ReaderModel {
  /// Takes what sounds; where it is followed, the ayah that is heard is chosen.
  mutating func take(_ sound: ReaderSound?) {
    let before = heard
    self.sound = sound?.isOn == true ? sound : nil
    heard = self.sound?.span(in: structure)
    if self.sound != nil, message == ReaderModel.beginning { message = nil }
    // In a pause between two ayat nothing new is heard.
    if isFollowing, heard != before { goToHeard() }
  }

  /// To the ayah that is heard.
  private mutating func goToHeard() {
    guard let heard, let ref = structure.ayat(sharing: heard, in: selection.counting).first, ref != selection else {
      return
    }
    visit = nil
    go(to: ref)
  }

  /// From now on what is heard is chosen.
  mutating func follow() {
    guard sound != nil else {
      message = "nothing sounds; p plays from here"
      return
    }
    isFollowing = true
    message = "it is followed"
    goToHeard()
  }

  /// Has whatever sounds do something.
  mutating func steer(_ verb: ControlVerb) -> [ReaderRequest] {
    guard sound != nil else {
      message = "nothing sounds; p plays from here"
      return []
    }
    return [.steer(verb)]
  }

  /// Asks what to play.
  mutating func askWhatToPlay() {
    let instead = sound.map { $0.ranges.joined(separator: " ") }.flatMap { $0.isEmpty ? nil : $0 }
    mode = .typing(
      ReaderPrompt(.play(instead: instead), text: PlayWish.standard(at: selection, in: structure)))
  }

  /// What is said until it sounds.
  private static let beginning = "it begins …"

  /// Plays what was typed, and follows it.
  mutating func play(_ text: String) throws(RangeError) -> [ReaderRequest] {
    let wish = try PlayWish(text, at: selection, in: structure)
    visit = nil
    isFollowing = true
    message = ReaderModel.beginning
    return [.play(wish)]
  }

  /// The word that is heard, counted through the whole Quran, where it is known.
  var heardWord: Int? { sound?.place(in: structure) }

  /// What sounds in a line, and how to follow it; nil: nothing does.
  var soundWords: String? {
    guard let sound else { return nil }
    return sound.words + (isFollowing ? "" : " · f follows")
  }
}
