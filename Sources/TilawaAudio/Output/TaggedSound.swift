import CFFmpeg
package import TilawaFiles

/// Tags, chapters and a cover for a sound file, written through FFmpeg's libraries.
package struct TaggedSound: Sendable {
  /// A tag by FFmpeg's common name, such as `artist`.
  package struct Tag: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A named stretch of the sound.
  package struct Chapter: Hashable, Sendable {
    /// The first frame.
    package let start: Int
    /// The frame after the last one.
    package let end: Int
    package let title: String

    package init(start: Int, end: Int, title: String) {
      self.start = start
      self.end = end
      self.title = title
    }
  }

  /// A square picture.
  package struct Cover: Hashable, Sendable {
    /// The bytes of a PNG file.
    package let png: [UInt8]
    /// The width and the height in pixels.
    package let size: Int

    package init(png: [UInt8], size: Int) {
      self.png = png
      self.size = size
    }
  }

  package var tags: [Tag]
  package var chapters: [Chapter]
  /// The cover; WAV files have none.
  package var cover: Cover?
  /// The number of frames a second in the times of chapters.
  package var rate: Int

  package init(tags: [Tag], chapters: [Chapter] = [], cover: Cover? = nil, rate: Int) {
    self.tags = tags
    self.chapters = chapters
    self.cover = cover
    self.rate = rate
  }

  /// Copies a sound file and adds the tags. The encoded sound stays as it is.
  ///
  /// - Parameters:
  ///   - kind: the kind of the file.
  ///   - path: the file with the sound, without tags.
  ///   - target: the new file; it gets its name when it is complete.
  /// - Throws: `.unsupported` if FFmpeg's libraries are not installed; `.cannotCreate`; `.ioFailed`.
  package func write(_ kind: FileSink.Kind, from path: String, to target: OutputTarget) throws(AudioError) {
    let source = try FileDescriptor(reading: path)
    try FFmpegDecoder.load(for: target.name)
    var failure = cffmpeg_failure()
    guard let tagger = cffmpeg_tagger_open(kind.muxer, &failure) else {
      throw FFmpegDecoder.error(AudioSentences.cannotWrite, target.name, &failure)
    }
    defer { cffmpeg_tagger_close(tagger) }
    guard fill(tagger) else {
      throw AudioError(.ioFailed, AudioSentences.cannotWrite, path: target.name, AudioSentences.noMemory)
    }
    do throws(FileError) {
      var file = try OutputFile(target)
      let result = cffmpeg_tagger_write(tagger, source.number, Int64(source.size), file.descriptor, &failure)
      if result == 0 {
        try file.complete()
        return
      }
    } catch {
      throw AudioError(error)
    }
    throw FFmpegDecoder.error(AudioSentences.cannotWrite, target.name, &failure)
  }

  private func fill(_ tagger: OpaquePointer) -> Bool {
    for tag in tags {
      guard cffmpeg_tagger_add(tagger, tag.name, tag.value) == 0 else { return false }
    }
    for chapter in chapters {
      let (start, end) = (Int64(chapter.start), Int64(chapter.end))
      guard cffmpeg_tagger_chapter(tagger, Int32(rate), start, end, chapter.title) == 0 else { return false }
    }
    guard let cover else { return true }
    let size = Int32(cover.size)
    return cffmpeg_tagger_cover(tagger, cover.png, Int64(cover.png.count), size, size) == 0
  }
}

extension FileSink.Kind {
  /// FFmpeg's name of the container.
  fileprivate var muxer: String {
    switch self {
    case .m4a: "ipod"
    case .wav, .flac, .ogg, .opus, .mp3: rawValue
    }
  }

  /// Whether a file of this kind can hold a cover.
  package var holdsCover: Bool { self != .wav }
}
