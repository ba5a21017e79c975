import TilawaCore
import TilawaDesktop

// MARK: - Sound

extension ReaderModel {
  /// Takes what sounds; while it is followed, selects the ayah that is heard.
  mutating func take(_ sound: ReaderSound?) {
    let before = heard
    self.sound = sound?.isOn == true ? sound : nil
    heard = self.sound?.span(in: structure)
    if self.sound != nil, message == ReaderModel.beginning { message = nil }
    // A pause between two ayat changes nothing.
    if isFollowing, heard != before { goToHeard() }
  }

  /// Goes to the ayah that is heard.
  private mutating func goToHeard() {
    guard let heard, let ref = structure.ayat(sharing: heard, in: selection.counting).first, ref != selection else {
      return
    }
    visit = nil
    go(to: ref)
  }

  /// Follows what is heard from now on.
  mutating func follow() {
    guard sound != nil else {
      message = ScreensSentences.nothingPlaying
      return
    }
    isFollowing = true
    message = ScreensSentences.followed
    goToHeard()
  }

  /// Controls the player that sounds.
  mutating func steer(_ verb: ControlVerb) -> Effects {
    guard sound != nil else {
      message = ScreensSentences.nothingPlaying
      return []
    }
    return [.request(.steer(verb))]
  }

  /// Asks what to play.
  mutating func askWhatToPlay() {
    let instead = sound.map { $0.ranges.joined(separator: " ") }.flatMap { $0.isEmpty ? nil : $0 }
    mode = .typing(
      PromptField(.play(instead: instead), text: PlayWish.standard(at: selection, in: structure)))
  }

  /// The message until it sounds.
  private static let beginning = ScreensSentences.itBegins

  /// Plays what was typed, and follows it.
  mutating func play(_ text: String) throws(RangeError) -> Effects {
    let wish = try PlayWish(text, at: selection, in: structure)
    visit = nil
    isFollowing = true
    message = ReaderModel.beginning
    return [.request(.play(wish))]
  }

  /// The word that is heard, counted through the whole Quran; nil where it is not known.
  var heardWord: Int? { sound?.place(in: structure) }

  /// The line about the present sound, with the key that follows it; nil when nothing sounds.
  var soundWords: String? {
    guard let sound else { return nil }
    return isFollowing ? sound.words : ScreensSentences.soundFollows(sound: sound.words).text
  }
}
