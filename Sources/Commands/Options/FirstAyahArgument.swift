package import ArgumentParser
package import TilawaIntake

/// The beginning of the file of a surah's first ayah: `plain`, `with-basmalah`, `with-basmalah:SECONDS`.
package struct FirstAyahArgument: ExpressibleByArgument {
  package let value: ReciterImporter.FirstAyah

  package init?(argument: String) {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts[0], parts.count) {
    case ("plain", 1): value = .plain
    case ("with-basmalah", 1): value = .withBasmalah(until: nil)
    case ("with-basmalah", 2):
      guard let seconds = Double(parts[1]), seconds > 0, seconds < 60 else { return nil }
      value = .withBasmalah(until: .seconds(seconds))
    default: return nil
    }
  }

  package static var allValueStrings: [String] { ["plain", "with-basmalah", "with-basmalah:SECONDS"] }
  package static var defaultCompletionKind: CompletionKind { .list(["plain", "with-basmalah"]) }
}
