package import AppBase
import Foundation
import Glibc
import TilawaCore
import TilawaFiles
package import TilawaIntake
import TilawaStore
import TilawaSync

/// The recordings of an archive in a bucket. They are fetched some at a time, into a folder of their own in the cache, and removed from it
/// when they have been imported.
package final class ArchiveRecordings: Sendable {
  /// The recordings, with the paths that they have once they are fetched.
  package let recordings: RecordingPaths
  /// The most recordings that are fetched at once; those beside each other are often one lesson.
  package static let most = 8

  private let archive: BucketArchive
  private let items: [BucketArchive.Item]
  private let folder: String
  /// The folder, open and locked for as long as this process uses it.
  private let descriptor: Int32

  /// Lists an archive. Returns nil for a path that is no address of a bucket.
  ///
  /// - Parameter path: the bucket and the prefix, as a place is written, or any other path.
  /// - Throws: `Failure`.
  package init?(_ path: String, in context: AppContext) async throws {
    guard path.hasPrefix("s3://") else { return nil }
    do {
      guard case .bucket(let bucket) = try PlaceAddress(path) else { return nil }
      let parent = context.folders.cache + "/archives"
      try Folders.create(parent)
      Self.removeLeft(in: parent)
      archive = try BucketArchive(
        bucket, BucketSettings(bucket), client: try context.client(), spending: try PlaceSpending.ofDevice(in: context))
      let all = try await archive.items()
      items = all.filter { SoundKind(named: $0.name) != nil }
      (folder, descriptor) = try Self.make(in: parent)
      // The last part of the address names who recites, as the name of a folder does.
      let named = "\(folder)/\(bucket.prefix.split(separator: "/").last.map(String.init) ?? bucket.bucket)"
      recordings = RecordingPaths(
        items.map { RecordingPaths.Item(path: "\(named)/\($0.name)", size: $0.size, folder: named) },
        ignored: all.count - items.count)
    } catch let error as SyncPlaceError { throw Self.failure(error) }
  }

  /// A bucket that is not reached keeps no changes back, unlike a place.
  private static func failure(_ error: SyncPlaceError) -> Failure {
    if case .offline(let why) = error { Failure(.unavailable, why) } else { Failure(error) }
  }

  deinit { close(descriptor) }

  /// Removes all that was fetched. The owner calls it: a signal handler may hold this object until the process ends.
  package func remove() { try? FileManager.default.removeItem(atPath: folder) }

  /// Digits that name a recording for all devices that read this bucket.
  package func key(of number: Int) -> String { items[number].digest }

  /// Fetches some recordings, does something with them, and removes them.
  ///
  /// - Parameters:
  ///   - numbers: the places of the recordings in `recordings`.
  ///   - perform: receives the places of those that are there.
  /// - Returns: what `perform` returns, and the places of recordings that are no longer in the bucket as they were listed.
  @MainActor package func with<Value>(
    _ numbers: [Int], _ perform: ([Int]) throws -> Value
  ) async throws -> (value: Value, gone: [Int]) {
    var gone: [Int] = []
    let paths = numbers.map { recordings.items[$0].path }
    defer { paths.forEach { unlink($0) } }
    do {
      for (number, path) in zip(numbers, paths) {
        try Folders.create(Disk.split(path).folder)
        if try await !archive.fetch(items[number], to: path) { gone.append(number) }
      }
    } catch let error as SyncPlaceError { throw Self.failure(error) }
    return (try perform(numbers.filter { !gone.contains($0) }), gone)
  }

  // MARK: - Folders

  private static func make(in parent: String) throws -> (folder: String, descriptor: Int32) {
    // Another process may take the new folder for one that was left, before it is locked.
    for _ in 0..<10 {
      let folder = "\(parent)/\(RandomID.make().prefix(12))"
      try Folders.create(folder)
      let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0, access(folder, F_OK) == 0 { return (folder, descriptor) }
      close(descriptor)
    }
    throw FileError(writing: parent, EBUSY)
  }

  /// Removes the folders of processes that were killed.
  private static func removeLeft(in parent: String) {
    for name in Disk.names(in: parent) ?? [] {
      let folder = "\(parent)/\(name)"
      let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { try? FileManager.default.removeItem(atPath: folder) }
      close(descriptor)
    }
  }
}
