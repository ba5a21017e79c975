import Glibc
import AppMushaf
import TilawaStore

/// A watch on the library: tells the pages when any process has changed it.
struct StudioLibraryWatch {
  private let folders: Folders

  /// The size and the time of the last change of a file; an empty file is like none.
  private struct Version: Equatable {
    private let sizes: [Int]
    private let seconds: [Int]
    private let nanoseconds: [Int]

    init(of paths: [String]) {
      let facts = paths.map { path in
        var info = stat()
        return stat(path, &info) == 0 && info.st_size > 0 ? info : stat()
      }
      sizes = facts.map { Int($0.st_size) }
      seconds = facts.map { $0.st_mtim.tv_sec }
      nanoseconds = facts.map { $0.st_mtim.tv_nsec }
    }
  }

  /// The time that changes are gathered before they are told.
  private static let rest = Duration.milliseconds(150)
  private static let pause = Duration.seconds(60)

  init(_ folders: Folders) { self.folders = folders }

  /// Watches on a thread of its own until the process ends; where the system gives none, pages learn of changes as they
  /// ask anew.
  func watch(telling events: StudioEvents) {
    _ = SystemThread.start { [folders] in
      let files = [folders.library, folders.library + "-wal"]
      try? Folders.create(folders.data)
      var known = Version(of: files)
      while true {
        let watch = FolderWatch(folders.data)
        // The comparison finds changes from before the watch began.
        if Version(of: files) == known { _ = watch.wait(atMost: Self.pause) }
        let version = Version(of: files)
        guard version != known else { continue }
        usleep(UInt32(Self.rest / .microseconds(1)))
        known = Version(of: files)
        events.send("library", #"{"by":"library"}"#)
      }
    }
  }
}
