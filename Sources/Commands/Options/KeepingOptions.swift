package import ArgumentParser
import AppBase

/// The option `--save`: whether the position and the history of a session are stored.
package struct KeepingOptions: ParsableArguments {
  @Flag(inversion: .prefixedNo, exclusivity: .chooseLast, help: PlayOption.save.help()) package var save: Bool?

  package init() {}
}
