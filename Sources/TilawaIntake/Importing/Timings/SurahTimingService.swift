import Foundation
import TilawaAudio
package import TilawaCore
package import TilawaStore

/// Fetches a document of at most `limit` bytes from an address.
package typealias DocumentFetching = @Sendable (_ url: String, _ limit: Int) async throws -> [UInt8]

/// A client that fetches the timings of surahs for reciters with fetchable files, and stores them.
package struct SurahTimingService: Sendable {
  /// The address of mp3quran's service.
  package static let mp3quran = "https://mp3quran.net/api/v3"
  private static let mostBytes = 8 << 20

  private let library: Library
  private let structure: QuranStructure
  private let texts: AyahTexts
  private let base: String
  private let document: DocumentFetching
  private let now: @Sendable () -> Int
  private let readings = Readings()

  /// The readings with timings in the service: their numbers, and the addresses of their files.
  private final class Readings: Sendable {
    let known = Guarded<[(id: Int, place: String)]?>(nil)
  }

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - library: the library for the answers, opened for writing.
  ///   - structure: the structure of the text.
  ///   - texts: the texts of ayat, for the words of timings.
  ///   - base: the address of mp3quran's service, without a final slash.
  ///   - now: returns the time in seconds since 1970.
  ///   - document: fetches a document; its errors are thrown on.
  package init(
    library: Library, structure: QuranStructure, texts: @escaping AyahTexts = { $0.map { _ in "" } },
    base: String = SurahTimingService.mp3quran,
    now: @escaping @Sendable () -> Int = { SystemClock.now }, document: @escaping DocumentFetching
  ) {
    self.library = library
    self.structure = structure
    self.texts = texts
    self.base = base
    self.document = document
    self.now = now
  }

  /// Returns the timings of a surah's ayat in the reciter's counting, checked, with overlays in place of published
  /// ones. Returns nil if no timings of the surah exist: then its file can only be heard as a whole.
  ///
  /// If all ayat are known, no request is sent; nor is any in the days after an answer. Known timings stay. The timings
  /// are only those of the source: an ayah outside the fetched file is found when that file is cut.
  ///
  /// - Throws: the errors of `document`; `PlayerError.invalid` for an answer without valid timings; `StoreError`.
  package func timings(of surah: Int, by reciter: Reciter, from source: RemoteSource) async throws -> [AyahTiming]? {
    let span = structure.span(ofSurah: surah)
    let known = try library.timings.published(of: reciter.id, in: span, base: .surah)
    if let timings = source.timings, !structure.isTimed(surah, by: known),
      try !library.timings.isAbsent(of: surah, by: reciter.id, now: now())
    {
      try await bring(surah, of: reciter, beside: known, from: timings)
    }
    let all = try library.timings.all(of: reciter.id, in: span, base: .surah)
    return try library.timings.published(of: reciter.id, in: span, base: .surah).isEmpty ? nil : all
  }

  /// Fetches the source's timings and stores those of unknown ayat, with the fact that the source was asked.
  private func bring(
    _ surah: Int, of reciter: Reciter, beside known: [AyahTiming], from source: RemoteSource.TimingSource
  ) async throws {
    if case .mp3quran(let folder) = source, try await read(in: folder) == nil {
      return try library.timings.noteAbsence(of: nil, by: reciter.id, at: now())
    }
    if let answer = try await answer(source, surah) {
      let published = PublishedTimings(
        format: answer.published.format, base: .surah, ayat: answer.published.ayat.filter { $0.surah == surah })
      guard answer.published.base == .surah else {
        throw invalid(answer.url, IntakeSentences.timesOfAyat)
      }
      let checked = try TimingReader(structure: structure, texts: texts).check(published, in: reciter.counting)
      let new = checked.timings.overlaid(with: known).filter { new in !known.contains { $0.span.overlaps(new.span) } }
      try library.timings.set(new, of: reciter.id, from: answer.url)
    }
    try library.timings.noteAbsence(of: surah, by: reciter.id, at: now())
  }

  private typealias Answer = (published: PublishedTimings, url: String)

  private func answer(_ source: RemoteSource.TimingSource, _ surah: Int) async throws -> Answer? {
    switch source {
    case .documents(let pattern): return try await parsed(pattern.url(surah: surah), surah)
    case .mp3quran(let folder):
      guard let read = try await read(in: folder) else { return nil }
      return try await parsed("\(base)/ayat_timing?surah=\(surah)&read=\(read)", surah)
    }
  }

  /// Reads an answer. Returns nil for an empty list: the service has nothing of that surah.
  private func parsed(_ url: String, _ surah: Int) async throws -> Answer? {
    let bytes = try await document(url, Self.mostBytes)
    let json = bytes.prefix(64).filter { !" \t\r\n".utf8.contains($0) }
    if json.elementsEqual("[]".utf8) { return nil }
    do throws(TimingDocument.Problem) {
      return (try TimingDocument.parse(bytes, surah: surah), url)
    } catch {
      throw invalid(url, error.sentence)
    }
  }

  /// Returns the service's number for the reading with files in `folder`.
  private func read(in folder: String) async throws -> Int? {
    let wanted = Self.place(folder)
    if let known = readings.known.withLock({ $0 }) { return known.first { $0.place == wanted }?.id }
    let url = "\(base)/ayat_timing/reads"
    let bytes = try await document(url, Self.mostBytes)
    guard let reads = (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [Any] else {
      throw invalid(url, IntakeSentences.noList)
    }
    let known = reads.compactMap { read -> (id: Int, place: String)? in
      guard let read = read as? [String: Any], let id = TimingNumber.whole(read["id"]), id >= 0,
        let address = read["folder_url"] as? String
      else { return nil }
      return (id, Self.place(address))
    }
    readings.known.withLock { $0 = known }
    return known.first { $0.place == wanted }?.id
  }

  /// Returns the part of an address that identifies a folder: without scheme and final slash, with the host in lower
  /// case.
  private static func place(_ address: String) -> String {
    var rest = address[...]
    for scheme in ["https://", "http://"] where rest.lowercased().hasPrefix(scheme) {
      rest = rest.dropFirst(scheme.count)
      break
    }
    let host = rest.prefix { $0 != "/" }
    let path = rest.dropFirst(host.count).split(separator: "/").joined(separator: "/")
    return "\(host.lowercased())/\(path)"
  }

  private func invalid(_ url: String, _ detail: Sentence) -> PlayerError {
    PlayerError(code: .invalid, operation: IntakeSentences.cannotUseTimings, path: url, detail: detail)
  }
}

extension QuranStructure {
  /// Whether these timings, without overlaps, cover all of a surah.
  package func isTimed(_ surah: Int, by timings: [AyahTiming]) -> Bool {
    let span = span(ofSurah: surah)
    return timings.reduce(0) { $0 + $1.span.end - $1.span.start } >= span.end - span.start
  }
}
