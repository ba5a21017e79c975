package import TilawaHearing
package import TilawaPlayer

/// Shows how far an import is. Shows nothing where nobody looks.
package protocol ImportDisplay: Sendable {
  /// The next recording is read.
  ///
  /// - Parameter size: in bytes.
  func begins(_ name: String, size: Int)
  /// Shows the number of frames that were read, of all.
  func reads(_ frames: Int, of all: Int)
  /// Shows the identification of a passage.
  func identifying(_ step: RecordingIdentifier.Step)
  /// Shows how much of a recording, and of those that it is compared with, was read.
  func aligning(_ title: String) -> MFCCReader.Progress
  /// Takes its line away.
  func clear()
}
