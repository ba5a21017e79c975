import GRDB
import TilawaCore

/// Numbers as rows give them, within what can be reckoned with: a damaged library may hold any.
enum StoredNumbers {
  /// Seconds since 1970, or frames.
  ///
  /// - Parameter fault: the complaint about a number that is none of what was asked for.
  /// - Throws: `DatabaseError` for what this program cannot have stored.
  static func checked(_ number: Int, _ fault: (Int) -> Sentence) throws -> Int {
    guard RecordingTime.bounds.contains(number) else { throw self.fault(fault(number)) }
    return number
  }

  /// The same for a number that may be absent.
  static func checked(_ number: Int?, _ fault: (Int) -> Sentence) throws -> Int? {
    try number.map { try checked($0, fault) }
  }

  /// The time of a recording, which may be before 1970.
  static func moment(_ seconds: Int?) throws -> Int? {
    guard let seconds else { return nil }
    _ = try checked(Int(clamping: seconds.magnitude), StoreSentences.noTime)
    return seconds
  }

  /// The size of a file in bytes. An impossible size is replaced by the nearest possible one, as sizes are only added
  /// up.
  static func size(_ bytes: Int) -> Int { min(max(0, bytes), 1 << 50) }

  /// The number of a surah, where one is named.
  static func surah(_ number: Int?) throws -> Int? {
    guard let number else { return nil }
    guard (1...114).contains(number) else { throw fault(StoreSentences.noSurah(number: number)) }
    return number
  }

  static func fault(_ detail: Sentence) -> DatabaseError {
    DatabaseError(resultCode: .SQLITE_CORRUPT, message: detail.text)
  }
}

extension AudioFile {
  /// A file as a row gives it.
  ///
  /// - Throws: `DatabaseError` for what this program cannot have stored.
  init(stored path: String, rate: Int, channels: Int, frames: Int) throws {
    guard RecordingTime.rates.contains(rate), (1...255).contains(channels), frames > 0,
      RecordingTime.bounds.contains(frames)
    else {
      throw StoredNumbers.fault(
        StoreSentences.impossibleSound(path: path, frames: frames, rate: rate, channels: channels))
    }
    self.init(path: path, rate: rate, channels: channels, frames: frames)
  }
}
