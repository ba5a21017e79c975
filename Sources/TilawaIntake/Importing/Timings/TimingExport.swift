import Foundation
package import TilawaCore
package import TilawaStore

/// The timings of a reciter as a document in the program's own format, for keeping and sharing: the overlays by the digest
/// of their audio, and optionally the published timings.
///
///     {"format": "tilawa-timings", "version": 1, "counting": "kufi", "reciter": "…",
///      "overlays": [{"sha256": "…", "base": "surah", "ayat": [{"ref": "2:255", "start": 1200, "end": 5300, "words": [[1, 1200, 1500], …]}]}],
///      "published": [{"base": "surah", "ayat": […]}]}
///
/// Times are milliseconds from the start of the file. Words are those of the Hafs text, counted from 1 in the ayah.
package struct TimingExport: Hashable, Sendable {
  /// The timings to export.
  package enum Extent: String, Hashable, Sendable, CaseIterable { case overlays, all }

  /// The overlays, by the digest of their audio.
  package private(set) var overlays: [String: [AyahTiming]] = [:]
  /// The number of overlays for audio that is not in the library; their reciter is unknown.
  package private(set) var elsewhere = 0
  /// The published timings.
  package private(set) var published: [AyahTiming] = []
  /// The faults in a document that was read.
  package private(set) var findings: [TimingFinding] = []

  private static let name = "tilawa-timings"

  /// Collects the timings of a reciter from the library. Includes overlays for audio that is gone, because it may have
  /// been this reciter's.
  ///
  /// - Parameters:
  ///   - reciter: the reciter; his counting numbers the ayat.
  ///   - library: the library.
  ///   - extent: the timings to export.
  ///   - structure: the structure of the text.
  package init(
    of reciter: Reciter, in library: Library, extent: Extent, structure: QuranStructure
  ) throws(StoreError) {
    let all = WordRange(0, structure.words)
    for file in try library.files.all(of: reciter.id) {
      guard let sha256 = file.sha256 else { continue }
      let timings = try library.timings.overlays(of: sha256)
      if !timings.isEmpty { overlays[sha256] = timings }
    }
    for (sha256, timings) in try library.timings.overlaysElsewhere() {
      let named = timings.filter { TimingExport.ref(of: $0, reciter, structure) != nil }
      if !named.isEmpty { overlays[sha256] = named }
      elsewhere += named.count
    }
    if extent == .all {
      for base in [AyahTiming.Base.ayah, .surah] {
        published += try library.timings.published(of: reciter.id, in: all, base: base)
      }
    }
  }

  /// Returns the text of the document.
  package func text(of reciter: Reciter, _ structure: QuranStructure) -> String {
    let overlays = overlays.sorted { $0.key < $1.key }.flatMap { sha256, timings in
      [AyahTiming.Base.ayah, .surah].compactMap { base in
        TimingExport.group(
          timings.filter { $0.base == base }, ["\"sha256\": \"\(sha256)\"", "\"base\": \"\(base.rawValue)\""], reciter,
          structure)
      }
    }
    let published = [AyahTiming.Base.ayah, .surah].compactMap { base in
      TimingExport.group(
        self.published.filter { $0.base == base }, ["\"base\": \"\(base.rawValue)\""], reciter, structure)
    }
    return """
      {"format": "\(TimingExport.name)", "version": 1, "counting": "\(reciter.counting.rawValue)", "reciter": "\(reciter.id)",
       "overlays": [\(overlays.joined(separator: ",\n  "))],
       "published": [\(published.joined(separator: ",\n  "))]}

      """
  }

  /// Returns the ayah of a timing in the reciter's counting; nil if that counting has no such ayah.
  private static func ref(of timing: AyahTiming, _ reciter: Reciter, _ structure: QuranStructure) -> AyahRef? {
    structure.ayat(sharing: timing.span, in: reciter.counting).first.flatMap {
      structure.span(of: $0) == timing.span ? $0 : nil
    }
  }

  private static func group(
    _ timings: [AyahTiming], _ members: [String], _ reciter: Reciter, _ structure: QuranStructure
  ) -> String? {
    guard !timings.isEmpty else { return nil }
    let ayat = timings.compactMap { timing -> String? in
      guard let ref = ref(of: timing, reciter, structure) else { return nil }
      var fields = ["\"ref\": \"\(ref)\""]
      if let range = timing.range {
        fields.append("\"start\": \(range.lowerBound.milliseconds)")
        if range.upperBound != AyahTiming.endOfFile { fields.append("\"end\": \(range.upperBound.milliseconds)") }
      }
      let words = timing.words.map {
        "[\($0.word - timing.span.start + 1), \($0.start.milliseconds), \($0.end.milliseconds)]"
      }
      if !words.isEmpty { fields.append("\"words\": [\(words.joined(separator: ", "))]") }
      return "{\(fields.joined(separator: ", "))}"
    }
    return "{\((members + ["\"ayat\": [\(ayat.joined(separator: ",\n    "))]"]).joined(separator: ", "))}"
  }
}

