import Foundation
import Synchronization
import TilawaCore
import TilawaMerging
import TilawaTestSupport

@testable import TilawaStore
@testable import TilawaSync

/// Two or more libraries that are synchronised through one place.
struct SyncedLibraries {
  let folder: TemporaryFolder
  let place: CountingPlace
  let (one, other): (SyncedLibrary, SyncedLibrary)

  init(room: Int = .max) throws {
    folder = try TemporaryFolder()
    place = CountingPlace(room: room)
    one = try SyncedLibrary("one", in: folder, with: place)
    other = try SyncedLibrary("other", in: folder, with: place)
  }

  func begin() async throws {
    try await SyncSession.found(place)
    try one.begin()
    try other.begin()
  }

  /// Lets all take what all have.
  func settle(_ more: [SyncedLibrary] = []) async throws {
    for _ in 0..<2 { for library in [one, other] + more { try await library.sync() } }
  }
}

/// A library with its sync.
final class SyncedLibrary {
  let name: String
  let folders: Folders
  private let folder: TemporaryFolder
  var place: any SyncPlace
  private final class Clock: Sendable { let now = Mutex(1_000_000) }
  private let clock = Clock()
  private(set) var library: Library
  /// Whether it understands presets of a newer version.
  var isNewer = false

  init(_ name: String, in folder: TemporaryFolder, with place: any SyncPlace) throws {
    self.name = name
    self.folder = folder
    self.place = place
    folders = Folders(environment: ["TILAWA_HOME": folder.path + "/" + name])
    library = try Library(folders: folders, for: .writing)
    try open()
  }

  /// Opens it anew, as another process does.
  func open() throws {
    library = try Library(folders: folders, for: .writing) { [clock] in clock.now.withLock { $0 } }
  }

  /// Whether it knows sounds in files with other tags. Earlier versions do not.
  enum Hearing { case knowsSounds, knowsFiles }
  var hearing = Hearing.knowsSounds

  var store: SyncStore {
    let isNewer = isNewer
    let readers = SyncReaders(
      in: MiniatureQuran.structure, preset: { isNewer || !$0.content.contains("newer") })
    return library.sync(readers) { [hearing] (path, heard) throws(StoreError) in
      do {
        let file = try FakeAudio.measure(path)
        _ = heard(file)
        return MeasuredSound(file: file, loudness: nil, digest: hearing == .knowsSounds ? FakeAudio.digest(path) : nil)
      } catch {
        throw StoreError(code: .corrupt, operation: "use the sound", path: path, message: "it is not audio")
      }
    }
  }

  func begin() throws { try store.begin(with: "a place", called: name) }

  var session: SyncSession {
    SyncSession(
      with: place, of: store, sounds: store, digest: { SHA256Hasher.digest(of: $0) }, salt: { RandomID.make() })
  }

  @discardableResult
  func sync() async throws -> SyncReport {
    clock.now.withLock { $0 += 10 }
    return try await session.run()
  }

  /// Stores a recording of 1000 frames with a segment of 100 frames for each interval of words; without any it keeps what it has.
  ///
  /// - Parameter filling: bytes that make its file longer.
  @discardableResult
  func record(_ mark: String, _ spans: [Range<Int>] = [0..<4], filling: Int = 0) throws -> Recording {
    let more = filling > 0 ? "~" + String(repeating: "x", count: filling) : ""
    let incoming = try folder.write(FakeAudio.content(frames: 1000, mark: mark + more), to: "\(name)-in/\(mark)")
    let copy = try RecordingCopy(of: incoming, into: library.folders.recordings)
    let intervals = spans.enumerated().map { index, span in
      let text = SourceSegment.Content.text(WordRange(span.lowerBound, span.upperBound))
      return LabelledInterval(
        frames: index * 100..<index * 100 + 100,
        content: .recited([Segment.Part(start: index * 100, content: text, label: "label \(index)")]))
    }
    let sound = try FakeAudio.measure(copy.path)
    _ = try library.recordings.add(
      NewRecording(
        title: mark, originalName: mark + ".wav", intervals: intervals.isEmpty ? nil : intervals),
      by: NewReciter(name: "Shaykh", riwayah: .hafs, counting: .kufi, kind: .personal),
      file: NewAudioFile(
        file: sound, storage: .recordings, sha256: copy.sha256, segments: [], sound: FakeAudio.digest(copy.path)),
      added: 100
    ) { try copy.publish() }
    guard let recording = try library.recordings.find(sha256: copy.sha256) else { throw CocoaError(.fileNoSuchFile) }
    return recording
  }

