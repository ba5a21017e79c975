/// Every figure by which a recording is aligned with a reference, with its unit. The defaults are those that are measured.
///
/// Times are in hops of 10 ms, or in frames: a frame is what the alignment steps over, four hops of speech averaged. Costs
/// have the unit of a distance, which is about 1 between two sounds that have nothing to do with each other, see
/// `FrameDistance`.
public struct AlignmentParameters: Hashable, Sendable {
  // MARK: Sound

  /// Samples a second of what is analysed, mono.
  public var rate = 16_000
  /// Samples from one hop to the next: 10 ms.
  public var hop = 160
  /// Samples of the Hamming window around a hop's middle: 25 ms.
  public var window = 400
  /// Samples of the Fourier transform; the window, then zeros.
  public var transform = 512
  /// What of the sample before is taken off each sample.
  public var preEmphasis: Float = 0.97
  /// How many mel bands there are.
  public var bands = 24
  /// Where the lowest band begins and the highest ends, in hertz: what a telephone lets through, and a little more.
  public var lowest = 100.0, highest = 3800.0
  /// Cepstra 1 to this one are taken; more of them hear the pitch, and that is the reciter's.
  public var cepstra = 12
  /// How many hops to each side a delta looks.
  public var deltaReach = 3
  /// What counts as voice for the level of a hop, in hertz.
  public var voiceLowest = 200.0, voiceHighest = 3500.0

  // MARK: Speech

  /// A pause that is cut out lasts this many hops or more.
  public var shortestPause = 20
  /// Hops in a frame of the recording; the reference has as many frames for the same text, so its own are longer or shorter.
  public var hopsInFrame = 4

  // MARK: Path

  /// What it costs that the recording goes on by a frame and the reference by none, by two, or by three; by one costs nothing.
  public var stay: Float = 0.1
  /// What it costs that the reference goes on by two frames.
  public var advanceTwo: Float = 0.2
  /// What it costs that the reference goes on by three frames.
  public var advanceThree: Float = 0.5
  /// Which part of a reference frame's mean distance to the recording is taken off each of its distances: some sounds are
  /// far from everything.
  public var centring: Float = 0.5
  /// What a pause of a second or more costs that does not stand at an ayah's end; shorter ones in proportion.
  public var strayPause: Float = 5
  /// Hops of the reference before and after an ayah's end that count as its end.
  public var endBefore = 30, endAfter = 10
  /// What it costs to begin, or to end, beside a pause.
  public var switching: Float = 2
  /// What it costs to begin, or to end, where there is no pause.
  public var hardSwitching: Float = 8
  /// What it costs to go on with an ayah further on, to say something again, and to begin an ayah anew.
  public var skipping: Float = 14, returning: Float = 11, restarting: Float = 10
  /// What it costs to begin an ayah anew in a class that answers its teacher. This is tried where an ayah is begun anew so many
  /// times in the mean, and believed where so many are said again at once then.
  public var answering: Float = 3, answersHinted = 0.25, answersLeast = 0.5
  /// What it costs to go on after something else in the midst of the passage.
  public var resuming: Float = 8
  /// What it costs to leave out the passage's beginning, or its end.
  public var missing: Float = 18
  /// Hops of the reference that a jump goes over at least, and one back into the midst of an ayah at most.
  public var shortestJump = 100, longestJump = 1000
  /// Where there is no pause for so many hops, where the way is is noted all the same.
  public var noted = 480
  /// An end of a run so near to an ayah's is there, in hops of the reference.
  public var nearEnd = 60
  /// Which part of what pauses cost in the wrong places they cost in something else.
  public var asidePause: Float = 0.2
  /// Which of the costs of a phrase at all places of the reference, in ascending order, is the cost of it being something else.
  public var chance = 0.15
  /// Which of the distances of a frame to all of the reference, in ascending order, is the cost of it being something else.
  public var fillerQuantile = 0.2
  /// Over how many hops that is averaged.
  public var fillerSpan = 200
  /// Hops of the recording and of the reference around the way of the first pass in which the structure is looked at again, in
  /// short frames.
  public var secondReach = 1200
  /// Hops of the reference around these from which it is told then what is likely by chance.
  public var chanceReach = 6000
  /// Hops in a frame of the first, coarse pass; the pace is found in frames twice as long.
  public var coarseHopsInFrame = 8
  /// Pairs of a frame of the recording and one of the reference in the first pass, at most; where there were more, frames are longer.
  public var mostCoarsePairs = 400_000_000
  /// Hops of the reference that the second pass looks at, to each side of where the first went.
  public var bandReach = 600

