package import TilawaCore

/// The sounds of a device's recordings. Any task may call it; calls block on the disk.
package protocol SyncSounds: Sendable {
  /// Some of the sounds that are not in the place, by their SHA-256.
  func toSend(atMost count: Int) throws -> [String]
  /// The number of sounds that are not in the place.
  func countToSend() throws -> Int
  /// Reads a sound piece by piece, each with its SHA-256, and returns its length in bytes; nil where it cannot be read
  /// or has changed since the import.
  func pieces(of sha256: String, size: Int, _ take: ([UInt8], String) async throws -> Void) async throws -> Int?
  /// Notes that sounds are in the place.
  func noteSent(_ sounds: [SyncSound]) throws
  /// The sounds that are in the place, as far as it is known here.
  func inPlace() throws -> [SyncSound]
  /// Notes that a sound is not in the place any more: whoever has it, or gets it back, sends it again.
  func sendAgain(_ sha256: String) throws
  /// Leaves out a sound that cannot be sent.
  func noteUnsendable(_ sha256: String) throws

  /// The sounds that are in the place and not here.
  func toFetch() throws -> [SyncSound]
  /// A file in which a sound is put together, with what an interrupted session left of it.
  ///
  /// - Parameter size: the bytes of each piece but the last.
  func incoming(_ sound: SyncSound, piecesOf size: Int) throws -> any SyncIncomingSound
}

/// A sound as the log describes it.
package struct SyncSound: Hashable, Sendable {
  package let sha256: String
  package let bytes: Int
  /// The SHA-256 of the objects that it consists of, in order; empty where nothing is known of them yet.
  package let pieces: [String]

  package init(sha256: String, bytes: Int, pieces: [String]) {
    self.sha256 = sha256
    self.bytes = bytes
    self.pieces = pieces
  }
}

/// A sound that arrives.
package protocol SyncIncomingSound: AnyObject {
  /// The number of pieces, the first ones, that were here at the beginning, each compared with its SHA-256.
  var piecesHere: Int { get }
  /// Adds the next piece.
  func append(_ bytes: [UInt8]) throws
  /// Checks the whole, and makes a recording of it. Returns the reason where it is none.
  func finish() throws -> Sentence?
}
