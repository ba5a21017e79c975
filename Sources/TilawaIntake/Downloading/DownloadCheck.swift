import Glibc
import TilawaAudio
import TilawaCore
import TilawaStore

/// The checks of a file before anybody relies on it.
enum DownloadCheck {
  /// The facts found in a complete file.
  struct Finding: Sendable {
    let file: AudioFile
    let sha256: String
  }

  /// The limits of an acceptable file: bytes, and hours of sound.
  struct Limits: Hashable, Sendable {
    let bytes: Int
    let hours: Int

    init(_ name: RemoteFile.Name) {
      switch name {
      // The longest ayah takes a slow reciter a quarter of an hour.
      case .ayah: (bytes, hours) = (100_000_000, 1)
      case .surah: (bytes, hours) = (1_500_000_000, 12)
      }
    }
  }

  /// Decodes the whole file. Blocks for about a hundredth of its duration.
  ///
  /// - Parameters:
  ///   - path: the present path.
  ///   - limits: the limits of an acceptable file.
  ///   - lasting: the final path.
  /// - Throws: `AudioError`, `PlayerError`; `StoreError` if the disk fails.
  static func look(at path: String, within limits: Limits, as lasting: String) throws -> Finding {
    try refuseOther(in: path)
    let file = try AudioProbe.verify(path) { (samples, first) throws(AudioError) in
      // Count the decoded frames, whatever the headers say: a few bytes of silence can claim to be days.
      guard first < limits.hours * 3600 * 768_000 else { throw tooLong(path, limits) }
    }
    guard file.frames <= limits.hours * 3600 * file.rate else { throw tooLong(path, limits) }
    return Finding(
      file: AudioFile(path: lasting, rate: file.rate, channels: file.channels, frames: file.frames),
      sha256: try SHA256Hasher.digest(ofFile: path).digest)
  }

  private static func tooLong(_ path: String, _ limits: Limits) -> AudioError {
    AudioError(.unsupported, IntakeSentences.cannotUse, path: path, IntakeSentences.tooLong(hours: limits.hours))
  }

  private static func refuseOther(in path: String) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    let head = [UInt8](unsafeUninitializedCapacity: SoundKind.heading) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
    guard !head.isEmpty || read(descriptor, nil, 0) == 0 else { throw failure(path) }
    guard let content = OtherContent(heading: head) else { return }
    throw PlayerError(
      code: .invalid, operation: IntakeSentences.cannotUse, path: path,
      detail: IntakeSentences.sentOther(content: content.kind))
  }

  private static func failure(_ path: String) -> StoreError {
    StoreError(code: .io, operation: FilesSentences.cannotRead, path: path, detail: .system())
  }
}
