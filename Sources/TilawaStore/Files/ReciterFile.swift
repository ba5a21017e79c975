package import TilawaCore

/// A file of a reciter on this disk.
package struct ReciterFile: Hashable, Sendable {
  /// The file with its measured format and length.
  package let file: AudioFile
  /// The SHA-256 as 64 hexadecimal digits; nil until it is first needed.
  package let sha256: String?
  /// The fault that was found since the file was fetched; a file with a fault is not played.
  package let fault: String?

  /// Whether timings may cut the file; not where the file itself is damaged.
  package var canBeCut: Bool { fault == nil || fault == Download.unfit }
}
