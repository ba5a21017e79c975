/// The kind of a sound file: known by its first bytes, and by its name where these do not tell.
package enum SoundKind: String, CaseIterable, Sendable {
  case wav, w64, aiff, caf, au, flac, ogg, oga, opus, spx, mp3, mp2, aac, m4a, mov, threeGP = "3gp", mka, webm, wma, avi
  case flv, amr, awb, ape, wv, tta, tak, mpc, ac3, eac3, ts

  /// The number of first bytes by which kinds are known.
  package static let heading = 512

  /// The usual ending of a file's name, without the dot.
  package var ending: String { rawValue }

  /// All endings that files of this kind have.
  package var endings: [String] {
    switch self {
    case .wav: ["wav", "wave", "bwf", "rf64"]
    case .aiff: ["aiff", "aif", "aifc"]
    case .au: ["au", "snd"]
    case .mp3: ["mp3", "mpga"]
    case .m4a: ["m4a", "m4b", "m4r", "mp4"]
    case .mov: ["mov", "qt", "qta"]
    case .threeGP: ["3gp", "3gpp", "3g2", "3ga"]
    case .mka: ["mka", "mkv"]
    case .wma: ["wma", "asf"]
    case .ts: ["ts", "mts"]
    case .w64, .caf, .flac, .ogg, .oga, .opus, .spx, .mp2, .aac, .webm, .avi, .flv, .amr, .awb, .ape, .wv, .tta, .tak,
      .mpc, .ac3, .eac3:
      [rawValue]
    }
  }

  /// The media type, as browsers know it.
  package var mediaType: String {
    switch self {
    case .wav: "audio/wav"
    case .aiff: "audio/aiff"
    case .caf: "audio/x-caf"
    case .au: "audio/basic"
    case .flac: "audio/flac"
    case .ogg, .oga, .opus, .spx: "audio/ogg"
    case .mp3, .mp2: "audio/mpeg"
    case .aac: "audio/aac"
    case .m4a: "audio/mp4"
    case .mov: "video/quicktime"
    case .threeGP: "audio/3gpp"
    case .mka: "audio/x-matroska"
    case .webm: "audio/webm"
    case .wma: "audio/x-ms-wma"
    case .avi: "video/x-msvideo"
    case .flv: "video/x-flv"
    case .amr: "audio/AMR"
    case .awb: "audio/AMR-WB"
    case .ac3: "audio/ac3"
    case .eac3: "audio/eac3"
    case .ts: "video/mp2t"
    case .w64, .ape, .wv, .tta, .tak, .mpc: "application/octet-stream"
    }
  }

  /// The name for people.
  package var name: String {
    switch self {
    case .wav, .aiff, .caf, .au, .flac, .mp3, .mp2, .aac, .m4a, .wma, .avi, .flv, .amr, .ape, .tta, .tak, .ac3:
      rawValue.uppercased()
    case .w64: "Wave64"
    case .ogg: "Ogg Vorbis"
    case .oga: "Ogg"
    case .opus: "Opus"
    case .spx: "Speex"
    case .mov: "QuickTime"
    case .threeGP: "3GP"
    case .mka: "Matroska"
    case .webm: "WebM"
    case .awb: "AMR-WB"
    case .wv: "WavPack"
    case .mpc: "Musepack"
    case .eac3: "E-AC-3"
    case .ts: "MPEG-TS"
    }
  }

  /// Returns the kind by the ending of a file's name; nil for other endings. The content of the file may be another.
  package init?(named name: some StringProtocol) {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
      let kind = Self.byEnding[name[name.index(after: dot)...].lowercased()]
    else { return nil }
    self = kind
  }

  private static let byEnding = Dictionary(
    uniqueKeysWithValues: allCases.filter { $0 != .ts }.flatMap { kind in kind.endings.map { ($0, kind) } })

  /// Returns the kind by the first bytes of a file; nil if they are of no known kind. MPEG audio may begin like other
  /// bytes.
  package init?(heading: some Collection<UInt8>) {
    let head = SoundHeading(heading)
    guard let kind = head.kind ?? head.frameKind else { return nil }
    self = kind
  }

  /// Returns the kind of a file by its first bytes, else by its name.
  package init?(heading: some Collection<UInt8>, named name: some StringProtocol) {
    guard let kind = SoundKind(heading: heading) ?? SoundKind(named: name) else { return nil }
    self = kind
  }
}

