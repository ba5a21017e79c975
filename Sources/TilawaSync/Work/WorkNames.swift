import TilawaCore

/// The names of the objects by which devices share work in a place. The form is described in `docs/sync.md`.
enum WorkNames {
  /// An object about a piece of work.
  enum Object: Hashable {
    /// The claim of a number; the highest one holds.
    case claim(Int)
    case end(WorkEnd)
  }

  static func folder(of job: String) -> String { "work/\(job)" }

  static func claim(_ number: Int, of key: String, in job: String) -> String {
    "\(folder(of: job))/\(key)-\(number).json"
  }

  static func end(_ end: WorkEnd, of key: String, in job: String) -> String {
    "\(folder(of: job))/\(key)-\(end.rawValue).json"
  }

  /// Reads the last part of a name; nil for a name of another form.
  static func read(_ name: String) -> (key: String, object: Object)? {
    guard name.hasSuffix(".json") else { return nil }
    let parts = name.dropLast(5).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, Hex.isDigits(parts[0]) else { return nil }
    let key = String(parts[0])
    if let end = WorkEnd(rawValue: String(parts[1])) { return (key, .end(end)) }
    guard parts[1].isASCIIDigits, parts[1].utf8.count < 10, let number = Int(parts[1]), number > 0 else { return nil }
    return (key, .claim(number))
  }
}

/// The end of a piece of work.
package enum WorkEnd: String, Hashable, Sendable {
  /// Its results are in the place.
  case done
  /// No device can do it: the recording cannot be read.
  case refused
}
