package import ArgumentParser
package import TilawaApp

/// Whether it is kept where a session is left, and what was heard in it.
package struct KeepingOptions: ParsableArguments {
  @Flag(inversion: .prefixedNo, exclusivity: .chooseLast, help: PlayOption.save.help()) package var save: Bool?

  package init() {}
}
