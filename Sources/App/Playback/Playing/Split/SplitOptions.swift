package import AppBase
package import TilawaAudio
import TilawaCore

/// The form of the files that `render --split` writes.
package struct SplitOptions: Hashable, Sendable {
  /// The lines of the lyrics files.
  package enum Lyrics: String, CaseIterable, Hashable, Sendable {
    /// A line for each ayah.
    case ayah
    /// The same with the times of the words where they are known.
    case words
    case none
  }

  /// The unit of a file.
  package var unit: SplitUnit
  /// The kind of the sound files.
  package var kind: FileSink.Kind
  package var lyrics: Lyrics
  /// Whether a cue sheet is written beside each page.
  package var hasCue: Bool
  package var hasPlaylist: Bool
  package var hasCover: Bool

  package init(
    unit: SplitUnit, kind: FileSink.Kind, lyrics: Lyrics = .ayah, hasCue: Bool = true, hasPlaylist: Bool = true,
    hasCover: Bool = true
  ) {
    self.unit = unit
    self.kind = kind
    self.lyrics = lyrics
    self.hasCue = hasCue
    self.hasPlaylist = hasPlaylist
    self.hasCover = hasCover
  }
}

extension PlayRequest {
  /// Returns the completed request for a split session: repeats, gaps and the like only where they were asked for by an
  /// option or a preset, not by a setting.
  ///
  /// - Parameters:
  ///   - typed: the request as it was typed.
  ///   - unit: the unit of a file.
  /// - Throws: `Failure` 64 for an option that a split session cannot have.
  package func split(by unit: SplitUnit, typed: PlayRequest) throws -> PlayRequest {
    let asked = typed.preset == nil ? typed : self
    let refused: [(String, Bool)] = [
      ("--connect-before", asked.connectBefore ?? 0 > 0), ("--connect-after", asked.connectAfter ?? 0 > 0),
      ("--then", asked.then.map { $0 != .stop } ?? false), ("--start-at", asked.startAt != nil),
      ("--for", asked.limit != nil), ("--istiadha", unit == .ayah && asked.hasIstiadha == true),
      ("--each forever", asked.each == .forever), ("--repeat forever", asked.passes == .forever),
    ]
    if let first = refused.first(where: \.1) {
      throw Failure(
        .usage, PlaybackSentences.splitRefused(option: first.0, splitOption: "--split \(unit.rawValue)"))
    }
    var request = self
    (request.each, request.passes, request.gap, request.passGap) = (asked.each, asked.passes, asked.gap, asked.passGap)
    (request.connectBefore, request.connectAfter, request.connectsEveryPass) = (nil, nil, nil)
    (request.then, request.thenPasses, request.thenExtent) = (nil, nil, nil)
    (request.startAt, request.limit) = (nil, nil)
    if unit == .ayah { request.hasIstiadha = nil }
    return request
  }
}
