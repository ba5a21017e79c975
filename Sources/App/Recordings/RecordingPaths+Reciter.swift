package import TilawaCore
import TilawaFiles
package import TilawaIntake
package import TilawaStore

extension RecordingPaths {
  /// Returns the reciter whose recordings the named folders hold already; nil where they hold none of the library, or those of several.
  ///
  /// A file is taken for a recording of the library if its name and its size are the same.
  package func reciter(in library: Library) throws -> Reciter? {
    let searched = items.filter { $0.folder != nil }
    guard !searched.isEmpty else { return nil }
    let stored = Dictionary(grouping: try library.recordings.all(), by: \.originalName)
    let owners = searched.flatMap { item in
      let name = item.path.split(separator: "/").last.map(String.init) ?? ""
      return stored[name, default: []].filter { Disk.size(of: $0.file.path) == item.size }.map(\.reciter)
    }
    return Set(owners.map(\.id)).count == 1 ? owners.first : nil
  }
}
