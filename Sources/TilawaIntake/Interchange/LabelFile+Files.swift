import FoundationEssentials
import Glibc
import TilawaAudio
package import TilawaCore

extension LabelFile {
  /// The largest size of a file of labels, in bytes.
  private static let limit = 16 << 20

  /// Reads a file of labels: a label track, a TextGrid, an ELAN document, a table, subtitles, lines with times, a cue
  /// sheet, Tilawa's own JSON or that of a speech recogniser, or chapters in a file of sound or of ffmpeg.
  ///
  /// - Parameters:
  ///   - path: a regular file, of at most 16 MB unless it is sound.
  ///   - format: the format; nil finds it by the content of the file.
  ///   - tier: the tier to read, if the file has several.
  /// - Throws: `PlayerError`, with the place in the file.
  package static func read(_ path: String, as format: Format? = nil, tier: String? = nil) throws -> LabelFile {
    let file = try opened(path)
    defer { close(file) }
    do throws(LabelFileError) {
      if format == nil || format == .chapters, isSound(file) { return try chapters(of: path) }
      return try read(try bytes(reading: file), as: format, tier: tier)
    } catch {
      throw PlayerError(code: .invalid, operation: IntakeSentences.cannotReadLabels, path: path, detail: error.sentence)
    }
  }

  /// Reads the bytes of a file of labels.
  package static func read(
    _ bytes: [UInt8], as format: Format? = nil, tier: String? = nil
  ) throws(LabelFileError) -> LabelFile {
    guard !bytes.isEmpty else { throw LabelFileError(nil, IntakeSentences.noLabel) }
    guard !ForeignText.isWebPage(bytes) else { throw LabelFileError(nil, IntakeSentences.webPage) }
    guard let format = format ?? self.format(of: bytes) else {
      throw LabelFileError(nil, OtherLabels.name(of: bytes) ?? IntakeSentences.noLabelFormat)
    }
    switch format {
    case .audacity, .textgrid, .csv, .srt, .vtt, .lrc, .cue, .chapters:
      return try LabelFile(bytes, as: format, tier: tier)
    case .eaf: return LabelFile(entries: try chosen(try ElanDocument(bytes).tiers, named: tier))
    case .json: return try json(bytes)
    }
  }

  private static func json(_ bytes: [UInt8]) throws(LabelFileError) -> LabelFile {
    if let text = ForeignText.text(bytes),
      let document = try? JSONReader.node(Array(text.utf8), .lenient, depth: Transcript.depth),
      Transcript.isForm(of: document)
    {
      return try Transcript.file(document)
    }
    return try LabelDocument(bytes).file
  }

  // MARK: - Chapters

  private static func isSound(_ file: Int32) -> Bool {
    var head = [UInt8](repeating: 0, count: SoundKind.heading)
    let count = pread(file, &head, head.count, 0)
    return count > 0 && SoundKind(heading: head.prefix(count)) != nil
  }

  private static func chapters(of path: String) throws(LabelFileError) -> LabelFile {
    let chapters: [FileChapters.Chapter]
    do throws(AudioError) { chapters = try FileChapters.read(path) } catch {
      throw LabelFileError(nil, error.detail)
    }
    guard !chapters.isEmpty else { throw LabelFileError(nil, IntakeSentences.noChapters) }
    return LabelFile(
      entries: chapters.enumerated().map { place, chapter in
        Entry(
          place: IntakeSentences.chapter(number: place + 1), start: .duration(chapter.start, decimals: 3),
          end: .duration(chapter.end, decimals: 3), text: chapter.title)
      })
  }

  /// Returns all bytes that can be read from a descriptor, to the end; the descriptor stays open.
  ///
  /// - Throws: `LabelFileError` if it cannot be read, or is too large for a file of labels.
  package static func bytes(reading input: Int32) throws(LabelFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(input, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw LabelFileError(nil, .system()) }
      guard count > 0 else { return bytes }
      bytes += piece[..<count]
      guard bytes.count <= limit else { throw LabelFileError(nil, IntakeSentences.tooLarge) }
    }
  }

  /// Opens a regular file; does not wait for the writer of a pipe.
  private static func opened(_ path: String) throws(PlayerError) -> Int32 {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    let isThere = file >= 0 || errno != ENOENT && errno != ENOTDIR
    var info = stat()
    guard file >= 0, fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      if file >= 0 { close(file) }
      throw PlayerError(
        code: isThere ? .unreadable : .notFound, operation: IntakeSentences.cannotReadLabels, path: path,
        detail: isThere ? FilesSentences.cannotBeRead : IntakeSentences.noSuchFile)
    }
    return file
  }

  /// Returns the annotation of a recording as a document in a format.
  ///
  /// - Parameters:
  ///   - annotation: the segments.
  ///   - recording: the recording; the counting of its reciter numbers the ayat.
  ///   - format: one of `Format.written`.
  ///   - structure: the structure of the text.
  ///   - now: the time in seconds since 1970, for formats with a date.
  ///   - media: the path of the sound, for formats that name it; nil means that of the recording.
  package static func text(
    of annotation: Annotation, of recording: Recording, as format: Format, in structure: QuranStructure, now: Int,
    media: String? = nil
  ) throws -> String {
    let writer = LabelWriter(annotation, in: recording.reciter.counting, of: structure)
    switch format {
    case .srt, .vtt, .lrc, .cue, .chapters: preconditionFailure("only what is written is asked for")
    case .audacity: return writer.audacity
    case .csv: return writer.table
    case .textgrid: return writer.textGrid
    case .json: return try LabelDocument(annotation, of: recording, in: structure).text()
    case .eaf:
      let date = Date(timeIntervalSince1970: Double(now)).ISO8601Format()
      return writer.elan(of: Disk.url(media ?? recording.file.path), at: date)
    }
  }
}
