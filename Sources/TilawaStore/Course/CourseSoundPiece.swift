import Glibc
import TilawaCore
import TilawaFiles

/// A piece of a sound of a course, as an object of a place that people share.
package struct CourseSoundPiece: Hashable, Sendable {
  /// The most bytes of a piece.
  package static let size = 4 << 20
  private static let most = CourseSounds.most / size

  package let sha256: String
  package let format: String
  /// The number of the piece, from 1, and of all pieces of the sound.
  package let number: Int
  package let count: Int

  /// The name of the object: `SHA256.flac-2-3` is the second of three.
  package var name: String { "\(sha256).\(format)-\(number)-\(count)" }

  /// Reads the name of an object; nil for any other name.
  package init?(_ name: String) {
    let halves = name.split(separator: ".", omittingEmptySubsequences: false)
    guard halves.count == 2, Hex.isDigest(String(halves[0])) else { return nil }
    let parts = halves[1].split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, CourseSounds.formats.contains(String(parts[0])), let number = Int(parts[1]),
      let count = Int(parts[2]), (1...Self.most).contains(count), (1...count).contains(number)
    else { return nil }
    self.init(String(halves[0]), String(parts[0]), number, of: count)
    // Accept one spelling of a name only.
    guard name == self.name else { return nil }
  }

  private init(_ sha256: String, _ format: String, _ number: Int, of count: Int) {
    (self.sha256, self.format, self.number, self.count) = (sha256, format, number, count)
  }

  /// Returns the pieces of a sound with this many bytes.
  static func all(_ sha256: String, _ format: String, bytes: Int) -> [CourseSoundPiece] {
    let count = max(1, (bytes + size - 1) / size)
    return (1...count).map { CourseSoundPiece(sha256, format, $0, of: count) }
  }
}

extension CourseSounds {
  /// Returns the pieces of a sound; none where it is not here.
  package func pieces(of sha256: String) -> [CourseSoundPiece] {
    guard let path = path(of: sha256), let format = path.split(separator: ".").last else { return [] }
    var info = stat()
    guard stat(path, &info) == 0 else { return [] }
    return CourseSoundPiece.all(sha256, String(format), bytes: Int(info.st_size))
  }

  /// Reads a piece of a sound that is here.
  package func bytes(of piece: CourseSoundPiece) throws(StoreError) -> [UInt8] {
    guard let path = path(of: piece.sha256) else { return [] }
    let input = try OpenFile.regular(path)
    defer { close(input) }
    var bytes = [UInt8](repeating: 0, count: CourseSoundPiece.size)
    var (count, place) = (0, off_t((piece.number - 1) * CourseSoundPiece.size))
    while count < bytes.count {
      let read = bytes.withUnsafeMutableBytes {
        pread(input, $0.baseAddress?.advanced(by: count), $0.count - count, place)
      }
      guard read >= 0 else {
        throw StoreError(system: errno, .unreadable, operation: FilesSentences.cannotRead, path: path)
      }
      guard read > 0 else { break }
      (count, place) = (count + read, place + off_t(read))
    }
    return Array(bytes.prefix(count))
  }

  /// Begins a sound that arrives piece by piece.
  package func arriving(_ sha256: String, format: String) throws(StoreError) -> ArrivingCourseSound {
    try ArrivingCourseSound(sha256, format, in: self)
  }
}

/// A sound of a course that arrives piece by piece. The pieces that an interrupted exchange left are compared with the whole: their names
/// have no hash of each.
package final class ArrivingCourseSound {
  private let (sha256, format): (String, String)
  private let sounds: CourseSounds
  private let file: ArrivingFile
  /// The number of pieces, the first ones, that an interrupted exchange left.
  package let piecesHere: Int

  fileprivate init(_ sha256: String, _ format: String, in sounds: CourseSounds) throws(StoreError) {
    (self.sha256, self.format, self.sounds) = (sha256, format, sounds)
    file = try ArrivingFile(sha256, in: sounds.folder)
    piecesHere = try file.keep(piecesOf: CourseSoundPiece.size) { $1.count == CourseSoundPiece.size }
  }

  package func append(_ bytes: [UInt8]) throws(StoreError) {
    guard file.append(bytes) else {
      throw StoreError(system: errno, .cannotCreate, operation: StoreSentences.cannotTakeSoundTo, path: file.path)
    }
  }

  /// Removes what has arrived: the next exchange begins anew.
  package func remove() { file.remove() }

  /// Gives the sound its name; returns false where its content is not that of its name, which is removed.
  package func finish() throws(StoreError) -> Bool {
    guard file.sha256 == sha256 else {
      file.remove()
      return false
    }
    try sounds.settle(file, sha256, format: format)
    return true
  }
}