extension TimingExport {
  /// Reads and checks a document written by this program. Returns nil for a document of another kind.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the document; any are accepted.
  ///   - reader: checks the timings.
  /// - Throws: `TimingDocument.Problem` for a damaged document or a newer version; the errors of the reader.
  package init?(_ bytes: [UInt8], reader: TimingReader) throws {
    guard bytes.count <= TimingDocument.mostBytes, bytes.first == UInt8(ascii: "{"),
      let object = (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any],
      object["format"] as? String == TimingExport.name
    else { return nil }
    guard TimingNumber.whole(object["version"]) == 1 else {
      throw TimingDocument.Problem(IntakeSentences.newerVersion)
    }
    guard let counting = (object["counting"] as? String).flatMap({ VerseCounting(rawValue: $0) }) else {
      throw TimingDocument.Problem(IntakeSentences.noCounting)
    }
    for (index, group) in ((object["overlays"] as? [Any]) ?? []).enumerated() {
      let (group, place) = (group as? [String: Any] ?? [:], IntakeSentences.overlay(number: index + 1))
      guard let sha256 = group["sha256"] as? String, Hex.isDigest(sha256) else {
        throw TimingDocument.Problem(IntakeSentences.noDigest(place: place))
      }
      let (base, ayat) = try TimingExport.ayat(group, place)
      let result = try reader.check(ayat, base: base, in: counting)
      overlays[sha256, default: []] += result.timings
      findings += result.findings
    }
    for (index, group) in ((object["published"] as? [Any]) ?? []).enumerated() {
      let (base, ayat) = try TimingExport.ayat(
        group as? [String: Any] ?? [:], IntakeSentences.set(number: index + 1))
      let result = try reader.check(PublishedTimings(format: .tilawa, base: base, ayat: ayat), in: counting)
      published += result.timings
      findings += result.findings
    }
  }

  private static func ayat(_ group: [String: Any], _ place: Sentence) throws -> (AyahTiming.Base, [PublishedAyah]) {
    guard let base = (group["base"] as? String).flatMap({ AyahTiming.Base(rawValue: $0) }),
      let list = group["ayat"] as? [Any], list.count <= TimingDocument.mostAyat
    else { throw TimingDocument.Problem(IntakeSentences.noBase(place: place)) }
    let ayat = try list.enumerated().map { index, entry in
      let entry = entry as? [String: Any] ?? [:]
      guard let key = TimingNumber.key(entry["ref"]) else {
        throw TimingDocument.Problem(IntakeSentences.noRef(place: place, number: index + 1))
      }
      return PublishedAyah(
        key, start: TimingNumber.milliseconds(entry["start"]),
        end: TimingNumber.milliseconds(entry["end"]), words: TimingNumber.words(entry["words"]))
    }
    return (base, ayat)
  }
}
