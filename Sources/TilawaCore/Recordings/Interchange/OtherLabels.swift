/// The names of files that hold labels or texts of other programs and are not read.
package enum OtherLabels {
  /// Returns the name of a file by its beginning, with what to do; nil for an unknown one.
  ///
  /// - Parameter bytes: the first 4,096 bytes.
  package static func name(of bytes: some Collection<UInt8>) -> Sentence? {
    let start = Array(bytes.prefix(4096))
    if start.starts(with: "ooBinaryFile".utf8) { return CoreSentences.praatBinary }
    if let other = OtherContent(heading: start), let kind = named(other) { return CoreSentences.notLabels(kind: kind) }
    let text = ForeignText.beginning(start)?.drop(while: \.isWhitespace) ?? ""
    let lowered = text.prefix(2000).lowercased()
    if lowered.hasPrefix("\"praat chronological textgrid") { return CoreSentences.praatChronological }
    return texts.first { lowered.hasPrefix($0.start) }.map { CoreSentences.labelsOf(kind: $0.name) }
      ?? elements.first { lowered.contains("<\($0.start)") }.map { CoreSentences.labelsOf(kind: $0.name) }
  }

  /// The kind of a file that is no text for people; XML and JSON are told by their elements.
  private static func named(_ other: OtherContent) -> Sentence? {
    other.kind == CoreSentences.xml || other.kind == CoreSentences.json ? nil : other.kind
  }

  private static let texts: [(start: String, name: String)] = [
    ("[script info]", "SSA/ASS"), ("{\\rtf", "RTF"), ("name\tstart\t", "Adobe Audition"),
    ("chapter01=", "OGM"),
  ]

  private static let elements: [(start: String, name: String)] = [
    ("tt ", "TTML"), ("tt>", "TTML"), ("trans ", "Transcriber"), ("trans>", "Transcriber"),
    ("basic-transcription", "EXMARaLDA"),
    ("sv>", "Sonic Visualiser"), ("project ", "Audacity"), ("preferences ", "ELAN (PFSX)"), ("chapters>", "Matroska"),
    ("transcript>", "YouTube"), ("timedtext", "YouTube"),
  ]
}
