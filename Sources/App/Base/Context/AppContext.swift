import Glibc
import Synchronization
package import TilawaCore
package import TilawaIntake
package import TilawaPlayer
package import TilawaStore

/// The surroundings of a command: the folders, the verified Quran, the library and the user interface.
package struct AppContext: Sendable {
  package let folders: Folders
  package let interface: any UserInterface
  /// The library, which all contexts of this process share.
  package let opening: LibraryOpening
  let environment: [String: String]
  private let opened = OpenedText()

  /// The Quran, once it was opened.
  private final class OpenedText: Sendable {
    let quran = Mutex<QuranDatabase?>(nil)
    /// The print that the command names.
    let print = Mutex<String?>(nil)
  }

  package init(_ interface: any UserInterface, environment: [String: String] = Surroundings.environment) {
    self.interface = interface
    self.environment = environment
    folders = Folders(environment: environment)
    opening = .ofProcess(folders)
  }

  /// Whether a command may leave work to a process that outlives it: not where TILAWA_BACKGROUND is `no`.
  package var allowsBackground: Bool { environment["TILAWA_BACKGROUND"] != "no" }

  /// The way in which a process is parted from the terminal of the person; the values are those of a variable of the environment.
  package enum Detachment: String, Sendable {
    /// Its output has no reader.
    case unheard = "1"
    /// The process that has started it waits for its answer, and for nothing after that.
    case answers

    package static let variable = "TILAWA_DETACHED"
  }

  /// The way in which this process is parted from a terminal; nil if it is not.
  package var detachment: Detachment? { environment[Detachment.variable].flatMap(Detachment.init) }

  /// Whether this process plays without a terminal.
  package var isDetached: Bool { detachment != nil }

  /// Opens and verifies the Quran, once for a command. Any fault of it is exit 65: no command shows text in doubt.
  package func quran() throws -> QuranDatabase {
    try opened.quran.withLock { opened in
      if let opened { return opened }
      do throws(StoreError) {
        let path = try QuranDatabase.locate(environment: environment)
        // The text must not keep the library open: it is closed with its last user.
        let plain = try QuranDatabase(path: path, cache: folders.cache).withPrints(in: folders)
        let quran = plain.printed(
          asChosen: { [weak opening, weak text = self.opened, interface, structure = plain.structure] in
            text?.print.withLock(\.self) ?? AppContext.configuredPrint(opening, structure, interface)
          })
        opened = quran
        return quran
      } catch {
        throw Failure(.unreadable, error.sentence)
      }
    }
  }

  /// Makes the pages of a print count for this command; nil: those of the configured one.
  package func choose(_ print: Print?) { opened.print.withLock { $0 = print?.id } }

  /// Makes the pages of a print count that a person names; nil: those of the configured one.
  ///
  /// - Throws: `Failure` with exit 64 for a name that no print has, and 65 for a damaged print.
  package func choose(printNamed name: String?) throws { choose(try name.map(print)) }

  /// Returns the print that a person names.
  ///
  /// - Throws: as `choose`.
  package func print(named name: String) throws -> Print {
    let structure = try quran().structure
    let id = PackID(name)?.text ?? name.lowercased()
    if let print = structure.print(named: id) { return print }
    if let id = PackID(id), structure.prints.contains(id.text) {
      return try PrintStore(folders: folders, structure: structure).print(id)
    }
    throw Failure(.usage, BaseSentences.notOneOf(name: "print", values: structure.prints.listed, value: name))
  }

  /// Returns the configured print, else the Madani one. Asked for when a page is first needed.
  private static func configuredPrint(
    _ opening: LibraryOpening?, _ structure: QuranStructure, _ interface: any UserInterface
  ) -> String {
    do throws(StoreError) {
      guard let print = try opening?.print() else { return Print.madani.id }
      if structure.print(named: print) != nil { return print }
      interface.warn(BaseSentences.unknownPrint(print: print, command: CommandHint("text", "list")))
    } catch {
      interface.warn(BaseSentences.unreadablePrint(fault: error.sentence))
    }
    return Print.madani.id
  }

  /// The texts of other riwayat that are installed.
  package func texts() throws -> TextStore { TextStore(folders: folders, structure: try quran().structure) }

  /// The prints that the user has added, and the texts in their scripts.
  package func prints() throws -> PrintStore { PrintStore(folders: folders, structure: try quran().structure) }

  /// Opens the library, once for a command.
  package func library(for purpose: LibraryDatabase.Purpose = .reading) throws(StoreError) -> Library {
    try opening.library(for: purpose)
  }

  /// Opens the library for a command that will need all of it, before a setting alone gets an opening of its own. An error of it
  /// is told where it is needed.
  package func expectLibrary() { _ = try? library() }

  /// The reciters whose files are known to be published.
  package func catalogue() throws(StoreError) -> Catalogue { try CatalogueFile.read(environment: environment) }

  /// Reads the table of similar ayat.
  package func similarAyat() throws(StoreError) -> SimilarAyat { try SimilarFile.read(environment: environment) }

  /// Whether a session may fetch what is not here: not where `--offline`, TILAWA_OFFLINE or the setting says so.
  package func network(isOffline: Bool, _ library: Library) throws(StoreError) -> SessionPlanner.Network {
    let word = environment["TILAWA_OFFLINE"] ?? ""
    guard !isOffline, word.isEmpty || word == "0" || word == "no" else { return .off }
    return try library.settings.value(of: .network) == SessionPlanner.Network.off.rawValue ? .off : .on
  }

  /// Returns the value of a setting; nil if it was not set or the library cannot be read.
  package func setting(_ setting: LibrarySetting) -> String? { try? opening.value(of: setting) }

  /// Asks a person for a yes; anything else is a no.
  package func confirms(_ question: Sentence) -> Bool {
    ["y", "yes"].contains(interface.ask(BaseSentences.confirm(question: question))?.lowercased() ?? "")
  }

  package func confirms(_ question: String) -> Bool { confirms(Sentence(verbatim: question)) }

  /// Catches the requests to end, and leaves the process at once.
  ///
  /// - Parameters:
  ///   - kind: the kind of unfinished files to remove then.
  ///   - folder: the folder of these files; nil: there are none.
  package func leavingNothing(of kind: Leftovers.Kind, in folder: String?) -> any InterruptionSource {
    let interface = interface
    return interface.interruption { code in
      if let folder { Leftovers.remove(kind, in: folder, of: .ourselves) }
      interface.giveBack()
      _exit(code.rawValue)
    }
  }
}
