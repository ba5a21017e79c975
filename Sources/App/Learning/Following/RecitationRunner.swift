import TilawaAudio
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

  /// The samples that are heard at once.
  private static let piece = 1600
  private static let rate = 16_000

  init(
    _ follower: RecitationFollower, _ reporter: RecitationReporter, _ keeper: RecitationKeeper?,
    _ display: (any RecitationDisplay)?, under control: RecitationControl
  ) {
    (self.follower, self.reporter, self.keeper) = (follower, reporter, keeper)
    (self.display, self.control) = (display, control)
  }

  /// Listens until the sound ends, somebody ends it, or a question is answered. Blocks.
  mutating func listen(to sound: any RecitedSound) throws {
    let buffer = UnsafeMutableBufferPointer<Float>.allocate(capacity: Self.piece)
    defer { buffer.deallocate() }
    let intake = RecitationIntake(sound, keeper, control)
    var converter: RateConverter?
    if sound.rate != Self.rate {
      var made = try RateConverter(from: sound.rate, to: Self.rate, channels: 1)
      _ = try made.restart(before: 0)
      converter = consume made
    }
    while !intake.isOver {
      let count: Int
      if converter == nil {
        count = intake.read(into: buffer)
      } else {
        count = try converter?.read(into: buffer) { target, _ in intake.read(into: target) } ?? 0
      }
      guard count > 0 else { break }
      try hear(UnsafeBufferPointer(rebasing: buffer[..<count]))
    }
    if let failure = intake.failure { throw failure }
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
