// Written by Scripts/sentences from Resources/sentences/en/TilawaScripts.ftl. A change belongs there.

import TilawaCore

/// The sentences of TilawaScripts.
enum TilawaScriptsSentences {
  static func atPlace(place: String, fault: Sentence) -> Sentence {
    Sentence("TilawaScripts.at-place", "{ $place }: { $fault }", ["place": .text(place), "fault": .sentence(fault)])
  }
  static func didYouMean(fault: Sentence, word: String) -> Sentence {
    Sentence(
      "TilawaScripts.did-you-mean", "{ $fault }; did you mean { $word }?",
      ["fault": .sentence(fault), "word": .text(word)])
  }
  static func or(list: String, last: String) -> Sentence {
    Sentence("TilawaScripts.or", "{ $list } or { $last }", ["list": .text(list), "last": .text(last)])
  }
  static var valueNothing: Sentence { Sentence("TilawaScripts.value-nothing", "nothing") }
  static var valueText: Sentence { Sentence("TilawaScripts.value-text", "a text") }
  static var valueList: Sentence { Sentence("TilawaScripts.value-list", "a list") }
  static var valueKeys: Sentence { Sentence("TilawaScripts.value-keys", "keys with values") }
  static var aScript: Sentence { Sentence("TilawaScripts.a-script", "a script") }
  static var aGroup: Sentence { Sentence("TilawaScripts.a-group", "a group") }
  static var aVariable: Sentence { Sentence("TilawaScripts.a-variable", "a variable") }
  static var aCourse: Sentence { Sentence("TilawaScripts.a-course", "a course") }
  static var aSession: Sentence { Sentence("TilawaScripts.a-session", "a session") }
  static var anAssessment: Sentence { Sentence("TilawaScripts.an-assessment", "an assessment") }
  static var anOrientation: Sentence { Sentence("TilawaScripts.an-orientation", "an orientation") }
  static var aResource: Sentence { Sentence("TilawaScripts.a-resource", "a resource") }
  static var aWeek: Sentence { Sentence("TilawaScripts.a-week", "a week") }
  static var aLessonPart: Sentence { Sentence("TilawaScripts.a-lesson-part", "a part of a lesson") }
  static func takesText(key: String, value: Sentence) -> Sentence {
    Sentence(
      "TilawaScripts.takes-text", "{ $key } takes a text, and this is { $value }",
      ["key": .text(key), "value": .sentence(value)])
  }
  static func takesNumber(key: String, least: String, most: String) -> Sentence {
    Sentence(
      "TilawaScripts.takes-number", "{ $key } takes { $least } to { $most }",
      ["key": .text(key), "least": .text(least), "most": .text(most)])
  }
  static func takesPercent(key: String, least: String, most: String) -> Sentence {
    Sentence(
      "TilawaScripts.takes-percent", "{ $key } takes { $least }% to { $most }%",
      ["key": .text(key), "least": .text(least), "most": .text(most)])
  }
  static func takesOneOf(key: String, words: Sentence) -> Sentence {
    Sentence("TilawaScripts.takes-one-of", "{ $key } takes { $words }", ["key": .text(key), "words": .sentence(words)])
  }
  static func takesYesOrNo(key: String) -> Sentence {
    Sentence("TilawaScripts.takes-yes-or-no", "{ $key } takes yes or no", ["key": .text(key)])
  }
  static func takesIds(key: String) -> Sentence {
    Sentence("TilawaScripts.takes-ids", "{ $key } takes ids, such as husary", ["key": .text(key)])
  }
  static func takes(key: String, wanted: Sentence) -> Sentence {
    Sentence("TilawaScripts.takes", "{ $key } takes { $wanted }", ["key": .text(key), "wanted": .sentence(wanted)])
  }
  static func hasKeys(what: Sentence, value: Sentence) -> Sentence {
    Sentence(
      "TilawaScripts.has-keys", "{ $what } has keys with values, and this is { $value }",
      ["what": .sentence(what), "value": .sentence(value)])
  }
  static func doesNotTake(what: Sentence, key: String) -> Sentence {
    Sentence(
      "TilawaScripts.does-not-take", "{ $what } does not take “{ $key }”", ["what": .sentence(what), "key": .text(key)])
  }
  static func hasNoKey(what: Sentence, key: String) -> Sentence {
    Sentence(
      "TilawaScripts.has-no-key", "{ $what } has no key “{ $key }”", ["what": .sentence(what), "key": .text(key)])
  }
  static func hasNoKeyOf(what: Sentence, key: String, keys: Sentence) -> Sentence {
    Sentence(
      "TilawaScripts.has-no-key-of", "{ $what } has no key “{ $key }”: { $keys }",
      ["what": .sentence(what), "key": .text(key), "keys": .sentence(keys)])
  }
  static var wantedRepeat: Sentence { Sentence("TilawaScripts.wanted-repeat", "1 to 100, or forever") }
  static var wantedCount: Sentence { Sentence("TilawaScripts.wanted-count", "0 or more") }
  static var wantedThen: Sentence { Sentence("TilawaScripts.wanted-then", "ayat:N, pages:N or stop") }
  static var wantedThenTimes: Sentence { Sentence("TilawaScripts.wanted-then-times", "1 or more, surah, page or juz") }
  static var wantedVolume: Sentence { Sentence("TilawaScripts.wanted-volume", "0 to 100") }
  static var wantedTime: Sentence { Sentence("TilawaScripts.wanted-time", "a time such as 90s, 30m or 1h30m") }
  static var wantedAyah: Sentence { Sentence("TilawaScripts.wanted-ayah", "an ayah such as 2:255") }
  static var wantedPreset: Sentence { Sentence("TilawaScripts.wanted-preset", "the name of a preset") }
  static func saysWhatToHear(key: String) -> Sentence {
    Sentence("TilawaScripts.says-what-to-hear", "{ $key } says what to hear, such as 2:255 or 67", ["key": .text(key)])
  }
  static var rangeMissing: Sentence { Sentence("TilawaScripts.range-missing", "a range is missing here") }
  static func rangesTooLong(most: String) -> Sentence {
    Sentence(
      "TilawaScripts.ranges-too-long", "these are more than { $most } characters: put the ranges in a list",
      ["most": .text(most)])
  }
  static var bracesOpen: Sentence { Sentence("TilawaScripts.braces-open", #"{ "{{" } is not closed by { "}}" }"#) }
  static func rangeWrong(text: String, reason: Sentence) -> Sentence {
    Sentence("TilawaScripts.range-wrong", "{ $text }: { $reason }", ["text": .text(text), "reason": .sentence(reason)])
  }
  static var separateBySpaces: Sentence { Sentence("TilawaScripts.separate-by-spaces", "separate ranges by spaces") }
  static func needsSteps(command: CommandHint) -> Sentence {
    Sentence(
      "TilawaScripts.needs-steps", "a script needs steps; { $command } writes a first script",
      ["command": .command(command)])
  }
  static func tooManySteps(count: Int, most: String) -> Sentence {
    Sentence(
      "TilawaScripts.too-many-steps", "these are { $count } steps with those of repeated groups: at most { $most }",
      ["count": .number(count), "most": .text(most)])
  }
  static var nameWrong: Sentence { Sentence("TilawaScripts.name-wrong", "a name is one line of 1 to 100 characters") }
  static var cumulativeRepeat: Sentence {
    Sentence("TilawaScripts.cumulative-repeat", "cumulative continues with the next ayah: repeat takes 1 to 100")
  }
  static var stepsIsList: Sentence {
    Sentence("TilawaScripts.steps-is-list", "steps is a list: a line for each that begins with “- ”")
  }
  static func mostSteps(most: String) -> Sentence {
    Sentence("TilawaScripts.most-steps", "a script has at most { $most } steps", ["most": .text(most)])
  }
  static func aStepIs(keys: Sentence) -> Sentence {
    Sentence("TilawaScripts.a-step-is", "a step is { $keys }, such as “- play: 2:255”", ["keys": .sentence(keys)])
  }
  static var stepSaysNothing: Sentence {
    Sentence("TilawaScripts.step-says-nothing", "this step does not say what it does")
  }
  static func stepSaysNoneOf(keys: Sentence) -> Sentence {
    Sentence(
      "TilawaScripts.step-says-none-of", "this step does not say what it does: { $keys }", ["keys": .sentence(keys)])
  }
  static func stepIsOne(keys: Sentence) -> Sentence {
    Sentence("TilawaScripts.step-is-one", "a step is one thing: { $keys }", ["keys": .sentence(keys)])
  }
  static var pauseTakes: Sentence {
    Sentence("TilawaScripts.pause-takes", "pause takes key, a time such as 30s or 5m, or a time of day such as 05:30")
  }
  static var stopTakes: Sentence {
    Sentence(
      "TilawaScripts.stop-takes",
      "stop takes a time of day such as 06:15, or a time such as 30m; alone it ends the script")
  }
  static var recordTakes: Sentence { Sentence("TilawaScripts.record-takes", "record takes one range") }
  static var forTakes: Sentence {
    Sentence(
      "TilawaScripts.for-takes", "for takes key, a time such as 2m, or a share of what was just heard such as 150%")
  }
  static func variablesAre(value: Sentence) -> Sentence {
    Sentence(
      "TilawaScripts.variables-are", "variables have names and values, and this is { $value }",
      ["value": .sentence(value)])
  }
  static func mostVariables(most: String) -> Sentence {
    Sentence("TilawaScripts.most-variables", "a script has at most { $most } variables", ["most": .text(most)])
  }
  static var variableName: Sentence {
    Sentence("TilawaScripts.variable-name", "a variable's name is letters, digits, - and _, and not next or last")
  }
  static var variableSays: Sentence {
    Sentence("TilawaScripts.variable-says", "a variable says next: 5 ayat, or last: 3")
  }
  static var variableIs: Sentence {
    Sentence("TilawaScripts.variable-is", "a variable is next 5 ayat, last 3, or ranges")
  }
  static var variableInVariable: Sentence {
    Sentence("TilawaScripts.variable-in-variable", "a variable holds ranges, and no other variable")
  }
  static var untilBeforeStart: Sentence { Sentence("TilawaScripts.until-before-start", "until comes before start") }
  static var bracesHold: Sentence {
    Sentence("TilawaScripts.braces-hold", #"{ "{{ }}" } holds next 5 ayat, last 3, or the name of a variable"#)
  }
  static func anotherPortion(place: String) -> Sentence {
    Sentence(
      "TilawaScripts.another-portion",
      #"{ "{{next …}}" } is another portion at { $place }: give each a name under variables"#, ["place": .text(place)])
  }
  static func noVariable(name: String) -> Sentence {
    Sentence("TilawaScripts.no-variable", "there is no variable “{ $name }”", ["name": .text(name)])
  }
  static func noVariableOf(name: String) -> Sentence {
    Sentence(
      "TilawaScripts.no-variable-of",
      #"there is no variable “{ $name }”: { "{{next 5 ayat}}" }, { "{{last 3}}" }, or a name"#, ["name": .text(name)])
  }
  static var lastTakes: Sentence { Sentence("TilawaScripts.last-takes", "last takes 1 to 100 runs, such as last 3") }
  static var nextTakes: Sentence {
    Sentence(
      "TilawaScripts.next-takes",
      "next takes 1 to 1000 ayat, pages, surahs, juz, hizb, rub, ruku or manzil, such as next 5 ayat")
  }
  static func mostBytes(most: String) -> Sentence {
    Sentence("TilawaScripts.most-bytes", "a file has at most { $most } bytes", ["most": .text(most)])
  }
  static var notText: Sentence { Sentence("TilawaScripts.not-text", "it is not UTF-8 text") }
  static var controlCharacter: Sentence {
    Sentence("TilawaScripts.control-character", "a control character cannot stand here")
  }
  static func aliasRefused(name: String) -> Sentence {
    Sentence(
      "TilawaScripts.alias-refused", "the alias *{ $name } is not read: write it out, or put it under variables",
      ["name": .text(name)])
  }
  static var anchorsRefused: Sentence {
    Sentence("TilawaScripts.anchors-refused", "anchors are not read: write it out, or put it under variables")
  }
  static var aliasesRefused: Sentence {
    Sentence("TilawaScripts.aliases-refused", "aliases are not read: write it out, or put it under variables")
  }
  static func tagRefused(tag: String) -> Sentence {
    Sentence("TilawaScripts.tag-refused", "tags such as { $tag } are not read", ["tag": .text(tag)])
  }
  static var empty: Sentence { Sentence("TilawaScripts.empty", "it is empty") }
  static var unreadable: Sentence { Sentence("TilawaScripts.unreadable", "it cannot be read") }
  static func mostLevels(most: String) -> Sentence {
    Sentence("TilawaScripts.most-levels", "a file has at most { $most } levels", ["most": .text(most)])
  }
  static var keyIsWord: Sentence { Sentence("TilawaScripts.key-is-word", "a key is one word") }
  static var colonMissing: Sentence { Sentence("TilawaScripts.colon-missing", "a key has “: ” after it") }
  static func notYaml(problem: Sentence) -> Sentence {
    Sentence("TilawaScripts.not-yaml", "this is not YAML: { $problem }", ["problem": .sentence(problem)])
  }
  static func yamlNeedsPackage(reason: String) -> Sentence {
    Sentence(
      "TilawaScripts.yaml-needs-package", "scripts are read by the package libyaml-0-2: { $reason }",
      ["reason": .text(reason)])
  }
  static func keyTwice(key: String) -> Sentence {
    Sentence("TilawaScripts.key-twice", "the key “{ $key }” stands here twice", ["key": .text(key)])
  }
  static var oneDocument: Sentence { Sentence("TilawaScripts.one-document", "a file is one document") }
  static var tab: Sentence { Sentence("TilawaScripts.tab", "a tab cannot indent: use spaces") }
  static var quoteSign: Sentence { Sentence("TilawaScripts.quote-sign", "a text that begins so is put in quotes") }
  static var quoteBraces: Sentence {
    Sentence("TilawaScripts.quote-braces", #"a text with { "{{…}}" } and more in it is put in quotes"#)
  }
  static var quoteColon: Sentence { Sentence("TilawaScripts.quote-colon", "a text with “: ” in it is put in quotes") }
  static var indentation: Sentence {
    Sentence("TilawaScripts.indentation", "this line does not begin where those above it begin")
  }
  static func heardToEnd(variable: String) -> Sentence {
    Sentence(
      "TilawaScripts.heard-to-end", "{ $variable } was heard to its end; with at-end: restart it begins again",
      ["variable": .text(variable)])
  }
  static func tooManyLinked(count: Int, most: String) -> Sentence {
    Sentence(
      "TilawaScripts.too-many-linked",
      "linked these are { $count } ayat: at most { $most }; a window such as window: 5 makes them fewer",
      ["count": .number(count), "most": .text(most)])
  }
  static var severalRanges: Sentence {
    Sentence("TilawaScripts.several-ranges", "a recording is of one range, and these are several")
  }
  static var nothingToPlay: Sentence { Sentence("TilawaScripts.nothing-to-play", "there is nothing to play") }
  static var scriptUnheard: Sentence {
    Sentence("TilawaScripts.script-unheard", "no earlier run of this script was heard")
  }
  static var nothingHeard: Sentence { Sentence("TilawaScripts.nothing-heard", "nothing was heard yet") }
  static func courseHas(key: String) -> Sentence {
    Sentence("TilawaScripts.course-has", "a course has the key “{ $key }”", ["key": .text(key)])
  }
  static var courseHasWeek: Sentence { Sentence("TilawaScripts.course-has-week", "a course has at least one week") }
  static func zoneTakes(name: String) -> Sentence {
    Sentence(
      "TilawaScripts.zone-takes", "zone takes the name of a time zone such as Europe/Berlin, and “{ $name }” is none",
      ["name": .text(name)])
  }
  static func recoveryTakes(command: CommandHint) -> Sentence {
    Sentence(
      "TilawaScripts.recovery-takes", "recovery takes the public key that { $command } has written, 64 digits",
      ["command": .command(command)])
  }
  static var assessmentHas: Sentence { Sentence("TilawaScripts.assessment-has", "an assessment has the key “passage”") }
  static var nextHas: Sentence { Sentence("TilawaScripts.next-has", "next has the key “level”") }
  static func hasTitleAndLink(what: Sentence) -> Sentence {
    Sentence("TilawaScripts.has-title-and-link", "{ $what } has the keys “title” and “link”", ["what": .sentence(what)])
  }
  static func isList(key: String, value: Sentence) -> Sentence {
    Sentence(
      "TilawaScripts.is-list", "{ $key } is a list, and this is { $value }",
      ["key": .text(key), "value": .sentence(value)])
  }
  static func mostEntries(key: String, most: String) -> Sentence {
    Sentence(
      "TilawaScripts.most-entries", "{ $key } has at most { $most } entries", ["key": .text(key), "most": .text(most)])
  }
  static var courseTakes: Sentence {
    Sentence(
      "TilawaScripts.course-takes", "course takes an id of small letters, digits and hyphens, such as level-2-spring")
  }
  static func isLine(key: String) -> Sentence {
    Sentence("TilawaScripts.is-line", "{ $key } is one line of at most 200 bytes", ["key": .text(key)])
  }
  static func mostText(key: String, most: String) -> Sentence {
    Sentence(
      "TilawaScripts.most-text", "{ $key } has at most { $most } bytes", ["key": .text(key), "most": .text(most)])
  }
  static func takesDay(key: String) -> Sentence {
    Sentence("TilawaScripts.takes-day", "{ $key } takes a day such as 2027-01-16", ["key": .text(key)])
  }
  static func takesWeekday(key: String, example: Sentence) -> Sentence {
    Sentence(
      "TilawaScripts.takes-weekday", "{ $key } takes a day of the week and a time, such as { $example }",
      ["key": .text(key), "example": .sentence(example)])
  }
  static var unlockExample: Sentence { Sentence("TilawaScripts.unlock-example", "sat, or sat 06:00") }
  static func takesLink(key: String) -> Sentence {
    Sentence(
      "TilawaScripts.takes-link",
      "{ $key } takes a link that begins with https:// or http://, or a path beside this file", ["key": .text(key)])
  }
  static func sameSession(id: String) -> Sentence {
    Sentence("TilawaScripts.same-session", "two sessions have the id “{ $id }”", ["id": .text(id)])
  }
  static func sessionHas(keys: Sentence) -> Sentence {
    Sentence(
      "TilawaScripts.session-has", "a session has the key { $keys } with its title, and the key “on” with its time",
      ["keys": .sentence(keys)])
  }
  static var idTakes: Sentence { Sentence("TilawaScripts.id-takes", "id takes small letters, digits and hyphens") }
  static var onTakes: Sentence {
    Sentence("TilawaScripts.on-takes", "on takes tue 19:00 for each week, or 2027-01-12 19:00 for once")
  }
  static func remains(key: String, value: String) -> Sentence {
    Sentence("TilawaScripts.remains", "{ $key } ({ $value })", ["key": .text(key), "value": .text(value)])
  }
  static func remainsSession(title: String, moment: String) -> Sentence {
    Sentence(
      "TilawaScripts.remains-session", "the session { $title }, { $moment }",
      ["title": .text(title), "moment": .text(moment)])
  }
  static var remainsAssessment: Sentence { Sentence("TilawaScripts.remains-assessment", "the assessment") }
  static func remainsWeeks(weeks: String) -> Sentence {
    Sentence("TilawaScripts.remains-weeks", "topic and passage of { $weeks }", ["weeks": .text(weeks)])
  }
  static var remainsAllWeeks: Sentence { Sentence("TilawaScripts.remains-all-weeks", "topic and passage of all weeks") }
}
