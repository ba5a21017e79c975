import TilawaCore
import TilawaHearing
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

  /// The prints of some runs, those that are not kept made and kept one after the other: who is interrupted loses one at most.
  ///
  /// - Throws: `AudioError` where a file cannot be read; `StoreError` where one is not there; what `progress` throws.
  func prints(
    of runs: [PrintSource.Run], by crew: SpectrumReader.Crew, _ progress: @escaping RecordingIdentifier.StepProgress
  ) throws -> [VoicePrint] {
    let keys = try runs.map { (run) throws(StoreError) in try key(of: run) }
    var kept = zip(runs, keys).map { print(of: $0, key: $1) }
    let all = runs.indices.reduce(0) { $0 + (kept[$1] == nil ? Self.hops(runs[$1]) : 0) }
    var done = 0
    return try runs.indices.map { index in
      if let print = kept[index] {
        kept[index] = nil
        return print
      }
      let (run, before) = (runs[index], done)
      done += Self.hops(run)
      // Another process may have made it meanwhile.
      if let print = print(of: run, key: keys[index]) { return print }
      let spectra = try SpectrumReader(parameters.voice, by: crew).read(run.ayat) { hops, _ in
        try progress(.reading(run.reciter, done: min(all, before + hops), of: all))
      }
      var made = VoicePrint(parameters)
      made.append(spectra, parameters)
      keep(made, of: run, key: keys[index])
      return made
    }
  }

  /// Hundredths of a second of sound.
  private static func hops(_ run: PrintSource.Run) -> Int {
    run.ayat.joined().reduce(0) { $0 + ($1.end - $1.start) * 100 / max(1, $1.file.rate) }
  }

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
