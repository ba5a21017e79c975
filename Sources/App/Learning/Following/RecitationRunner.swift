import TilawaIntake

/// Listens to a recitation until its end: the follower hears it, and its news are written and kept.
struct RecitationRunner {
  let follower: RecitationFollower
  private(set) var reporter: RecitationReporter
  /// The keeper; nil where nothing is kept.
  let keeper: RecitationKeeper?
  /// Shows it to a person; nil where a program reads.
  let display: (any RecitationDisplay)?
  let control: RecitationControl
  /// Whether the level of each piece is told to a program.
  var tellsLevels = false

  init(
    _ follower: RecitationFollower, _ reporter: RecitationReporter, _ keeper: RecitationKeeper?,
    _ display: (any RecitationDisplay)?, under control: RecitationControl
  ) {
    (self.follower, self.reporter, self.keeper) = (follower, reporter, keeper)
    (self.display, self.control) = (display, control)
  }

  /// Listens until the sound ends, somebody ends it, or a question is answered. Blocks.
  mutating func listen(to sound: any RecitedSound) throws {
    try RecitationIntake(sound, keeper, control).pass { samples in try hear(samples) }
  }

  private mutating func hear(_ samples: UnsafeBufferPointer<Float>) throws {
    control.sound.add(samples)
    if tellsLevels { reporter.write(peak: samples.reduce(0) { max($0, abs($1)) }) }
    pass(try follower.hear(samples))
    try keeper?.store(control)
    if reporter.isAnswered { control.end() }
    display?.advance(to: follower.samples / 16)
  }

  /// Ends the sound; what was heard last is judged and stored.
  mutating func finish() throws {
    pass(try follower.finish())
    try keeper?.storeLast(control)
  }

  private mutating func pass(_ news: [RecitationFollower.News]) {
    keeper?.note(news)
    reporter.write(news)
  }
}
