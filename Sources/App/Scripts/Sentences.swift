// Written by Scripts/sentences from Resources/sentences/en/AppScripts.ftl. A change belongs there.

import TilawaCore

/// The sentences of AppScripts.
enum ScriptsSentences {
  static func pause(pause: Sentence) -> Sentence {
    Sentence("AppScripts.pause", "pause { $pause }", ["pause": .sentence(pause)])
  }
  static var untilKey: Sentence { Sentence("AppScripts.until-key", "until a key") }
  static func untilTime(time: String) -> Sentence {
    Sentence("AppScripts.until-time", "until { $time }", ["time": .text(time)])
  }
  static func forLastAyah(percent: Int) -> Sentence {
    Sentence("AppScripts.for-last-ayah", "for { $percent }% of the last ayah", ["percent": .number(percent)])
  }
  static func stopAt(time: String) -> Sentence {
    Sentence("AppScripts.stop-at", "stop at { $time }", ["time": .text(time)])
  }
  static func stopAfter(length: String) -> Sentence {
    Sentence("AppScripts.stop-after", "stop after { $length }", ["length": .text(length)])
  }
  static func stepOf(number: String, count: String, step: Sentence) -> Sentence {
    Sentence(
      "AppScripts.step-of", "{ $number }/{ $count } { $step }",
      ["number": .text(number), "count": .text(count), "step": .sentence(step)])
  }
  static var done: Sentence { Sentence("AppScripts.done", "done") }
  static var skipped: Sentence { Sentence("AppScripts.skipped", "skipped") }
  static var stopped: Sentence { Sentence("AppScripts.stopped", "stopped") }
  static var timeIsUp: Sentence { Sentence("AppScripts.time-is-up", "the time is up") }
  static var interrupted: Sentence { Sentence("AppScripts.interrupted", "interrupted") }
  static var failed: Sentence { Sentence("AppScripts.failed", "failed") }
  static func because(result: Sentence, reason: Sentence) -> Sentence {
    Sentence(
      "AppScripts.because", "{ $result }: { $reason }", ["result": .sentence(result), "reason": .sentence(reason)])
  }
  static var noTerminal: Sentence { Sentence("AppScripts.no-terminal", "there is no terminal") }
  static var nothingBefore: Sentence { Sentence("AppScripts.nothing-before", "nothing was played before it") }
  static func logLine(name: String, line: Sentence) -> Sentence {
    Sentence("AppScripts.log-line", "{ $name }: { $line }", ["name": .text(name), "line": .sentence(line)])
  }
  static func begins(name: String, count: Int) -> Sentence {
    Sentence(
      "AppScripts.begins",
      #"""
      { $name }: begins, { $count ->
      [one] { $count } step
      *[other] { $count } steps
      }
      """#, ["name": .text(name), "count": .number(count)])
  }
  static func stepEnded(step: Sentence, result: Sentence, length: String) -> Sentence {
    Sentence(
      "AppScripts.step-ended", "{ $step }: { $result }, { $length }",
      ["step": .sentence(step), "result": .sentence(result), "length": .text(length)])
  }
  static func stepSkipped(step: Sentence, result: Sentence) -> Sentence {
    Sentence(
      "AppScripts.step-skipped", "{ $step }: { $result }", ["step": .sentence(step), "result": .sentence(result)])
  }
  static func stepFailed(name: String, place: String, reason: Sentence) -> Sentence {
    Sentence(
      "AppScripts.step-failed", "{ $name }:{ $place }: { $reason }",
      ["name": .text(name), "place": .text(place), "reason": .sentence(reason)])
  }
  static func runEnded(name: String, result: Sentence, done: String, count: Int, length: String) -> Sentence {
    Sentence(
      "AppScripts.run-ended",
      #"""
      { $name }: { $result }, { $done } of { $count ->
      [one] { $count } step
      *[other] { $count } steps
      }, { $length }
      """#,
      [
        "name": .text(name), "result": .sentence(result), "done": .text(done), "count": .number(count),
        "length": .text(length),
      ])
  }
  static func nextRun(reason: Sentence) -> Sentence {
    Sentence(
      "AppScripts.next-run", "{ $reason }; the next run begins where this one did", ["reason": .sentence(reason)])
  }
  static func leftOut(name: String, time: String, limit: String) -> Sentence {
    Sentence(
      "AppScripts.left-out", "{ $name }: left out: it was due at { $time }, more than { $limit } ago",
      ["name": .text(name), "time": .text(time), "limit": .text(limit)])
  }
  static func cannotOpen(path: String, reason: String) -> Sentence {
    Sentence(
      "AppScripts.cannot-open", "{ $path }: cannot open: { $reason }", ["path": .text(path), "reason": .text(reason)])
  }
  static func running(name: String, option: String) -> Sentence {
    Sentence(
      "AppScripts.running", "{ $name } is running already; to wait for its end: { $option }",
      ["name": .text(name), "option": .text(option)])
  }
  static func runningIn(name: String, process: String, option: String) -> Sentence {
    Sentence(
      "AppScripts.running-in", "{ $name } is running already (process { $process }); to wait for its end: { $option }",
      ["name": .text(name), "process": .text(process), "option": .text(option)])
  }
  static func cannotLock(path: String) -> Sentence {
    Sentence("AppScripts.cannot-lock", "{ $path }: cannot lock", ["path": .text(path)])
  }
  static func hasErrors(command: CommandHint) -> Sentence {
    Sentence(
      "AppScripts.has-errors", "the script has errors; to list them: { $command }", ["command": .command(command)])
  }
  static func oneSessionAFile(count: Int, command: CommandHint) -> Sentence {
    Sentence(
      "AppScripts.one-session-a-file",
      "a file can contain one session, but the script has { $count } steps that play; see: { $command }",
      ["count": .number(count), "command": .command(command)])
  }
  static func cursorUnreadable(path: String, variable: String, script: String) -> Sentence {
    Sentence(
      "AppScripts.cursor-unreadable", "{ $path }: where { $variable } of { $script } goes on cannot be read",
      ["path": .text(path), "variable": .text(variable), "script": .text(script)])
  }
  static func fault(place: String, reason: Sentence) -> Sentence {
    Sentence("AppScripts.fault", "{ $place }: { $reason }", ["place": .text(place), "reason": .sentence(reason)])
  }
  static var noFaults: Sentence { Sentence("AppScripts.no-faults", "ok") }
  static func noSuchTime(time: String, day: String) -> Sentence {
    Sentence(
      "AppScripts.no-such-time",
      "clocks do not show { $time } on { $day }, when summer time begins: systemd leaves that day out",
      ["time": .text(time), "day": .text(day)])
  }
  static func next(time: String) -> Sentence { Sentence("AppScripts.next", "next { $time }", ["time": .text(time)]) }
  static var backslash: Sentence {
    Sentence("AppScripts.backslash", "a name with a backslash cannot be used in a crontab")
  }
  static func controlCharacter(path: String) -> Sentence {
    Sentence(
      "AppScripts.control-character", "{ $path }: a name with a control character cannot be scheduled",
      ["path": .text(path)])
  }
  static func noSchedule(path: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppScripts.no-schedule", "{ $path } has no schedule; those that have one: { $command }",
      ["path": .text(path), "command": .command(command)])
  }
  static func variableIs(variable: String, ranges: String) -> Sentence {
    Sentence(
      "AppScripts.variable-is", "{ $variable } is { $ranges }", ["variable": .text(variable), "ranges": .text(ranges)])
  }
  static func variableIsNothing(variable: String) -> Sentence {
    Sentence("AppScripts.variable-is-nothing", "{ $variable } is nothing", ["variable": .text(variable)])
  }
  static var aKey: Sentence { Sentence("AppScripts.a-key", "a key") }
  static var forever: Sentence { Sentence("AppScripts.forever", "forever") }
  static var cut: Sentence { Sentence("AppScripts.cut", "cut by stop") }
  static var notReached: Sentence { Sentence("AppScripts.not-reached", "not reached") }
  static var cannotBeHeard: Sentence { Sentence("AppScripts.cannot-be-heard", "cannot be heard") }
  static func noAudio(count: Int) -> Sentence {
    Sentence(
      "AppScripts.no-audio",
      #"""
      no audio for { $count ->
      [one] { $count } ayah
      *[other] { $count } ayat
      }
      """#, ["count": .number(count)])
  }
  static var estimate: Sentence {
    Sentence("AppScripts.estimate", "some files must be downloaded: the length is an estimate")
  }
  static func noted(step: Sentence, notes: String) -> Sentence {
    Sentence("AppScripts.noted", "{ $step } ({ $notes })", ["step": .sentence(step), "notes": .text(notes)])
  }
  static var endless: Sentence { Sentence("AppScripts.endless", "total: no end") }
  static func total(length: String, end: String) -> Sentence {
    Sentence(
      "AppScripts.total", "total: { $length }; if started now, it ends at { $end }",
      ["length": .text(length), "end": .text(end)])
  }
  static func totalWithKeys(length: String, count: Int, end: String) -> Sentence {
    Sentence(
      "AppScripts.total-with-keys",
      #"""
      total: { $length }, and what you take for { $count ->
      [one] { $count } key
      *[other] { $count } keys
      }; if started now, it ends at { $end } or later
      """#, ["length": .text(length), "count": .number(count), "end": .text(end)])
  }
  static var pauseUntilKey: Sentence { Sentence("AppScripts.pause-until-key", "pause until a key is pressed") }
  static var plainPause: Sentence { Sentence("AppScripts.plain-pause", "pause") }
  static func pauseUntil(time: String) -> Sentence {
    Sentence("AppScripts.pause-until", "pause until { $time }", ["time": .text(time)])
  }
  static func yourTurn(percent: Int) -> Sentence {
    Sentence(
      "AppScripts.your-turn", "your turn after the last ayah, { $percent } % of it", ["percent": .number(percent)])
  }
  static func recordShare(ranges: String, percent: Int) -> Sentence {
    Sentence(
      "AppScripts.record-share", "record { $ranges }, { $percent } % of what was played",
      ["ranges": .text(ranges), "percent": .number(percent)])
  }
  static func record(ranges: String) -> Sentence {
    Sentence("AppScripts.record", "record { $ranges }", ["ranges": .text(ranges)])
  }
  static var stopNow: Sentence { Sentence("AppScripts.stop-now", "stop") }
  static func nothingToDo(kind: String, reason: Sentence) -> Sentence {
    Sentence(
      "AppScripts.nothing-to-do", "{ $kind }: nothing to do: { $reason }",
      ["kind": .text(kind), "reason": .sentence(reason)])
  }
  static func moreRanges(count: Int) -> Sentence {
    Sentence("AppScripts.more-ranges", "… { $count } more …", ["count": .number(count)])
  }
}