/// The first bytes of a file.
private struct SoundHeading {
  private let bytes: [UInt8]

  /// An ID3v2 tag before the sound is left out, as far as it is within these bytes.
  init(_ heading: some Collection<UInt8>) {
    let bytes = Array(heading.prefix(SoundKind.heading))
    let isTagged = bytes.count > 10 && bytes.starts(with: "ID3".utf8)
    let tag = isTagged ? 10 + bytes[6..<10].reduce(0) { $0 << 7 | Int($1 & 0x7F) } : 0
    self.bytes = tag + 16 <= bytes.count ? Array(bytes[tag...]) : bytes
  }

  private func has(_ text: String, at place: Int = 0) -> Bool { bytes.dropFirst(place).starts(with: text.utf8) }
  private func holds(_ text: String) -> Bool {
    let text = Array(text.utf8)
    return bytes.indices.contains { bytes[$0] == text[0] && bytes[$0...].starts(with: text) }
  }

  /// The kind by a mark that nothing else begins with.
  var kind: SoundKind? {
    if has("RIFF") || has("RIFX") || has("RF64") {
      return has("WAVE", at: 8) ? .wav : has("AVI ", at: 8) ? .avi : nil
    }
    if has("FORM") { return has("AIF", at: 8) ? .aiff : nil }
    if has("OggS") { return ogg }
    if has("ftyp", at: 4) { return movie }
    if ["moov", "mdat", "wide", "free", "skip", "pnot"].contains(where: { has($0, at: 4) }) { return .m4a }
    if bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) { return holds("webm") ? .webm : .mka }
    return SoundHeading.marks.first { bytes.starts(with: $0.0) }?.1
  }

  private static let marks: [([UInt8], SoundKind)] = [
    (Array("riff".utf8) + [0x2E, 0x91, 0xCF, 0x11], .w64), (Array("caff".utf8), .caf), (Array(".snd".utf8), .au),
    (Array("fLaC".utf8), .flac), (Array("#!AMR-WB".utf8), .awb), (Array("#!AMR".utf8), .amr),
    ([0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11], .wma), (Array("FLV".utf8), .flv), (Array("MAC ".utf8), .ape),
    (Array("wvpk".utf8), .wv), (Array("TTA1".utf8), .tta), (Array("TTA2".utf8), .tta), (Array("tBaK".utf8), .tak),
    (Array("MPCK".utf8), .mpc), (Array("MP+".utf8), .mpc), ([0x0B, 0x77], .ac3),
  ]

  private var ogg: SoundKind {
    for (kind, mark) in [(SoundKind.opus, "OpusHead"), (.ogg, "vorbis"), (.spx, "Speex   "), (.oga, "FLAC")]
    where holds(mark) {
      return kind
    }
    return .ogg
  }

  private var movie: SoundKind {
    if has("qt  ", at: 8) { return .mov }
    return has("3gp", at: 8) || has("3g2", at: 8) ? .threeGP : .m4a
  }

  /// The kind by the header of a frame: eleven bits that are set, and a layer; AAC has none.
  var frameKind: SoundKind? {
    if has("ID3") { return .mp3 }
    // A text in UTF-16 begins as MPEG audio of layer I with a checksum does, which hardly exists.
    if bytes.starts(with: [0xFF, 0xFE]) { return nil }
    guard bytes.count > 2, bytes[0] == 0xFF, bytes[1] & 0xE0 == 0xE0, bytes[1] & 0x18 != 0x08 else { return nil }
    switch bytes[1] >> 1 & 3 {
    case 0: return bytes[1] & 0xF0 == 0xF0 ? .aac : nil
    case 1: return .mp3
    default: return .mp2
    }
  }
}
