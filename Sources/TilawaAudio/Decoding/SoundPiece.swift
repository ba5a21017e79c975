/// A part of a file that one decoder reads from its first frame to its last.
struct SoundPiece: Hashable {
  /// A number of frames that a walk through the file found.
  struct Length: Hashable {
    let frames: Int
    /// The rate of these frames; the decoder may have another one.
    let rate: Int
    /// The greatest difference, in these frames, to the number of the decoder.
    var slack = 0
  }

  let container: Container
  let bytes: Range<Int>
  /// The bytes that the decoder reads in the place of those of the file.
  var patches: [BytePatch] = []
  /// The length; nil if only the decoder knows it.
  var length: Length?
  /// The frames of MPEG audio without a container.
  var run: MpegRun?
}

/// The pieces of sound in a part of a file, and what is missing of them.
struct SoundPieces {
  var pieces: [SoundPiece] = []
  /// The end of these pieces in the file.
  var end: Int
  var missing: MissingSound?
  /// A remark for people; nil for none.
  var remark: String?
}
