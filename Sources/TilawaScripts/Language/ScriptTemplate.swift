/// Scripts to begin with: each passes the check as it is.
package enum ScriptTemplate: String, CaseIterable, Hashable, Sendable {
  /// New ayat, what was new of late, an end in time for the day.
  case daily
  /// The student recites after the teacher.
  case talqin
  /// Ayah by ayah is linked to those before it.
  case linking
  /// Plays again the learned text.
  case review

  /// The whole script, with remarks.
  package var text: String {
    let body =
      switch self {
      case .daily: Self.dailyBody
      case .talqin: Self.talqinBody
      case .linking: Self.linkingBody
      case .review: Self.reviewBody
      }
    return Self.head + body
  }

  private static let head = """
    # A session of tilawa; its language is described in tilawa-script(5).
    #   tilawa session check FILE    what is wrong in it, by line and column
    #   tilawa session plan FILE     what it plays and how long that takes, without playing
    #   tilawa session run FILE      plays it

    """

  private static let dailyBody = """
    # How far you have come is kept under this name, wherever the file lies.
    name: Daily

    # riwayah: hafs           # else the configured one
    # reciters: [my-teacher]  # else the configured order

    # Through this text, a portion a day; the next run goes on where the last one was heard to its end.
    start: "2:1"
    until: "2:286"
    at-end: stop              # or restart

    # What holds for all steps. These are the options of tilawa play.
    defaults:
      gap: 500                # milliseconds, or a share of the ayah: 50%
      missing: silence        # nobody is there to be asked

    steps:
      - play: "{{next 5 ayat}}"
        each: 3

      - recite-gap: "{{next 5 ayat}}"
        turn: 110%            # silence after each ayah, for you

      - review: 3             # what the last three runs let you hear

      # - pause: key          # or 30s, or until 05:30
      # - record:             # your own recitation of what was just played, into the library
      #   for: 150%           # of the time that it took
      # - stop: "06:15"       # from here on the session ends then, whatever is being played

    """

  private static let talqinBody = """
    # Talqin: the teacher recites an ayah, you recite it after him.
    name: Talqin

    steps:
      - play: 67:1-5          # the whole first, to listen

      - recite-gap: 67:1-5
        each: 2
        turn: 120%            # of the ayah: silence after it, for you

      - pause: key            # when you are ready
      - record: 67:1-5        # by heart, into the library
        for: key

    """

  private static let linkingBody = """
    # The linking method: 1, 1-2, 1-3 …
    name: Linking

    variables:
      new: next 5 ayat        # {{new}} is the same portion in all steps of a run

    start: "78:1"

    steps:
      - cumulative: "{{new}}"
        alone: 3              # each new ayah by itself, before it is linked
        repeat: 2             # each link
        window: 5             # how many ayat a link holds at most
        gap: 50%

      - play: "{{new}}"       # and once as a whole
        gap: 100%

    """

  private static let reviewBody = """
    # Muraja'ah: what was heard of late, and a juz in order.
    name: Review

    variables:
      old:
        next: 2 pages
        start: juz:30
        until: juz:30
        at-end: restart

    steps:
      - stop: 30m             # from here on at most

      - review: 7             # the last seven runs …
        of: all               # … of all scripts, and of tilawa play

      - play: "{{old}}"
        speed: 1.25

    """
}
