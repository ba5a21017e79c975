public import TilawaCore
public import TilawaStore

/// Adds a published reciter to the library: a file for each ayah, or one for each surah with timings.
///
/// The files stay where they are. Blocks while they are read; not to be called on the cooperative pool.
public struct ReciterImporter: Sendable {
  /// What the file of a surah's first ayah begins with.
  public enum FirstAyah: Hashable, Sendable {
    case plain
    /// The basmalah; until this time after the ayah's start, or until nobody knows where.
    case withBasmalah(until: Duration?)
  }

  /// What is to be added.
  public struct Request: Sendable {
    /// The reciter's name for people; the id is made from it.
    public let name: String
    /// What is recited.
    public let riwayah: Riwayah
    /// The counting in which the files are numbered.
    public let counting: VerseCounting
    /// Files and folders.
    public let sources: [String]
    /// The timing file, for whole surahs.
    public let timings: String?
    /// What the first ayah of a surah begins with.
    public let firstAyah: FirstAyah

    /// A request; a counting of nil is that of the riwayah.
    public init(
      name: String, riwayah: Riwayah, counting: VerseCounting? = nil, sources: [String], timings: String? = nil,
      firstAyah: FirstAyah = .plain
    ) {
      self.name = name
      self.riwayah = riwayah
      self.counting = counting ?? riwayah.counting
      self.sources = sources
      self.timings = timings
      self.firstAyah = firstAyah
    }
  }

  let library: Library
  let structure: QuranStructure
  let measure: Measure

  /// An importer into a library that was opened for writing; `measure` says how long a file is.
  public init(library: Library, structure: QuranStructure, measure: @escaping Measure) {
    self.library = library
    self.structure = structure
    self.measure = measure
  }

  /// Reads everything, checks it, and stores it in one transaction; a reciter of the same name is replaced.
  ///
  /// - Parameters:
  ///   - request: what is to be added.
  ///   - now: seconds since 1970.
  ///   - progress: called after each file.
  /// - Throws: `PlayerError`, `StoreError`, or what `measure` throws; the library is then as it was.
  public func add(
    _ request: Request, now: Int, progress: Progress = { _, _ in }
  ) throws -> ReciterImportReport {
    let folder = try SourceFolder(request.sources)
    let set =
      try request.timings.map { try wholeSurahs(folder, timings: $0, request, progress) }
      ?? perAyah(folder, request, progress)
    guard !set.ayat.isEmpty else {
      throw PlayerError(
        code: .invalid, operation: "add \(request.name)", path: request.sources.first,
        message: set.faults.first.map { "no ayah can be used: \($0)" } ?? "there is no ayah in it")
    }
    let reciter = NewReciter(
      name: request.name, riwayah: request.riwayah, counting: request.counting, kind: .reciter)
    return ReciterImportReport(
      reciter: try library.replace(reciter, files: set.files, added: now), files: set.files.count,
      ayat: set.ayat.count, ignored: folder.files.count - set.files.count + folder.ignored,
      holes: holes(in: set.ayat, request.counting), faults: set.faults)
  }

  /// - Throws: `PlayerError` for a number that the counting does not have.
  func ref(_ surah: Int, _ ayah: Int, _ request: Request, path: String) throws -> AyahRef {
    let ref = AyahRef(surah: surah, ayah: ayah, counting: request.counting)
    if let complaint = structure.complaint(about: ref) {
      throw PlayerError(code: .invalid, operation: "place \(ref)", path: path, message: complaint)
    }
    return ref
  }

  private func holes(in ayat: Set<AyahRef>, _ counting: VerseCounting) -> [AyahRef] {
    Set(ayat.map(\.surah)).sorted().flatMap { surah in
      (1...structure.ayat(inSurah: surah, of: counting))
        .map { AyahRef(surah: surah, ayah: $0, counting: counting) }
        .filter { !ayat.contains($0) }
    }
  }
}

/// A reciter's files, ready to be stored.
struct SourceSet {
  var files: [NewAudioFile] = []
  var ayat: Set<AyahRef> = []
  var faults: [ReciterImportReport.Fault] = []
}
