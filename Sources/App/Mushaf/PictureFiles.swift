import AppBase
import Glibc

/// The target of pictures of pages: standard output, a file, or a file for each page.
package enum PictureFiles: Hashable {
  case standardOutput
  case file(String)
  /// A file for each page. The number of the page stands between prefix and suffix.
  case each(prefix: String, suffix: String)

  /// Reads a typed target: `-`, `FILE`, `page-%.png`, or a folder. A folder exists already, or has a slash at its end.
  package init(_ typed: String, _ format: PictureFormat) {
    guard !OutputTargets.isPrinted(typed) else {
      self = .standardOutput
      return
    }
    if typed.hasSuffix("/") || PictureFiles.isFolder(typed), format != .html {
      self = .each(prefix: typed.hasSuffix("/") ? "\(typed)page-" : "\(typed)/page-", suffix: ".\(format.rawValue)")
    } else if format != .html, let sign = typed.lastIndex(of: "%") {
      self = .each(prefix: String(typed[..<sign]), suffix: String(typed[typed.index(after: sign)...]))
    } else {
      self = .file(typed)
    }
  }

  /// Returns the file of a page; nil for standard output.
  package func path(ofPage page: Int) -> String? {
    switch self {
    case .standardOutput: return nil
    case .file(let path): return path
    case .each(let prefix, let suffix):
      let digits = "\(page)"
      return prefix + String(repeating: "0", count: max(0, 3 - digits.count)) + digits + suffix
    }
  }

  /// Makes the folder of the pictures if it does not exist. An error is not reported here: writing a file then fails
  /// and reports it.
  package func makeFolder() {
    guard case .each(let prefix, _) = self, let slash = prefix.lastIndex(of: "/") else { return }
    mkdir(String(prefix[..<slash]), 0o777)
  }

  private static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }
}
