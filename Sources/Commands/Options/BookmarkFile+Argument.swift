import ArgumentParser
public import TilawaStore

extension BookmarkFile.Format: ExpressibleByArgument {}
