/// Numbers as answers for programs have them.
extension JSONNumber {
  /// A time in seconds, with six decimals.
  package init(_ time: OutputTime) { self.init(digits: time.description) }

  /// A position in seconds.
  package init(frame: Int, rate: Int) { self.init(OutputTime(frames: frame, rate: rate)) }

  /// A position in a file, in seconds of the file.
  package init(frame: Int, in file: AudioFile) { self.init(frame: frame, rate: file.rate) }

  /// A number with three decimals at most.
  package init(thousandths value: Double) { self.init(digits: "\((value * 1000).rounded() / 1000)") }

  /// A level with one decimal.
  // The sum makes minus nought into nought.
  package init(decibels value: Double) { self.init(digits: "\((value * 10).rounded() / 10 + 0)") }
}
