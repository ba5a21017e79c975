import ArgumentParser
public import TilawaCore

extension PackKind: ExpressibleByArgument {}

extension PackAssembly.EmptyTexts: ExpressibleByArgument {}
