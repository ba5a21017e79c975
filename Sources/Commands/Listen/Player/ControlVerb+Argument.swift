import ArgumentParser
import CommandOptions
import TilawaDesktop

extension ControlVerb: ExpressibleByArgument {
  public init?(argument: String) { self.init(word: argument) }
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
}
