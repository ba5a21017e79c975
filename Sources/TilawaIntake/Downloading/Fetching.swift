package import TilawaCore

/// Downloads a file, unless it is here already, and returns its segments.
///
/// Throws errors for users: `NetworkError`, `PlayerError`, `StoreError`, `CancellationError`. The file is then stored,
/// complete, and decoded to its end.
package typealias Fetching = @Sendable (RemoteFile) async throws -> [SourceSegment]
