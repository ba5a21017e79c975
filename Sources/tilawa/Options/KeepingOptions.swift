import ArgumentParser
import TilawaApp

/// Whether it is kept where a session is left, and what was heard in it.
struct KeepingOptions: ParsableArguments {
  @Flag(inversion: .prefixedNo, exclusivity: .chooseLast, help: PlayOption.save.help()) var save: Bool?
}
