import TilawaCore
import TilawaHearing
import TilawaStore

/// A cache of the reciters' acoustic indices, one file for each run of ayat, so that each is made once.
///
/// An index is made again after a change of its files, the parameters or the version of the program. A folder that
/// cannot be written only costs time.
struct AcousticIndexCache {
  /// The largest size of a stored index, in bytes; a juz has about 5 MB.
  private static let mostBytes = 64 << 20
  /// The length of the digest at the beginning of a file, in bytes.
  private static let digits = 64

  let folder: String
  let parameters: IdentificationParameters

  /// Returns the indices of some runs. Makes and stores missing ones one after the other, so that an interruption loses
  /// one at most.
  ///
  /// - Throws: `AudioError` if a file cannot be read; `StoreError` if one does not exist; the errors of `progress`.
  func indices(
    of runs: [ReferenceSource.Run], by crew: MFCCReader.Crew, _ progress: @escaping RecordingIdentifier.StepProgress
  ) throws -> [AcousticIndex] {
    let keys = try runs.map { (run) throws(StoreError) in try key(of: run) }
    var kept = zip(runs, keys).map { stored($0, key: $1) }
    let all = runs.indices.reduce(0) { $0 + (kept[$1] == nil ? Self.hops(runs[$1]) : 0) }
    var done = 0
    return try runs.indices.map { index in
      if let acousticIndex = kept[index] {
        kept[index] = nil
        return acousticIndex
      }
      let (run, before) = (runs[index], done)
      done += Self.hops(run)
      // Another process may have made it meanwhile.
      if let acousticIndex = stored(run, key: keys[index]) { return acousticIndex }
      let sequences = try MFCCReader(parameters.features, by: crew).read(run.ayat) { hops, _ in
        try progress(.reading(run.reciter, done: min(all, before + hops), of: all))
      }
      var made = AcousticIndex(parameters)
      made.append(sequences, parameters)
      keep(made, of: run, key: keys[index])
      return made
    }
  }

  /// Returns the length of a run in hundredths of a second of sound.
  private static func hops(_ run: ReferenceSource.Run) -> Int {
    run.ayat.joined().reduce(0) { $0 + Hop(containing: $1.end - $1.start, rate: max(1, $1.file.rate)).index }
  }

  /// Returns a stored index; nil if there is none of exactly these files.
  func stored(_ run: ReferenceSource.Run, key: String) -> AcousticIndex? {
    guard let bytes = try? WholeFile.read(path(run), atMost: Self.mostBytes), bytes.count > Self.digits,
      bytes.starts(with: key.utf8), let acousticIndex = AcousticIndex(bytes: Array(bytes.dropFirst(Self.digits))),
      acousticIndex.pieces == run.ayat.count
    else { return nil }
    return acousticIndex
  }

  /// Stores an index; a failure is ignored.
  func keep(_ acousticIndex: AcousticIndex, of run: ReferenceSource.Run, key: String) {
    try? WholeFile.write(Array(key.utf8) + acousticIndex.bytes, named: name(run), in: folder)
  }

  /// Returns the digest of all data that determine an index.
  ///
  /// - Throws: `StoreError` if a file does not exist.
  func key(of run: ReferenceSource.Run) throws(StoreError) -> String {
    var hasher = SHA256Hasher()
    hasher.update("\(parameters.features) \(parameters.index)")
    var identities: [String: FileIdentity] = [:]
    for slice in run.ayat.joined() {
      let path = slice.file.path
      if identities[path] == nil { identities[path] = try FileIdentity(path: path) }
      hasher.update("\n\(path)\0\(identities[path]?.description ?? "") \(slice.start) \(slice.end)")
    }
    return hasher.finish()
  }

  private func path(_ run: ReferenceSource.Run) -> String { "\(folder)/\(name(run))" }

  private func name(_ run: ReferenceSource.Run) -> String {
    "\(run.reciter.id)-\(run.reciter.counting.rawValue)-\(run.ordinals.lowerBound)-\(run.ordinals.upperBound).print"
  }
}
