import Foundation
import TilawaCore

/// The timings of whole-surah files: JSON as mp3quran publishes it, or CSV `surah,ayah,start,end` in seconds.
struct TimingFile {
  /// By surah.
  let surahs: [Int: SurahTimings]

  /// - Throws: `PlayerError`, with the line for CSV.
  init(path: String) throws {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch {
      let isThere = FileManager.default.fileExists(atPath: path)
      throw PlayerError(
        code: isThere ? .unreadable : .notFound, operation: "read the timings", path: path,
        message: isThere ? "it is no readable file" : "there is no such file")
    }
    do {
      surahs = try TimingFile.isJSON(data) ? TimingFile.json(data) : TimingFile.csv(data)
    } catch let problem as Problem {
      throw PlayerError(code: .invalid, operation: "read the timings", path: path, message: problem.message)
    }
  }

  private struct Problem: Error { let message: String }

  private static func isJSON(_ data: Data) -> Bool {
    data.first { !" \t\r\n\u{FEFF}".utf8.contains($0) } == UInt8(ascii: "{")
  }

  /// Longer than any recording, and short enough to be counted in frames.
  private static let longest = Duration.seconds(1_000_000)
}

// MARK: - JSON

extension TimingFile {
  private struct Document: Decodable {
    struct Chapter: Decodable {
      let id: Int
      let aya_timing: [Row]
    }

    struct Row: Decodable {
      let ayah: Int
      let start_time: Double
      let end_time: Double
    }

    let chapters: [Chapter]
  }

  private static func json(_ data: Data) throws -> [Int: SurahTimings] {
    guard let document = try? JSONDecoder().decode(Document.self, from: data) else {
      throw Problem(message: "it is not JSON of the shape {\"chapters\":[{\"id\",\"aya_timing\":[…]}]}")
    }
    var surahs: [Int: SurahTimings] = [:]
    for chapter in document.chapters {
      let rows = try chapter.aya_timing.map { row in
        guard (-1e9...1e9).contains(row.start_time), (-1e9...1e9).contains(row.end_time) else {
          throw Problem(message: "surah \(chapter.id), ayah \(row.ayah): the time is out of range")
        }
        return SurahTimings.Row(
          ayah: row.ayah, start: .milliseconds(row.start_time), end: .milliseconds(row.end_time))
      }
      guard surahs.updateValue(SurahTimings(rows: rows), forKey: chapter.id) == nil else {
        throw Problem(message: "surah \(chapter.id) is there twice")
      }
    }
    return surahs
  }
}

// MARK: - CSV

extension TimingFile {
  private static func csv(_ data: Data) throws -> [Int: SurahTimings] {
    guard let text = String(data: data, encoding: .utf8) else { throw Problem(message: "it is no UTF-8 text") }
    var rows: [Int: [SurahTimings.Row]] = [:]
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: "\u{FEFF}\"")))
      }
      let isHeader = index == 0 && fields.count >= 4 && Int(fields[0]) == nil
      if fields == [""] || isHeader { continue }
      guard fields.count >= 4, let surah = Int(fields[0]), let ayah = Int(fields[1]),
        let start = Duration(seconds: fields[2]), let end = Duration(seconds: fields[3]), start < longest, end < longest
      else { throw Problem(message: "line \(index + 1) is not surah,ayah,start,end") }
      rows[surah, default: []].append(SurahTimings.Row(ayah: ayah, start: start, end: end))
    }
    guard !rows.isEmpty else { throw Problem(message: "there is no row in it") }
    return rows.mapValues(SurahTimings.init)
  }
}
