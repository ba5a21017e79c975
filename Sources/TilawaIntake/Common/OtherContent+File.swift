import Glibc
import TilawaCore
import TilawaFiles

extension OtherContent {
  /// Looks into a file; nil for one that may be sound, and for one that cannot be read.
  init?(ofFile path: String) {
    // O_NONBLOCK keeps a pipe from blocking here until somebody writes to it.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let head = [UInt8](unsafeUninitializedCapacity: SoundKind.heading) { buffer, count in
      count = max(0, read(file, buffer.baseAddress, buffer.count))
    }
    self.init(heading: head)
  }

  /// Returns the path and the words of an archive; nil for any other file.
  static func archive(at path: String) -> Sentence? {
    guard let content = OtherContent(ofFile: path), case .archive = content else { return nil }
    return IntakeSentences.about(path: path.readablePath, remark: content.sentence)
  }
}
