import CFFmpeg
import TilawaCore

/// The chapters in a file's container (MP4, Matroska, ID3 and others), as FFmpeg's libraries read them.
package enum FileChapters {
  package struct Chapter: Hashable, Sendable {
    package let start: Duration
    /// The end; the start where the file does not say the end.
    package let end: Duration
    /// The title; empty where there is none.
    package let title: String
  }

  private final class Collector {
    var chapters: [Chapter] = []
  }

  /// Returns the chapters in the order of the file; those with impossible times are left out. Blocks on the disk.
  ///
  /// - Throws: `.unsupported` if FFmpeg's libraries are not installed, and the errors of opening the file.
  package static func read(_ path: String) throws(AudioError) -> [Chapter] {
    let file = try FileDescriptor(reading: path)
    try FFmpegDecoder.load(for: path)
    let collector = Collector()
    var failure = cffmpeg_failure()
    let result = withExtendedLifetime(collector) {
      cffmpeg_chapters(
        file.number, Int64(file.size),
        { start, end, title, context in
          guard let context, let start = Int(exactly: start), let end = Int(exactly: end),
            RecordingTime.bounds.contains(start), RecordingTime.bounds.contains(end)
          else { return }
          Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue().chapters.append(
            Chapter(
              start: .milliseconds(start), end: .milliseconds(end),
              title: title.map { String(cString: $0).trimmingSpace() } ?? ""))
        }, Unmanaged.passUnretained(collector).toOpaque(), &failure)
    }
    guard result == 0 else { throw FFmpegDecoder.error(AudioSentences.cannotRead, path, &failure) }
    return collector.chapters
  }
}
