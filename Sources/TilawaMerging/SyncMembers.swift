import TilawaCore

/// Members of values that this version does not know: they are carried from a value to the next one.
enum SyncMembers {
  /// Returns a value without unknown members; nil where it has none.
  static func known(of text: String, _ members: Set<String>) -> String? {
    guard !members.isEmpty, case .object(let all)? = try? JSON(reading: text) else { return nil }
    let known = all.filter { members.contains($0.0) }
    return known.count == all.count ? nil : JSON.object(known).line
  }

  /// Returns a new value with the unknown members of the one before.
  static func carried(from before: String, into text: String, _ members: Set<String>) -> String {
    guard case .object(let old)? = try? JSON(reading: before), case .object(let new)? = try? JSON(reading: text) else {
      return text
    }
    let carried = old.filter { !members.contains($0.0) }
    return carried.isEmpty ? text : JSON.object(new + carried).line
  }
}
