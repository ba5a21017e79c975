import Glibc
package import TilawaCore

/// The standard input, from a user or another program.
package enum StandardInput {
  package struct Unreadable: Error {
    /// The reason, for people.
    package let sentence: Sentence

    package var message: String { sentence.text }
  }

  /// Reads all bytes.
  ///
  /// - Throws: `Unreadable`, also for more bytes than `limit`.
  package static func read(atMost limit: Int) throws(Unreadable) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Unreadable(sentence: Sentence.system()) }
      guard bytes.count + count <= limit else {
        throw Unreadable(sentence: ConsoleSentences.tooLong(limit: Lengths.bytes(limit)))
      }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }
}