  // MARK: Marks

  /// How far a mark moves to a pause, in hops.
  public var snapReach = 60
  /// How much dearer a way over that pause may be.
  public var snapCost: Float = 3
  /// How much dearer still if it is a second long, in proportion to its length, where it lasts so many hops at least and is so near.
  public var tailCost: Float = 4, tailPause = 40, tailReach = 35
  /// How far before what follows a mark stands, in hops; in a shorter pause in its middle.
  public var lead = 10
  /// How many units of cost make a way e times less likely, for each reference.
  public var temperature: Float = 0.6
  /// What is worth at most that nothing else bears out: a mark by one reference alone, a mark without a pause, and an ayah that
  /// stands beside one that is flagged or partial, or is heard much less clearly than most.
  public var mostUnproven = 0.99
  /// So much cheaper than something else must the first words of a run be to be sure of its beginning to two thirds.
  public var firm: Float = 3
  /// A mark is sure of what lies within so many hops of it.
  public var confidenceReach = 50
  /// References that put a mark further from each other than this disagree, in hops.
  public var disagreement = 30
  /// Below this confidence other places are about as good.
  public var sure = 0.9
  /// From this confidence on an ayah without a flag may be confirmed unheard: more than anything can have that is not proven.
  public var vouched = 0.995
  /// An ayah is of a strange length where its pace differs from the median by more than this factor.
  public var strangePace = 1.6
  /// An ayah is doubted whose frames are nearer to the reference than by chance by less than this, in the mean. Of the right
  /// ayat a twentieth is below it, of others most.
  public var leastMatch: Float = -0.02
  /// Likewise below this part of the median of all takes: talk that was taken for an ayah has far less.
  public var leastShare: Float = 0.12
  /// Below this part of it an ayah is not proven.
  public var provenShare: Float = 0.4
  /// A recording holds the passage if the way is by so much cheaper than something else, a frame, and goes through so much
  /// of it: right passages have more than 0.036, wrong ones less than 0.016.
  public var leastMargin: Float = 0.022, leastCovered = 0.1
  /// Or if one stretch of the recording is by so much cheaper in all, in an hour of speech, and by `stretchGrowth` more for each time
  /// e longer, if it goes through so much of the passage and begins no ayah anew more often in the mean: much else may be heard
  /// beside it. The best stretch of other passages lacks 6 of it.
  public var leastStretch: Float = 27, stretchGrowth: Float = 3, mostlyCovered = 0.6, mostBegunAnew = 2.5
  /// So much a frame is gained there by chance, and so much a frame costs that is something else.
  public var stretchMargin: Float = 0.03, stretchAside: Float = 0.003
  /// A phrase of so many frames for each that it goes through is not recited: something else is heard while the way waits.
  public var dwelling = 4.0
  /// Of the paces that are tried, in the coarse pass, each is so many times slower than the next.
  public var paceStep = 1.5
  /// Hops of the recording for one of the reference: what is slower or faster is not tried.
  public var slowest = 2.5, fastest = 0.4

  public init() {}

  /// The same where nothing but the passage, once and whole, can be heard.
  var withoutJumps: AlignmentParameters {
    var plain = self
    for cost in [\.switching, \.resuming, \.skipping, \.returning, \.restarting, \.missing]
      as [WritableKeyPath<AlignmentParameters, Float>]
    { plain[keyPath: cost] = 1e6 }
    return plain
  }

  /// The same of a class that says each ayah after its teacher.
  var ofClass: AlignmentParameters {
    var prices = self
    prices.restarting = min(restarting, answering)
    return prices
  }

  /// Values of a hop: cepstra and the mean log energy, and their deltas.
  var dimensions: Int { 2 * (cepstra + 1) }
}
