public import TilawaCore

/// A meter of the loudness of slices of files, as far as they can be read. Used by one thread at a time; blocks on the
/// disk.
public struct SliceListener: ~Copyable {
  private let meter: LoudnessMeter
  private var open: (file: AudioFile, decoder: any AudioDecoding)?
  /// The next frame of the open decoder.
  private var position = 0
  /// The paths of the files that could not be read to the end of their slice; each once.
  public private(set) var skipped: [String] = []

  /// - Throws: `.unsupported` if libebur128 is not installed.
  public init() throws(AudioError) { meter = try LoudnessMeter() }

  /// Returns the loudness of all slices so far; nil for almost no sound.
  public func loudness(extent: Loudness.Extent) -> Loudness? { meter.loudness(extent: extent) }

  /// Adds a slice; a file that was skipped before is not tried again. Slices in the order of a file need no seek.
  public mutating func hear(_ slice: AudioSlice) {
    guard !skipped.contains(slice.file.path) else { return }
    do throws(AudioError) {
      try read(slice)
    } catch {
      open = nil
      skipped.append(slice.file.path)
    }
  }

  private mutating func read(_ slice: AudioSlice) throws(AudioError) {
    let file = slice.file
    let decoder = try decoder(for: file)
    if position != slice.start { try decoder.seek(toFrame: slice.start) }
    position = slice.start
    let format = AudioFormat(rate: file.rate, channels: file.channels)
    let buffer = UnsafeMutableBufferPointer<Float>.allocate(capacity: 16_384 * file.channels)
    defer { buffer.deallocate() }
    while position < slice.end {
      let wanted = min(16_384, slice.end - position) * file.channels
      let count = try decoder.read(into: UnsafeMutableBufferPointer(rebasing: buffer[..<wanted]))
      guard count > 0 else {
        throw AudioError.breaksOff(file.path, AudioSentences.frameMissingAt(frame: "\(position)"))
      }
      try meter.add(UnsafeBufferPointer(rebasing: buffer[..<(count * file.channels)]), in: format)
      position += count
    }
  }

  private mutating func decoder(for file: AudioFile) throws(AudioError) -> any AudioDecoding {
    if let open, open.file == file { return open.decoder }
    let decoder = try AudioProbe.openDecoder(file)
    guard decoder.rate == file.rate, decoder.channels == file.channels, decoder.frames == file.frames else {
      throw AudioError(.unreadable, AudioSentences.cannotMeasure, path: file.path, AudioSentences.changedSinceAdded)
    }
    open = (file, decoder)
    position = 0
    return decoder
  }
}
