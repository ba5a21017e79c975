import Testing
import TilawaAudio

/// Returns the reason for which a file is refused when it is measured, in one line that names it; nil where it is
/// taken.
func codeOfMeasuring(_ path: String) -> AudioError.Code? {
  do throws(AudioError) {
    _ = try AudioProbe.measure(path)
    return nil
  } catch {
    #expect(error.description.contains(path))
    #expect(!error.description.contains("\n"))
    return error.code
  }
}
