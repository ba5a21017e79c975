import TilawaCore

/// The starts of the lines of a file, by which an offset becomes a line and a column.
struct PackLineStarts {
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    starts = [0] + bytes.indices.lazy.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  func place(of offset: Int) -> PackPlace {
    let line = starts.partitioningIndex { $0 > offset }
    return .column(offset - starts[line - 1] + 1, line: line)
  }
}
