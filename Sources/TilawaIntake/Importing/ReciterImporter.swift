package import TilawaCore
package import TilawaStore

/// An importer of published reciters, with a file for each ayah, or one for each surah.
///
/// A file of a surah without timings is one piece until its ayat are heard (`TimingListening`).
/// The files stay in their places. Blocks while they are read; not to be called on the cooperative pool.
package struct ReciterImporter: Sendable {
  /// The beginning of the file of a surah's first ayah.
  package enum FirstAyah: Hashable, Sendable {
    case plain
    /// The basmalah, up to this time after the ayah's start; nil if its end is unknown.
    case withBasmalah(until: Duration?)
  }

  /// A request to add a reciter.
  package struct Request: Sendable {
    /// The reciter's name for users; the id is made from it.
    package let name: String
    /// The riwayah of the recitation.
    package let riwayah: Riwayah
    /// The counting in which the files are numbered.
    package let counting: VerseCounting
    /// The paths of files and folders.
    package let sources: [String]
    /// The paths of timings, files or folders of them; empty takes those beside the files.
    package let timings: [String]
    /// The beginning of the first ayah of each surah.
    package let firstAyah: FirstAyah

    /// Makes a request; a counting of nil means that of the riwayah.
    package init(
      name: String, riwayah: Riwayah, counting: VerseCounting? = nil, sources: [String], timings: [String] = [],
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
  let texts: AyahTexts
  let quiet: QuietFinding

  /// Makes an importer.
  ///
  /// - Parameters:
  ///   - library: opened for writing.
  ///   - structure: the structure of the text.
  ///   - texts: the texts of ayat, for the words of timings; without them all words have equal weight.
  ///   - measure: measures the length of a file.
  ///   - quiet: finds the cuts in the file of a surah.
  package init(
    library: Library, structure: QuranStructure, texts: @escaping AyahTexts = { $0.map { _ in "" } },
    measure: @escaping Measure, quiet: @escaping QuietFinding = SurahCutting.listening
  ) {
    self.library = library
    self.structure = structure
    self.texts = texts
    self.measure = measure
    self.quiet = quiet
  }

  /// Reads and checks all files, and stores them in one transaction. Replaces a reciter of the same name.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - now: the time in seconds since 1970.
  ///   - progress: called after each file.
  /// - Throws: `PlayerError`, `StoreError`, or the errors of `measure`; the library is then unchanged.
  package func add(
    _ request: Request, now: Int, progress: Progress = { _, _ in }
  ) throws -> ReciterImportReport {
    let folder = try SourceFolder(request.sources, structure, request.counting)
    let set = try read(folder, request, progress)
    guard !set.ayat.isEmpty || !set.unheard.isEmpty && set.timings == nil else {
      throw PlayerError(
        code: .invalid, operation: IntakeSentences.cannotAddReciter(name: request.name), path: request.sources.first,
        detail: set.reason.map { IntakeSentences.noAyahUsable(fault: $0.sentence) } ?? folder.archives.first
          ?? IntakeSentences.noAyah)
    }
    let known = try known(request, set)
    let reciter = try known ?? replace(request, set, now: now)
    return ReciterImportReport(
      reciter: reciter, isKnown: known != nil, files: set.files.count, ayat: set.ayat.count,
      unheard: set.unheard.count,
      first: first(of: set, for: reciter),
      ignored: folder.files.count - set.files.count - set.unused + folder.ignored,
      holes: holes(in: set.ayat, request.counting), refused: set.refused,
      remarks: folder.archives + set.remarks, faults: set.faults)
  }

  private func replace(_ request: Request, _ set: SourceSet, now: Int) throws -> Reciter {
    let new = NewReciter(name: request.name, riwayah: request.riwayah, counting: request.counting, kind: .reciter)
    let files = try withDigests(set.files)
    let reciter = try library.reciters.replace(new, files: files, timings: set.timings, added: now)
    if files.contains(where: { $0.sha256 != nil }) {
      _ = try TimingEditor(library: library, structure: structure, quiet: quiet).cutOverlaid(of: reciter)
    }
    return reciter
  }

  /// Returns the reciter who has exactly these files of whole surahs: what was heard in them stays.
  private func known(_ request: Request, _ set: SourceSet) throws -> Reciter? {
    guard set.ayat.isEmpty, let reciter = try library.reciters.named(request.name), reciter.kind == .reciter,
      reciter.riwayah == request.riwayah, reciter.counting == request.counting
    else { return nil }
    let files = try library.files.all(of: reciter.id).map(\.file)
    return Set(files) == Set(set.files.map(\.file)) ? reciter : nil
  }

  private func first(of set: SourceSet, for reciter: Reciter) -> AyahRef? {
    let spans = set.ayat.map { structure.span(of: $0) } + set.unheard.map { structure.span(ofSurah: $0) }
    return spans.min { $0.start < $1.start }.flatMap { structure.ayat(sharing: $0, in: reciter.riwayah.counting).first }
  }

  private func read(_ folder: SourceFolder, _ request: Request, _ progress: Progress) throws -> SourceSet {
    let isNamed = !request.timings.isEmpty
    let paths = isNamed ? request.timings : folder.timings
    guard !paths.isEmpty else { return try withoutTimings(folder, request, progress) }
    let documents = Result { try TimingDocument.read(all: paths) }
    // Other programs write documents of such names too.
    if !isNamed, case .failure(let error) = documents {
      var set = try withoutTimings(folder, request, progress)
      set.remarks.append(error.said)
      return set
    }
    let published = try documents.get()
    let checked = try TimingReader(structure: structure, texts: texts).check(published, in: request.counting)
    let origin = origin(paths)
    switch published.base {
    case .surah: return try wholeSurahs(folder, checked, from: origin, request, progress)
    case .ayah:
      var set = try withoutTimings(folder, request, progress)
      set.timings = PublishedSet(checked.timings, from: origin)
      set.faults += ReciterImportReport.Fault.all(in: checked.findings, of: Set(set.ayat.map(\.surah)))
      return set
    }
  }

  /// Returns the name of a document, or of the folder of several.
  private func origin(_ paths: [String]) -> String {
    let names = paths.first?.split(separator: "/") ?? []
    return String((paths.count == 1 ? names : names.dropLast()).last ?? "")
  }

  /// Adds the digests of files that may have overlays.
  private func withDigests(_ files: [NewAudioFile]) throws -> [NewAudioFile] {
    let surahs = Set(try library.timings.overlaidWords().map { structure.surah(ofWord: $0) })
    guard !surahs.isEmpty else { return files }
    return try files.map { file in
      let isOverlaid = file.segments.contains { segment in
        if case .text(let span)? = segment.content {
          surahs.contains(structure.surah(ofWord: span.start))
        } else {
          false
        }
      }
      return isOverlaid ? try file.withDigest() : file
    }
  }

  /// Returns an ayah of the request's counting.
  ///
  /// - Throws: `PlayerError` for a number that the counting does not have.
  func ref(_ surah: Int, _ ayah: Int, _ request: Request, path: String) throws -> AyahRef {
    let ref = AyahRef(surah: surah, ayah: ayah, counting: request.counting)
    if let fault = structure.fault(in: ref) {
      throw PlayerError(
        code: .invalid, operation: IntakeSentences.cannotPlace(ayah: "\(ref)"), path: path, detail: fault)
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

extension ReciterImporter {
  /// The number of files from which on a folder is a set.
  private static let leastFiles = 30

  /// Whether folders hold a set of a reciter: nearly all sounds in them are named after surahs or ayat, each after another one.
  ///
  /// - Parameter sounds: the number of all sound files in them, at all depths.
  package static func isSet(
    _ paths: [String], sounds: Int, _ structure: QuranStructure, _ counting: VerseCounting
  ) -> Bool {
    guard sounds >= leastFiles, paths.allSatisfy(Disk.isFolder),
      let folder = try? SourceFolder(paths, structure, counting)
    else { return false }
    return folder.files.count >= leastFiles && folder.files.count * 10 >= sounds * 9
  }
}

/// A reciter's files, ready to be stored.
struct SourceSet {
  var files: [NewAudioFile] = []
  var ayat: Set<AyahRef> = []
  var faults: [ReciterImportReport.Fault] = []
  var timings: PublishedSet?
  /// The surahs with files of which nobody says where the ayat are.
  var unheard: [Int] = []
  /// The number of files left out because of `faults` or `refused`.
  var unused = 0
  /// The incomplete or damaged files.
  var refused: [Sentence] = []
  /// The other facts on the folder for the user.
  var remarks: [Sentence] = []

  /// The reason to name where no ayah can be used.
  var reason: ReciterImportReport.Fault? { faults.first }

  /// Returns the values of the complete files, and records the refusals of the others.
  ///
  /// - Throws: the first refusal if no file is complete.
  mutating func whole<Value>(_ results: [Result<Value, any Error>]) throws -> [Value?] {
    let errors = results.compactMap { if case .failure(let error) = $0 { error } else { nil } }
    if errors.count == results.count, let first = errors.first { throw first }
    refused += errors.map(\.said)
    return results.map { try? $0.get() }
  }
}
