/// Parameters of the search for the words of a passage in posteriors. Costs are natural logarithms of odds.
///
/// Chosen by hand on Alafasy's surah 78, on surah 56 of Emad al-Mansary and on surah 53 of Ahmed Allhdan (decision 0119).
package struct DecodingParameters: Hashable, Sendable {
  /// Hypotheses that are worse than the best one by more than this are dropped.
  package var beam: Float = 80
  /// The same beam for words that are more than `nearWords` away from the word of the best hypothesis, and how often in frames somebody
  /// may jump so far. In a long text most words are far, and after each ayah all ayat may follow.
  package var farBeam: Float = 80
  package var farJumpFrames = 1
  package var nearWords = 150
  /// The frames behind which the best path is settled: a minute. `PhonemeAligner` keeps up to twice as many where paths differ for so long, and
  /// `RecitationDecoder`, whose long texts take up to 0.1 MB a frame, a quarter more.
  package var settledFrames = 1500
  /// The greatest cost of a unit in a frame: the network is sure of wrong units too.
  package var mostUnitCost: Float = 6
  /// The factor of the cost of a blank while somebody speaks: a blank must not swallow the units of other words.
  package var blankScale: Float = 3
  /// The cost of a silent frame inside a word, or between joined words.
  package var silenceInside: Float = 2
  /// The share of the cost of units that are heard in silence between words: the weak end of a recitation may be below what counts as
  /// speech, and its words must not be lost.
  package var silentUnits: Float = 0
  /// The cost of a stop after a word inside an ayah.
  package var stop: Float = 2
  /// The cost of a frame between words in which somebody speaks.
  package var speechBetween: Float = 0.5
  /// The cost of a frame of speech that is not of the passage, below the best output.
  package var otherSpeech: Float = 0.7
  /// The cost to enter speech that is not of the passage.
  package var otherSpeechEntry: Float = 6
  /// The cost of a jump to the beginning of another ayah.
  package var jump: Float = 24
  /// The least advantage that the best place between ayat needs for a jump, below the best hypothesis.
  package var jumpReach: Float = 25
  /// The cost to go to another word near by after a pause, and for each word.
  package var back: Float = 15
  package var backWord: Float = 0.1
  /// The further cost to go to a word that begins no ayah: most people begin an ayah again, and its first word may be heard badly.
  package var backInside: Float = 8
  /// The most words to go back, and to go forward.
  package var mostBack = 40
  package var mostForward = 0
  /// The cost to say the last words again without a pause, nil where that is not sought; and the most such words.
  package var again: Float?
  package var mostAgain = 5
  /// The cost to stop after a word that ends as if the next one followed, beside `stop`; nil where that is not sought.
  package var abruptStop: Float?
  /// The most words that may be left out without a pause, and the cost of each.
  package var mostSkippedWords = 0
  package var skippedWord: Float = 12
  /// The cost of other speech in the place of a word, beside that of its entry; nil where that is not sought.
  package var replacedWord: Float?
  /// Whether a recitation may begin at any word, not only at an ayah.
  package var startsAnywhere = false
  /// The nats by which a place must be better to be e times as likely: frames of one sound are not independent.
  package var placeTemperature: Float = 3
  /// The cost to begin at another word than the first one, and to end before the last one.
  package var partial: Float = 30
  package var unfinished: Float = 30

  /// The ratio of likelihoods, as a natural logarithm, from which another sound is noted with a word.
  package var leastRatio = 0.0

  /// The shortest pause, in hops.
  package var shortestPause = 20
  /// The hops from a frame's first hop to the middle of its window.
  package var outputDelay = 1
  /// The greatest distance between a pause and the words beside it, in hops.
  package var pauseReach = 12
  /// The usual distance from the onset of a word to its first output, in hops; and the greatest deviation from it.
  package var onsetLead = 0
  package var joinReach = 5
  /// The usual distance from the published onset of a word to its first output, in hops.
  package var wordLead = 6
  /// The greatest distance from the beginning of speech to the first output of a word, in hops.
  package var onsetReach = 40
  /// The greatest distance from the last output of a word to the end of speech, in hops: a long vowel is one output.
  package var tailReach = 250
  /// The distance of a mark to the speech that follows it, in hops; an eighth of a shorter pause, which may be
  /// the weak end of a nasal.
  package var lead = 10
  /// The length of what is kept behind the end of a sound, in hops.
  package var tail = 15
  /// The shortest pause that parts a take from another sound, in hops.
  package var partingPause = 25
  /// The share of an ayah's units that may be wrong where a second look finds it.
  package var likeErrors = 0.4
  /// The same where a run of speech is in no take, and at least so many more of its units are wrong in any other ayah (decision 0256).
  package var unlikeErrors = 0.62
  package var likeLead = 0.1
  /// The least match of a take that is no doubt: below it other speech is heard rather than its words.
  package var leastMatch: Float = 0
  /// The number of ayat before and after one for which it, or its beginning, may have been taken.
  package var mixedUp = 2
  /// The fewest units in a take beside its words that are another sound.
  package var strayUnitsInTake = 4
  /// The fewest units before a pause in a take that are its beginning where they are heard again behind that pause.
  package var fewestBegun = 2
  /// The least odds, as a natural logarithm, with which an ayah is taken for said to its end, and the fewest whole takes whose pace is
  /// compared for it (decision 0196).
  package var leastEndOdds = 1.0
  package var fewestPaces = 4
  /// The least odds with which an ayah may be confirmed without a person: of 671 confirmed ones one that breaks off in its last letters had
  /// 1.4 (decision 0267).
  package var sureEndOdds = 1.5
  /// The most by which these odds may be below the median of the voice (decision 0270).
  package var mostEndFall = 3.5
  /// The median of these odds over the whole takes of a recording where ends are heard well; the most that is added to the odds of all where it
  /// is lower; and the fewest whole takes by which that is known.
  package var usualEndOdds = 3.0
  /// The odds that may lack where the next ayah follows, and that are wanted beyond the least ones where the same voice begins the ayah again: people
  /// who break off begin again, and hardly ever go on (decision 0256). An ayah with lower odds that is followed by the next one is to be heard.
  package var goingOnOdds = 2.0
  package var beginningAgainOdds = 2.0
  package var mostEndShift = 2.0
  package var fewestEnds = 6
  /// The most that is added besides where the same is so of the takes that end in one sound.
  package var mostUnitShift = 1.0
  /// The share of the usual length of a voice's last sound below which an end is to be heard, and the least usual length for it, in tens of
  /// hops (decision 0270).
  package var shortEnd = 0.34
  package var leastUsualEnd = 2.0
  /// The greatest confidence of a mark in a pause, and without one; and how much less it is beside a word of no confidence. Of 2,034
  /// boundaries of Alafasy's surahs 1 and 78 and Emad al-Mansary's 1, 53 and 56, three of 1,678 without a flag were wrong.
  package var mostWithPause = 0.999
  package var mostWithoutPause = 0.99
  package var doubt = 0.1
  /// The confidence of a word from which a pause beside it is the mark, and how much less such a mark is beside a word of no confidence: of
  /// 12 such takes in the lessons of decision 0196, 11 are right, and one breaks off.
  package var plainWord = 0.5
  package var doubtInPause = 0.005
  /// The confidence from which a label is confirmed without a person.
  package var vouched = 0.995
  /// The confidence below which a mark is flagged.
  package var sure = 0.94
  /// The fewest frames of other speech that are told.
  package var leastSpeech = 12
  /// The fewest frames of other speech inside an ayah after which the rest of it must be believed by itself.
  package var longSpeech = 50
  /// The mean loss above which an ayah is doubted.
  package var strangeLoss: Float = 1.3
  /// The share of units that are not heard above which an ayah is doubted, and above which nothing is believed.
  package var strangeErrors = 0.7
  package var credibleErrors = 0.55
  /// The share of units of a stretch that are not heard where something else is recited; and how many fewer must be wrong, for each e
  /// times as long a recording.
  package var chanceErrors = 0.6
  package var strayUnits = 1.2
  /// The fewest units with which a passage is believed: those of two or three words.
  package var leastUnits = 12
  /// The share of all speech that is in the takes of a passage of one ayah where fewer units are believed.
  package var nearlyAll = 0.6
  /// The least factor between the pace of an ayah and the median at which its length is flagged.
  package var strangePace = 1.8

  package init() {}

  /// The parameters for following a recitation: any word may be left out, replaced or begun with.
  package static var following: DecodingParameters {
    var parameters = DecodingParameters()
    (parameters.startsAnywhere, parameters.mostForward, parameters.mostSkippedWords) = (true, 40, 2)
    (parameters.partial, parameters.unfinished) = (6, 0)
    (parameters.farBeam, parameters.farJumpFrames) = (40, 10)
    parameters.replacedWord = 4
    parameters.backInside = 0
    // A room goes on sounding after the last unit of an ayah with a stop.
    parameters.speechBetween = 0.1
    (parameters.again, parameters.abruptStop) = (12, 4)
    parameters.settledFrames = 250
    (parameters.silenceInside, parameters.silentUnits) = (0.5, 0.5)
    return parameters
  }

  /// The parameters for a recording of a lesson, which may begin with any of its ayat: the first one, beside which the lesson was widened,
  /// is no likelier than others.
  package static var ofLesson: DecodingParameters {
    var parameters = DecodingParameters()
    parameters.partial = 0
    return parameters
  }
}
