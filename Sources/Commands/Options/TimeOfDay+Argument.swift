import AppBase
import TilawaCore
public import ArgumentParser
import TilawaScripts

extension TimeOfDay: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
  public static var defaultCompletionKind: CompletionKind { .list([]) }
}

extension Weekdays: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
  public static var allValueStrings: [String] { ["mon-fri", "sat,sun", "daily"] }
  public var defaultValueDescription: String { description }
  public static var defaultCompletionKind: CompletionKind { .list(["daily", "mon-fri", "sat,sun"]) }
}
