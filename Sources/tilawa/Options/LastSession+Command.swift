import TilawaCore

extension LastSession {
  /// What is typed to hear it from its beginning.
  ///
  /// - Parameters:
  ///   - riwayah: that is taken by itself.
  ///   - order: ids of those who are asked by themselves.
  func command(riwayah usual: Riwayah, order: [String]) -> String {
    var words = spec.ranges.map(\.description)
    func add(_ option: String, _ value: String?) { words += value.map { [option, $0] } ?? [option] }
    if spec.each != .once { add("--each", spec.each.defaultValueDescription) }
    if spec.passes != .once { add("--repeat", spec.passes.defaultValueDescription) }
    if spec.gap != .none { add("--gap", spec.gap.defaultValueDescription) }
    if let gap = spec.passGap { add("--pass-gap", gap.defaultValueDescription) }
    if spec.connection.before > 0 { add("--connect-before", "\(spec.connection.before)") }
    if spec.connection.after > 0 { add("--connect-after", "\(spec.connection.after)") }
    if spec.connection.scope == .everyPass { add("--connect-every-pass", nil) }
    if let continuation = spec.continuation { words += continuation.words }
    if spec.basmalah != .once { add("--basmalah", spec.basmalah.rawValue) }
    if spec.voices == .all { add("--alternate", nil) }
    if spec.istiadha == .first { add("--istiadha", nil) }
    if let start = spec.start { add("--start-at", "\(start)") }
    if riwayah != usual { add("--riwayah", riwayah.rawValue) }
    if reciters != order || spec.voices == .all { add("--reciter", reciters.joined(separator: ",")) }
    if missing == .fill || missing == .fail { add("--missing", missing.rawValue) }
    return (["tilawa", "play"] + words).joined(separator: " ")
  }
}

extension SessionSpec.Continuation {
  fileprivate var words: [String] {
    let how =
      switch stride {
      case .ayat(let count): "ayat:\(count)"
      case .pages(let count): "pages:\(count)"
      }
    let far: String? =
      switch extent {
      case .steps(1): nil
      case .steps(let count): "\(count)"
      case .surah: "surah"
      case .page: "page"
      case .juz: "juz"
      }
    return ["--then", how] + (passes == .same ? ["--then-repeat", "same"] : [])
      + (far.map { ["--then-times", $0] } ?? [])
  }
}
