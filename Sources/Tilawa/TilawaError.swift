import TilawaAudio
import TilawaCore
import TilawaIntake
import TilawaStore

/// An error of a call, with a description for people.
public struct TilawaError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of an error.
  public enum Kind: Hashable, Sendable {
    /// A file, a reciter or the sound of an ayah is not there.
    case notFound
    /// An argument is wrong, such as a range that cannot be read.
    case invalid
    /// A file cannot be read, or holds something else.
    case unreadable
    /// A library of the system or the sound server is missing.
    case unavailable
    /// Another process sounds, or writes to the library.
    case busy
    /// A file cannot be made, or must not be replaced.
    case cannotCreate
    /// The system failed while reading or writing.
    case io
    /// The task was cancelled.
    case cancelled
  }

  /// The kind of the error.
  public let kind: Kind
  /// The fault in one line, with the file where one is at fault.
  public let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  /// Translates an error of the modules below.
  init(_ error: any Error) {
    switch error {
    case let error as TilawaError: self = error
    case let error as StoreError: self.init(Kind(error.code), "\(error)")
    case let error as AudioError: self.init(Kind(error.code), "\(error)")
    case let error as PlayerError: self.init(Kind(error.code), "\(error)")
    case let error as FileError: self.init(error.code == .io ? .io : .cannotCreate, "\(error)")
    case is CancellationError: self.init(.cancelled, "the task was cancelled")
    case is RangeError, is SessionError: self.init(.invalid, "\(error)")
    default: self.init(.io, "\(error)")
    }
  }
}

extension TilawaError.Kind {
  fileprivate init(_ code: StoreError.Code) {
    switch code {
    case .notFound: self = .notFound
    case .unreadable, .unverified, .corrupt, .foreign, .newerVersion: self = .unreadable
    case .busy: self = .busy
    case .cannotCreate: self = .cannotCreate
    case .invalid: self = .invalid
    case .io: self = .io
    }
  }

  fileprivate init(_ code: AudioError.Code) {
    switch code {
    case .unreadable, .unsupported, .truncated: self = .unreadable
    case .notFound: self = .notFound
    case .noServer: self = .unavailable
    case .cannotCreate: self = .cannotCreate
    case .ioFailed: self = .io
    }
  }

  fileprivate init(_ code: PlayerError.Code) {
    switch code {
    case .notFound: self = .notFound
    case .unreadable: self = .unreadable
    case .invalid, .moves: self = .invalid
    }
  }
}
