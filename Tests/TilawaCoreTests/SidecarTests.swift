import Testing

@testable import TilawaCore

@Suite struct SidecarTests {
  private func time(_ milliseconds: Int) -> OutputTime { OutputTime(frames: milliseconds * 8, rate: 8000) }

  @Test func `a cue sheet has a track for each ayah, in 75ths of a second`() {
    let sheet = CueSheet(
      title: "Page 604", performer: "My \"teacher\"", file: "page-604.mp3",
      tracks: [
        CueSheet.Track(title: "112:1", performer: "A\nB", start: time(0)),
        CueSheet.Track(title: "112:2", performer: "A", start: time(61_500)),
      ])
    #expect(
      sheet.text.split(separator: "\r\n").map(String.init) == [
        "PERFORMER \"My 'teacher'\"", "TITLE \"Page 604\"", "FILE \"page-604.mp3\" MP3", "  TRACK 01 AUDIO",
        "    TITLE \"112:1\"", "    PERFORMER \"A B\"", "    INDEX 01 00:00:00", "  TRACK 02 AUDIO",
        "    TITLE \"112:2\"", "    PERFORMER \"A\"", "    INDEX 01 01:01:37",
      ])
  }

  @Test func `a cue sheet has 99 tracks at the most`() {
    let tracks = (0..<150).map { CueSheet.Track(title: "\($0)", performer: "A", start: time($0 * 1000)) }
    let sheet = CueSheet(title: "T", performer: "A", file: "a.flac", tracks: tracks)
    #expect(sheet.text.contains("TRACK 99 AUDIO"))
    #expect(!sheet.text.contains("TRACK 100"))
    #expect(sheet.text.contains("FILE \"a.flac\" WAVE"))
  }

  // T-F1.2
  @Test func `lyrics have a time for each line, and for each word that has one`() {
    let word = LyricsFile.Word(text: "[قل]", start: time(1234))
    let file = LyricsFile(
      title: "Al-Ikhlaas", artist: "A", album: "B", length: time(61_500),
      lines: [
        LyricsFile.Line(text: "first\n[00:09.00]line", start: time(0)),
        LyricsFile.Line(text: "unused", start: time(61_230), words: [word, word]),
      ])
    #expect(
      file.text == """
        [ti:Al-Ikhlaas]
        [ar:A]
        [al:B]
        [length:01:02]
        [00:00.00]first (00:09.00)line
        [01:01.23]<00:01.23>(قل) <00:01.23>(قل)

        """)
  }

  @Test func `a playlist names the files of its own folder with their lengths`() {
    let entry = Playlist.Entry(file: "112001.mp3", title: "T\n#EXT", artist: "A", length: time(2600))
    #expect(
      Playlist(title: "An-Naba", entries: [entry]).text
        == "#EXTM3U\n#EXTENC:UTF-8\n#PLAYLIST:An-Naba\n#EXTINF:3,A - T #EXT\n112001.mp3\n")
  }
}
