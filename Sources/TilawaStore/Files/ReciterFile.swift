public import TilawaCore

/// A reciter's file that is here.
public struct ReciterFile: Hashable, Sendable {
  /// As it was measured.
  public let file: AudioFile
  /// Nil where nobody has needed it yet.
  public let sha256: String?
  /// What was found wrong with it since it was fetched; it is not played then.
  public let fault: String?

  /// Whether timings have a say in what is played of it: not where the file itself is wrong.
  public var canBeCut: Bool { fault == nil || fault == Download.unfit }
}
