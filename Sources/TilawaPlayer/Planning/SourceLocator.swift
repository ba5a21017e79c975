import Glibc
import TilawaAudio
import TilawaCore
import TilawaStore

/// A check that the files of a session are in their places and unchanged.
struct SourceLocator {
  let library: Library

  /// Returns the files that cannot be played, with the reasons; skips expected files. Measures changed files again.
  /// Blocks on the disk.
  func unusable(_ files: [AudioFile]) throws(StoreError) -> [String: ResolvedUnit.Reason] {
    var reasons: [String: ResolvedUnit.Reason] = [:]
    for (file, state) in try library.files.states(of: files.filter { !$0.isExpected }) {
      if let reason = reason(against: file, state) { reasons[file.path] = reason }
    }
    return reasons
  }

  private func reason(against file: AudioFile, _ state: FileState) -> ResolvedUnit.Reason? {
    switch state {
    case .missing: return .noFile
    case .unchanged: return access(file.path, R_OK) == 0 ? nil : .unreadable
    case .changed:
      guard let measured = try? AudioProbe.measure(file.path, demanding: .present) else { return .unreadable }
      return measured == file ? nil : .changed
    }
  }
}
