package import TilawaAudio
package import TilawaCore

extension MonoReader {
  /// Opens the file of a slice at its own rate, at the first frame of the slice.
  ///
  /// - Throws: `AudioError` if the file cannot be read.
  package convenience init(reading slice: AudioSlice) throws(AudioError) {
    try self.init(opening: slice.file, at: slice.file.rate, from: slice.start)
  }

  /// Fills the beginning of a buffer and returns the number of frames; behind the end of the file they are silent.
  package func next(into output: UnsafeMutableBufferPointer<Float>) throws(AudioError) -> Int {
    try read(into: output)
  }
}
