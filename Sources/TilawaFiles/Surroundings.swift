import Glibc

/// The arguments and the environment of the process. Both hold paths, so they are read as paths.
package enum Surroundings {
  /// The arguments after the program's name: those of the command line, or those that `PassedArguments` has in their place.
  package static let arguments: [String] = {
    let typed = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst()
      .compactMap { word in word.map { String(path: $0) } }
    guard typed == [PassedArguments.word] else { return typed }
    return PassedArguments.read(from: STDIN_FILENO) ?? typed
  }()

  /// The settings of the environment by their names; of two of one name the first counts.
  package static var environment: [String: String] {
    var settings: [String: String] = [:]
    var place = environ
    while let setting = place.pointee {
      let text = String(path: setting)
      if let sign = text.firstIndex(of: "=") {
        let name = String(text[..<sign])
        if settings[name] == nil { settings[name] = String(text[text.index(after: sign)...]) }
      }
      place += 1
    }
    return settings
  }

  /// Returns a variable; nil where it is not set.
  package static func setting(_ name: String) -> String? { getenv(name).map { String(path: $0) } }
}