  func segments(_ recording: Recording) throws -> [Segment] { try library.annotations.of(recording).segments }

  /// Adds a label.
  func mark(_ recording: Recording, _ frames: Range<Int>, _ words: Range<Int>, now: Int = 200) throws {
    let text = SourceSegment.Content.text(WordRange(words.lowerBound, words.upperBound))
    try library.annotations.edit(recording, now: now) { (editing) throws(EditError) in
      try editing.add(frames, .recited([Segment.Part(start: frames.lowerBound, content: text)]))
    }
  }

  /// Moves the end of a recording's last segment.
  func moveEnd(of recording: Recording, to frame: Int, now: Int = 200) throws {
    guard let segment = try segments(recording).last else { return }
    try library.annotations.edit(recording, now: now) { (editing) throws(EditError) in
      try editing.move(.end, of: segment.id, to: frame)
    }
  }

  /// Adds a segment with a label to a recording.
  func label(_ recording: Recording, _ frames: Range<Int>, now: Int = 200) throws {
    try library.annotations.edit(recording, now: now) { (editing) throws(EditError) in
      try editing.add(frames, .speech)
    }
  }

  /// Deletes a recording, as a person does.
  func delete(_ sha256: String) throws {
    guard let recording = try library.recordings.find(sha256: sha256) else { return }
    try library.recordings.delete(recording, now: tick())
  }

  /// Restores the recording that was deleted last.
  func restore(_ sha256: String) throws {
    guard let item = try library.trash.all().first(where: { $0.sha256 == sha256 && $0.subject == .recording }) else {
      return
    }
    _ = try library.trash.restore(item, now: tick())
  }

  /// The labels of a recording, by their frames; nil where it is not here.
  func labels(_ sha256: String) throws -> [Range<Int>]? {
    try library.recordings.find(sha256: sha256).map {
      try segments($0).map(\.frames).sorted { $0.lowerBound < $1.lowerBound }
    }
  }

  /// A later second.
  func tick() -> Int {
    clock.now.withLock { now in
      now += 1
      return now
    }
  }

  /// The last frames of the segments, in order.
  func ends(_ recording: Recording) throws -> [Int] { try segments(recording).map(\.end) }
}

/// A place in memory that counts what is asked of it.
final class CountingPlace: SyncPlace {
  private let state = Mutex<(objects: [String: [UInt8]], reads: Int, lists: Int)>(([:], 0, 0))
  /// The number of sounds for which there is room.
  let room: Int

  init(room: Int = .max) { self.room = room }

  /// All objects, by name; to set them puts the place back to a backup.
  var objects: [String: [UInt8]] {
    get { state.withLock { $0.objects } }
    set { state.withLock { $0.objects = newValue } }
  }
  var reads: Int { state.withLock { $0.reads } }
  var lists: Int { state.withLock { $0.lists } }
  func replace(_ name: String, by bytes: [UInt8]?) { state.withLock { $0.objects[name] = bytes } }

  func list(_ folder: String) -> [SyncObject] {
    state.withLock { state in
      state.lists += 1
      return state.objects.filter {
        $0.key.hasPrefix(folder + "/") && !$0.key.dropFirst(folder.count + 1).contains("/")
      }
      .map { SyncObject(name: String($0.key.dropFirst(folder.count + 1)), size: $0.value.count) }
    }
  }
  func read(_ name: String) -> [UInt8]? {
    state.withLock { state in
      state.reads += 1
      return state.objects[name]
    }
  }
  func write(_ name: String, _ bytes: [UInt8]) throws {
    try state.withLock { state in
      if name.hasPrefix("blobs/"), state.objects.keys.count(where: { $0.hasPrefix("blobs/") }) >= room {
        throw SyncPlaceError.full
      }
      if let there = state.objects[name], there != bytes { throw SyncPlaceError.exists(name) }
      state.objects[name] = bytes
    }
  }
  func remove(_ name: String) { state.withLock { _ = $0.objects.removeValue(forKey: name) } }
}
