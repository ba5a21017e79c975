public import TilawaCore

/// Brings a file here and says what is recited in it; at once where it is here already.
///
/// Throws what its caller can tell people: `NetworkError`, `PlayerError`, `StoreError`, `CancellationError`. What it returns is stored,
/// whole, and was decoded to its end.
public typealias Fetching = @Sendable (RemoteFile) async throws -> [SourceSegment]
