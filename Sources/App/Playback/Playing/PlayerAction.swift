import TilawaCore
package import TilawaPlayer

/// The action of a key on the player. Some actions depend on the settings at the moment of the key press.
package enum PlayerAction: Hashable, Sendable {
  /// The direction in which a key changes a value.
  package enum Step: Hashable, Sendable { case more, less }

  case command(PlayerCommand)
  /// A change of the number of plays of each ayah, or of the number of passes.
  case each(Step), passes(Step)
  /// The silence after each ayah.
  case gap(Step)
  /// The next of the endless modes, in turn: nothing, the ayah, the range.
  case endless

  /// Returns the command to the player for this action.
  ///
  /// - Throws: `CommandRefusal` at the greatest or the least value, or if nothing plays.
  package func command(_ settings: Player.Settings?) throws(CommandRefusal) -> PlayerCommand {
    if case .command(let command) = self { return command }
    guard let settings else { throw .nothingPlays }
    switch self {
    case .command(let command): return command
    case .each(let step): return .change(.each(try PlayerAction.count(settings.each, step)))
    case .passes(let step): return .change(.passes(try PlayerAction.count(settings.passes, step)))
    case .gap(let step): return .change(.gap(try PlayerAction.gap(settings.gap, step)))
    case .endless:
      let all = Player.Endless.allCases
      let place = all.firstIndex(of: settings.endless) ?? 0
      return .endless(all[(place + 1) % all.count])
    }
  }

  /// Returns the next count. After the greatest count comes an endless one.
  private static func count(_ now: Repeat, _ step: Step) throws(CommandRefusal) -> Repeat {
    switch (now.limit, step) {
    case (nil, .more): throw .impossible(PlaybackSentences.foreverAlready)
    case (nil, .less): return Repeat(times: Repeat.allowed.upperBound) ?? .once
    case (let count?, .more): return Repeat(times: count + 1) ?? .forever
    case (let count?, .less):
      guard let fewer = Repeat(times: count - 1) else { throw .impossible(PlaybackSentences.onceAlready) }
      return fewer
    }
  }

  private static func gap(_ now: Gap, _ step: Step) throws(CommandRefusal) -> Gap {
    switch now {
    case .milliseconds(let count):
      let change = change(step, from: count, small: 250, large: 1000, above: 5000)
      return .milliseconds(try moved(count, by: change, within: Gap.millisecondsAllowed))
    case .percent(let share):
      let change = change(step, from: share, small: 25, large: 100, above: 300)
      return .percent(try moved(share, by: change, within: Gap.percentAllowed))
    case .frames: throw .impossible(PlaybackSentences.notThisGap)
    }
  }

  /// Returns the change of a number: a long gap changes by more than a short one.
  private static func change(_ step: Step, from number: Int, small: Int, large: Int, above limit: Int) -> Int {
    switch step {
    case .more: number >= limit ? large : small
    case .less: number > limit ? -large : -small
    }
  }

  private static func moved(
    _ number: Int, by change: Int, within allowed: ClosedRange<Int>
  ) throws(CommandRefusal) -> Int {
    let moved = min(allowed.upperBound, max(allowed.lowerBound, number + change))
    guard moved != number else {
      throw .impossible(change > 0 ? PlaybackSentences.longestGapAlready : PlaybackSentences.noGapAlready)
    }
    return moved
  }
}
