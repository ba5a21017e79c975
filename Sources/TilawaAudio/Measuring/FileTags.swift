import CFFmpeg
import Glibc

/// The tags of a file's container, as FFmpeg's libraries read them.
enum FileTags {
  private final class Collector {
    var tags: [(name: String, value: String)] = []
  }

  /// Returns the tags in the order of the file; those of the container come before those of its sound.
  ///
  /// - Throws: `.unsupported` if FFmpeg's libraries are not installed, and the errors of opening the file.
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
    guard result == 0 else { throw FFmpegDecoder.error(AudioSentences.cannotRead, path, &failure) }
    return collector.tags
  }
}

extension RecordingFacts {
  /// Reads the facts of a file; empty if it cannot be read, or if FFmpeg's libraries are not installed. Any thread;
  /// blocks on the disk.
  public static func read(_ path: String) -> RecordingFacts {
    do throws(AudioError) {
      return RecordingFacts(tags: try FileTags.read(path), now: SystemClock.now)
    } catch {
      return RecordingFacts()
    }
  }
}
