import TilawaAudio
import TilawaCore
import TilawaStore

/// Keeps what reciters sound like, so that it is made once: a file for each run of ayat, in the cache.
///
/// A print that was made of other files, of files that have changed, by other figures or by another version is made anew and takes
/// its place. A folder that cannot be written to costs time, and nothing else.
struct PrintShelf {
  /// What no print is larger than: a juz has about 5 MB.
  private static let mostBytes = 64 << 20
  /// What a file begins with: the digest of what it was made of.
  private static let digits = 64

  let folder: String
  let parameters: IdentificationParameters

  /// A kept print; nil where there is none of just these files.
  func print(of run: PrintSource.Run, key: String) -> VoicePrint? {
    guard let bytes = try? WholeFile.read(path(run), atMost: Self.mostBytes), bytes.count > Self.digits,
      bytes.starts(with: key.utf8), let print = VoicePrint(bytes: Array(bytes.dropFirst(Self.digits))),
      print.pieces == run.ayat.count
    else { return nil }
    return print
  }

  /// Keeps a print, if it can.
  func keep(_ print: VoicePrint, of run: PrintSource.Run, key: String) {
    try? WholeFile.write(Array(key.utf8) + print.bytes, named: name(run), in: folder)
  }

  /// The digest of everything that a print depends on.
  ///
  /// - Throws: `StoreError` where a file is not there.
  func key(of run: PrintSource.Run) throws(StoreError) -> String {
    var hasher = SHA256Hasher()
    hasher.update("\(parameters.voice) \(parameters.hopsInFrame) \(parameters.span)")
    hasher.update(" \(parameters.leastChange) \(parameters.mostChange)")
    var identities: [String: FileIdentity] = [:]
    for slice in run.ayat.joined() {
      let path = slice.file.path
      if identities[path] == nil { identities[path] = try FileIdentity(path: path) }
      hasher.update("\n\(path)\0\(identities[path]?.description ?? "") \(slice.start) \(slice.end)")
    }
    return hasher.finish()
  }

  private func path(_ run: PrintSource.Run) -> String { "\(folder)/\(name(run))" }

  private func name(_ run: PrintSource.Run) -> String {
    "\(run.reciter.id)-\(run.reciter.counting.rawValue)-\(run.ordinals.lowerBound)-\(run.ordinals.upperBound).print"
  }
}
