import CFFmpeg
import Glibc

/// The tags of a file's container, as FFmpeg's libraries read them.
enum FileTags {
  private final class Collector {
    var tags: [(name: String, value: String)] = []
  }

  /// In the order of the file; those of the container before those of its sound.
  ///
  /// - Throws: `.unsupported` where FFmpeg's libraries cannot be had, and what opening the file throws.
  static func read(_ path: String) throws(AudioError) -> [(name: String, value: String)] {
    let file = try FileDescriptor(reading: path)
    try FFmpegDecoder.load(for: path)
    let collector = Collector()
    var failure = cffmpeg_failure()
    let result = withExtendedLifetime(collector) {
      cffmpeg_tags(
        file.number, Int64(file.size),
        { name, value, context in
          guard let name, let value, let context else { return }
          Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue().tags.append(
            (String(cString: name), String(cString: value)))
        }, Unmanaged.passUnretained(collector).toOpaque(), &failure)
    }
    guard result == 0 else { throw FFmpegDecoder.error("read", path, &failure) }
    return collector.tags
  }
}

extension RecordingFacts {
  /// What a file says of itself; nothing where it cannot be read, or FFmpeg's libraries cannot be had. Any thread; blocks
  /// on the disk.
  public static func read(_ path: String) -> RecordingFacts {
    do throws(AudioError) {
      return RecordingFacts(tags: try FileTags.read(path), now: SystemClock.now)
    } catch {
      return RecordingFacts()
    }
  }
}
