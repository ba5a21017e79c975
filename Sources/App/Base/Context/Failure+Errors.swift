import Glibc
package import TilawaAudio
package import TilawaCore
package import TilawaDesktop
package import TilawaDrawing
package import TilawaNetwork
package import TilawaIntake
import TilawaScripts
package import TilawaStore

extension Failure {
  /// Makes a failure from a system error during the creation of a file. A disk error, such as a full disk, has the same
  /// exit code as in writing.
  package init(writing number: Int32, _ what: String) {
    self.init(
      FileError.isOfDisk(number) ? .ioError : .cannotCreate, Sentence.system(number).at(Sentence(verbatim: what)))
  }

  /// Translates an error. Returns nil for errors of the argument parser, which prints them itself.
  package init?(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as RangeError: self.init(.usage, Failure.file(in: error) ?? error.sentence)
    case let error as ReciterDescription.Fault: self.init(.unreadable, error.sentence)
    case let error as SessionError: self.init(.usage, error.sentence)
    case let error as StoreError where error.reciter != nil: self.init(.noInput, UnknownReciter.words(error))
    case let error as StoreError: self.init(ExitCodes(error.code), error.lineWithAdvice)
    case let error as FileError: self.init(ExitCodes(error.code), error.sentence)
    case let error as AudioError: self.init(ExitCodes(error.code), error.sentence)
    case let error as PlayerError: self.init(ExitCodes(error.code), error.sentence)
    case let error as NetworkError: self.init(ExitCodes(error.code), error.sentence)
    case let error as DesktopError: self.init(ExitCodes(error.code), error.sentence)
    case let error as DrawingError: self.init(ExitCodes(error.code), error.sentence)
    case let error as ScriptFaults:
      self.init(error.isLibraryMissing ? .unavailable : .unreadable, error.faults[0].sentence)
    default: return nil
    }
  }

  /// Returns the answer to the name of a file in place of a range; nil where the text names none.
  private static func file(in error: RangeError) -> Sentence? {
    let text = error.text
    guard text.contains(".") || text.contains("/"), access(text, F_OK) == 0 else { return nil }
    return BaseSentences.fileForRange(file: text, command: CommandHint("import", text))
  }
}

extension Sentence {
  /// The line about an error, for the user.
  package init(_ error: any Error) {
    let failure = Failure(error)
    let said = failure?.sentence ?? (error as? PlayRequest.Fault)?.sentence
    self = said ?? Sentence(verbatim: failure?.message ?? "\(error)")
  }
}

extension ExitCodes {
  package init(_ code: StoreError.Code) {
    switch code {
    case .notFound: self = .noInput
    case .unreadable, .unverified, .corrupt, .foreign: self = .unreadable
    case .newerVersion: self = .configuration
    case .busy: self = .busy
    case .cannotCreate: self = .cannotCreate
    case .invalid: self = .usage
    case .io: self = .ioError
    }
  }

  package init(_ code: FileError.Code) {
    switch code {
    case .cannotCreate: self = .cannotCreate
    case .io: self = .ioError
    }
  }

  package init(_ code: NetworkError.Code) {
    switch code {
    case .badAddress: self = .usage
    case .cannotWrite: self = .ioError
    case .cancelled: self = .interrupted
    case .noLibrary, .unreachable, .untrusted, .status, .broken, .stalled, .tooManyRedirects, .tooLarge:
      self = .unavailable
    }
  }

  package init(_ code: DrawingError.Code) {
    switch code {
    case .unavailable: self = .unavailable
    case .noFont: self = .noInput
    case .noLetter: self = .unreadable
    case .failed: self = .ioError
    }
  }

  package init(_ code: DesktopError.Code) {
    switch code {
    case .unreachable, .refused, .noLibrary: self = .unavailable
    case .busy: self = .busy
    case .ended, .ioFailed: self = .ioError
    }
  }

  package init(_ code: PlayerError.Code) {
    switch code {
    case .notFound: self = .noInput
    case .unreadable, .invalid: self = .unreadable
    case .moves: self = .usage
    }
  }

  package init(_ code: AudioError.Code) {
    switch code {
    case .unreadable, .unsupported, .truncated: self = .unreadable
    case .notFound: self = .noInput
    case .noServer: self = .unavailable
    case .cannotCreate: self = .cannotCreate
    case .ioFailed: self = .ioError
    }
  }
}
