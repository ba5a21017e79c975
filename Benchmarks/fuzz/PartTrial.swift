import TilawaCore

@testable import TilawaAudio

/// A joined or cut file as a person's only copy: how many frames are taken of it.
enum PartTrial {
  /// Prints the number of frames and their rate, or the reason of a refusal. `run` compares them with another decoder.
  static func run(_ path: String) {
    do throws(AudioError) {
      let file = try AudioProbe.measure(path, demanding: .present)
      let survey: RecordingSurvey
      do {
        survey = try RecordingPass.survey(path, heard: { _ in [] })
      } catch let error as AudioError {
        throw error
      } catch {
        return print("REFUSED \(error)")
      }
      print(survey.file == file ? "TAKEN \(file.frames) \(file.rate)" : "REFUSED two lengths")
    } catch {
      print("REFUSED \(error.message)")
    }
  }
}
