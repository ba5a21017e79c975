import AppPlayback
import AppBase
import Dispatch
import TilawaAudio
import TilawaCore
import TilawaPlayer

/// The sound of the words that a question gives.
enum QuestionSound {
  /// The longest time for which it is waited, in seconds beyond the sound.
  private static let patience = 5.0

  /// Plays the given words, if a reciter has them and there is a sound server. Blocks until they were heard.
  static func play(
    _ given: MemoryQuestion.Given, riwayah: Riwayah, on output: SinkChoice, in context: AppContext
  ) throws {
    let sound = try TeacherWords(riwayah, in: context).sound(of: given.words, in: given.ref)
    let sink = try output.open(.int16, onto: nil)
    let format = sink.fitting(SessionFormat.decide(sink: sink.wish, sources: sound.slices.map(\.file)))
    let heard = DispatchSemaphore(value: 0)
    let preview = try SegmentPreview(on: sink, format: format) { _ in heard.signal() }
    let seconds = sound.slices.reduce(0) { $0 + Double($1.end - $1.start) / Double($1.file.rate) }
    preview.play(sound.slices)
    _ = heard.wait(timeout: .now() + seconds + patience)
    try preview.close()
  }
}
