/// Every figure by which a recording's place in the text is found, with its unit. The defaults are those that are measured.
///
/// A frame is four hops of speech averaged, 40 ms; pauses are cut out. Distances are those of `FrameDistance`, about 1 between
/// two sounds that have nothing to do with each other.
public struct IdentificationParameters: Hashable, Sendable {
  /// What is heard, and what counts as speech.
  public var voice = AlignmentParameters()
  /// Hops in a frame of a print.
  public var hopsInFrame = 4
  /// Over how many hops of speech values have mean 0 and variance 1: 10 s.
  public var span = 1000
  /// How much a hop counts at least and at most beside one of mean change.
  public var leastChange: Float = 0.2, mostChange: Float = 3
  /// How many times slower than the reference somebody may recite: one search each.
  public var paces = [0.6, 0.77, 1, 1.3, 1.67]
  /// Which part of a reference frame's mean distance to what is looked for is taken off each of its distances.
  public var centring: Float = 0.7
  /// How many frames are averaged to one in each pass, the coarsest first and the last 1; each divides the one before.
  public var passes = [4, 2, 1]
  /// How many places of each pass but the last the next one looks at.
  public var candidates = [300, 40]
  /// Seconds of the reference by which a later pass knows what a place costs by chance.
  public var sample = 480
  /// How many places are told of at most.
  public var places = 6
  /// Hops of speech that are looked for at once: 15 s.
  public var window = 1500
  /// A silence of so many hops may part two passages: 4 s.
  public var longPause = 400
  /// Speech of fewer hops than this is never looked for by itself: 4 s.
  public var shortest = 400
  /// Frames around the end of what was found last in which what follows is looked for first: 24 s.
  public var nearby = 600
  /// Frames within which what goes on does so: 4 s.
  public var joint = 100
  /// By how many standard deviations a place has to be cheaper than the mean place to be one at all.
  public var leastScore: Float = 3
  /// The odds that speech goes on where the last ended, or anywhere nearby, before it is looked at how well it fits: times
  /// how much likelier it is to fit no better than the mean there than elsewhere by chance.
  public var goesOn = 0.05, comesBack = 0.0024
  /// How the odds grow by each standard deviation by which it fits better than what fits best in as much of something else.
  public var surprise = 2.1
  /// The lead of the best place over the second that has even odds, and how far beyond it the odds are e times as large: fitted to 180 clips
  /// of 15 s that are in the print and 180 that are not.
  public var evenLead = 1.75, leadScale = 0.4
  /// How much lower the score of another place is at most for it to be told.
  public var contender: Float = 2
  /// Speech among which the second place is a chance at least, in seconds: half an hour.
  public var amidst = 1800
  /// How much evidence counts for where a passage begins and ends, for what each frame by itself would say; and by how
  /// much a frame of it is nearer than by chance at least.
  public var edgeTrust = 0.3, leastGain = 0.02
  /// What is below this confidence is no more than a guess.
  public var sure = 0.9

  // MARK: Labels

  /// The centring where a label is verified.
  public var labelCentring: Float = 1
  /// Pieces to each side of a label that are always compared, and how many others are that are nearest at first sight.
  public var neighbours = 4, rivals = 6
  /// By how much another piece has to be nearer than the one of the label for the label to be wrong; and by how little the
  /// label's own may be nearer for it to be in doubt.
  public var wrongMargin: Float = -0.02, doubtfulMargin: Float = 0.0

  public init() {}
}
