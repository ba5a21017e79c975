package import TilawaHearing

/// A display of the progress of an import. It shows nothing if nobody watches.
package protocol ImportDisplay: Sendable {
  /// Shows the recording that is read next.
  ///
  /// - Parameter size: the size of the file in bytes.
  func begins(_ name: String, size: Int)
  /// Shows the number of frames that were read, of all.
  func reads(_ frames: Int, of all: Int)
  /// Returns the function that shows how much of a recording was heard.
  func aligning(_ title: String) -> PosteriorReader.Progress
  /// Clears the display's line.
  func clear()
}
