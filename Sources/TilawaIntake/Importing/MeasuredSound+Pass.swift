import TilawaAudio
import TilawaCore
package import TilawaStore

extension MeasuredSound {
  /// Returns a function that measures a sound by decoding it to its end, because its header may be wrong.
  package static func measuring(_ survey: @escaping SurveyRecording) -> SoundMeasuring {
    { (path, heard) throws(StoreError) in
      func refusal(_ code: StoreError.Code, _ detail: Sentence) -> StoreError {
        StoreError(code: code, operation: IntakeSentences.cannotUseSound, path: path, detail: detail)
      }
      do {
        let found = try survey(path, heard, { _, _ in })
        return MeasuredSound(file: found.file, loudness: found.loudness.value, digest: SoundDigest.read(path))
      } catch let error as StoreError {
        throw error
      } catch let error as AudioError {
        throw refusal(error.code == .ioFailed ? .io : .corrupt, error.detail)
      } catch {
        throw refusal(.corrupt, error.said)
      }
    }
  }
}
