import AppBase
import AppLearning
import TilawaCore
import TilawaIntake

/// The voices in which a word of a recitation can be heard again: the teacher's and one's own, each with two words before and after it.
struct WordVoices {
  private static let neighbours = 2

  private let control: RecitationControl
  private let player: WordPlayer
  private let riwayah: Riwayah
  private let context: AppContext

  init(_ control: RecitationControl, _ player: WordPlayer, _ riwayah: Riwayah, _ context: AppContext) {
    (self.control, self.player, self.riwayah, self.context) = (control, player, riwayah, context)
  }

  /// Plays a word; the microphone is not heard meanwhile.
  func hear(_ word: Int, _ voice: HeardVoice, isSlow: Bool, in text: RecitationText) {
    control.setPlaying(true)
    let part = text.words(ofPart: text.words[word].part)
    let near = max(part.lowerBound, word - Self.neighbours)..<min(part.upperBound, word + Self.neighbours + 1)
    let (first, last, ref) = (text.words[near.lowerBound], text.words[near.upperBound - 1], text.words[word].ref)
    player.play(slowly: isSlow) { [control, riwayah, context] in
      var slices: [AudioSlice] = []
      if voice != .oneself {
        guard text.words[word].place != nil else { throw Failure(.noInput, ScreensSentences.basmalahNoWords) }
        slices += try TeacherWords(riwayah, in: context).sound(of: first.number...last.number, in: ref).slices
      }
      if voice != .teacher {
        guard let own = control.sound.slice(of: word, among: near) else {
          throw Failure(.noInput, ScreensSentences.wordNotSaid)
        }
        slices.append(own)
      }
      return slices
    }
  }
}
