import FoundationEssentials
import GRDB
import TilawaCore

/// The words of an ayah and their times as the bytes that are stored: for each the number of the word, the start and the end in
/// milliseconds, 32 bits each, least byte first.
struct WordBlob {
  let data: Data

  init(_ words: [TimedWord]) {
    var data = Data(capacity: 12 * words.count)
    for word in words {
      for number in [word.word, word.start.wholeMilliseconds, word.end.wholeMilliseconds] {
        withUnsafeBytes(of: Int32(clamping: number).littleEndian) { data.append(contentsOf: $0) }
      }
    }
    self.data = data
  }

  /// - Throws: for bytes that are no words.
  init(data: Data) throws {
    guard data.count.isMultiple(of: 12) else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: StoreSentences.wordTimesDamaged.text)
    }
    self.data = data
  }

  var words: [TimedWord] {
    data.withUnsafeBytes { bytes in
      func number(_ index: Int) -> Int {
        Int(Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4 * index, as: Int32.self)))
      }
      // Words that cannot be, as only a damaged library has them, are left out.
      return (0..<bytes.count / 12).compactMap { place in
        let (word, start, end) = (number(3 * place), number(3 * place + 1), number(3 * place + 2))
        guard word >= 0, start >= 0, end >= start else { return nil }
        return TimedWord(word: word, start: .milliseconds(start), end: .milliseconds(end))
      }
    }
  }
}

extension Duration {
  /// Rounded towards zero.
  var wholeMilliseconds: Int { Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000) }
}
