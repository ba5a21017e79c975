public import ArgumentParser
public import TilawaDesktop

extension ControlVerb: ExpressibleByArgument {
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
}
