import AppBase
import TilawaAudio
import TilawaCore
import TilawaDrawing
import TilawaPlayer
import TilawaStore

/// The texts in and beside one file of a split session.
struct SplitText {
  let file: SplitFile
  let session: Session
  let marks: HeardMarks
  let length: OutputTime
  let album: String
  let title: String
  let quran: QuranDatabase
  let riwayah: Riwayah
  let letters: SessionText

  /// The names of the reciters, each once.
  var artist: String {
    var names: [String] = []
    for part in marks.parts where !names.contains(part.reciter.name) { names.append(part.reciter.name) }
    return names.joined(separator: ", ")
  }

  // MARK: - Tags

  /// Returns the tags of the file.
  ///
  /// - Parameters:
  ///   - number: the number of the file among all, from 1.
  ///   - total: the number of all files.
  func tags(_ number: Int, of total: Int) -> [TaggedSound.Tag] {
    [
      TaggedSound.Tag("title", title), TaggedSound.Tag("artist", artist), TaggedSound.Tag("album", album),
      TaggedSound.Tag("album_artist", artist), TaggedSound.Tag("track", "\(number)/\(total)"),
      TaggedSound.Tag("genre", "Quran"), TaggedSound.Tag("language", "ara"),
      TaggedSound.Tag("comment", "\(file.ref) · \(riwayah.name)"),
    ]
  }

  /// The chapters: the ayat of a page, the words of an ayah whose word times are known; none for a single sound.
  var chapters: [TaggedSound.Chapter] {
    let parts = marks.parts
    if parts.count > 1 { return chapters(parts.map { ($0.at.frames, name(of: $0)) }) }
    guard case .ayat = file.content, marks.words.count > 1, riwayah == .hafs else { return [] }
    return chapters(marks.words.map { ($0.at.frames, words(of: $0)) })
  }

  private func chapters(_ starts: [(Int, String)]) -> [TaggedSound.Chapter] {
    zip(starts, starts.dropFirst().map(\.0) + [length.frames]).compactMap { start, end in
      start.0 < end ? TaggedSound.Chapter(start: start.0, end: end, title: start.1) : nil
    }
  }

  // MARK: - Files beside it

  /// Returns the cue sheet of the sound file.
  func cue(of sound: String) -> CueSheet {
    let tracks = marks.parts.map { CueSheet.Track(title: name(of: $0), performer: $0.reciter.name, start: $0.at) }
    return CueSheet(title: title, performer: artist, file: sound, tracks: tracks)
  }

  func lyrics(_ form: SplitOptions.Lyrics) -> LyricsFile {
    let lines = marks.parts.enumerated().map { index, part in
      LyricsFile.Line(text: line(of: part), start: part.at, words: form == .words ? words(at: index) : [])
    }
    return LyricsFile(title: title, artist: artist, album: album, length: length, lines: lines)
  }

  func entry(of sound: String) -> Playlist.Entry {
    Playlist.Entry(file: sound, title: title, artist: artist, length: length)
  }

  // MARK: - Words

  private func name(of part: HeardMarks.Part) -> String {
    switch part.role {
    case .basmalah: PlaybackSentences.basmalah.text
    case .istiadha: PlaybackSentences.istiadha.text
    case .main, .before, .after, .continuation: part.ref
    }
  }

  /// Returns the text of what is heard; its reference where the text of the riwayah is not installed.
  private func line(of part: HeardMarks.Part) -> String {
    let unit = session.units[part.item]
    switch part.role {
    case .istiadha: return name(of: part)
    case .basmalah: return basmalah(before: unit.ayat.first.surah)
    case .main, .before, .after, .continuation:
      if case .basmalah(let surah) = file.content { return basmalah(before: surah) }
      let found = letters.words(of: unit)
      guard found.riwayah == riwayah, !found.text.isEmpty else { return part.ref }
      let number = unit.ayat.first == unit.ayat.last && unit.ayat.words == nil ? unit.ayat.first.ayah : nil
      return number.map { "\(found.text) \u{FD3F}\(ArabicNumber.digits($0))\u{FD3E}" } ?? found.text
    }
  }

  private func basmalah(before surah: Int) -> String {
    let text = letters.riwayah == riwayah ? letters.basmalah(before: surah) : ""
    return text.isEmpty ? PlaybackSentences.basmalah.text : text
  }

  private func words(at index: Int) -> [LyricsFile.Word] {
    guard riwayah == .hafs else { return [] }
    return marks.words(of: index).map { LyricsFile.Word(text: words(of: $0), start: $0.at) }
  }

  private func words(of mark: HeardMarks.Word) -> String {
    let word = mark.word.word
    let text = (try? quran.text(of: WordRange(word, word + 1))) ?? ""
    return text.isEmpty ? "\(mark.word)" : text
  }
}
