import TilawaCore
import TilawaFiles
package import TilawaMerging

extension SyncStore {
  package func incoming(_ sound: SyncSound, piecesOf size: Int) throws -> any SyncIncomingSound {
    try IncomingSound(sound, piecesOf: size, for: self)
  }
}

/// A sound that is put together in the folder of recordings. A session goes on with what an interrupted one left.
private final class IncomingSound: SyncIncomingSound {
  private let sound: SyncSound
  private let store: SyncStore
  private let file: ArrivingFile
  let piecesHere: Int

  init(_ sound: SyncSound, piecesOf size: Int, for store: SyncStore) throws {
    self.sound = sound
    self.store = store
    file = try ArrivingFile(sound.sha256, in: store.folders.recordings)
    piecesHere = try file.keep(piecesOf: size, besides: IncomingSound.path(of: sound, in: store)) { number, bytes in
      number < sound.pieces.count && SHA256Hasher.digest(of: bytes) == sound.pieces[number]
    }
  }

  func append(_ bytes: [UInt8]) throws {
    guard file.count + bytes.count <= sound.bytes else {
      file.remove()
      throw failure(.corrupt, StoreSentences.longerThanDescribed)
    }
    guard file.append(bytes) else { throw failure(.io, .system()) }
  }

  func finish() throws -> Sentence? {
    guard file.count == sound.bytes, file.sha256 == sound.sha256 else {
      file.remove()
      return StoreSentences.contentNotOfName
    }
    let reason = try store.take(sound.sha256, at: file.path) {
      try file.settle(as: IncomingSound.path(of: sound, in: store))
    }
    if reason != nil { file.remove() }
    return reason
  }

  /// The path of the whole sound.
  private static func path(of sound: SyncSound, in store: SyncStore) -> String {
    "\(store.folders.recordings)/\(sound.sha256)"
  }

  private func failure(_ code: StoreError.Code, _ detail: Sentence) -> StoreError {
    StoreError(
      code: code, operation: StoreSentences.cannotFetchSound(id: String(sound.sha256.prefix(8))), path: file.path,
      detail: detail)
  }
}
