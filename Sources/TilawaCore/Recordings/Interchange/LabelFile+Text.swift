extension LabelFile {
  /// Returns the format of a file by its content; nil where it is unknown.
  package static func format(of bytes: some Collection<UInt8>) -> Format? {
    guard let text = ForeignText.beginning(bytes.prefix(4096)) else { return nil }
    let start = text.drop(while: \.isWhitespace)
    if start.hasPrefix("{") { return .json }
    if start.hasPrefix("<") { return .eaf }
    if start.hasPrefix("File type") || start.hasPrefix("\"ooTextFile") { return .textgrid }
    if start.hasPrefix("WEBVTT") { return .vtt }
    if ChapterList.isBegun(by: start[...]) { return .chapters }
    let line = start.prefix { !$0.isNewline }
    if let first = start.split(whereSeparator: \.isNewline).prefix(2).first(where: Subtitles.isTime),
      first == line || line.isASCIIDigits
    {
      return .srt
    }
    if LyricsTrack.isBegun(by: line) { return .lrc }
    if CueTrack.isBegun(by: line) { return .cue }
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    if line.hasPrefix("\\") || fields.count > 1 && Duration(seconds: fields[0].trimmingSpace()) != nil {
      return .audacity
    }
    return separator(ofHeader: String(line)) == nil ? nil : .csv
  }

  /// Reads a file that is text: a label track, a TextGrid, a table, subtitles, lines with times, a cue sheet, chapters of ffmpeg.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - format: a format that needs no parser of another library.
  ///   - tier: the name of the tier to read, where a TextGrid has several.
  /// - Throws: `LabelFileError` with the place in the file.
  package init(
    _ bytes: some Collection<UInt8>, as format: Format, tier: String? = nil
  ) throws(LabelFileError) {
    guard let text = ForeignText.text(bytes) else {
      throw LabelFileError(nil, CoreSentences.noTextEncoding)
    }
    switch format {
    case .audacity: self.init(entries: try LabelTrack.entries(in: text))
    case .csv: self.init(entries: try LabelFile.entries(ofTable: text))
    case .textgrid: self.init(entries: try LabelFile.chosen(try TextGrid(text).tiers, named: tier))
    case .srt, .vtt: self.init(entries: try Subtitles.entries(in: text))
    case .lrc: self.init(entries: try LyricsTrack.entries(in: text))
    case .cue: self.init(entries: try CueTrack.entries(in: text))
    case .chapters: self.init(entries: try ChapterList.entries(in: text))
    case .eaf, .json: throw LabelFileError(nil, CoreSentences.notReadAsText)
    }
  }

  /// A tier of a TextGrid or of ELAN.
  package struct Tier: Hashable, Sendable {
    /// The nature of the entries of a tier.
    package enum Kind: Hashable, Sendable {
      /// Stretches of time.
      case intervals
      /// Points in time.
      case points
      /// Remarks on the entries of another tier, without times of their own.
      case remarks
    }

    /// The name in the file.
    package let name: String
    package let kind: Kind
    /// The entries of the tier.
    package let entries: [Entry]
    /// The reason why the entries cannot be used; nil if they can.
    package let fault: LabelFileError?

    package init(name: String, kind: Kind = .intervals, entries: [Entry], fault: LabelFileError? = nil) {
      self.name = name
      self.kind = kind
      self.entries = entries
      self.fault = fault
    }

    fileprivate func usable() throws(LabelFileError) -> [Entry] {
      if let fault { throw fault }
      guard !entries.isEmpty else { throw LabelFileError(nil, CoreSentences.noLabelInTier(name: name)) }
      return entries
    }
  }

  /// The name of the tier that `LabelWriter` writes; further tiers for overlapping segments have a number after it.
  static let tier = "ayat"

  /// Returns the entries of the tier with the given name, else of the tiers with Tilawa's names, else of the only tier:
  /// of intervals or, where there are none, of points. A fault in another tier changes nothing.
  package static func chosen(_ tiers: [Tier], named name: String?) throws(LabelFileError) -> [Entry] {
    let timed = tiers.filter { $0.kind != .remarks }
    let names = timed.map(\.name).joined(separator: ", ")
    if let name {
      guard let found = tiers.first(where: { $0.name == name }) else {
        throw LabelFileError(
          nil, names.isEmpty ? CoreSentences.noTierAtAll(name: name) : CoreSentences.noTier(name: name, names: names))
      }
      return try found.usable()
    }
    var ours: [Entry] = []
    let used = timed.filter { !$0.entries.isEmpty || $0.fault != nil }
    for own in used where own.name == tier || own.name.hasPrefix("\(tier) ") { ours += try own.usable() }
    if !ours.isEmpty { return ours }
    let intervals = used.filter { $0.kind == .intervals }
    let candidates = intervals.isEmpty ? used : intervals
    guard let only = candidates.first, candidates.count == 1 else {
      throw LabelFileError(nil, used.isEmpty ? CoreSentences.noLabel : CoreSentences.chooseTier(names: names))
    }
    return try only.usable()
  }

  /// Returns the number of decimals of a written number.
  static func decimals(of text: some StringProtocol) -> Int {
    let text = text.trimmingSpace()
    return text.lastIndex { $0 == "." || $0 == "," }.map { text[$0...].count - 1 } ?? 0
  }
}
