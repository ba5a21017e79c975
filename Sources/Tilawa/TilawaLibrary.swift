import Glibc
import TilawaAudio
public import TilawaCore
import TilawaIntake
import TilawaStore

/// The text of the Quran, and a library with reciters and recordings.
///
/// Any task may call it. Calls that read or write files do so outside the cooperative pool.
public struct TilawaLibrary: Sendable {
  /// The place of a library.
  public enum Location: Hashable, Sendable {
    /// The folders that the `tilawa` command uses too, as the environment names them.
    case user
    /// A folder that holds everything. It is made when something is written.
    case folder(String)
  }

  /// A folder of files that becomes a reciter of the library. The files stay where they are.
  public struct ReciterFolder: Hashable, Sendable {
    /// The name of the reciter.
    public var name: String
    /// The riwayah of the recitation; the files are numbered in its counting.
    public var riwayah: Riwayah
    /// The path of the folder with a file for each ayah, named by surah and ayah: `002255.mp3`.
    public var path: String

    /// Makes a description of a folder.
    public init(_ path: String, name: String, riwayah: Riwayah = .hafs) {
      self.name = name
      self.riwayah = riwayah
      self.path = path
    }
  }

  let quran: QuranDatabase
  let folders: Folders

  /// Opens the text of the Quran, verifies it, and opens the library.
  ///
  /// - Parameters:
  ///   - location: the place of the library.
  ///   - reciters: folders to add; one whose reciter is in the library already is left out.
  ///   - text: the path of `quran.sqlite`. Nil means the copy in this package's resources, else the installed one.
  /// - Throws: `TilawaError` if the text is missing or altered, if a folder holds no recitation, or if the library is
  ///   damaged.
  public static func open(
    _ location: Location = .user, adding reciters: [ReciterFolder] = [], text: String? = nil
  ) async throws(TilawaError) -> TilawaLibrary {
    try await BlockingWork.run { work in
      let environment = Surroundings.environment
      let folders =
        switch location {
        case .user: Folders(environment: environment)
        case .folder(let path): Folders(environment: ["TILAWA_HOME": path])
        }
      let path = try text ?? QuranDatabase.locate(environment: environment)
      let quran = try QuranDatabase(path: path, cache: folders.cache).withPrints(in: folders).printed(asChosen: {
        (try? LibraryOpening.ofProcess(folders).print()) ?? Print.madani.id
      })
      let opened = TilawaLibrary(quran: quran, folders: folders)
      for folder in reciters { try opened.add(folder, work) }
      // A damaged library is noticed now, not at the first call.
      _ = try opened.library()
      return opened
    }
  }

  func library(for purpose: LibraryDatabase.Purpose = .reading) throws(StoreError) -> Library {
    try LibraryOpening.ofProcess(folders).library(for: purpose)
  }

  private func add(_ folder: ReciterFolder, _ work: BlockingWork) throws {
    let library = try library(for: .writing)
    guard try library.reciters.named(folder.name) == nil else { return }
    let importer = ReciterImporter(
      library: library, structure: quran.structure, texts: quran.texts,
      measure: { path in
        try work.checkCancellation()
        return try AudioProbe.measure(path)
      })
    let request = ReciterImporter.Request(name: folder.name, riwayah: folder.riwayah, sources: [folder.path])
    _ = try importer.add(request, now: SystemClock.now)
  }

  /// Returns the riwayah of a call: the one that is named, else the library's setting, else Hafs.
  func riwayah(_ named: Riwayah?) throws(StoreError) -> Riwayah {
    if let named { return named }
    return try LibraryOpening.ofProcess(folders).value(of: .riwayah).flatMap(Riwayah.init) ?? .hafs
  }

  /// Reads a range in the counting of a riwayah.
  func range(_ text: String, _ riwayah: Riwayah) throws(RangeError) -> AyahRange {
    try RangeParser(structure: quran.structure, riwayah: riwayah).parse(text)
  }
}
