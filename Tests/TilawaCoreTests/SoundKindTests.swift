import Testing

@testable import TilawaCore

@Suite struct SoundKindTests {
  private func kind(_ head: [UInt8]) -> SoundKind? { SoundKind(heading: head + [UInt8](repeating: 0, count: 64)) }

  @Test(arguments: [
    ("RIFF....WAVEfmt ", SoundKind.wav), ("RF64....WAVEds64", .wav), ("FORM....AIFF", .aiff), ("FORM....AIFC", .aiff),
    ("caff", .caf), (".snd", .au), ("fLaC", .flac), ("#!AMR\n", .amr), ("#!AMR-WB\n", .awb), ("....ftypM4A ", .m4a),
    ("....ftypisom", .m4a), ("....ftypqt  ", .mov), ("....ftyp3gp4", .threeGP),
    ("OggS....................OpusHead", .opus),
    ("OggS.................... \u{1}vorbis", .ogg), ("ID3\u{3}\0\0\0\0\u{2}\u{1}", .mp3), ("RIFF....AVI LIST", .avi),
    ("wvpk", .wv),
  ])
  func `the first bytes say what sound a file is`(_ head: String, _ expected: SoundKind) {
    #expect(kind(Array(head.utf8)) == expected)
  }

  @Test func `a frame says whether it is mp3 or AAC`() {
    #expect(kind([0xFF, 0xFB, 0x90, 0x64]) == .mp3)
    #expect(kind([0xFF, 0xFD, 0x90, 0x64]) == .mp2)
    #expect(kind([0xFF, 0xF1, 0x50, 0x80]) == .aac)
    // Text in UTF-16.
    #expect(kind([0xFF, 0xFE, 0x46, 0x00]) == nil)
  }

  @Test func `content counts before the name`() {
    #expect(SoundKind(heading: Array("fLaC".utf8), named: "lesson.mp3") == .flac)
    #expect(SoundKind(heading: [1, 2, 3], named: "lesson.M4A") == .m4a)
    #expect(SoundKind(heading: [1, 2, 3], named: "lesson") == nil)
  }

  @Test func `no ending belongs to two kinds, and each kind has its own`() {
    let all = SoundKind.allCases.flatMap(\.endings)
    #expect(Set(all).count == all.count)
    for kind in SoundKind.allCases { #expect(kind.endings.contains(kind.ending)) }
  }

  @Test(arguments: [
    (SoundKind.aac, "audio/aac"), (.aiff, "audio/aiff"), (.caf, "audio/x-caf"), (.webm, "audio/webm"),
    (.m4a, "audio/mp4"), (.mp3, "audio/mpeg"), (.opus, "audio/ogg"), (.wav, "audio/wav"), (.amr, "audio/AMR"),
  ])
  func `each kind has its media type`(_ kind: SoundKind, _ type: String) { #expect(kind.mediaType == type) }

  @Test(arguments: [
    ("PK\u{3}\u{4}", "a zip archive"), ("Rar!", "a rar archive"), ("%PDF-1.7", "a PDF document"),
    ("<!DOCTYPE html><html>", "a web page"), ("\n<?xml version=\"1.0\"?>", "XML"), ("{\"a\": 1}", "JSON"),
    ("SQLite format 3", "a database"), ("#EXTM3U\n", "a playlist"), ("GIF89a", "a picture"),
  ])
  func `other content is known by its first bytes`(_ head: String, _ name: String) {
    #expect(OtherContent(heading: Array(head.utf8))?.name == name)
  }

  @Test func `sound is no other content`() {
    for head in ["RIFF....WAVE", "fLaC", "OggS", "ID3", "....ftypM4A "] {
      #expect(OtherContent(heading: Array(head.utf8)) == nil)
    }
    #expect(OtherContent(heading: [0xFF, 0xFB, 0x90, 0x64]) == nil)
  }
}
