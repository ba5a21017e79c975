// Written by Scripts/sentences from Resources/sentences/en/AppOverview.ftl. A change belongs there.

import TilawaCore

/// The sentences of AppOverview.
enum OverviewSentences {
  static var continueHere: Sentence { Sentence("AppOverview.continue-here", "Continue") }
  static var library: Sentence { Sentence("AppOverview.library", "Library") }
  static var nextStep: Sentence { Sentence("AppOverview.next-step", "Next step") }
  static var commands: Sentence { Sentence("AppOverview.commands", "Commands") }
  static func allCommands(command: CommandHint) -> Sentence {
    Sentence("AppOverview.all-commands", "All commands: { $command }", ["command": .command(command)])
  }
  static func placeCourse(state: String) -> Sentence {
    Sentence("AppOverview.place-course", "course: { $state }", ["state": .text(state)])
  }
  static func placeListening(place: String) -> Sentence {
    Sentence("AppOverview.place-listening", "listening: { $place }", ["place": .text(place)])
  }
  static func placeListeningBy(place: String, reciters: String) -> Sentence {
    Sentence(
      "AppOverview.place-listening-by", "listening: { $place }, { $reciters }",
      ["place": .text(place), "reciters": .text(reciters)])
  }
  static func placeHifz(state: String) -> Sentence {
    Sentence("AppOverview.place-hifz", "{ $state }", ["state": .text(state)])
  }
  static func placeReading(place: String, page: Int) -> Sentence {
    Sentence(
      "AppOverview.place-reading", "reading: { $place }, page { $page }",
      ["place": .text(place), "page": .number(page)])
  }
  static func placeKhatm(read: Int, all: Int) -> Sentence {
    Sentence(
      "AppOverview.place-khatm", "khatm: { $read } of { $all } pages", ["read": .number(read), "all": .number(all)])
  }
  static func placeKhatmToday(read: Int, all: Int, rest: String) -> Sentence {
    Sentence(
      "AppOverview.place-khatm-today", "khatm: { $read } of { $all } pages, { $rest } today",
      ["read": .number(read), "all": .number(all), "rest": .text(rest)])
  }
  static func coachState(course: String, waiting: Int) -> Sentence {
    Sentence(
      "AppOverview.coach-state", "{ $course }, { $waiting } waiting for feedback",
      ["course": .text(course), "waiting": .number(waiting)])
  }
  static var empty: Sentence { Sentence("AppOverview.empty", "empty") }
  static func reciters(count: Int) -> Sentence {
    Sentence(
      "AppOverview.reciters",
      #"""
      { $count ->
      [one] { $count } reciter
      *[other] { $count } reciters
      }
      """#, ["count": .number(count)])
  }
  static func labelsSuggested(labels: String, suggested: Int) -> Sentence {
    Sentence(
      "AppOverview.labels-suggested", "{ $labels }, { $suggested } suggested",
      ["labels": .text(labels), "suggested": .number(suggested)])
  }
  static var stepSetUp: Sentence { Sentence("AppOverview.step-set-up", "Choose the reciters that you want to hear.") }
  static func stepFind(others: Int, title: String) -> Sentence {
    Sentence(
      "AppOverview.step-find",
      #"""
      { $others ->
      [0] “{ $title }” has no labels yet.
      [one] “{ $title }” and { $others } recording more have no labels yet.
      *[other] “{ $title }” and { $others } recordings more have no labels yet.
      } Find the ayat, so that you can play them one by one.
      """#, ["others": .number(others), "title": .text(title)])
  }
  static func stepReview(others: Int, title: String, suggestions: Int) -> Sentence {
    Sentence(
      "AppOverview.step-review",
      #"""
      { $others ->
      [0] “{ $title }” has
      [one] “{ $title }” and { $others } recording more have
      *[other] “{ $title }” and { $others } recordings more have
      } { $suggestions ->
      [one] { $suggestions } label
      *[other] { $suggestions } labels
      } that Tilawa suggested. They are played after you confirm them.
      """#, ["others": .number(others), "title": .text(title), "suggestions": .number(suggestions)])
  }
  static func stepRead(rest: String) -> Sentence {
    Sentence("AppOverview.step-read", "Your khatm: { $rest } today.", ["rest": .text(rest)])
  }
  static func stepResume(place: String) -> Sentence {
    Sentence("AppOverview.step-resume", "Your last session stopped at { $place }.", ["place": .text(place)])
  }
  static var stepPlay: Sentence { Sentence("AppOverview.step-play", "Play a surah, each ayah three times.") }
}
