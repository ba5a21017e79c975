import Glibc
import TilawaCore

/// Other bytes for a place in a file.
struct BytePatch: Hashable {
  /// The place, counted from the start of the file.
  let offset: Int
  let bytes: [UInt8]
}

/// A part of a file as a decoder reads it, with other bytes in some places. The file itself never changes.
///
/// Used by one thread at a time; reading blocks on the disk.
final class SoundBytes {
  let file: FileDescriptor
  let range: Range<Int>
  /// The patches in the order of their places, none over another.
  private let patches: [BytePatch]
  private var position = 0
  /// The bytes that were read ahead, as they are in the file, and the place of the first.
  private var ahead: [UInt8] = []
  private var aheadStart = 0
  /// The size of a reading from the disk, because libraries ask for a header or a frame at a time.
  private static let chunk = 16_384
  /// The error of the disk that ended a reading; libraries take it for the end of the file.
  private(set) var failure: AudioError?

  init(_ path: String, _ range: Range<Int>? = nil, patches: [BytePatch] = []) throws(AudioError) {
    file = try FileDescriptor(reading: path)
    let whole = 0..<file.size
    self.range = range?.clamped(to: whole) ?? whole
    self.patches = patches
  }

  /// Fills `target` with the next bytes and returns their number; 0 at the end, −1 if the disk fails.
  func read(into target: UnsafeMutableRawPointer, count: Int) -> Int {
    let wanted = min(count, range.count - position)
    guard wanted > 0 else { return 0 }
    let start = range.lowerBound + position
    let got = load(UnsafeMutableRawBufferPointer(start: target, count: wanted), from: start)
    guard got > 0 else { return got }
    apply(to: UnsafeMutableRawBufferPointer(start: target, count: got), from: start)
    position += got
    return got
  }

  /// Fills `target` with the bytes from a place in the file, and returns their number; −1 if the disk fails before the first.
  private func load(_ target: UnsafeMutableRawBufferPointer, from start: Int) -> Int {
    var filled = 0
    while filled < target.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: target[filled...])
      let got = some(rest, from: start + filled)
      guard got > 0 else { return filled > 0 ? filled : got }
      filled += got
    }
    return filled
  }

  /// Fills the beginning of `target`: from what was read ahead, or from the disk.
  private func some(_ target: UnsafeMutableRawBufferPointer, from start: Int) -> Int {
    if target.count >= Self.chunk { return disk(target, from: start) }
    if !(aheadStart..<aheadStart + ahead.count).contains(start) {
      var got = 0
      ahead = [UInt8](unsafeUninitializedCapacity: min(Self.chunk, range.upperBound - start)) { buffer, count in
        got = disk(UnsafeMutableRawBufferPointer(buffer), from: start)
        count = max(0, got)
      }
      aheadStart = start
      guard got > 0 else { return got }
    }
    return ahead.withUnsafeBytes { bytes in
      let known = UnsafeRawBufferPointer(rebasing: bytes[(start - aheadStart)...].prefix(target.count))
      target.copyMemory(from: known)
      return known.count
    }
  }

  private func disk(_ target: UnsafeMutableRawBufferPointer, from start: Int) -> Int {
    var got: Int
    repeat { got = pread(file.number, target.baseAddress, target.count, off_t(start)) } while got < 0 && errno == EINTR
    if got < 0 {
      failure = AudioError(.ioFailed, AudioSentences.cannotRead, path: file.path, verbatim: systemMessage())
    }
    return got
  }

  /// Moves to a byte of the part, and returns its number; −1 for a place before its start.
  func seek(_ offset: Int, _ whence: Int32) -> Int {
    let origin = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? position : range.count
    guard let place = origin.plus(offset), place >= 0 else { return -1 }
    position = place
    return place
  }

  private func apply(to bytes: UnsafeMutableRawBufferPointer, from start: Int) {
    guard !patches.isEmpty else { return }
    var index = patches.partitioningIndex { $0.offset + $0.bytes.count > start }
    while index < patches.count, patches[index].offset < start + bytes.count {
      for (place, byte) in patches[index].bytes.enumerated() {
        let target = patches[index].offset + place - start
        if bytes.indices.contains(target) { bytes[target] = byte }
      }
      index += 1
    }
  }

  /// Returns the object that a library was given as its user data.
  static func from(_ user: UnsafeMutableRawPointer?) -> SoundBytes? {
    user.map { Unmanaged<SoundBytes>.fromOpaque($0).takeUnretainedValue() }
  }
}
