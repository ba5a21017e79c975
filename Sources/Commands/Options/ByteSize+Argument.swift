public import ArgumentParser
import AppBase
import TilawaStore

extension ByteSize: ExpressibleByArgument {
  public init?(argument: String) { self.init(limit: argument) }
  public static var allValueStrings: [String] { ["500MB", "2GB", "20GB"] }
  public static var defaultCompletionKind: CompletionKind { .list(["500MB", "1GB", "2GB", "5GB", "20GB"]) }
}
